extension DiagnosticCode {
    /// The code's page. The pages stand by area under `Explanations/`, each under the name of its code.
    package var explanation: Explanation {
        switch self {
        case .yamlSyntax: .yamlSyntax
        case .yamlDuplicateKey: .yamlDuplicateKey
        case .yamlLimit: .yamlLimit
        case .yamlEncoding: .yamlEncoding

        case .unknownKey: .unknownKey
        case .missingKey: .missingKey
        case .wrongType: .wrongType
        case .duplicateDefinition: .duplicateDefinition
        case .malformedRuleID: .malformedRuleID
        case .unknownSeverity: .unknownSeverity
        case .unknownEnforcement: .unknownEnforcement
        case .unknownPredicate: .unknownPredicate
        case .missingParameter: .missingParameter
        case .unknownParameter: .unknownParameter
        case .unknownRole: .unknownRole
        case .unknownSlot: .unknownSlot
        case .unknownVocabulary: .unknownVocabulary
        case .unknownSlotValue: .unknownSlotValue
        case .slotNeedsTwoValues: .slotNeedsTwoValues
        case .governsUnknownRule: .governsUnknownRule
        case .governsMismatch: .governsMismatch
        case .slotGovernsConflictedRule: .slotGovernsConflictedRule
        case .retiredReference: .retiredReference
        case .incompleteRetirement: .incompleteRetirement
        case .unknownClass: .unknownClass
        case .illegalClassValue: .illegalClassValue
        case .brokenLadder: .brokenLadder
        case .scopeWidens: .scopeWidens
        case .invalidGlob: .invalidGlob
        case .invalidRegex: .invalidRegex
        case .matchesEverything: .matchesEverything
        case .neverMatches: .neverMatches
        case .slowRegex: .slowRegex
        case .unportableRegex: .unportableRegex
        case .unescapedDot: .unescapedDot
        case .globRegexMixup: .globRegexMixup
        case .unknownBuiltin: .unknownBuiltin
        case .exampleMismatch: .exampleMismatch
        case .patternWithoutExample: .patternWithoutExample
        case .lintWithoutMechanism: .lintWithoutMechanism
        case .proseCondition: .proseCondition
        case .unusedRole: .unusedRole
        case .unusedVocabulary: .unusedVocabulary

        case .duplicateModule: .duplicateModule
        case .illegalSlotValue: .illegalSlotValue
        case .unboundSlot: .unboundSlot
        case .unboundRole: .unboundRole
        case .unboundVocabulary: .unboundVocabulary
        case .bindingContradictsSlot: .bindingContradictsSlot
        case .unknownSubstitution: .unknownSubstitution
        case .pathEscapesSource: .pathEscapesSource
        case .overlappingSources: .overlappingSources
        case .unknownRule: .unknownRule
        case .unknownPack: .unknownPack
        case .conflictingPacks: .conflictingPacks
        case .registryVersion: .registryVersion
        case .pinMismatch: .pinMismatch
        case .overrideWithoutReason: .overrideWithoutReason
        case .overrideNotAllowed: .overrideNotAllowed
        case .waiverWithoutReason: .waiverWithoutReason
        case .waiverExpired: .waiverExpired
        case .waiverExpiring: .waiverExpiring
        case .waiverTooBroad: .waiverTooBroad
        case .unknownSibling: .unknownSibling
        case .importCycle: .importCycle

        case .missingSource: .missingSource
        case .bindingMatchesNothing: .bindingMatchesNothing
        case .waiverMatchesNothing: .waiverMatchesNothing
        case .unownedFiles: .unownedFiles
        case .unlistedSymbol: .unlistedSymbol
        case .unreadableSource: .unreadableSource
        case .skippedSource: .skippedSource

        case .unknownDataClass: .unknownDataClass
        case .invalidSymbol: .invalidSymbol
        case .duplicateSymbol: .duplicateSymbol
        case .persistenceContradiction: .persistenceContradiction
        case .missingAccessibility: .missingAccessibility
        case .accessibilityNotDeviceOnly: .accessibilityNotDeviceOnly
        case .missingSignOff: .missingSignOff
        case .missingReduction: .missingReduction
        case .missingInventory: .missingInventory
        case .classNote: .classNote

        case .invalidArtifact: .invalidArtifact
        case .foreignFile: .foreignFile
        case .staleArtifact: .staleArtifact
        case .unknownLanguage: .unknownLanguage
        case .unknownFramework: .unknownFramework
        }
    }
}

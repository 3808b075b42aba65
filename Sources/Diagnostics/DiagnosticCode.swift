/// The table of everything this release can report. A code is stable: it is never renamed or given another meaning.
///
/// Each has a page (`rulec explain CODE`), an example that raises it, and a test that runs the example.
package enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
    // YAML
    case yamlSyntax = "yaml-syntax"
    case yamlDuplicateKey = "yaml-duplicate-key"
    case yamlLimit = "yaml-limit"
    case yamlEncoding = "yaml-encoding"

    // Registry
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case duplicateDefinition = "duplicate-definition"
    case malformedRuleID = "malformed-rule-id"
    case unknownSeverity = "unknown-severity"
    case unknownEnforcement = "unknown-enforcement"
    case unknownPredicate = "unknown-predicate"
    case missingParameter = "missing-parameter"
    case unknownParameter = "unknown-parameter"
    case unknownRole = "unknown-role"
    case unknownSlot = "unknown-slot"
    case unknownVocabulary = "unknown-vocabulary"
    case unknownSlotValue = "unknown-slot-value"
    case slotNeedsTwoValues = "slot-needs-two-values"
    case governsUnknownRule = "governs-unknown-rule"
    case governsMismatch = "governs-mismatch"
    case slotGovernsConflictedRule = "slot-governs-conflicted-rule"
    case retiredReference = "retired-reference"
    case incompleteRetirement = "incomplete-retirement"
    case unknownClass = "unknown-class"
    case illegalClassValue = "illegal-class-value"
    case brokenLadder = "broken-ladder"
    case scopeWidens = "scope-widens"
    case invalidGlob = "invalid-glob"
    case invalidRegex = "invalid-regex"
    case matchesEverything = "matches-everything"
    case neverMatches = "never-matches"
    case slowRegex = "slow-regex"
    case unportableRegex = "unportable-regex"
    case unescapedDot = "unescaped-dot"
    case globRegexMixup = "glob-regex-mixup"
    case unknownBuiltin = "unknown-builtin"
    case exampleMismatch = "example-mismatch"
    case patternWithoutExample = "pattern-without-example"
    case lintWithoutMechanism = "lint-without-mechanism"
    case proseCondition = "prose-condition"
    case unusedRole = "unused-role"
    case unusedVocabulary = "unused-vocabulary"

    // Overlay
    case duplicateModule = "duplicate-module"
    case illegalSlotValue = "illegal-slot-value"
    case unboundSlot = "unbound-slot"
    case unboundRole = "unbound-role"
    case unboundVocabulary = "unbound-vocabulary"
    case bindingContradictsSlot = "binding-contradicts-slot"
    case unknownSubstitution = "unknown-substitution"
    case pathEscapesSource = "path-escapes-source"
    case overlappingSources = "overlapping-sources"
    case unknownRule = "unknown-rule"
    case unknownPack = "unknown-pack"
    case unknownLanguage = "unknown-language"
    case unknownFramework = "unknown-framework"
    case conflictingPacks = "conflicting-packs"
    case registryVersion = "registry-version"
    case pinMismatch = "pin-mismatch"
    case overrideWithoutReason = "override-without-reason"
    case overrideNotAllowed = "override-not-allowed"
    case waiverWithoutReason = "waiver-without-reason"
    case waiverExpired = "waiver-expired"
    case waiverExpiring = "waiver-expiring"
    case waiverTooBroad = "waiver-too-broad"
    case unknownSibling = "unknown-sibling"
    case importCycle = "import-cycle"

    // Source tree
    case missingSource = "missing-source"
    case bindingMatchesNothing = "binding-matches-nothing"
    case waiverMatchesNothing = "waiver-matches-nothing"
    case unownedFiles = "unowned-files"
    case unreadableSource = "unreadable-source"
    case skippedSource = "skipped-source"
    case unlistedSymbol = "unlisted-symbol"

    // Inventory
    case unknownDataClass = "unknown-data-class"
    case invalidSymbol = "invalid-symbol"
    case duplicateSymbol = "duplicate-symbol"
    case persistenceContradiction = "persistence-contradiction"
    case missingAccessibility = "missing-accessibility"
    case accessibilityNotDeviceOnly = "accessibility-not-device-only"
    case missingSignOff = "missing-sign-off"
    case missingReduction = "missing-reduction"
    case missingInventory = "missing-inventory"
    case classNote = "class-note"

    // Emission
    case invalidArtifact = "invalid-artifact"
    case foreignFile = "foreign-file"
    case staleArtifact = "stale-artifact"

    /// The level a code has unless the registry's policy or an option says otherwise. A few sites lower it by their own
    /// rule (a waiver in the first 14 days after its expiry).
    package var severity: DiagnosticSeverity {
        switch self {
        case .unboundSlot, .unboundRole, .unboundVocabulary, .unknownSibling, .lintWithoutMechanism, .proseCondition,
            .patternWithoutExample, .missingReduction, .missingInventory, .waiverTooBroad, .slowRegex,
            .unportableRegex, .neverMatches, .globRegexMixup, .bindingMatchesNothing, .waiverMatchesNothing,
            .unownedFiles, .skippedSource:
            .warning
        case .unusedRole, .unusedVocabulary, .waiverExpiring, .unescapedDot, .missingSource, .classNote,
            .unlistedSymbol:
            .note
        default:
            .error
        }
    }
}

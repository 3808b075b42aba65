package import Diagnostics

/// Holds an overlay against the registry it is compiled with.
package enum OverlayValidator {
    /// `asOf` is today; without it nothing is said about what has expired or will. `registryDigest` is lower-case
    /// hexadecimal.
    package static func validate(
        _ overlay: Overlay, against registry: Registry, registryDigest: String, asOf: CalendarDate?
    ) -> [Diagnostic] {
        let validation = OverlayValidation(overlay, registry)
        validation.checkRegistry(digest: registryDigest)
        validation.checkPacks()
        let meant = validation.checkNames()
        validation.checkScopeWords()
        validation.checkSlotValues()
        validation.checkDoubledSources()
        validation.checkFileExtensions()
        validation.checkSubstitutions()
        validation.checkVocabularyEntries()
        validation.checkUnbound(besides: meant)
        validation.checkOverrides(asOf)
        validation.checkWaivers(asOf)
        validation.checkRollout(asOf)
        validation.checkInventory()
        validation.checkImports()
        return validation.findings.diagnostics.filter { finding in
            !(overlay.hasUnreadableText && finding.speaksOfAbsence) && !overlay.broken.explain(finding)
                && !(finding.unknownKind.map(registry.unreadNames.contains) ?? false)
        }
    }
}

/// One overlay, its registry, and what is asked of the two more than once.
struct OverlayValidation {
    let overlay: Overlay
    let registry: Registry
    let findings = Findings()
    let index: RegistryIndex
    let references: ReferenceCheck
    /// The rules of the selected packs that are not retired, with what each reads.
    let rules: [(rule: Rule, reads: RuleReads)]
    let packs: [String]
    let vocabularyNames: [String]

    init(_ overlay: Overlay, _ registry: Registry) {
        self.overlay = overlay
        self.registry = registry
        index = RegistryIndex(registry)
        references = ReferenceCheck(index: index, findings: findings)
        let packs = overlay.packs?.map(\.value) ?? [Registry.platformPack]
        self.packs = packs
        rules = registry.rules.filter { packs.contains($0.pack) && !$0.isRetired }
            .map { ($0, $0.reads(in: registry)) }
        vocabularyNames = registry.vocabularies.map(\.id.value)
    }

    func role(_ id: String) -> Role? { registry.roles.first { $0.id.value == id } }
    func dataClass(_ id: String) -> DataClass? { registry.classes.first { $0.id.value == id } }
}

extension Diagnostic {
    /// What kind of name the registry is said to lack. Where some of the kind could not be read, that is not known.
    fileprivate var unknownKind: NameKind? {
        switch code {
        case .unknownRole: .role
        case .unknownSlot, .illegalSlotValue: .slot
        case .unknownVocabulary: .vocabulary
        case .unknownRule: .rule
        case .unknownPack: .pack
        case .unknownDataClass: .dataClass
        default: nil
        }
    }
}

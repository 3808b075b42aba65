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
        validation.checkSlotValues()
        validation.checkSubstitutions()
        validation.checkVocabularyEntries()
        validation.checkUnbound(besides: meant)
        validation.checkOverrides(asOf)
        validation.checkWaivers(asOf)
        validation.checkRollout()
        validation.checkInventory()
        return validation.findings.diagnostics.filter { finding in
            !(overlay.hasUnreadableText && finding.speaksOfAbsence)
                && !(registry.hasUnreadableText && finding.speaksOfUnknownNames)
        }
    }
}

/// One overlay, its registry, and what is asked of the two more than once.
struct OverlayValidation {
    let overlay: Overlay
    let registry: Registry
    let findings = Findings()
    /// The rules of the selected packs that are not retired, with what each reads.
    let rules: [(rule: Rule, reads: RuleReads)]
    let packs: [String]
    let vocabularyNames: [String]
    private let rulesByID: [String: Rule]
    private let rolesByID: [String: Role]
    private let slotsByID: [String: Slot]
    private let classesByID: [String: DataClass]

    init(_ overlay: Overlay, _ registry: Registry) {
        self.overlay = overlay
        self.registry = registry
        let packs = overlay.packs?.map(\.value) ?? [Registry.platformPack]
        self.packs = packs
        rules = registry.rules.filter { packs.contains($0.pack) && !$0.isRetired }
            .map { ($0, $0.reads(in: registry)) }
        vocabularyNames = registry.vocabularies.map(\.id.value)
        rulesByID = Self.table(registry.rules) { $0.id.value.description }
        rolesByID = Self.table(registry.roles) { $0.id.value }
        slotsByID = Self.table(registry.slots) { $0.id.value }
        classesByID = Self.table(registry.classes) { $0.id.value }
    }

    func rule(_ id: String) -> Rule? { rulesByID[id] }
    func role(_ id: String) -> Role? { rolesByID[id] }
    func slot(_ id: String) -> Slot? { slotsByID[id] }
    func dataClass(_ id: String) -> DataClass? { classesByID[id] }
    func vocabulary(_ name: String) -> Vocabulary? { registry.vocabularies.first { $0.id.value == name } }

    /// A second definition is the registry's own error; the first one counts.
    private static func table<Element>(_ elements: [Element], by key: (Element) -> String) -> [String: Element] {
        Dictionary(elements.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Diagnostic {
    /// Whether it says that the registry lacks a name. Where a part of the registry could not be read, that is not known.
    fileprivate var speaksOfUnknownNames: Bool {
        switch code {
        case .unknownRole, .unknownSlot, .unknownVocabulary, .unknownRule, .unknownPack, .unknownDataClass,
            .unknownSeverity, .illegalSlotValue:
            true
        default: false
        }
    }

    /// A name that the registry does not know.
    static func unknownName(
        _ code: DiagnosticCode, _ name: Located<String>, _ what: String, among known: [String], help: String? = nil
    ) -> Self {
        let suggestion = Spelling.closest(to: name.value, among: known)
        return Diagnostic(
            code, at: name.range, "the registry has no \(what) '\(name.value)'",
            help: suggestion == nil ? help : nil, suggestion: suggestion,
            fixes: suggestion.map { [Fix("write '\($0)'", edits: [Edit(replace: name.range, with: $0)])] } ?? [])
    }
}

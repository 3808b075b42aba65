import Diagnostics

/// Names that misspelled ones were close to. Nothing else is said about them: one cause, one error.
struct MeantNames {
    var roles = Set<String>()
    var slots = Set<String>()
    var vocabularies = Set<String>()
}

extension OverlayValidation {
    /// Every role, slot and vocabulary that the overlay binds or leaves out is one of the registry's.
    func checkNames() -> MeantNames {
        var meant = MeantNames()
        for binding in overlay.roles where role(binding.role.value) == nil {
            report(binding.role, as: .role, &meant)
        }
        for choice in overlay.slots where index.slot(choice.slot.value) == nil {
            report(choice.slot, as: .slot, &meant)
        }
        for binding in overlay.vocabularies where !vocabularyNames.contains(binding.vocabulary.value) {
            report(binding.vocabulary, as: .vocabulary, &meant)
        }
        for (name, _) in overlay.unbound { checkLeftOut(name, &meant) }
        return meant
    }

    private enum Kind: String, CaseIterable {
        case role, slot, vocabulary

        var code: DiagnosticCode {
            switch self {
            case .role: .unknownRole
            case .slot: .unknownSlot
            case .vocabulary: .unknownVocabulary
            }
        }
    }

    private func names(_ kind: Kind) -> [String] {
        switch kind {
        case .role: registry.roles.map(\.id.value)
        case .slot: registry.slots.map(\.id.value)
        case .vocabulary: vocabularyNames
        }
    }

    private func report(_ name: Located<String>, as kind: Kind, _ meant: inout MeantNames) {
        let known = names(kind)
        let elsewhere = Kind.allCases.first { $0 != kind && names($0).contains(name.value) }
        let finding = Diagnostic.unknownName(
            kind.code, name, kind.rawValue, among: known,
            list: NameKind(rawValue: kind.rawValue).flatMap(index.list),
            help: elsewhere.map { "the registry has a \($0.rawValue) of that name" })
        findings.add(finding)
        guard let suggestion = finding.suggestion else { return }
        switch kind {
        case .role: meant.roles.insert(suggestion)
        case .slot: meant.slots.insert(suggestion)
        case .vocabulary: meant.vocabularies.insert(suggestion)
        }
    }

    /// A name under `unbound:` is known, and not bound as well.
    private func checkLeftOut(_ name: Located<String>, _ meant: inout MeantNames) {
        guard Kind.allCases.contains(where: { names($0).contains(name.value) }) else {
            let all = Kind.allCases.flatMap(names)
            let close = Spelling.closest(to: name.value, among: all)
            let kind = Kind.allCases.first { close.map(names($0).contains) ?? false }
            // Without a close name its form decides: dotted or lower-case names are roles.
            report(name, as: kind ?? (name.value.first?.isLowercase ?? false ? .role : .slot), &meant)
            return
        }
        let bindings = [
            overlay.binding(ofRole: name.value)?.role, overlay.slots.first { $0.slot.value == name.value }?.slot,
            overlay.binding(ofVocabulary: name.value)?.vocabulary,
        ]
        if let binding = bindings.compactMap({ $0 }).first {
            findings.add(.boundAndLeftOut(name, binding))
        }
    }
}

extension Diagnostic {
    fileprivate static func boundAndLeftOut(_ name: Located<String>, _ binding: Located<String>) -> Self {
        Diagnostic(
            .duplicateDefinition, at: name.range, "'\(name.value)' is left out on purpose and bound as well",
            notes: [Note("bound here", at: binding.range)], help: "remove one of the two")
    }
}

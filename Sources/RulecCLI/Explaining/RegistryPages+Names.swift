import Diagnostics
import Planning
import Registry

/// Pages of the names that rules and overlays use.
extension RegistryPages {
    func page(of slot: Slot) -> String {
        var text = heading(slot.id.value, "slot", slot.id.range)
        text += list("Governs", slot.governs.map(\.value))
        for value in slot.values { text += "  \(value.id.value): \(value.meaning.value.trimmingLineBreaks)\n" }
        if let note = slot.note { text += "\(note.value.trimmingLineBreaks)\n" }
        return text + bindings { $0.slotValue(slot.id.value)?.value }
    }

    func page(of role: Role) -> String {
        heading(role.id.value, "role", role.id.range) + "\(role.about.value.trimmingLineBreaks)\n"
            + list("Read by", rules { $0.selectedRoles.contains(role.id.value) })
            + list("Left out by", rules { $0.excludedRoles.contains(role.id.value) })
            + bindings { $0.binding(ofRole: role.id.value)?.paths.map(\.value.text).joined(separator: ", ") }
    }

    func page(of vocabulary: Vocabulary) -> String {
        let defaults = vocabulary.defaults?.map(\.value).joined(separator: ", ")
        return heading(vocabulary.id.value, "vocabulary", vocabulary.id.range)
            + (vocabulary.about.map { "\($0.value.trimmingLineBreaks)\n" } ?? "")
            + "Matches as \(vocabulary.effectiveMatch.rawValue)\(defaults.map { "; by default: \($0)" } ?? "")\n"
            + list("Read by", rules { $0.vocabularies.contains(vocabulary.id.value) })
            + bindings { $0.binding(ofVocabulary: vocabulary.id.value)?.entries.map(\.value).joined(separator: ", ") }
    }

    func page(of dataClass: DataClass) -> String {
        heading(dataClass.id.value, "class of sensitive data", dataClass.id.range)
            + "\(dataClass.covers.value.trimmingLineBreaks)\nAt rest: \(dataClass.atRest.value.rawValue); "
            + "in logs: \(dataClass.loggable.value.rawValue)\n"
            + (dataClass.note.map { "\($0.value.trimmingLineBreaks)\n" } ?? "")
            + bindings { overlay in
                let entries = (overlay.sensitiveData ?? []).filter { $0.dataClass.value == dataClass.id.value }
                return entries.isEmpty ? "none" : entries.flatMap(\.symbols).map(\.value).joined(separator: ", ")
            }
    }

    // MARK: Groups of rules

    var packs: [String] { unique([Registry.platformPack] + registry.packs.map(\.id.value)) }

    func pageOfPack(_ name: String) -> String? {
        let rules = registry.rules.filter { $0.pack == name }
        guard packs.contains(name), let first = rules.first?.id.range ?? registry.packs.first?.id.range else {
            return nil
        }
        let pack = registry.packs.first { $0.id.value == name }
        var text = heading(name, "pack", pack?.id.range ?? first)
        text += pack?.title.map { "\($0.value.trimmingLineBreaks)\n" } ?? ""
        text += pack?.about.map { "\($0.value.trimmingLineBreaks)\n" } ?? ""
        for conflict in pack?.conflicts ?? [] {
            let unless = conflict.unless.map { "\($0.slot.value) is \($0.value.value)" }.joined(separator: " and ")
            text += "Conflicts with \(conflict.pack.value)\(unless.isEmpty ? "" : " unless \(unless)")\n"
        }
        text += listed(rules)
        let users = modules.filter { ($0.packs?.map(\.value) ?? [Registry.platformPack]).contains(name) }
        return text + list("Selected by", users.map(\.module.value))
    }

    func pageOfFamily(_ name: String) -> String? {
        let family = registry.families.first { $0.id.value == name }
        let rules = registry.rules.filter { $0.id.value.family == name }
        guard let range = family?.id.range ?? rules.first?.id.range else { return nil }
        var text = heading(name, "family of rules", range)
        text += family.map { "\($0.title.value.trimmingLineBreaks)\n" } ?? ""
        text += family?.note.map { "\($0.value.trimmingLineBreaks)\n" } ?? ""
        return text + listed(rules)
    }

    private func listed(_ rules: [Rule]) -> String {
        "\n\(rules.count) rule\(rules.count == 1 ? "" : "s")\n"
            + rules.map { "  \($0.id.value) \($0.title.value.trimmingLineBreaks)\n" }.joined()
    }

    func page(of overlay: Overlay) -> String {
        let tests = overlay.tests.map { [$0.value] } ?? []
        return heading(overlay.module.value, "module", overlay.module.range)
            + (overlay.title.map { "\($0.value.trimmingLineBreaks)\n" } ?? "")
            + list("Kept by", overlay.owner.map { [$0.value] } ?? [])
            + list("Source", [overlay.source.value]) + list("Tests", tests)
            + list("Packs", overlay.packs?.map(\.value) ?? [Registry.platformPack])
            + "\(PlanText.counts(compilation.plan(overlay).counts))\n"
            + list("Waived", unique(overlay.waivers.map(\.rule.value)))
            + list("Reported only", overlay.rollout.map { "\($0.rule.value) until \($0.reportUntil.value)" })
            + "'rulec plan \(overlay.module.value)' lists its rules\n"
    }

    /// A SwiftLint (or formatter) identifier: the rules that use it.
    func builtinPage(_ name: String) -> String? {
        let users = registry.rules.filter { $0.builtins.contains { $0.identifier.value == name } }
        let modules = compilation.overlays.map(\.overlay).filter {
            $0.passthrough.contains { $0.identifier.value == name }
        }
        guard !users.isEmpty || !modules.isEmpty else { return nil }
        return "\(name) (rule of another tool)\n" + list("Decides", users.map { "\($0.id.value) \($0.title.value)" })
            + list("Kept beside the registry in", modules.map(\.module.value))
    }

    private func rules(where condition: (RuleReads) -> Bool) -> [String] {
        registry.rules.filter { condition($0.reads(in: registry)) }.map(\.id.value.description)
    }

    private func bindings(_ value: (Overlay) -> String?) -> String {
        let lines = modules.map { "  \($0.module.value): \(value($0) ?? "unbound")\n" }
        return lines.isEmpty ? "" : "\nIn the modules:\n" + lines.joined()
    }
}

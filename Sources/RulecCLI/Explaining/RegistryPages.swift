import Diagnostics
import Planning
import Registry

/// Pages about what the registry and the overlays define, with the place each thing stands at.
struct RegistryPages {
    private let compilation: Compilation
    private let registry: Registry
    private let module: Overlay?

    init(_ compilation: Compilation, module: Overlay?) {
        self.compilation = compilation
        self.registry = compilation.registry
        self.module = module
    }

    var names: [String] {
        registry.rules.map(\.id.value.description) + registry.slots.map(\.id.value) + registry.roles.map(\.id.value)
            + registry.vocabularies.map(\.id.value) + registry.classes.map(\.id.value)
            + registry.rules.flatMap { rule in rule.patterns.map { rule.identifier(of: $0) } }
    }

    func page(of name: String) -> String? {
        if name.contains(":") { return KeyLocator(compilation, module: module).place(of: name).map { "\($0)\n" } }
        if let rule = registry.rules.first(where: { $0.id.value.description == name }) { return page(of: rule) }
        if let rule = registry.rules.first(where: { rule in rule.patterns.contains { rule.identifier(of: $0) == name } }
        ) {
            return "\(name) is a pattern of \(rule.id.value)\n\n" + page(of: rule)
        }
        if let slot = registry.slots.first(where: { $0.id.value == name }) { return page(of: slot) }
        if let role = registry.roles.first(where: { $0.id.value == name }) { return page(of: role) }
        if let vocabulary = registry.vocabularies.first(where: { $0.id.value == name }) { return page(of: vocabulary) }
        if let dataClass = registry.classes.first(where: { $0.id.value == name }) { return page(of: dataClass) }
        return builtinPage(name) ?? pageInModule(name)
    }

    /// `READ-08_print.Booking` is what the configuration of all modules calls a module's own form of a pattern.
    private func pageInModule(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let module = compilation.overlays.first { $0.overlay.module.value == name[name.index(after: dot)...] }
        return module.flatMap { RegistryPages(compilation, module: $0.overlay).page(of: String(name[..<dot])) }
    }

    // MARK: Rules

    private func page(of rule: Rule) -> String {
        var text = heading("\(rule.id.value)", "rule", rule.id.range) + "\(rule.title.value)\n"
        text += "\(rule.severity.value), \(rule.enforcement.value.rawValue), \(rule.rationale.value)\n"
        if let check = rule.check { text += "\n\(check.value.trimmingLineBreaks)\n" }
        let reads = rule.reads(in: registry)
        text +=
            list("Slots", reads.slots) + list("Roles", reads.selectedRoles) + list("Leaves out", reads.excludedRoles)
        text += list("Vocabularies", reads.vocabularies)
        text += list("Built-in rules", rule.builtins.map { "\($0.tool.rawValue) \($0.identifier.value)" })
        for pattern in rule.patterns {
            text +=
                "Pattern \(rule.identifier(of: pattern)) at \(place(pattern.regex.range)):\n    \(pattern.regex.text)\n"
        }
        if let predicate = rule.predicate { text += "Predicate: \(predicate.name.value)\n" }
        if let conflict = rule.conflict {
            text += "\nIn conflict, so nothing enforces it: \(conflict.value.trimmingLineBreaks)\n"
        }
        if let retirement = rule.retirement {
            let replacements = retirement.replacedBy.map(\.value).joined(separator: ", ")
            text += "\nRetired in \(retirement.retiredIn?.value ?? "an unnamed version")"
            text += replacements.isEmpty ? "" : ", replaced by \(replacements)"
            text += retirement.reason.map { ": \($0.value.trimmingLineBreaks)" } ?? ""
            text += "\n"
        }
        return text + outcomes(of: rule)
    }

    private func outcomes(of rule: Rule) -> String {
        var text = ""
        for (overlay, _) in compilation.overlays where module.map({ $0.module.value == overlay.module.value }) ?? true {
            guard let plan = compilation.plan(overlay).rules.first(where: { $0.rule.id.value == rule.id.value }) else {
                continue
            }
            text += "\nIn \(overlay.module.value): \(plan.outcome.rawValue)"
            if !plan.by.isEmpty { text += " by \(plan.by.joined(separator: ", "))" }
            text += plan.severity == rule.severity.value ? "\n" : ", as \(plan.severity)\n"
            for reason in plan.reasons {
                let place = KeyLocator(compilation, module: overlay).place(of: reason.at)
                text += "  \(reason.kind.rawValue): \(reason.detail)\(place.map { " (\($0))" } ?? "")\n"
            }
            for left in plan.leaves { text += "  left to a reader: \(left.trimmingLineBreaks)\n" }
            for dropped in plan.droppedPatterns { text += "  no \(dropped.id): \(dropped.reason.detail)\n" }
        }
        return text
    }

    // MARK: The rest

    private func page(of slot: Slot) -> String {
        var text = heading(slot.id.value, "slot", slot.id.range)
        text += list("Governs", slot.governs.map(\.value))
        for value in slot.values { text += "  \(value.id.value): \(value.meaning.value.trimmingLineBreaks)\n" }
        if let note = slot.note { text += "\(note.value.trimmingLineBreaks)\n" }
        return text + bindings { $0.slotValue(slot.id.value)?.value }
    }

    private func page(of role: Role) -> String {
        heading(role.id.value, "role", role.id.range) + "\(role.about.value.trimmingLineBreaks)\n"
            + list("Read by", rules { $0.selectedRoles.contains(role.id.value) })
            + list("Left out by", rules { $0.excludedRoles.contains(role.id.value) })
            + bindings { $0.binding(ofRole: role.id.value)?.paths.map(\.value.text).joined(separator: ", ") }
    }

    private func page(of vocabulary: Vocabulary) -> String {
        let defaults = vocabulary.defaults?.map(\.value).joined(separator: ", ")
        return heading(vocabulary.id.value, "vocabulary", vocabulary.id.range)
            + (vocabulary.about.map { "\($0.value.trimmingLineBreaks)\n" } ?? "")
            + "Matches as \(vocabulary.effectiveMatch.rawValue)\(defaults.map { "; by default: \($0)" } ?? "")\n"
            + list("Read by", rules { $0.vocabularies.contains(vocabulary.id.value) })
            + bindings { $0.binding(ofVocabulary: vocabulary.id.value)?.entries.map(\.value).joined(separator: ", ") }
    }

    private func page(of dataClass: DataClass) -> String {
        heading(dataClass.id.value, "class of sensitive data", dataClass.id.range)
            + "\(dataClass.covers.value.trimmingLineBreaks)\nAt rest: \(dataClass.atRest.value.rawValue); "
            + "in logs: \(dataClass.loggable.value.rawValue)\n"
            + (dataClass.note.map { "\($0.value.trimmingLineBreaks)\n" } ?? "")
            + bindings { overlay in
                let entries = (overlay.sensitiveData ?? []).filter { $0.dataClass.value == dataClass.id.value }
                return entries.isEmpty ? "none" : entries.flatMap(\.symbols).map(\.value).joined(separator: ", ")
            }
    }

    /// A SwiftLint (or formatter) identifier: the rules that use it.
    private func builtinPage(_ name: String) -> String? {
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
        let overlays = compilation.overlays.map(\.overlay).filter {
            module == nil || $0.module.value == module?.module.value
        }
        let lines = overlays.map { "  \($0.module.value): \(value($0) ?? "unbound")\n" }
        return lines.isEmpty ? "" : "\nIn the modules:\n" + lines.joined()
    }

    private func heading(_ name: String, _ kind: String, _ range: SourceRange) -> String {
        "\(name) (\(kind)) at \(place(range))\n\n"
    }

    private func place(_ range: SourceRange) -> String { "\(range.file.path):\(range.start.line)" }

    private func list(_ title: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "\(title): \(items.joined(separator: ", "))\n"
    }
}

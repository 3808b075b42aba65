import Registry

/// `docs/index.md`: all rules by family.
enum RuleIndex {
    static func text(_ registry: Registry) -> String {
        var page = Markdown()
        page.add(.heading(1, .text("Rules")))
        page.add(.comment("Written by rulec; do not edit. Change the registry, then run `rulec build`."))
        if let description = registry.description { page.add(.paragraph(.prose(description.value))) }
        let version = registry.version.map { "Version \($0.value)" }
        let updated = registry.updated.map { "of \($0.value)" }
        let owner = registry.owner.map { "kept by \($0.value)" }
        let facts = [version, updated, owner].compactMap(\.self).joined(separator: ", ")
        if !facts.isEmpty { page.add(.paragraph(.text("\(facts): \(registry.rules.count) rules."))) }
        page.section(ExcuseGuide.title, ExcuseGuide.blocks(registry))
        for family in families(of: registry) {
            page.add(.heading(2, .text(family.title)))
            if let note = family.note { page.add(.paragraph(.prose(note))) }
            page.add(
                .table(
                    ["ID", "Title", "Severity", "Enforcement", "Status", "Reads"],
                    family.rules.map { row($0, registry) }))
        }
        return page.text
    }

    private struct Section {
        let title: String
        let note: String?
        let rules: [Rule]
    }

    /// In the order the registry states; families it does not name follow, in the order of their first rule.
    private static func families(of registry: Registry) -> [Section] {
        let declared = registry.families.enumerated().sorted {
            ($0.element.order?.value ?? .max, $0.offset) < ($1.element.order?.value ?? .max, $1.offset)
        }.map(\.element)
        let others = unique(registry.rules.map(\.id.value.family)).filter { id in
            !declared.contains { $0.id.value == id }
        }
        func rules(_ family: String) -> [Rule] { registry.rules.filter { $0.id.value.family == family } }
        let sections =
            declared.map {
                Section(title: "\($0.id.value): \($0.title.value)", note: $0.note?.value, rules: rules($0.id.value))
            } + others.map { Section(title: $0, note: nil, rules: rules($0)) }
        return sections.filter { !$0.rules.isEmpty }
    }

    private static func row(_ rule: Rule, _ registry: Registry) -> [Markdown.Inline] {
        let id = rule.id.value.description
        return [
            .link(.text(id), to: "rules/\(id).md"), .text(rule.title.value), .text(rule.severity.value),
            .text(rule.enforcement.value.rawValue), .text(rule.statusWords),
            .joined(rule.reads(in: registry).names.map(Markdown.Inline.code)),
        ]
    }
}

extension Rule {
    var statusWords: String {
        guard let retirement else { return conflict == nil ? "active" : "active, in conflict" }
        return retirement.retiredIn.map { "retired in \($0.value)" } ?? "retired"
    }
}

extension RuleReads {
    /// Slots, then roles, then vocabularies.
    fileprivate var names: [String] { slots + unique(selectedRoles + excludedRoles) + vocabularies }
}

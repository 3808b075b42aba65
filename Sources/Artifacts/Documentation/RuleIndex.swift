import Registry

/// `docs/index.md`: all rules by pack, then by family. A registry of one pack has no headings for it.
enum RuleIndex {
    static func page(_ registry: Registry) -> Markdown {
        var page = Markdown()
        page.add(.heading(1, .text("Rules")))
        page.add(.comment(Markdown.notice))
        if let description = registry.description { page.add(.paragraph(.prose(description.value))) }
        let version = registry.version.map { "Version \($0.value)" }
        let updated = registry.updated.map { "of \($0.value)" }
        let owner = registry.owner.map { "kept by \($0.value)" }
        let facts = [version, updated, owner].compactMap(\.self).joined(separator: ", ")
        if !facts.isEmpty { page.add(.paragraph(.text("\(facts): \(registry.rules.count) rules."))) }
        page.add(
            .bullets(
                [
                    ("modules.md", "Modules", "what becomes of every rule in each"),
                    ("packs.md", "Packs", "sets of rules that a module selects, and what they ask for"),
                    ("slots.md", "Slots", "the choices a module makes"), ("roles.md", "Roles", "names of places"),
                    ("classes.md", "Sensitive data", "classes, and where their values may be kept"),
                    ("retired.md", "Retired rules", "and what replaces them"),
                ].map { .link(.text($1), to: $0) + .text(": \($2)") }))
        page.section(ExcuseGuide.title, ExcuseGuide.blocks(registry))
        let packs = registry.rulesByPack
        for pack in packs {
            if packs.count > 1 {
                page.add(.heading(2, .text("Pack \(pack.heading)")))
                let about = pack.declared?.about.map { [Markdown.Block.paragraph(.prose($0.value))] } ?? []
                page.add(about + [.paragraph(.text("\(pack.count) rule\(pack.count == 1 ? "" : "s")."))])
            }
            for family in pack.families { page.add(section(family, level: packs.count > 1 ? 3 : 2, registry)) }
        }
        return page
    }

    private static func section(_ family: RuleFamily, level: Int, _ registry: Registry) -> [Markdown.Block] {
        [.heading(level, .text(family.heading))] + (family.note.map { [.paragraph(.prose($0))] } ?? []) + [
            .table(
                ["ID", "Title", "Severity", "Enforcement", "Status", "Reads"],
                family.rules.map { row($0, registry) })
        ]
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

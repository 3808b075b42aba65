import Planning
import Registry

/// The pages of `docs/` besides the index and the rules' own: names that the registry gives, and the modules.
enum DocumentPages {
    typealias Page = (path: String, title: String, content: Markdown)

    static func all(_ input: EmissionInput) -> [Page] {
        [
            page("modules.md", "Modules", ModulesPage.blocks(input)),
            page("packs.md", "Packs", PacksPage.blocks(input)),
            page("slots.md", "Slots", NamePages.slots(input)), page("roles.md", "Roles", NamePages.roles(input)),
            page("classes.md", "Sensitive data", ClassesPage.blocks(input.registry)),
            page("retired.md", "Retired rules", retired(input.registry)),
        ]
    }

    private static func page(_ path: String, _ title: String, _ content: [Markdown.Block]) -> Page {
        var page = Markdown()
        page.add(.heading(1, .text(title)))
        page.add(.comment(Markdown.notice))
        page.add(content.isEmpty ? [.paragraph(.text("The registry has none."))] : content)
        return (path, title, page)
    }

    private static func retired(_ registry: Registry) -> [Markdown.Block] {
        let rows = registry.rules.compactMap { rule -> [Markdown.Inline]? in
            guard let retirement = rule.retirement else { return nil }
            let successors = retirement.replacedBy.map { Markdown.Inline.documentedRule($0.value) }
            return [
                .documentedRule(rule.id.value.description), .text(rule.title.value),
                .text(retirement.retiredIn?.value ?? ""), .prose(retirement.reason?.value ?? ""),
                successors.isEmpty ? .text("nothing") : .joined(successors),
            ]
        }
        return rows.isEmpty ? [] : [.table(["ID", "Title", "Retired in", "Why", "Replaced by"], rows)]
    }
}

extension Markdown.Inline {
    /// A rule's ID as a link to its page, from the folder of the documents.
    static func documentedRule(_ id: String) -> Self { .link(.text(id), to: "rules/\(id).md") }
}

import Planning
import Registry

/// `docs/index.html`: the documents as one page that needs nothing else, with a search over all rules. Its policy forbids
/// it to load anything.
struct RuleBrowser {
    private let input: EmissionInput
    private let pages: [(id: String, title: String, content: Markdown)]
    private var registry: Registry { input.registry }

    static func text(_ input: EmissionInput) -> String { RuleBrowser(input: input).page }

    private init(input: EmissionInput) {
        self.input = input
        pages = DocumentPages.all(input).map { page in
            (String(page.path.prefix { $0 != "." }), page.title, page.content)
        }
    }

    private var page: String {
        let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        let head: [HTML] = [
            .element("meta", [("charset", "utf-8")], []),
            .element("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)], []),
            .element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")], []),
            .element("title", .text("Rules")), .element("style", .constant(BrowserText.style)),
        ]
        let body: [HTML] = [
            .element("header", heading + [search]),
            .element("main", registry.rulesByPack.map(section) + pages.map(section)),
            .element("script", .constant(BrowserText.script)),
        ]
        return HTML.document(.element("html", [("lang", "en")], [.element("head", head), .element("body", body)]))
    }

    private var heading: [HTML] {
        let links = pages.map { HTML.element("a", [("href", "#\($0.id)")], [.text($0.title)]) }
        return [.element("h1", .text("Rules"))]
            + (registry.description.map { [.element("p", .text($0.value))] } ?? [])
            + [.element("p", Array(links.map { [$0] }.joined(separator: [.text(" · ")])))]
    }

    // MARK: Search

    private var search: HTML {
        let text: HTML = .element(
            "input", [("id", "query"), ("type", "search"), ("placeholder", "Search"), ("aria-label", "Search")], [])
        let choices = [
            choice("pack", "any pack", registry.rulesByPack.map(\.id)),
            choice("family", "any family", registry.rulesByFamily.map(\.id)),
            choice("severity", "any severity", unique(registry.rules.map(\.severity.value))),
            choice("enforcement", "any enforcement", unique(registry.rules.map(\.enforcement.value.rawValue))),
        ]
        let outcomes = input.modules.enumerated().map { index, module in
            choice("m\(index)", "any outcome in \(module.plan.module)", Outcome.allCases.map(\.rawValue))
        }
        return .element(
            "form",
            [text] + choices + outcomes + [.element("p", [("id", "count"), ("role", "status")], [.text(" ")])])
    }

    private func choice(_ name: String, _ all: String, _ values: [String]) -> HTML {
        .element(
            "select", [("name", name), ("aria-label", all)],
            [.element("option", [("value", "")], [.text(all)])] + values.map { .element("option", .text($0)) })
    }

    // MARK: Rules

    private func section(_ pack: RulePack) -> HTML {
        let about = pack.declared?.about.map { [HTML.element("p", .text($0.value))] } ?? []
        return .element(
            "section", [("class", "pack")],
            [.element("h2", .text("Pack \(pack.heading)"))] + about + pack.families.map(section))
    }

    private func section(_ family: RuleFamily) -> HTML {
        let note = family.note.map { [HTML.element("p", .text($0))] } ?? []
        return .element(
            "section", [("class", "family")],
            [.element("h3", .text(family.heading))] + note + family.rules.map(rule))
    }

    private func rule(_ rule: Rule) -> HTML {
        let id = rule.id.value.description
        let facts = [
            ("id", id), ("class", "rule"), ("data-pack", rule.pack), ("data-family", rule.id.value.family),
            ("data-severity", rule.severity.value), ("data-enforcement", rule.enforcement.value.rawValue),
        ]
        let outcomes = input.modules.enumerated().compactMap { index, module in
            module.plan(of: rule.id.value).map { ("data-m\(index)", $0.outcome.rawValue) }
        }
        let summary: [HTML] = [
            .element("strong", .text(id)), .text(" \(rule.title.value) "),
            .element("span", .text([rule.severity.value, rule.statusWords].joined(separator: ", "))),
        ]
        return .element(
            "details", facts + outcomes,
            [.element("summary", summary)]
                + RulePage.body(rule, of: input).html(level: 1) { destination(of: $0, from: ["rules"]) })
    }

    // MARK: Other pages

    private func section(_ page: (id: String, title: String, content: Markdown)) -> HTML {
        .element("section", [("id", page.id)], page.content.html(level: 1) { destination(of: $0, from: []) })
    }

    /// Where a link between the documents leads within this page, or from its folder to an artifact.
    private func destination(of link: String, from folder: [Substring]) -> String {
        var parts = folder
        for part in link.split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        guard let file = parts.last, file.hasSuffix(".md"), parts.count == 1 || parts.dropLast() == ["rules"] else {
            return parts.joined(separator: "/")
        }
        return "#" + file.dropLast(".md".count)
    }
}

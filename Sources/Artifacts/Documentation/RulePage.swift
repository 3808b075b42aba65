import Planning
import Registry

/// `docs/rules/<ID>.md`: one rule, all that the registry says about it, and what becomes of it in each module.
enum RulePage {
    static func text(_ rule: Rule, of input: EmissionInput) -> String {
        var page = Markdown()
        page.add(.heading(1, .text("\(rule.id.value): \(rule.title.value)")))
        page.add(.comment("Written by rulec; do not edit. Change the registry, then run `rulec build`."))
        page.add(.table(["Fact", "Value"], facts(rule, input.registry)))
        page.section("What to look for", paragraph(rule.check?.value))
        page.section("Retired", retirement(rule))
        page.section("In conflict", paragraph(rule.conflict?.value))
        page.section("Applies when", condition(rule))
        page.section("Left to a reader", paragraph(rule.leaves?.value))
        page.section("Exempt", rule.exempt.isEmpty ? [] : [.bullets(rule.exempt.map { .prose($0.value) })])
        page.section("Limits of the tools", paragraph(rule.toolingLimitation?.value))
        page.section("Examples", RuleMechanisms.examples(rule.examples, areReported: !rule.patterns.isEmpty))
        page.section("Patterns", RuleMechanisms.patterns(of: rule))
        page.section("Rules of other tools", RuleMechanisms.builtins(of: rule))
        page.section("Structure", RuleMechanisms.predicate(of: rule))
        page.section("Prose mechanism", paragraph(rule.mechanism?.value))
        page.section("What it reads of an overlay", reads(rule, input.registry))
        page.section("Modules", modules(rule, input))
        return page.text
    }

    private static func paragraph(_ text: String?) -> [Markdown.Block] {
        text.map { [.paragraph(.prose($0))] } ?? []
    }

    private static func facts(_ rule: Rule, _ registry: Registry) -> [[Markdown.Inline]] {
        var rows: [[Markdown.Inline]] = []
        func add(_ name: String, _ value: Markdown.Inline?) {
            if let value { rows.append([.text(name), value]) }
        }
        func names(_ items: [String]?) -> Markdown.Inline? {
            items.flatMap { $0.isEmpty ? nil : .joined($0.map(Markdown.Inline.code)) }
        }
        let family = registry.families.first { $0.id.value == rule.id.value.family }?.title.value
        add("Family", .text(family ?? rule.id.value.family))
        add("Severity", .text(rule.severity.value))
        add("Enforcement", .text(rule.enforcement.value.rawValue))
        add("Status", .text(rule.statusWords))
        add("Rationale", .text(rule.rationale.value))
        add("Pack", .code(rule.pack))
        add("Since", (rule.since?.value).map(Markdown.Inline.text))
        add("Languages", names(rule.scope?.languages?.map(\.value)))
        add("Frameworks", names(rule.scope?.frameworks?.map(\.value)))
        add("Paths", names(rule.scope?.paths?.map(\.value.text)))
        add("Without", names(rule.scope?.excludePaths.map(\.value.text)))
        add("Why this scope", (rule.scopeReason?.value).map(Markdown.Inline.prose))
        switch rule.appliesToClasses {
        case .all: add("Data classes", .text("all"))
        case .some(.some(let classes)): add("Data classes", names(classes.map(\.value)))
        case nil: break
        }
        add("Metric", rule.metric?.words)
        return rows
    }

    private static func retirement(_ rule: Rule) -> [Markdown.Block] {
        guard let retirement = rule.retirement else { return [] }
        let successors = retirement.replacedBy.map { successor in
            Markdown.Inline.link(.text(successor.value), to: "\(successor.value).md")
        }
        let when = retirement.retiredIn.map { [Markdown.Inline.text("Since \($0.value)")] } ?? []
        let reason = retirement.reason.map { [Markdown.Inline.prose($0.value)] } ?? []
        let replaced: Markdown.Inline =
            successors.isEmpty ? .text("Nothing replaces it") : .text("Replaced by ") + .joined(successors)
        return [.bullets(when + reason + [replaced])]
    }

    private static func condition(_ rule: Rule) -> [Markdown.Block] {
        let prose = paragraph(rule.appliesWhen?.value)
        guard let condition = rule.when else { return prose }
        let otherwise: Markdown.Inline =
            switch condition.otherwise {
            case .disabled: .text("Otherwise it is disabled.")
            case .severity(let severity): .text("Otherwise its severity is \(severity.value).")
            }
        return prose + [.bullets(condition.requirements.map(\.words)), .paragraph(otherwise)]
    }

    private static func reads(_ rule: Rule, _ registry: Registry) -> [Markdown.Block] {
        let reads = rule.reads(in: registry)
        let rows = [
            ("Slots", reads.slots), ("Roles it selects by", reads.selectedRoles),
            ("Roles it leaves out", reads.excludedRoles), ("Vocabularies", reads.vocabularies),
        ].filter { !$0.1.isEmpty }
        return rows.isEmpty
            ? [] : [.table(["Kind", "Names"], rows.map { [.text($0.0), .joined($0.1.map(Markdown.Inline.code))] })]
    }

    private static func modules(_ rule: Rule, _ input: EmissionInput) -> [Markdown.Block] {
        let rows = input.modules.compactMap { module -> [Markdown.Inline]? in
            guard let plan = module.plan(of: rule.id.value) else { return nil }
            let name = Markdown.Inline.link(.text(module.plan.module), to: "../../\(module.plan.module)/plan.md")
            return [name, .text(plan.outcome.words), .text(plan.severity), plan.reasons.words]
        }
        return rows.isEmpty ? [] : [.table(["Module", "Outcome", "Severity", "Why"], rows)]
    }
}

extension Metric {
    fileprivate var words: Markdown.Inline {
        switch self {
        case .prose(let text): return .prose(text.value)
        case .counted(let counted):
            let by = counted.by.map { " by \($0.value)" } ?? ""
            let target = counted.target.map { ", target \($0.value)" } ?? ""
            let trend = counted.trend.map { ", \($0.value.rawValue.replacing("-", with: " "))" } ?? ""
            return .text("count of \(counted.count.value)\(by)\(target)\(trend)")
        }
    }
}

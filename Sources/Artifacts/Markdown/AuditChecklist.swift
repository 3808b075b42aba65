import Planning
import Registry
import YAML

/// `audit.md`: what only a reader can judge in one module, in the order in which a reviewer works. It is also a skill that
/// an assistant loads whole: front matter with a name and a description, and fewer than 500 lines.
struct AuditChecklist {
    private let plan: ModulePlan
    private let registry: Registry
    private let judged: [RulePlan]
    /// Rules that a tool reports and of which something is left to a reader.
    private let partly: [RulePlan]

    static func text(_ plan: ModulePlan, registry: Registry) -> String {
        let list = AuditChecklist(plan, registry)
        let whole = list.text(list.judged.map { ($0, .max) })
        return lines(whole) < lineLimit ? whole : list.text(list.judgedWithRoom.map { ($0, 1) })
    }

    private static let lineLimit = 500

    private static func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    /// The rules of which one example has room on the page, the strongest ones first; what is left out stands on the
    /// rule's own page.
    private var judgedWithRoom: [RulePlan] {
        var used = Self.lines(text([]))
        let ranked = registry.levels.flatMap { level in judged.filter { $0.severity == level } }
        return ranked.filter { rule in
            var example = Markdown()
            example.add(examples(of: rule, atMost: 1))
            // The blank line before it counts too.
            let cost = example.blocks.isEmpty ? 0 : Self.lines(example.text) + 1
            guard cost > 0, used + cost < Self.lineLimit else { return false }
            used += cost
            return true
        }
    }

    private init(_ plan: ModulePlan, _ registry: Registry) {
        self.plan = plan
        self.registry = registry
        judged = plan.rules.filter(\.isForAudit)
        partly = plan.rules.filter { $0.outcome == .enforced && (!$0.leaves.isEmpty || $0.confidence == .candidate) }
    }

    /// Each rule that shows examples, and how many of either kind at most.
    private typealias Shown = [(rule: RulePlan, count: Int)]

    private func text(_ shown: Shown) -> String {
        let counts = Dictionary(shown.map { ($0.rule.rule.id.value, $0.count) }) { first, _ in first }
        var page = Markdown()
        page.add(.heading(1, .text("Review of \(plan.overlay.title?.value ?? plan.module)")))
        page.add(.comment("Written by rulec; do not edit. Change the registry or the overlay, then run `rulec build`."))
        page.add(.paragraph(.prose(instructions)))
        for (title, families) in groups { page.section(title, blocks(of: families, counts)) }
        page.section("Values that must not outlive their use", obligations)
        return "---\n\(YAMLWriter.write(.map(frontMatter)))---\n\n\(page.text)"
    }

    // MARK: The head

    private var frontMatter: [YAMLMember] {
        let overlay = plan.overlay
        let folders = ([overlay.source.value] + (overlay.tests.map { [$0.value] } ?? [])).joined(separator: " and ")
        let description =
            "Reviews code of the module \(plan.module) against the rules of its coding standard that no tool decides. "
            + "Use it for changes below \(folders)."
        return [YAMLMember("name", .string("review-\(slug)")), YAMLMember("description", .string(description))]
    }

    /// Lower-case letters, digits and single hyphens, as the names of skills are written.
    private var slug: String {
        let words = plan.module.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "module" : String(words.joined(separator: "-").prefix(50))
    }

    private var instructions: String {
        let candidates = plan.rules.count { $0.decision == .candidates }
        let reported =
            "Tools report \(plan.counts[.enforced]) other rules already"
            + (candidates == 0 ? "" : ", \(candidates) of them only as candidates for you") + "."
        let excuse = registry.exceptionMarker.map {
            " A place with a comment `\($0.value)` is excused; judge whether the reason holds."
        }
        return
            "Go through the code part by part. Report each finding with its file and line, the rule's ID, and what to write "
            + "instead; report nothing that is a matter of taste. \(reported)"
            + (excuse ?? "")
    }

    // MARK: The rules

    /// Families by what a reviewer looks at, each part where its first family stands.
    private var groups: [(title: String, families: [String])] {
        let families = registry.rulesByFamily
        return unique(families.map(\.review)).map { title in
            (title, families.filter { $0.review == title }.map(\.id))
        }
    }

    private func blocks(of families: [String], _ counts: [RuleID: Int]) -> [Markdown.Block] {
        func own(_ rules: [RulePlan]) -> [RulePlan] { rules.filter { families.contains($0.rule.id.value.family) } }
        let left = own(partly).map { $0.heading + remark($0) }
        return own(judged).flatMap { rule in
            [.bullets([rule.heading + question(rule)])]
                + examples(of: rule, atMost: counts[rule.rule.id.value] ?? 0)
        } + (left.isEmpty ? [] : [.paragraph(.text("Reported by tools, but for this:")), .bullets(left)])
    }

    private func examples(of rule: RulePlan, atMost count: Int) -> [Markdown.Block] {
        RuleMechanisms.examples(rule.rule.examples, areReported: false, atMost: count)
    }

    private func question(_ plan: RulePlan) -> Markdown.Inline {
        let rule = plan.rule
        if let conflict = rule.conflict { return .text(" In conflict, hold no code to it: ") + .prose(conflict.value) }
        guard let text = rule.check?.value ?? rule.leaves?.value ?? predicate(of: rule) else { return .empty }
        return .text(" ") + .prose(text)
    }

    private func predicate(of rule: Rule) -> String? {
        rule.predicate.flatMap { $0.name.value == "none" ? nil : PredicateDeclaration.named($0.name.value)?.holds }
    }

    private func remark(_ rule: RulePlan) -> Markdown.Inline {
        let candidates =
            rule.confidence == .candidate ? [Markdown.Inline.text("Each finding is for you to decide.")] : []
        let leaves = rule.leaves.isEmpty ? [] : [Markdown.Inline.prose(rule.leavesText)]
        return .text(" ") + .joined(candidates + leaves, separator: .text(" "))
    }

    // MARK: Sensitive data

    private var obligations: [Markdown.Block] {
        let lines = plan.inventory.filter { $0.storage == .transient }.map { resolved -> Markdown.Inline in
            let cleared = resolved.entry.clearedBy.map { [.text("cleared by ") + .code($0.value)] } ?? []
            let duties = resolved.obligations.map { Markdown.Inline.text("\($0.rule) \($0.duty)") }
            return .joined(resolved.entry.symbols.map { .code($0.value) }) + .text(": ") + .joined(cleared + duties)
        }
        return lines.isEmpty ? [] : [.bullets(lines)]
    }
}

extension RulePlan {
    /// Whether the review list asks for it: a person decides it, or it is in conflict and is listed with that. What a
    /// formatter is for takes no reader's time.
    var isForAudit: Bool {
        rule.enforcement.value != .format && (outcome == .audit || reasons.first?.kind == .conflict)
    }

    fileprivate var heading: Markdown.Inline {
        let id = rule.id.value.description
        return .strong(.link(.text(id), to: "../docs/rules/\(id).md")) + .text(" (\(severity)) ")
            + .strong(.text(rule.title.value.asSentence))
    }
}

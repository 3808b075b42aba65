import Diagnostics
import Planning
import Registry

/// Plans for a terminal: counts first, then one line a rule, grouped by outcome.
enum PlanText {
    static func text(_ plan: ModulePlan) -> String {
        var text = "\(plan.module): \(counts(plan.counts))\n"
        for outcome in Outcome.allCases where plan.counts[outcome] > 0 {
            text += "\n\(outcome.rawValue) (\(plan.counts[outcome]))\n"
            for rule in plan.rules where rule.outcome == outcome {
                text += "  \(padded(rule.rule.id.value.description, 11))\(padded(rule.severity, 12))\(why(rule))\n"
            }
        }
        if !plan.coverageGaps.isEmpty {
            text += "\nnot covered\n"
            for gap in plan.coverageGaps { text += "  \(gap.name): \(gap.detail)\n" }
        }
        return text
    }

    /// `116 rules: 41 enforced, 30 audit…`, zeros left out.
    static func counts(_ counts: OutcomeCounts) -> String {
        let parts = Outcome.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
        return "\(counts.rules) rule\(counts.rules == 1 ? "" : "s")"
            + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    private static func why(_ rule: RulePlan) -> String {
        var words = rule.by.isEmpty ? [] : ["by \(rule.by.joined(separator: ", "))"]
        if rule.outcome == .enforced {
            if rule.coverage == .part { words.append("in part") }
            if rule.confidence == .candidate { words.append("as candidates") }
            if rule.mode == .reportOnly { words.append("reporting only") }
        }
        words += rule.reasons.map { "\($0.kind.rawValue): \(sentence($0.detail))" }
        return words.joined(separator: "; ")
    }

    /// The first sentence, where a reason is a whole paragraph; `explain` shows all of it.
    private static func sentence(_ text: String) -> String {
        guard let end = text.firstRange(of: ". ")?.lowerBound, text.count > 100 else { return text.trimmingLineBreaks }
        return text[..<end] + " …"
    }

    /// One row a rule, one column a module, with the counts on top.
    static func matrix(of plans: [ModulePlan], rules: [String]) -> String {
        var text = plans.map { "\($0.module): \(counts($0.counts))\n" }.joined()
        guard !plans.isEmpty else { return "there are no modules\n" }
        let widths = plans.map { max(13, $0.module.count + 1) }
        text += "\n" + padded("", 12) + zip(plans, widths).map { padded($0.module, $1) }.joined() + "\n"
        for (index, rule) in rules.enumerated() {
            text +=
                padded(rule, 12) + zip(plans, widths).map { padded($0.rules[index].outcome.rawValue, $1) }.joined()
                + "\n"
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// The counts of each module, as a table.
    static func markdownMatrix(of plans: [ModulePlan]) -> String {
        let head = ["Module", "Rules"] + Outcome.allCases.map(\.rawValue)
        let rows = plans.map { plan in
            [plan.module, "\(plan.counts.rules)"] + Outcome.allCases.map { "\(plan.counts[$0])" }
        }
        return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}

import Artifacts
import Diagnostics
import Planning
import Registry

/// Plans for a terminal: counts first, then one line a rule, grouped by outcome.
enum PlanText {
    static func text(_ plan: ModulePlan) -> String {
        var text = head(plan)
        for outcome in Outcome.allCases where plan.counts[outcome] > 0 {
            text += "\n\(outcome.rawValue) (\(plan.counts[outcome]))\n"
            text += rules(plan.rules.filter { $0.outcome == outcome }, of: plan)
        }
        if !plan.coverageGaps.isEmpty {
            text += "\nnot covered\n"
            for gap in plan.coverageGaps { text += "  \(gap.name): \(gap.detail)\n" }
        }
        return text
    }

    /// The counts, and those of each pack where there are several.
    private static func head(_ plan: ModulePlan) -> String {
        var text = "\(plan.module): \(counts(plan.counts))\n"
        guard plan.packs.count > 1 else { return text }
        for pack in plan.packs where pack.isSelected { text += "  \(pack.pack): \(counts(pack.counts))\n" }
        return text + (plan.otherPacks(among: plan.rules).map { "  \($0)\n" } ?? "")
    }

    /// By pack, where the module selects several.
    private static func rules(_ rules: [RulePlan], of plan: ModulePlan) -> String {
        let packs = plan.packs.filter(\.isSelected).map(\.pack)
        var text = ""
        for pack in packs {
            let own = rules.filter { $0.rule.pack == pack }
            if packs.count > 1, !own.isEmpty { text += "  pack \(pack) (\(own.count))\n" }
            for rule in own {
                text += "  \(padded(rule.rule.id.value.description, 11))\(padded(rule.severity, 12))\(why(rule))\n"
            }
        }
        return text + (plan.otherPacks(among: rules).map { "  \($0)\n" } ?? "")
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
            words += rule.decision.map { [$0.words] } ?? []
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

    /// One row a rule by pack, one column a module, with the counts on top.
    static func matrix(of plans: [ModulePlan]) -> String {
        guard let first = plans.first else { return "there are no modules\n" }
        var text = plans.map(head).joined()
        let widths = plans.map { max(13, $0.module.count + 1) }
        for pack in unique([Registry.platformPack] + first.rules.map(\.rule.pack)) {
            let indices = first.rules.indices.filter { first.rules[$0].rule.pack == pack }
            guard !indices.isEmpty else { continue }
            text += "\n\(pack) (\(indices.count) rule\(indices.count == 1 ? "" : "s"))\n"
            text += padded("", 12) + zip(plans, widths).map { padded($0.module, $1) }.joined() + "\n"
            for index in indices {
                text += padded(first.rules[index].rule.id.value.description, 12)
                text += zip(plans, widths).map { padded(cell($0.rules[index]), $1) }.joined() + "\n"
            }
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// Of a rule whose pack the module does not select there is nothing to say.
    private static func cell(_ rule: RulePlan) -> String { rule.isOfOtherPack ? "-" : rule.outcome.rawValue }

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

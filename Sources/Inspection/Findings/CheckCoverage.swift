import Planning
import Registry

/// How much of a plan a check speaks for. What it does not run is said, never claimed.
package struct CheckCoverage: Sendable {
    private let report: InspectionReport

    package init(_ report: InspectionReport) {
        self.report = report
    }

    /// `check runs 66 of 116 rules, 9 of them only in part: the rest of those needs swiftlint; left are 2 to swiftlint, 42 to
    /// a reader; 3 do not apply; 8 rules of packs not selected: clean 8`.
    package var sentence: String {
        let plan = report.plan
        let run = Set(report.rules)
        let enforced = plan.rules.filter { $0.outcome == .enforced }
        let others = enforced.filter { !run.contains($0.rule.id.value.description) }
        let shared = enforced.filter { run.contains($0.rule.id.value.description) && !$0.builtins.isEmpty }
        let needed = unique(shared.flatMap(\.builtins).map(\.tool.rawValue)).joined(separator: ", ")
        let tools = unique(others.flatMap(\.by)).map { tool in
            "\(others.count { $0.by.first == tool }) to \(tool)"
        }
        let audit = plan.counts[.audit]
        let left = tools + (audit == 0 ? [] : ["\(audit) to a reader"])
        let total = plan.rules.count { !$0.isOfOtherPack }
        let rest = total - plan.counts[.enforced] - audit
        return "check runs \(report.rules.count) of \(total) rules"
            + (shared.isEmpty ? "" : ", \(shared.count) of them only in part: the rest of those needs \(needed)")
            + (left.isEmpty ? "" : "; left are " + left.joined(separator: ", "))
            + (rest == 0 ? "" : "; \(rest) \(rest == 1 ? "does" : "do") not apply")
            + (plan.otherPacks(among: plan.rules).map { "; \($0)" } ?? "")
    }
}

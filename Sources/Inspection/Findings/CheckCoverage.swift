import Planning
import Registry

/// How much of a plan a check speaks for. What it does not run is said, never claimed.
package struct CheckCoverage: Sendable {
    private let report: InspectionReport

    package init(_ report: InspectionReport) {
        self.report = report
    }

    /// `check runs 61 of 116 rules; 2 are left to swiftlint, 42 to a reader; 11 do not apply`.
    package var sentence: String {
        let plan = report.plan
        let others = plan.rules.filter {
            $0.outcome == .enforced && !report.rules.contains($0.rule.id.value.description)
        }
        let tools = unique(others.flatMap(\.by)).map { tool in
            "\(others.count { $0.by.first == tool }) to \(tool)"
        }
        let audit = plan.counts[.audit]
        let left = tools + (audit == 0 ? [] : ["\(audit) to a reader"])
        let rest = plan.counts.rules - plan.counts[.enforced] - audit
        return "check runs \(report.rules.count) of \(plan.counts.rules) rules"
            + (left.isEmpty ? "" : "; left are " + left.joined(separator: ", "))
            + (rest == 0 ? "" : "; \(rest) \(rest == 1 ? "does" : "do") not apply")
    }
}

package import Diagnostics
package import Planning

/// What a check of one module found, complete: every renderer prints from this value alone.
package struct InspectionReport: Sendable {
    package let plan: ModulePlan
    /// The registry's levels, strongest first.
    package let severities: [String]
    /// In their one order.
    package let findings: [Finding]
    /// Files that were not looked at, and why.
    package let problems: [Diagnostic]
    /// How many files were looked at.
    package let files: Int
    /// IDs of the rules that were run, in the registry's order.
    package let rules: [String]
    /// Nanoseconds by pattern, in the order of the plan; empty unless they were asked for.
    package let timings: [(pattern: String, nanoseconds: UInt64)]

    package init(
        plan: ModulePlan, severities: [String], findings: [Finding], problems: [Diagnostic], files: Int,
        rules: [String], timings: [(pattern: String, nanoseconds: UInt64)] = []
    ) {
        self.plan = plan
        self.severities = severities
        self.findings = findings
        self.problems = problems
        self.files = files
        self.rules = rules
        self.timings = timings
    }

    /// Those that nothing excuses.
    package var open: [Finding] { findings.filter { $0.excuse == nil } }

    package func count(_ standing: Finding.Standing) -> Int { findings.count { $0.standing == standing } }

    /// How many findings count at this level: what is excused, a candidate or reported only does not.
    package func count(_ severity: String) -> Int {
        findings.count { $0.standing == .counted && $0.severity == severity }
    }

    /// Whether a finding that counts is of this level or a stronger one.
    package func fails(on level: String) -> Bool {
        (severities.prefix { $0 != level } + [level]).contains { count($0) > 0 }
    }
}

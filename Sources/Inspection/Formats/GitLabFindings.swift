import Diagnostics

/// GitLab's code quality report: a list of issues, each with a fingerprint by which it is followed from change to change.
package enum GitLabFindings {
    package static func render(_ output: FindingsOutput) -> String {
        JSONValue.array(output.reports.flatMap { report in report.open.map { json($0, report) } }).lines(depth: 1)
    }

    private static func json(_ finding: Finding, _ report: InspectionReport) -> JSONValue {
        .object([
            ("description", .string(finding.labelledMessage)), ("check_name", .string(finding.pattern)),
            ("fingerprint", .string(finding.fingerprint)), ("severity", .string(severity(of: finding, report))),
            (
                "location",
                .object([
                    ("path", .string(finding.path)),
                    (
                        "lines",
                        .object([
                            ("begin", .integer(finding.line)),
                            ("end", .integer(finding.range?.end.line ?? finding.line)),
                        ])
                    ),
                ])
            ),
        ])
    }

    /// Its levels are info, minor, major, critical and blocker.
    private static func severity(of finding: Finding, _ report: InspectionReport) -> String {
        guard finding.standing == .counted else { return "info" }
        switch ThreeLevels(finding, report) {
        case .error: return "blocker"
        case .warning: return "major"
        case .note: return "minor"
        }
    }
}

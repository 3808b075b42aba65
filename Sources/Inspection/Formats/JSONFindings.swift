import Diagnostics

/// Findings as the JSON format, version 1: keys may be added, none is ever changed.
package enum JSONFindings {
    /// One module is the document itself; several stand in a list.
    package static func render(_ output: FindingsOutput) -> String {
        let reports = output.reports
        if reports.count == 1, let report = reports.first {
            return JSONValue.object([("version", .integer(1))] + members(report)).lines(depth: 2)
        }
        return JSONValue.object([
            ("version", .integer(1)), ("modules", .array(reports.map { .object(members($0)) })),
        ]).lines(depth: 4)
    }

    private static func members(_ report: InspectionReport) -> [(key: String, value: JSONValue)] {
        let counts = report.severities.map { ($0, JSONValue.integer(report.count($0))) }
        return [
            ("module", .string(report.plan.module)),
            ("findings", .array(report.findings.map(json))),
            ("problems", .array(report.problems.map(json))),
            ("rules", .strings(report.rules)),
            (
                "summary",
                .object(
                    counts + [
                        ("excused", .integer(report.count(.excused))), ("files", .integer(report.files)),
                        ("reportedOnly", .integer(report.count(.reportedOnly))),
                        ("candidates", .integer(report.count(.candidate))),
                    ])
            ),
        ]
    }

    private static func json(_ finding: Finding) -> JSONValue {
        .object([
            ("rule", .string(finding.rule)), ("pattern", .string(finding.pattern)),
            ("predicate", .optional(finding.predicate)),
            ("severity", .string(finding.severity)), ("confidence", .string(finding.confidence.rawValue)),
            ("mode", .string(finding.mode.rawValue)), ("message", .string(finding.message)),
            ("file", .string(finding.path)),
            ("start", finding.range.map { json($0.start) } ?? .null),
            ("end", finding.range.map { json($0.end) } ?? .null),
            ("fingerprint", .string(finding.fingerprint)),
            (
                "excused",
                finding.excuse.map { .object([("by", .string($0.name)), ("reason", .string($0.reason))]) } ?? .null
            ),
            ("waiverExpired", .optional(finding.lapsed?.description)),
        ])
    }

    private static func json(_ problem: Diagnostic) -> JSONValue {
        .object([
            ("code", .string(problem.code.rawValue)), ("severity", .string(problem.severity.rawValue)),
            ("message", .string(problem.message)), ("file", .optional(problem.range?.file.path)),
        ])
    }

    private static func json(_ position: TextPosition) -> JSONValue {
        .object([
            ("line", .integer(position.line)), ("column", .integer(position.column)),
            ("offset", .integer(position.offset)),
        ])
    }
}

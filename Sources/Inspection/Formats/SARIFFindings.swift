import Diagnostics
import Planning
import Registry

/// SARIF 2.1.0 (OASIS), as code hosts read it: one run for each module.
package enum SARIFFindings {
    package static func render(_ output: FindingsOutput) -> String {
        JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array(output.reports.map { run($0, output) })),
        ]).lines(depth: 4)
    }

    private static func run(_ report: InspectionReport, _ output: FindingsOutput) -> JSONValue {
        let rules = SARIFRules(report)
        return .object([
            (
                "tool",
                .object([
                    (
                        "driver",
                        .object([
                            ("name", .string("rulec")), ("version", .string(output.version)),
                            ("rules", .array(rules.json)),
                        ])
                    )
                ])
            ),
            ("automationDetails", .object([("id", .string("rulec/\(report.plan.module)"))])),
            ("columnKind", .string("utf16CodeUnits")),
            (
                "originalUriBaseIds",
                .object([(base, .object([("uri", .string(SARIFPlace.uri(of: output.root) + "/"))]))])
            ),
            ("invocations", .array([invocation(report)])),
            ("results", .array(report.findings.map { result($0, report, rules) })),
        ])
    }

    static let base = "SRCROOT"

    private static func invocation(_ report: InspectionReport) -> JSONValue {
        let notifications = report.problems.map { problem in
            JSONValue.object([
                ("level", .string(problem.severity.rawValue)), ("message", text(problem.message)),
                ("locations", .array(problem.range.map { [SARIFPlace.location($0.file.path, nil)] } ?? [])),
            ])
        }
        return .object([
            ("executionSuccessful", .bool(!report.problems.contains { $0.severity == .error })),
            ("toolExecutionNotifications", .array(notifications)),
        ])
    }

    private static func result(_ finding: Finding, _ report: InspectionReport, _ rules: SARIFRules) -> JSONValue {
        .object([
            ("ruleId", .string(finding.rule)), ("ruleIndex", .integer(rules.index(of: finding.rule))),
            ("level", .string(SARIFRules.level(of: finding, report))), ("message", text(finding.message)),
            ("locations", .array([SARIFPlace.location(finding.path, finding.range)])),
            ("partialFingerprints", .object([("rulec/v1", .string(finding.fingerprint))])),
            ("suppressions", .array(suppressions(of: finding))),
            (
                "properties",
                .object([
                    ("pattern", .string(finding.pattern)), ("severity", .string(finding.severity)),
                    ("confidence", .string(finding.confidence.rawValue)), ("mode", .string(finding.mode.rawValue)),
                ])
            ),
        ])
    }

    private static func suppressions(of finding: Finding) -> [JSONValue] {
        guard let excuse = finding.excuse else { return [] }
        let kind =
            switch excuse {
            case .marker: "inSource"
            case .waiver: "external"
            }
        return [.object([("kind", .string(kind)), ("justification", .string(excuse.reason))])]
    }

    static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

/// The rules of a run: those that were run, then the names of findings about excuses.
private struct SARIFRules {
    private let report: InspectionReport
    private let indices: [String: Int]

    init(_ report: InspectionReport) {
        self.report = report
        let ids = report.rules + ExcuseFault.allCases.map(\.rawValue)
        indices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    }

    func index(of rule: String) -> Int { indices[rule] ?? -1 }

    var json: [JSONValue] {
        let rules = report.plan.rules.filter { indices[$0.rule.id.value.description] != nil }
        return rules.map(json)
            + ExcuseFault.allCases.map { fault in
                .object([("id", .string(fault.rawValue)), ("shortDescription", SARIFFindings.text(fault.title))])
            }
    }

    private func json(_ plan: RulePlan) -> JSONValue {
        let rule = plan.rule
        let texts = [
            rule.title.value, rule.check?.value.trimmingLineBreaks, rule.leaves.map { "Left to a reader: \($0.value)" },
        ]
        let help = texts.compactMap(\.self).joined(separator: "\n\n")
        return .object([
            ("id", .string(rule.id.value.description)), ("shortDescription", SARIFFindings.text(rule.title.value)),
            ("help", SARIFFindings.text(help)),
            (
                "properties",
                .object([
                    ("severity", .string(plan.severity)), ("tags", .strings([rule.id.value.family])),
                ])
            ),
        ])
    }

    static func level(of finding: Finding, _ report: InspectionReport) -> String {
        switch ThreeLevels(finding, report) {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }
}

private enum SARIFPlace {
    static func location(_ path: String, _ range: SourceRange?) -> JSONValue {
        var place: [(key: String, value: JSONValue)] = [("artifactLocation", .object(artifact(path)))]
        if let range {
            let (file, bytes) = (range.file, range.bytes)
            place.append(
                (
                    "region",
                    .object([
                        ("startLine", .integer(range.start.line)),
                        ("startColumn", .integer(file.utf16Column(at: bytes.lowerBound))),
                        ("endLine", .integer(range.end.line)),
                        ("endColumn", .integer(file.utf16Column(at: bytes.upperBound))),
                        ("byteOffset", .integer(bytes.lowerBound)), ("byteLength", .integer(bytes.count)),
                    ])
                ))
        }
        return .object([("physicalLocation", .object(place))])
    }

    private static func artifact(_ path: String) -> [(key: String, value: JSONValue)] {
        guard !path.hasPrefix("/") else { return [("uri", .string(uri(of: path)))] }
        return [("uri", .string(escaped(path))), ("uriBaseId", .string(SARIFFindings.base))]
    }

    static func uri(of path: String) -> String { "file://" + escaped(path) }

    /// RFC 3986: all but the unreserved characters and the slash.
    private static func escaped(_ path: String) -> String {
        path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                return String(UnicodeScalar(byte))
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                return String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }.joined()
    }
}

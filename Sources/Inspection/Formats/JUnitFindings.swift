import Diagnostics

/// A test report in JUnit's XML: a suite for each module, a test for each rule that was run. It fails where something is
/// found that counts; candidates and what is reported only stand in the test's output.
package enum JUnitFindings {
    package static func render(_ output: FindingsOutput) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rulec\">\n"
            + output.reports.map(suite).joined() + "</testsuites>\n"
    }

    private static func suite(_ report: InspectionReport) -> String {
        let titles = Dictionary(report.plan.rules.map { ($0.rule.id.value.description, $0.rule.title.value) }) {
            first, _ in first
        }
        let faults = ExcuseFault.allCases.map(\.rawValue).filter { name in report.findings.contains { $0.rule == name }
        }
        let grouped = Dictionary(grouping: report.open, by: \.rule)
        let cases = (report.rules + faults).map { rule in
            testCase(
                rule, titles[rule] ?? ExcuseFault(rawValue: rule)?.title ?? rule, grouped[rule] ?? [],
                module: report.plan.module)
        }
        let unread = report.problems.filter { $0.severity == .error }.map { problem in
            element(
                "testcase", [("name", problem.range?.file.path ?? ""), ("classname", report.plan.module)],
                element("error", [("message", problem.message), ("type", problem.code.rawValue)], nil, indent: 6),
                indent: 4)
        }
        let failures = cases.count { $0.fails }
        return element(
            "testsuite",
            [
                ("name", report.plan.module), ("tests", "\(cases.count + unread.count)"), ("failures", "\(failures)"),
                ("errors", "\(unread.count)"),
            ], cases.map(\.text).joined() + unread.joined(), indent: 2)
    }

    private static func testCase(
        _ rule: String, _ title: String, _ findings: [Finding], module: String
    ) -> (text: String, fails: Bool) {
        let attributes = [("name", "\(rule) \(title)"), ("classname", module)]
        let failures = findings.filter { $0.standing == .counted }
        // What does not count is shown and fails nothing.
        let others = findings.filter { $0.standing != .counted }
        let output = others.isEmpty ? "" : "      <system-out>\(places(of: others))</system-out>\n"
        guard let first = failures.first else {
            return (element("testcase", attributes, output, indent: 4), false)
        }
        let count = "\(failures.count) finding\(failures.count == 1 ? "" : "s")"
        let failure =
            "      <failure message=\"\(count)\" type=\"\(escaped(first.severity))\">\(places(of: failures))</failure>\n"
        return (element("testcase", attributes, failure + output, indent: 4), true)
    }

    private static func places(of findings: [Finding]) -> String {
        escaped(findings.map { "\($0.path):\($0.line): \($0.severity): \($0.labelledMessage)\n" }.joined())
    }

    /// - Parameter content: whole lines.
    private static func element(
        _ name: String, _ attributes: [(String, String)], _ content: String?, indent: Int
    ) -> String {
        let margin = String(repeating: " ", count: indent)
        let start = "\(margin)<\(name)" + attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
        guard let content, !content.isEmpty else { return start + "/>\n" }
        return "\(start)>\n\(content)\(margin)</\(name)>\n"
    }

    /// Control characters have no place in XML 1.0, escaped or not.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}

import Diagnostics

/// A test report in JUnit's XML: a suite for each module, a test for each rule that was run. It fails where something is
/// found that counts.
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
        let places = findings.map { "\($0.path):\($0.line): \($0.severity): \($0.message)\n" }
        guard findings.contains(where: \.counts) else {
            // What only reports is shown and fails nothing.
            let output = places.isEmpty ? nil : "      <system-out>\(escaped(places.joined()))</system-out>\n"
            return (element("testcase", attributes, output, indent: 4), false)
        }
        let count = "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
        let failure =
            "      <failure message=\"\(count)\" type=\"\(escaped(findings[0].severity))\">\(escaped(places.joined()))</failure>\n"
        return (element("testcase", attributes, failure, indent: 4), true)
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

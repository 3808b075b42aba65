import Diagnostics

/// A summary for a change's discussion: the counts, and a table each of what counts, what is reported only, and what a
/// reader decides.
package enum MarkdownFindings {
    package static func render(_ output: FindingsOutput) -> String {
        output.reports.map(section).joined(separator: "\n")
    }

    private static func section(_ report: InspectionReport) -> String {
        var text = "## \(escaped(TextFindings.summary(report)))\n\n\(CheckCoverage(report).sentence).\n"
        for problem in report.problems { text += "\n**\(problem.severity.rawValue)**: \(escaped(problem.message))\n" }
        for (standing, title) in sections {
            let findings = report.findings.filter { $0.standing == standing }
            guard !findings.isEmpty else { continue }
            text += title.map { "\n### \($0)\n" } ?? ""
            text += table(findings)
        }
        return text
    }

    private static let sections: [(Finding.Standing, title: String?)] = [
        (.counted, nil), (.reportedOnly, "Reported only, while the rule is rolled out"),
        (.candidate, "Candidates to review"),
    ]

    private static func table(_ findings: [Finding]) -> String {
        var text = "\n| Severity | Rule | Place | What to do |\n|---|---|---|---|\n"
        for finding in findings {
            let place = finding.path + (finding.range.map { ":\($0.start.line)" } ?? "")
            text +=
                "| \(escaped(finding.severity)) | \(escaped(finding.pattern)) | \(escaped(place)) | \(escaped(finding.message)) |\n"
        }
        return text
    }

    /// Text that no reader of Markdown takes for more.
    private static func escaped(_ text: String) -> String {
        text.visible.unicodeScalars.map { scalar in
            #"\`*_[]<>|#&~"#.unicodeScalars.contains(scalar)
                ? "\\\(scalar)" : (0x2028...0x2029).contains(scalar.value) ? " " : "\(scalar)"
        }.joined()
    }
}

import Diagnostics

/// A summary for a change's discussion: the counts, and a table of what nothing excuses.
package enum MarkdownFindings {
    package static func render(_ output: FindingsOutput) -> String {
        output.reports.map(section).joined(separator: "\n")
    }

    private static func section(_ report: InspectionReport) -> String {
        var text = "## \(escaped(TextFindings.summary(report)))\n\n\(CheckCoverage(report).sentence).\n"
        for problem in report.problems { text += "\n**\(problem.severity.rawValue)**: \(escaped(problem.message))\n" }
        guard !report.open.isEmpty else { return text }
        text += "\n| Severity | Rule | Place | What to do |\n|---|---|---|---|\n"
        for finding in report.open {
            let place = finding.path + (finding.range.map { ":\($0.start.line)" } ?? "")
            let level = finding.severity + (finding.confidence == .candidate ? " candidate" : "")
            text +=
                "| \(escaped(level)) | \(escaped(finding.pattern)) | \(escaped(place)) | \(escaped(finding.message)) |\n"
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

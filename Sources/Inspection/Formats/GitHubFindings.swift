/// Workflow commands of GitHub Actions, which it shows at the changed lines.
package enum GitHubFindings {
    package static func render(_ output: FindingsOutput) -> String {
        output.reports.map { report in report.open.map { line($0, report) }.joined() }.joined()
    }

    private static func line(_ finding: Finding, _ report: InspectionReport) -> String {
        let command =
            switch ThreeLevels(finding, report) {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties = [("file", finding.path), ("line", "\(finding.line)")]
        if let range = finding.range {
            properties.append(("endLine", "\(range.end.line)"))
            // Columns of a place over several lines are refused.
            if range.start.line == range.end.line {
                properties += [("col", "\(range.start.column)"), ("endColumn", "\(range.end.column)")]
            }
        }
        properties.append(("title", finding.pattern))
        let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
        return "::\(command) \(list)::\(escaped(finding.labelledMessage, inProperty: false))\n"
    }

    /// By scalars: in a line end of two, or before a combining mark, the character is another one.
    private static func escaped(_ text: String, inProperty: Bool) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where inProperty: "%3A"
            case "," where inProperty: "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}

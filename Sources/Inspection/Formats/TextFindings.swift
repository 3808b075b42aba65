package import Diagnostics

/// Findings for people: the place, the message, the source line with the place underlined.
package struct TextFindings: Sendable {
    private let style: TextStyle
    private let showsExcused: Bool

    package init(style: TextStyle, showsExcused: Bool = false) {
        self.style = style
        self.showsExcused = showsExcused
    }

    package func render(_ report: InspectionReport) -> String {
        (showsExcused ? report.findings : report.open).map { render($0, report) }.joined()
    }

    private func render(_ finding: Finding, _ report: InspectionReport) -> String {
        var level = finding.severity
        if finding.confidence == .candidate { level += " candidate" }
        if finding.mode == .reportOnly { level += ", reported only" }
        let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        let weight: DiagnosticSeverity =
            finding.excuse != nil ? .note : finding.severity == report.severities.first ? .error : .warning
        var text = "\(finding.path.visible)\(place): \(style.severity(weight, as: level)): "
        text += "\(style.strong(finding.message.visible)) [\(finding.pattern)]\n"
        if let range = finding.range { text += SourceExcerpt.text(of: range, style: style) }
        if let excuse = finding.excuse { text += "      = excused by a \(excuse.name): \(excuse.reason.visible)\n" }
        return text
    }

    /// `2 blocking, 1 important, 3 excused in 12 files`.
    package static func summary(_ report: InspectionReport) -> String {
        let levels = report.severities.map { ($0, report.count($0)) } + [("excused", report.excusedCount)]
        let parts = levels.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        let files = "\(report.files) file\(report.files == 1 ? "" : "s")"
        return "\(report.plan.module): \(parts.isEmpty ? "no findings" : parts.joined(separator: ", ")) in \(files)"
    }
}

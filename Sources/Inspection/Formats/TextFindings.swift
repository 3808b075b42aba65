package import Diagnostics

/// Findings for people: the place, the message, the source line with the place underlined.
package struct TextFindings: Sendable {
    private let style: TextStyle
    private let showsExcused: Bool

    package init(style: TextStyle = TextStyle(isColored: false), showsExcused: Bool = false) {
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
            switch ThreeLevels(finding, report) {
            case _ where finding.excuse != nil: .note
            case .error: .error
            case .warning: .warning
            case .note: finding.confidence == .candidate ? .note : .warning
            }
        var text = "\(finding.path.visible)\(place): \(style.severity(weight, as: level)): "
        text += "\(style.strong(finding.message.visible)) [\(finding.pattern)]\n"
        if let range = finding.range { text += SourceExcerpt.text(of: range, style: style) }
        if let excuse = finding.excuse { text += "      = excused by a \(excuse.name): \(excuse.reason.visible)\n" }
        if let day = finding.lapsed { text += "      = the waiver that covered it ran out on \(day)\n" }
        return text
    }

    /// `Booking: 2 blocking, 1 important, 12 candidates to review, 3 excused; 12 files read`. The levels count what is in
    /// force, so that a run which fails shows why.
    package static func summary(_ report: InspectionReport) -> String {
        func counted(_ count: Int, _ words: String) -> [String] { count == 0 ? [] : ["\(count) \(words)"] }
        let levels = report.severities.flatMap { counted(report.count($0), $0) }
        let candidates = report.count(.candidate)
        let parts =
            (levels.isEmpty ? ["no findings"] : levels) + counted(report.count(.reportedOnly), "reported only")
            + counted(candidates, "candidate\(candidates == 1 ? "" : "s") to review")
            + counted(report.count(.excused), "excused")
        let files = "\(report.files) file\(report.files == 1 ? "" : "s") read"
        return "\(report.plan.module): \(parts.joined(separator: ", ")); \(files)"
    }
}

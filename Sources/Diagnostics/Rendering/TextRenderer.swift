/// Diagnostics for people: the place, the message, the source line with the span underlined, notes and help.
///
///     overlays/booking.yml:14:21: error: 'layerd' is not a value of slot ScreenLayerShape [illegal-slot-value]
///        14 |   ScreenLayerShape: layerd
///           |                     ^~~~~~ did you mean 'layered'?
///           = legal values: layered, organic
///           ::: registry/slots.yml:9:5: slot ScreenLayerShape is defined here
package struct TextRenderer: Sendable {
    private let style: TextStyle
    /// Whether many like warnings and notes become one line a code.
    private let folds: Bool

    /// From this many of one code on, warnings and notes fold. Errors never do.
    private static let foldingThreshold = 4

    package init(style: TextStyle = TextStyle(isColored: false), folds: Bool = true) {
        self.style = style
        self.folds = folds
    }

    package func render(_ set: DiagnosticSet) -> String {
        let folded = folds ? foldedCodes(of: set) : []
        var output = ""
        for diagnostic in set.diagnostics where !folded.contains(diagnostic.code) {
            output += render(diagnostic)
        }
        for code in folded {
            output += renderFolded(set.diagnostics.filter { $0.code == code })
        }
        return output
    }

    /// `2 errors, 1 warning`; empty where there is nothing to count.
    package static func summary(of set: DiagnosticSet) -> String {
        DiagnosticSeverity.allCases.reversed().compactMap { severity in
            let count = set.count(severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    // MARK: One diagnostic

    private func render(_ diagnostic: Diagnostic) -> String {
        var output = "\(place(diagnostic.range))\(style.severity(diagnostic.severity)): "
        output += style.strong(diagnostic.message.visible) + " [\(diagnostic.code.rawValue)]\n"
        if let range = diagnostic.range {
            output += SourceExcerpt.text(
                of: range, style: style, label: diagnostic.suggestion.map { "did you mean '\($0.visible)'?" })
        }
        if let help = diagnostic.help {
            for line in help.split(separator: "\n") { output += "      = \(String(line).visible)\n" }
        }
        for note in diagnostic.notes {
            output += "      ::: \(place(note.range))\(note.message.visible)\n"
        }
        return output
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return "" }
        return "\(range.file.path):\(range.start.line):\(range.start.column): "
    }

    // MARK: Many of one code

    private func foldedCodes(of set: DiagnosticSet) -> [DiagnosticCode] {
        var counts: [DiagnosticCode: Int] = [:]
        for diagnostic in set.diagnostics where diagnostic.severity != .error {
            counts[diagnostic.code, default: 0] += 1
        }
        return DiagnosticCode.allCases.filter { code in
            counts[code, default: 0] >= Self.foldingThreshold
                && !set.diagnostics.contains { $0.code == code && $0.severity == .error }
        }
    }

    private func renderFolded(_ diagnostics: [Diagnostic]) -> String {
        guard let first = diagnostics.first else { return "" }
        let subjects = diagnostics.compactMap(\.subject)
        var output = "\(style.severity(first.severity)): "
        output += style.strong("\(diagnostics.count) × \(first.code.headline)") + " [\(first.code.rawValue)]\n"
        for line in wrapped(subjects) { output += "      = \(line)\n" }
        output += "      = first at \(place(first.range))\(first.message.visible) (-v shows each)\n"
        return output
    }

    private func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count < 96 {
                lines[lines.count - 1] = "\(last), \(word)"
            } else {
                if let last = lines.last { lines[lines.count - 1] = last + "," }
                lines.append(word)
            }
        }
        return lines
    }
}

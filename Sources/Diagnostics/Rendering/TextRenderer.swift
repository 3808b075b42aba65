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
        output += style.strong(visible(diagnostic.message)) + " [\(diagnostic.code.rawValue)]\n"
        if let range = diagnostic.range {
            output += excerpt(range, label: diagnostic.suggestion.map { "did you mean '\(visible($0))'?" })
        }
        if let help = diagnostic.help {
            for line in help.split(separator: "\n") { output += "      = \(visible(String(line)))\n" }
        }
        for note in diagnostic.notes {
            output += "      ::: \(place(note.range))\(visible(note.message))\n"
        }
        return output
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return "" }
        return "\(range.file.path):\(range.start.line):\(range.start.column): "
    }

    private func excerpt(_ range: SourceRange, label: String?) -> String {
        let file = range.file
        let line = file.lineIndex(at: range.bytes.lowerBound)
        let bytes = file.lineRange(line)
        guard !bytes.isEmpty || label != nil else { return "" }
        let start = min(max(range.bytes.lowerBound, bytes.lowerBound), bytes.upperBound)
        let end = min(max(range.bytes.upperBound, start), bytes.upperBound)
        let window = SourceWindow(
            before: Array(file.text(bytes.lowerBound..<start)), span: Array(file.text(start..<end)),
            after: Array(file.text(end..<bytes.upperBound)))
        let number = String(line + 1)
        let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
        let underline = "^" + String(repeating: "~", count: max(0, window.span.count - 1))
        let indent = window.before.map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(margin) | \(window.text)\n"
            + "      | \(indent)\(style.underline(underline))\(label.map { " \($0)" } ?? "")\n"
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
        output += "      = first at \(place(first.range))\(visible(first.message)) (-v shows each)\n"
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

/// A source line around a span, cut to what fits a terminal, with nothing in it that a terminal would act on.
private struct SourceWindow {
    let before: [Character]
    let span: [Character]
    let text: String

    private static let width = 100

    init(before: [Character], span: [Character], after: [Character]) {
        let span = Array(visible(String(span)).prefix(Self.width))
        let room = Self.width - span.count
        var before = Array(visible(String(before)))
        if before.count > room { before = ["…"] + before.suffix(max(0, room - 20)) }
        let rest = max(0, Self.width + 20 - before.count - span.count)
        let after = Array(visible(String(after)))
        self.before = before
        self.span = span
        text = String(before + span + (after.count > rest ? after.prefix(rest) + ["…"] : after))
    }
}

/// Text with control characters (escape sequences, bidirectional overrides) shown as U+FFFD; tabs stay.
private func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { output.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(output)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}

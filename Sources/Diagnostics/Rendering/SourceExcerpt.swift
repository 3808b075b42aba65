/// The source line of a range with the range underlined, for a terminal.
package enum SourceExcerpt {
    package static func text(of range: SourceRange, style: TextStyle, label: String? = nil) -> String {
        let file = range.file
        let line = file.lineIndex(at: range.bytes.lowerBound)
        let bytes = file.lineRange(line)
        guard !bytes.isEmpty || label != nil else { return "" }
        // More than is shown, in bytes, so that of a very long line only a part is looked at.
        let reach = 512
        let start = min(max(range.bytes.lowerBound, bytes.lowerBound), bytes.upperBound)
        let end = min(max(range.bytes.upperBound, start), bytes.upperBound)
        let window = SourceWindow(
            before: Array(file.text(max(bytes.lowerBound, start - reach)..<start)),
            span: Array(file.text(start..<min(end, start + reach))),
            after: Array(file.text(end..<min(bytes.upperBound, end + reach))))
        let number = String(line + 1)
        let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
        let underline = "^" + String(repeating: "~", count: max(0, window.span.count - 1))
        let indent = window.before.map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(margin) | \(window.text)\n"
            + "      | \(indent)\(style.underline(underline))\(label.map { " \($0)" } ?? "")\n"
    }
}

/// A source line around a span, cut to what fits a terminal, with nothing in it that a terminal would act on.
private struct SourceWindow {
    let before: [Character]
    let span: [Character]
    let text: String

    private static let width = 100

    init(before: [Character], span: [Character], after: [Character]) {
        let whole = Array(String(span).visible)
        let span = Array(whole.prefix(Self.width))
        let room = Self.width - span.count
        var before = Array(String(before).visible)
        if before.count > room { before = ["…"] + before.suffix(max(0, room - 20)) }
        let rest = max(0, Self.width + 20 - before.count - span.count)
        let after = Array(String(after).visible)
        self.before = before
        self.span = span
        let isCut = span.count < whole.count
        text = String(before + span + (isCut ? ["…"] : after.count > rest ? after.prefix(rest) + ["…"] : after))
    }
}

extension String {
    /// Control characters (escape sequences, bidirectional overrides) are shown as U+FFFD; tabs stay.
    package var visible: String {
        guard unicodeScalars.contains(where: isControl) else { return self }
        var output = UnicodeScalarView()
        for scalar in unicodeScalars { output.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
        return String(output)
    }
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}

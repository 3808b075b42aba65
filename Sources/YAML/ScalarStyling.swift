/// The shortest way to write a string that every YAML 1.1 and 1.2 reader decodes to the same string.
enum ScalarStyling {
    /// On one line.
    static func key(_ text: String) -> String {
        if isPlainSafe(text) { return text }
        return isPrintable(text) ? singleQuoted(text) : doubleQuoted(text)
    }

    /// A literal's lines are indented by `indent`; the result has no line break at its end.
    static func value(_ text: String, indent: Int) -> String {
        literal(text, indent: indent) ?? key(text)
    }

    /// The lines of a comment, without what a reader would take for a line break or refuse.
    static func printableLines(_ text: String) -> [String] {
        if isPrintableASCII(text) { return [text] }
        let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
        return text.unicodeScalars.split(omittingEmptySubsequences: false) { breaks.contains($0) }.map { line in
            var shown = String.UnicodeScalarView()
            shown.append(contentsOf: line.map { isPrintable($0) || $0 == "\t" ? $0 : "\u{FFFD}" })
            return String(shown)
        }
    }

    private static func singleQuoted(_ text: String) -> String {
        var quoted: [UInt8] = [UInt8(ascii: "'")]
        for byte in text.utf8 {
            quoted.append(byte)
            if byte == UInt8(ascii: "'") { quoted.append(byte) }
        }
        quoted.append(UInt8(ascii: "'"))
        return String(decoding: quoted, as: UTF8.self)
    }

    /// With escapes that YAML 1.1, YAML 1.2 and (but for a few) JSON share.
    private static func doubleQuoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let width = digits.count > 4 ? 8 : 4
                quoted += (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
            }
        }
        return quoted + "\""
    }

    /// Text of several lines that reads in a literal as it is; nil where a reader or an editor could change it.
    private static func literal(_ text: String, indent: Int) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let body = text.utf8.last == UInt8(ascii: "\n") ? String(text.unicodeScalars.dropLast()) : text
        let lines = body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, let first = lines.first, let last = lines.last, !first.isEmpty, !last.isEmpty,
            first.first != " ", first.first != "\t",
            lines.allSatisfy({ $0.last != " " && $0.last != "\t" && $0.allSatisfy { isPrintable($0) || $0 == "\t" } })
        else { return nil }
        let margin = String(repeating: " ", count: indent)
        let header = body.utf8.count == text.utf8.count ? "|-" : "|"
        return lines.reduce(into: header) { $0 += $1.isEmpty ? "\n" : "\n" + margin + String($1) }
    }

    private static func isPrintable(_ text: String) -> Bool {
        isPrintableASCII(text) || text.unicodeScalars.allSatisfy(isPrintable)
    }

    /// What nearly all text is, told in one pass over the bytes.
    private static func isPrintableASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { 0x20 <= $0 && $0 <= 0x7E }
    }

    /// On one line and visible to every reader and editor: no control character, no line break of YAML 1.1 (NEL, LS, PS),
    /// no byte order mark, nothing that reorders text.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        case 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFF: false
        case 0xA0...0xFFFD: true
        case 0x10000...: scalar.value & 0xFFFE != 0xFFFE
        default: false
        }
    }
}

// MARK: Plain scalars

extension ScalarStyling {
    /// No reader takes it for anything but this string, wherever in block context it stands.
    static func isPlainSafe(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, first != " ", last != " ",
            last != ":", canStart(text, first), !text.utf8.contains(UInt8(ascii: "\\")), isPrintable(text)
        else { return false }
        return !holdsIndicator(text) && !isWord(text) && !looksLikeNumber(text, first)
    }

    private static func canStart(_ text: String, _ first: Unicode.Scalar) -> Bool {
        switch first {
        case "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "=":
            return false
        default: break
        }
        if text == "-" || text == "<<" { return false }
        // By bytes: `hasPrefix` compares characters, and a combining mark would make the space part of one.
        return !["- ", "---", "..."].contains { text.utf8.starts(with: $0.utf8) }
    }

    /// `: ` or ` #`.
    private static func holdsIndicator(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if last == UInt8(ascii: ":"), byte == UInt8(ascii: " ") { return true }
            if last == UInt8(ascii: " "), byte == UInt8(ascii: "#") { return true }
            last = byte
        }
        return false
    }

    /// What stands for null, a truth value or a special number in YAML 1.1 or 1.2, in any case.
    private static func isWord(_ text: String) -> Bool {
        guard text.utf8.count <= 5 else { return false }
        switch text.lowercased() {
        case "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "-.inf", "+.inf", ".nan":
            return true
        default: return false
        }
    }

    /// Wider than all the forms of numbers, dates and times in YAML 1.1 and 1.2 together.
    private static func looksLikeNumber(_ text: String, _ first: Unicode.Scalar) -> Bool {
        guard ("0"..."9").contains(first) || first == "+" || first == "-" || first == "." else { return false }
        // Signs and dots alone may be numbers too (`.` is a float in YAML 1.1); letters only beside digits.
        let hasDigit = text.unicodeScalars.contains { ("0"..."9").contains($0) }
        let characters = "0123456789+-.,:_ " + (hasDigit ? "abcdefoxtzABCDEFOXTZ" : "")
        return text.unicodeScalars.allSatisfy(characters.unicodeScalars.contains)
    }
}

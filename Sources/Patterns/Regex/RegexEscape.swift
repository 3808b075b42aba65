/// Literal text within a pattern, spelled so that ICU, PCRE2 and the Rust engine read it alike, in the comments mode too.
package enum RegexEscape {
    /// Entries that are regexes, as they stand in a pattern: each in a group of its own, so that neither `|` nor an inline
    /// flag reaches the next, and none capturing, so that the pattern's groups keep their numbers.
    package static func alternation(ofRegexes entries: [String]) -> String {
        let plain = entries.map { (try? RegexSyntax($0))?.withoutCaptures ?? $0 }
        return "(?:" + plain.map { "(?:\($0))" }.joined(separator: "|") + ")"
    }

    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy(isWordCharacter) { return text }
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}", "#":
                output += "\\\(scalar)"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case " ": output += "\\x20"
            default:
                if scalar.isASCII
                    ? scalar.value < 0x20 || scalar.value == 0x7F
                    : scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
                {
                    output += "\\x{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    output.unicodeScalars.append(scalar)
                }
            }
        }
        return output
    }

    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    /// A range as it stands within a class; empty where it holds lone surrogates only, which no text has.
    static func members(_ range: ClosedRange<UInt32>) -> String {
        let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
        let lower = surrogates.contains(range.lowerBound) ? surrogates.upperBound + 1 : range.lowerBound
        let upper = surrogates.contains(range.upperBound) ? surrogates.lowerBound - 1 : range.upperBound
        guard lower <= upper else { return "" }
        return lower == upper ? member(lower) : "\(member(lower))-\(member(upper))"
    }

    private static func member(_ point: UInt32) -> String {
        let scalar = Unicode.Scalar(point) ?? "\u{FFFD}"
        return ["-", "&", "~"].contains(scalar) ? "\\\(scalar)" : literal(String(Character(scalar)))
    }

    /// `(?:a|b)`, longer words first so that none is cut short by its own prefix, then by their bytes. `words` holds at
    /// least one: an alternation of nothing would match everywhere.
    package static func alternation(_ words: [String]) -> String {
        precondition(!words.isEmpty, "an alternation needs a word")
        let sorted = Set(words).sorted { left, right in
            let (leftLength, rightLength) = (left.utf8.count, right.utf8.count)
            return leftLength == rightLength
                ? left.utf8.lexicographicallyPrecedes(right.utf8) : leftLength > rightLength
        }
        return "(?:\(sorted.map(literal).joined(separator: "|")))"
    }
}

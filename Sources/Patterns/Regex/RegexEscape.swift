/// Literal text within a pattern, spelled so that ICU, PCRE2 and the Rust engine read it alike, in the comments mode too.
package enum RegexEscape {
    package static func literal(_ text: String) -> String {
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
                if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F
                    || scalar.properties.generalCategory == .format
                {
                    output += "\\x{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    output.unicodeScalars.append(scalar)
                }
            }
        }
        return output
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

import Foundation

/// `\p{…}`, `\P{…}`, `\N{…}` and `[:…:]`. The names are ICU's; whether one exists is asked of ICU itself.
extension RegexParser {
    /// The current token is the letter behind the backslash at `start`; behind the `}` afterwards.
    mutating func parseProperty(
        from start: Int, negated: Bool
    ) throws(PatternError) -> (members: SetExpression, end: Int) {
        let name = try scanBracedName(from: start, example: "\\p{Letter}")
        guard let property = property(name.text) else {
            throw PatternError(
                "there is no character property \(name.text)", at: start..<name.end,
                help: "write a Unicode category, script or property, such as \\p{Lu} or \\p{Alphabetic}")
        }
        try advance()
        return (negated ? .complement(property) : property, name.end)
    }

    mutating func scanNamedCharacter(from start: Int) throws(PatternError) -> (point: UInt32, end: Int) {
        let name = try scanBracedName(from: start, example: "\\N{BULLET}")
        guard let point = UnicodeNames.character(named: name.text) else {
            throw PatternError(
                "there is no character named \(name.text)", at: start..<name.end,
                help: "write its Unicode name, such as \\N{BULLET}, or its number, such as \\u2022")
        }
        try advance()
        return (point, name.end)
    }

    /// `{name}` behind the current letter. The closing brace is the current token afterwards.
    private mutating func scanBracedName(
        from start: Int, example: String
    ) throws(PatternError) -> (text: String, end: Int) {
        let letterEnd = token.range.upperBound
        try advance()
        guard token.point == ASCII.openBrace else {
            throw PatternError("this escape needs a name in braces", at: start..<letterEnd, help: "write \(example)")
        }
        var text = ""
        while true {
            try advance()
            guard let point = token.point else {
                throw PatternError("this name is not closed", at: start..<scanner.end, help: "add a }")
            }
            if point == ASCII.closeBrace { break }
            text.unicodeScalars.append(Unicode.Scalar(point) ?? "\u{FFFD}")
        }
        return (text, token.range.upperBound)
    }

    /// The set `[:name:]` at the current `:`, with the closing `]` current afterwards. Nil, with nothing read, where the
    /// class only happens to start with a colon.
    mutating func parsePosixProperty(from open: Int) throws(PatternError) -> SetExpression? {
        let saved = scanner
        try advance()
        let negated = token.point == ASCII.caret
        if negated { try advance() }
        var name = ""
        while true {
            if let point = token.point { name.unicodeScalars.append(Unicode.Scalar(point) ?? "\u{FFFD}") }
            try advance()
            if token.isQuoted || token.point == nil { break }
            guard token.point == ASCII.colon else { continue }
            try advance()
            guard token.point == ASCII.closeBracket else { break }
            guard let property = property(name) else {
                throw PatternError(
                    "there is no character class \(name)", at: open..<token.range.upperBound,
                    help: "write [[:alpha:]], [[:digit:]], [[:upper:]] and the like")
            }
            return negated ? .complement(property) : property
        }
        scanner = saved
        return nil
    }

    private func property(_ name: String) -> SetExpression? {
        switch name {
        case "digit": return .shorthand(.digit)
        case "space": return .shorthand(.space)
        case "word": return .shorthand(.word)
        default: break
        }
        guard UnicodeNames.isProperty(name) else { return nil }
        return modes.contains(.ignoreCase) ? .caseClosed(.property(name)) : .property(name)
    }
}

/// What ICU knows by name.
enum UnicodeNames {
    static func isProperty(_ name: String) -> Bool {
        (try? NSRegularExpression(pattern: "\\p{\(name)}")) != nil
    }

    /// The character ICU knows by a name. Its table is reachable through patterns only, so this asks for the highest
    /// lower limit that makes a range up to the character a legal one.
    static func character(named name: String) -> UInt32? {
        func isAtLeast(_ point: UInt32) -> Bool {
            let lower = String(point, radix: 16)
            return (try? NSRegularExpression(pattern: "[\\x{\(lower)}-\\N{\(name)}]")) != nil
        }
        var (low, high): (UInt32, UInt32) = (0, 0x10FFFF)
        guard isAtLeast(low) else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if isAtLeast(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

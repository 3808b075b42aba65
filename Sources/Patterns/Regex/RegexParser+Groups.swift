/// Everything that opens with a parenthesis.
extension RegexParser {
    /// Nil for a comment `(?#…)`, which leaves what stands before it repeatable.
    mutating func parseGroup() throws(PatternError) -> (node: RegexNode, canRepeat: Bool)? {
        let open = token.range
        try advance()
        guard token.is(ASCII.question) else { return (try parseCapture(from: open, name: nil), true) }
        try scanner.advance(modes: modes, poundIsComment: false)
        guard let point = token.point, !token.isQuoted else { throw unknownGroup(from: open) }
        switch point {
        case ASCII.colon: return (try parseBody(.plain, from: open), true)
        case ASCII.greater: return (try parseBody(.atomic, from: open), true)
        case ASCII.equals: return (try parseBody(.lookAhead(negative: false), from: open), false)
        case ASCII.bang: return (try parseBody(.lookAhead(negative: true), from: open), false)
        case ASCII.less: return try parseLookBehindOrName(from: open)
        case ASCII.pound:
            try skipComment(from: open)
            return nil
        case ASCII.dash: return try parseModes(from: open)
        case ASCII.openParen, ASCII.openBrace: throw unsupportedGroup(from: open)
        default:
            guard RegexModes(letter: point) != nil else { throw unknownGroup(from: open) }
            return try parseModes(from: open)
        }
    }

    /// The current token is the last one of the group's opening.
    private mutating func parseBody(
        _ group: RegexNode.Group, from open: Range<Int>, innerModes: RegexModes? = nil
    ) throws(PatternError) -> RegexNode {
        let outerModes = modes
        modes = innerModes ?? modes
        try advance()
        return try finishGroup(group, from: open, outerModes: outerModes)
    }

    private mutating func parseCapture(from open: Range<Int>, name: String?) throws(PatternError) -> RegexNode {
        captureCount += 1
        if let name { groupNumbers[name] = captureCount }
        return try finishGroup(.capture(captureCount, name: name), from: open, outerModes: modes)
    }

    /// Parses the content and the closing parenthesis, behind which the modes are those before the group again.
    private mutating func finishGroup(
        _ group: RegexNode.Group, from open: Range<Int>, outerModes: RegexModes
    ) throws(PatternError) -> RegexNode {
        let body = try nested(at: open) { parser throws(PatternError) in try parser.parseAlternation() }
        guard token.is(ASCII.closeParen) else { throw unclosedGroup(open) }
        modes = outerModes
        let node = RegexNode(.group(group, body), open.lowerBound..<token.range.upperBound, modes: modes)
        if case .lookBehind = group { try requireBoundedLength(body, in: node.range) }
        try advance()
        return node
    }

    private mutating func skipComment(from open: Range<Int>) throws(PatternError) {
        try nested(at: open) { parser throws(PatternError) in
            repeat {
                try parser.advance()
                if parser.token.point == nil {
                    throw PatternError("this comment is not closed", at: open, help: "add a )")
                }
            } while !parser.token.is(ASCII.closeParen)
        }
        try advance()
    }

    private mutating func parseLookBehindOrName(
        from open: Range<Int>
    ) throws(PatternError) -> (node: RegexNode, canRepeat: Bool) {
        try advance()
        if token.is(ASCII.equals) { return (try parseBody(.lookBehind(negative: false), from: open), false) }
        if token.is(ASCII.bang) { return (try parseBody(.lookBehind(negative: true), from: open), false) }
        let start = token.range.lowerBound
        let name = try parseName()
        guard token.is(ASCII.greater), !name.isEmpty else {
            throw PatternError(
                "this is neither a look-behind nor a group name", at: open.lowerBound..<token.range.upperBound,
                help: "write (?<=…), (?<!…), or (?<name>…) with a name of ASCII letters and digits")
        }
        if groupNumbers[name] != nil {
            throw PatternError(
                "there is a group \(name) already", at: start..<token.range.lowerBound, help: "give it another name")
        }
        try advance()
        return (try parseCapture(from: open, name: name), true)
    }

    /// A group name: a letter, then letters and digits; empty where there is none.
    mutating func parseName() throws(PatternError) -> String {
        var name = ""
        while let point = token.point, !token.isQuoted,
            ASCII.isLetter(point) || (!name.isEmpty && ASCII.isDigit(point))
        {
            name.append(Character(scalar: point))
            try advance()
        }
        return name
    }

    /// `(?i-s)` and `(?i-s:…)`.
    private mutating func parseModes(
        from open: Range<Int>
    ) throws(PatternError) -> (node: RegexNode, canRepeat: Bool) {
        var changed = modes
        var turnsOn = true
        while true {
            if token.is(ASCII.dash) {
                turnsOn = false
            } else if token.is(ASCII.closeParen) {
                modes = changed
                let node = RegexNode(.modeChange, open.lowerBound..<token.range.upperBound, modes: modes)
                try advance()
                return (node, false)
            } else if token.is(ASCII.colon) {
                return (try parseBody(.plain, from: open, innerModes: changed), true)
            } else if let point = token.point, !token.isQuoted, let mode = RegexModes(letter: point) {
                if turnsOn { changed.formUnion(mode) } else { changed.subtract(mode) }
            } else if token.point == nil {
                throw unclosedGroup(open)
            } else {
                throw PatternError(
                    "this is no flag", at: token.range, help: "the flags are d, i, m, s, u, w and x")
            }
            try advance()
        }
    }

    private func unclosedGroup(_ open: Range<Int>) -> PatternError {
        PatternError("this group is not closed", at: open, help: "add a ), or write \\( for the character")
    }

    private func unknownGroup(from open: Range<Int>) -> PatternError {
        PatternError(
            "a group cannot open like this", at: open.lowerBound..<token.range.upperBound,
            help: "write (…), (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…), (?>…) or (?i), or \\( for the character")
    }

    private func unsupportedGroup(from open: Range<Int>) -> PatternError {
        PatternError(
            "conditions and code in a pattern are not supported", at: open.lowerBound..<token.range.upperBound,
            help: "write the alternatives out")
    }
}

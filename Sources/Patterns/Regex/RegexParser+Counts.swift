/// Quantifiers: `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`, each greedy, lazy (`?`) or possessive (`+`).
extension RegexParser {
    /// ICU keeps a count in 24 bits.
    private static let countLimit = 1 << 24

    /// Nil where the token opens no quantifier.
    mutating func parseCount(
        _ point: UInt32, canRepeat: Bool
    ) throws(PatternError) -> (count: RegexNode.Count, end: Int)? {
        let start = token.range
        guard [ASCII.asterisk, ASCII.plus, ASCII.question, ASCII.openBrace, ASCII.closeBrace].contains(point) else {
            return nil
        }
        guard canRepeat, point != ASCII.closeBrace else { throw misplacedCount(point) }
        var end = start.upperBound
        var bounds: (lower: Int, upper: Int?) = (point == ASCII.plus ? 1 : 0, point == ASCII.question ? 1 : nil)
        try advance()
        if point == ASCII.openBrace { (bounds, end) = try parseBounds(from: start.lowerBound) }
        var style = RegexNode.Count.Style.greedy
        if token.is(ASCII.question) || token.is(ASCII.plus) {
            style = token.is(ASCII.question) ? .lazy : .possessive
            end = token.range.upperBound
            try advance()
        }
        return (RegexNode.Count(lower: bounds.lower, upper: bounds.upper, style: style), end)
    }

    /// Behind the `{`.
    private mutating func parseBounds(
        from start: Int
    ) throws(PatternError) -> (bounds: (lower: Int, upper: Int?), end: Int) {
        guard let lower = try parseNumber(from: start) else { throw malformedCount(from: start) }
        var upper: Int? = lower
        if token.is(ASCII.comma) {
            try advance()
            upper = try parseNumber(from: start)
        }
        guard token.is(ASCII.closeBrace) else { throw malformedCount(from: start) }
        let end = token.range.upperBound
        if let upper, upper < lower {
            throw PatternError(
                "the upper limit \(upper) is below the lower limit \(lower)", at: start..<end,
                help: "write {\(upper),\(lower)}")
        }
        try advance()
        return ((lower, upper), end)
    }

    private mutating func parseNumber(from start: Int) throws(PatternError) -> Int? {
        var number: Int?
        while let point = token.point, !token.isQuoted, ASCII.isDigit(point) {
            let value = (number ?? 0) * 10 + Int(point - 0x30)
            guard value < Self.countLimit else {
                throw PatternError(
                    "the count is too big", at: start..<token.range.upperBound,
                    help: "the largest is \(Self.countLimit - 1)")
            }
            number = value
            try advance()
        }
        return number
    }

    private func malformedCount(from start: Int) -> PatternError {
        PatternError(
            "this is no complete count", at: start..<token.range.lowerBound,
            help: "write {n}, {n,} or {n,m}, or \\{ for the character")
    }

    private func misplacedCount(_ point: UInt32) -> PatternError {
        switch point {
        case ASCII.closeBrace:
            PatternError("this } closes nothing", at: token.range, help: "write \\} for the character")
        case ASCII.openBrace:
            PatternError(
                "there is nothing to count before this {", at: token.range, help: "write \\{ for the character")
        default:
            PatternError(
                "there is nothing to repeat before this \(Character(scalar: point))", at: token.range,
                help: "write \\\(Character(scalar: point)) for the character")
        }
    }
}

extension Character {
    /// The character of a code point; the replacement character for a lone surrogate.
    init(scalar point: UInt32) {
        self.init(Unicode.Scalar(point) ?? "\u{FFFD}")
    }
}

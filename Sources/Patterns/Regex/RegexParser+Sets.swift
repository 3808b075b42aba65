/// Character classes with their nesting, unions, differences (`--`, `-[`) and intersections (`&&`, `&[`).
///
/// ICU reads a class left to right with a stack of pending operators; the value of an unusual class depends on that
/// order, so it is followed to the letter.
extension RegexParser {
    /// The current token is the `[`.
    mutating func parseSet() throws(PatternError) -> RegexNode {
        let (open, startModes) = (token.range, modes)
        var stack = SetStack()
        let point = try nested(at: open) { parser throws(PatternError) in
            try parser.parseSetBody(&stack, from: open)
        }
        let end = token.range.upperBound
        let set = RegexSet(members: stack.finished(), insertionPoint: point, isBracketed: true)
        try advance()
        return RegexNode(.set(set), open.lowerBound..<end, modes: startModes)
    }

    /// What stands before the current token within a class, on which the reading of `-` and `&` depends.
    private enum Position { case start, literal, set, range, operation }

    /// Up to the `]` that closes the class, which stays the current token. Returns the insertion point.
    private mutating func parseSetBody(_ stack: inout SetStack, from open: Range<Int>) throws(PatternError) -> Int? {
        var openings = [open]
        var insertionPoint: Int?
        var position = try openSet(&stack, from: open, insertionPoint: &insertionPoint)
        while true {
            guard token.point != nil else {
                throw unclosedClass(openings)
            }
            if token.is(ASCII.closeBracket) {
                if position == .operation { throw danglingOperator(at: token.range) }
                stack.close()
                openings.removeLast()
                if openings.isEmpty { return insertionPoint }
                try advance()
                position = .set
            } else if token.is(ASCII.openBracket) {
                stack.push(.union)
                position = try openNested(&stack, &openings)
            } else if token.is(ASCII.backslash) {
                position = try parseSetEscape(&stack)
            } else if position != .operation, token.is(ASCII.dash) || token.is(ASCII.ampersand) {
                let operators = stack.operatorCount
                position = try parseSetOperator(&stack, &openings, after: position)
                if openings.count == 1, stack.operatorCount > operators { insertionPoint = nil }
            } else {
                try addLiteral(&stack)
                position = .literal
            }
        }
    }

    /// Behind a nested `[`, whose operator is on the stack already.
    private mutating func openNested(
        _ stack: inout SetStack, _ openings: inout [Range<Int>]
    ) throws(PatternError) -> Position {
        let open = token.range
        openings.append(open)
        guard depth + openings.count - 1 <= Self.nestingLimit else {
            throw PatternError("classes are nested too deeply", at: open, help: "split the class")
        }
        var ignored: Int?
        return try openSet(&stack, from: open, insertionPoint: &ignored)
    }

    /// The current token is a `[`: reads it, a negation, and a leading `]` or `[:name:]`.
    private mutating func openSet(
        _ stack: inout SetStack, from open: Range<Int>, insertionPoint: inout Int?
    ) throws(PatternError) -> Position {
        stack.open(ignoresCase: modes.contains(.ignoreCase))
        try advance()
        if token.is(ASCII.colon) {
            if let property = try parsePosixProperty(from: open.lowerBound) {
                stack.add(property)
                return .set
            }
            return .start
        }
        if token.is(ASCII.caret) {
            stack.negate()
            insertionPoint = token.range.upperBound
            try advance()
        }
        guard token.is(ASCII.closeBracket) else { return .start }
        insertionPoint = nil
        try addLiteral(&stack)
        return .literal
    }

    private mutating func addLiteral(_ stack: inout SetStack) throws(PatternError) {
        guard let point = token.point else { return }
        stack.addLiteral(point)
        lastSetLiteral = (point, token.range)
        try advance()
    }

    /// The current token is the backslash.
    private mutating func parseSetEscape(_ stack: inout SetStack) throws(PatternError) -> Position {
        let start = token.range.lowerBound
        try advance()
        switch token.point {
        case ASCII.p, ASCII.P:
            stack.add(try parseProperty(from: start, negated: token.point == ASCII.P).members)
            return .set
        case ASCII.N:
            let character = try scanNamedCharacter(from: start)
            stack.addLiteral(character.point)
            lastSetLiteral = (character.point, start..<character.end)
            return .literal
        default:
            if let members = token.point.flatMap(Self.shorthand) {
                stack.add(members)
                try advance()
                return .range
            }
            try addLiteral(&stack)
            return .literal
        }
    }

    /// A `-` or `&`: an operator, the middle of a range, or itself.
    private mutating func parseSetOperator(
        _ stack: inout SetStack, _ openings: inout [Range<Int>], after position: Position
    ) throws(PatternError) -> Position {
        let start = token.range.lowerBound
        let isDash = token.is(ASCII.dash)
        let point = isDash ? ASCII.dash : ASCII.ampersand
        try advance()
        if token.is(point) {
            if position == .start { throw danglingOperator(at: start..<token.range.upperBound) }
            stack.push(isDash ? .looseDifference : .looseIntersection)
            try advance()
            return .operation
        }
        if position == .set, token.is(ASCII.openBracket) {
            stack.push(isDash ? .difference : .intersection)
            return try openNested(&stack, &openings)
        }
        if isDash, position == .literal, !token.is(ASCII.openBracket), !token.is(ASCII.closeBracket) {
            if token.point == nil { throw unclosedClass(openings) }
            try parseRangeEnd(&stack)
            return .range
        }
        stack.add(.ranges([point...point]))
        return .literal
    }

    private mutating func parseRangeEnd(_ stack: inout SetStack) throws(PatternError) {
        let start = token.range.lowerBound
        var end = token.range.upperBound
        var upper = token.point
        if token.is(ASCII.backslash) {
            try advance()
            end = token.range.upperBound
            upper = token.point
            if let point = token.point, "sSwWdD".unicodeScalars.contains(where: { $0.value == point }) {
                throw PatternError(
                    "a range cannot end in a class", at: start..<end, help: "write the - first or last, or as \\-")
            }
            if token.point == ASCII.N {
                let character = try scanNamedCharacter(from: start)
                (upper, end) = (character.point, character.end)
                try addRange(to: upper, end: end, &stack)
                lastSetLiteral = (character.point, start..<end)
                return
            }
        }
        try addRange(to: upper, end: end, &stack)
        try advance()
    }

    private func addRange(to upper: UInt32?, end: Int, _ stack: inout SetStack) throws(PatternError) {
        guard let lower = lastSetLiteral, let upper, lower.point <= upper else {
            let start = lastSetLiteral?.range.lowerBound ?? max(end - 1, 0)
            throw PatternError(
                "this range runs backwards", at: min(start, end)..<end,
                help: "write the lower character first, or \\- for the character")
        }
        stack.add(.ranges([lower.point...upper]))
    }

    private func unclosedClass(_ openings: [Range<Int>]) -> PatternError {
        PatternError(
            "this class is not closed", at: openings.last ?? token.range,
            help: "add a ], or write \\[ for the character")
    }

    private func danglingOperator(at range: Range<Int>) -> PatternError {
        PatternError(
            "this class operator has nothing on one side", at: range,
            help: "write \\- or \\& for the character")
    }
}

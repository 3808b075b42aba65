/// The escapes that are more than a character.
extension RegexParser {
    /// The current token is the backslash.
    mutating func parseBackslash() throws(PatternError) -> (node: RegexNode, canRepeat: Bool) {
        let start = token.range.lowerBound
        try advance()
        guard let point = token.point else {
            throw PatternError(
                "there is nothing behind this backslash", at: start..<scanner.end, help: "write \\\\ for the character")
        }
        if ASCII.isDigit(point) { return (try parseNumberedReference(point, from: start), true) }
        switch point {
        case ASCII.k: return (try parseNamedReference(from: start), true)
        case ASCII.N: return (try parseNamedCharacter(from: start), true)
        case ASCII.p, ASCII.P:
            let property = try parseProperty(from: start, negated: point == ASCII.P)
            return (setNode(property.members, from: start, to: property.end), true)
        default: break
        }
        let end = token.range.upperBound
        if let members = Self.shorthand(point) {
            let node = setNode(members, from: start, to: end)
            try advance()
            return (node, true)
        }
        let (kind, canRepeat) = Self.singleLetter(point)
        let node = RegexNode(kind, start..<end, modes: modes)
        try advance()
        return (node, canRepeat)
    }

    private func setNode(_ members: SetExpression, from start: Int, to end: Int) -> RegexNode {
        let set = RegexSet(members: members, insertionPoint: nil, isBracketed: false)
        return RegexNode(.set(set), start..<end, modes: modes)
    }

    /// `\d` and its kin, also within a class.
    static func shorthand(_ point: UInt32) -> SetExpression? {
        switch Character(scalar: point) {
        case "d": .shorthand(.digit)
        case "D": .complement(.shorthand(.digit))
        case "h": .shorthand(.horizontal)
        case "H": .complement(.shorthand(.horizontal))
        case "s": .shorthand(.space)
        case "S": .complement(.shorthand(.space))
        case "v": .shorthand(.vertical)
        case "V": .complement(.shorthand(.vertical))
        case "w": .shorthand(.word)
        case "W": .complement(.shorthand(.word))
        default: nil
        }
    }

    private static func singleLetter(_ point: UInt32) -> (RegexNode.Kind, canRepeat: Bool) {
        switch Character(scalar: point) {
        case "A": (.assertion(.textStart), false)
        case "B": (.assertion(.notWordBoundary), false)
        case "b": (.assertion(.wordBoundary), false)
        case "G": (.assertion(.previousMatchEnd), false)
        case "Z": (.assertion(.textEndBeforeLineEnd), false)
        case "z": (.assertion(.textEnd), false)
        case "R": (.lineEnd, true)
        case "X": (.grapheme, true)
        default: (.literal(point, inQuote: false), true)
        }
    }

    /// Takes digits for as long as the number stays below the groups opened so far, so `\10` is group 1 and a `0` where
    /// there is one group.
    private mutating func parseNumberedReference(_ digit: UInt32, from start: Int) throws(PatternError) -> RegexNode {
        var number = Int(digit - 0x30)
        while number < captureCount, let next = scanner.readDigit() {
            number = number * 10 + Int(next)
        }
        return try finishReference(number, start..<scanner.offsets[scanner.index])
    }

    private mutating func parseNamedReference(from start: Int) throws(PatternError) -> RegexNode {
        try advance()
        guard token.is(ASCII.less) else { throw malformedReference(from: start) }
        try advance()
        let name = try parseName()
        guard token.is(ASCII.greater), !name.isEmpty else { throw malformedReference(from: start) }
        guard let number = groupNumbers[name] else {
            throw PatternError(
                "there is no group \(name) before this place", at: start..<token.range.upperBound,
                help: "a reference by name stands behind its (?<\(name)>…)")
        }
        return try finishReference(number, start..<token.range.upperBound)
    }

    private mutating func finishReference(_ number: Int, _ range: Range<Int>) throws(PatternError) -> RegexNode {
        let node = RegexNode(.backReference(number), range, modes: modes)
        references.append((number, range))
        try advance()
        return node
    }

    private func malformedReference(from start: Int) -> PatternError {
        PatternError(
            "this reference has no group name", at: start..<token.range.lowerBound, help: "write \\k<name>")
    }

    private mutating func parseNamedCharacter(from start: Int) throws(PatternError) -> RegexNode {
        let character = try scanNamedCharacter(from: start)
        return RegexNode(.literal(character.point, inQuote: false), start..<character.end, modes: modes)
    }
}

/// Parses ICU's regular expressions into a tree.
///
/// The grammar is the state table of ICU 74 (`regexcst.txt`): what it accepts is accepted, what it refuses is refused,
/// with a message of ours at the character that is wrong. The parts of the grammar stand in extensions beside this file.
struct RegexParser {
    var scanner: RegexScanner
    var modes: RegexModes
    var captureCount = 0
    var groupNumbers: [String: Int] = [:]
    /// Back-references in the order of the text: a group may be referred to before it opens, so they are checked at the
    /// end.
    var references: [(number: Int, range: Range<Int>)] = []
    /// The last character written in a class, by which a range such as `a-z` is read. Shared by all classes of a
    /// pattern, as it is in ICU.
    var lastSetLiteral: (point: UInt32, range: Range<Int>)?
    private(set) var depth = 0

    /// The open groups and classes ICU keeps on its stack.
    static let nestingLimit = 99

    init(_ source: String, modes: RegexModes) {
        scanner = RegexScanner(source)
        self.modes = modes
    }

    var token: RegexToken { scanner.token }

    mutating func advance() throws(PatternError) {
        try scanner.advance(modes: modes)
    }

    mutating func parse() throws(PatternError) -> RegexNode {
        try advance()
        let node = try parseAlternation()
        if token.point != nil {
            throw PatternError(
                "this ) closes no group", at: token.range, help: "remove it, or write \\) for the character")
        }
        if let unknown = references.first(where: { $0.number > captureCount }) {
            throw PatternError(
                "there is no group \(unknown.number)", at: unknown.range,
                help: captureCount == 0
                    ? "the pattern has no capture group" : "the groups are numbered 1 to \(captureCount)")
        }
        return node
    }

    /// Up to a `)` or the end of the pattern, which stays the current token.
    mutating func parseAlternation() throws(PatternError) -> RegexNode {
        let (start, startModes) = (token.range.lowerBound, modes)
        var branches = [try parseSequence()]
        while token.is(ASCII.pipe) {
            try advance()
            branches.append(try parseSequence())
        }
        if branches.count == 1 { return branches[0] }
        return RegexNode(.alternation(branches), start..<token.range.lowerBound, modes: startModes)
    }

    private mutating func parseSequence() throws(PatternError) -> RegexNode {
        let (start, startModes) = (token.range.lowerBound, modes)
        var items: [RegexNode] = []
        var canRepeat = false
        var referencesBefore = references.count
        while let point = token.point, !token.is(ASCII.pipe), !token.is(ASCII.closeParen) {
            if !token.isQuoted, let count = try parseCount(point, canRepeat: canRepeat) {
                // `canRepeat` is only set behind an item.
                let item = items.removeLast()
                // ICU drops what is repeated no times, and the references in it with it.
                if count.count.upper == 0, count.count.style == .greedy {
                    references.removeLast(references.count - referencesBefore)
                }
                let range = item.range.lowerBound..<count.end
                items.append(RegexNode(.repetition(item, count.count), range, modes: item.modes))
                canRepeat = false
            } else if token.is(ASCII.openParen) {
                let references = self.references.count
                guard let group = try parseGroup() else { continue }
                items.append(group.node)
                referencesBefore = references
                canRepeat = group.canRepeat
            } else {
                referencesBefore = references.count
                let atom = try parseAtom(point)
                items.append(atom.node)
                canRepeat = atom.canRepeat
            }
        }
        if items.count == 1 { return items[0] }
        return RegexNode(.sequence(items), start..<token.range.lowerBound, modes: startModes)
    }

    private mutating func parseAtom(_ point: UInt32) throws(PatternError) -> (node: RegexNode, canRepeat: Bool) {
        if token.is(ASCII.openBracket) { return (try parseSet(), true) }
        if token.is(ASCII.backslash) { return try parseBackslash() }
        let kind: RegexNode.Kind =
            if token.is(ASCII.dot) {
                .any
            } else if token.is(ASCII.caret) {
                .assertion(.lineStart)
            } else if token.is(ASCII.dollar) {
                .assertion(.lineEnd)
            } else {
                .literal(point, inQuote: token.isInQuote)
            }
        let node = RegexNode(kind, token.range, modes: modes)
        try advance()
        return (node, true)
    }

    /// Counts an open group or class for as long as `body` parses it.
    mutating func nested<Result>(
        at range: Range<Int>, _ body: (inout RegexParser) throws(PatternError) -> Result
    ) throws(PatternError) -> Result {
        depth += 1
        if depth > Self.nestingLimit {
            throw PatternError(
                "groups and classes are nested deeper than \(Self.nestingLimit) levels", at: range,
                help: "split the pattern into several")
        }
        let result = try body(&self)
        depth -= 1
        return result
    }
}

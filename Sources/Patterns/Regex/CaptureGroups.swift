extension RegexNode {
    /// Whether every way through this part goes through the capture group.
    func alwaysEnters(_ number: Int) -> Bool {
        switch kind {
        case .group(.capture(number, _), _): true
        // Nothing inside one is left where it holds.
        case .group(.lookAhead(negative: true), _), .group(.lookBehind(negative: true), _): false
        case .group(_, let body): body.alwaysEnters(number)
        case .repetition(let body, let count): count.lower > 0 && body.alwaysEnters(number)
        case .sequence(let items): items.contains { $0.alwaysEnters(number) }
        // A group stands in one of the branches, and there are others.
        default: false
        }
    }

    /// Whether the capture group takes text that becomes a part of the match: what stands in a look-around does not.
    func takesIntoMatch(_ number: Int) -> Bool {
        switch kind {
        case .group(.capture(number, _), _): true
        case .group(.lookAhead, _), .group(.lookBehind, _): false
        case .group(_, let body), .repetition(let body, _): body.takesIntoMatch(number)
        case .sequence(let items), .alternation(let items): items.contains { $0.takesIntoMatch(number) }
        default: false
        }
    }
}

/// The changes to a pattern's source after which its groups capture nothing.
enum CaptureEdits {
    /// Ascending.
    static func removing(_ node: RegexNode, in source: String) -> [SourceEdit] {
        switch node.kind {
        case .group(let group, let body):
            let inner = removing(body, in: source)
            guard case .capture(_, let name) = group else { return inner }
            let start = node.range.lowerBound
            // A name ends at the first `>`.
            let opening = name == nil ? 1 : source[bytes: node.range].utf8.prefix { $0 != UInt8(ascii: ">") }.count + 1
            return [SourceEdit(range: start..<start + opening, text: "(?:")] + inner
        case .repetition(let body, _): return removing(body, in: source)
        case .sequence(let items), .alternation(let items): return items.flatMap { removing($0, in: source) }
        default: return []
        }
    }
}

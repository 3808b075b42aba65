/// The position (Glushkov) automaton of a pattern: a state for each leaf, and an edge for each way to get from one leaf
/// to the next. Two edges between the same leaves are two ways to match the same text, which a backtracking engine tries
/// one after the other.
struct PositionAutomaton {
    struct Position {
        let members: SampleAlphabet.Members
        /// Where in the pattern it stands.
        let range: Range<Int>
    }

    private(set) var positions: [Position] = []
    /// Targets with the number of ways, at most two.
    private(set) var follow: [[Int: Int]] = []
    private(set) var first: [Int] = []
    private let alphabet: SampleAlphabet

    /// Larger automata are not examined.
    static let limit = 150

    private struct Fragment {
        var first: [Int] = []
        var last: [Int] = []
        var isNullable = true
    }

    /// Nil where the pattern is too large.
    init?(_ root: RegexNode, alphabet: SampleAlphabet) {
        self.alphabet = alphabet
        guard let fragment = build(root) else { return nil }
        first = fragment.first
    }

    private mutating func build(_ node: RegexNode) -> Fragment? {
        switch node.kind {
        case .literal, .any, .set, .lineEnd, .grapheme:
            guard positions.count < Self.limit, let members = alphabet.members(node) else { return nil }
            positions.append(Position(members: members, range: node.range))
            follow.append([:])
            let index = positions.count - 1
            return Fragment(first: [index], last: [index], isNullable: false)
        case .assertion, .modeChange, .backReference: return Fragment()
        case .group(.lookAhead, let body), .group(.lookBehind, let body):
            // Entered from here, and never left towards what follows.
            return build(body).map { Fragment(first: $0.first, last: [], isNullable: true) }
        case .group(_, let body): return build(body)
        case .repetition(let body, let count): return repeated(body, count)
        case .sequence(let items):
            var result = Fragment()
            for item in items {
                guard let next = build(item) else { return nil }
                result = joined(result, next)
            }
            return result
        case .alternation(let branches):
            var result = Fragment(isNullable: false)
            for branch in branches {
                guard let next = build(branch) else { return nil }
                result.first += next.first
                result.last += next.last
                result.isNullable = result.isNullable || next.isNullable
            }
            return result
        }
    }

    private mutating func joined(_ left: Fragment, _ right: Fragment) -> Fragment {
        connect(left.last, right.first)
        return Fragment(
            first: left.isNullable ? left.first + right.first : left.first,
            last: right.isNullable ? left.last + right.last : right.last,
            isNullable: left.isNullable && right.isNullable)
    }

    private mutating func connect(_ sources: [Int], _ targets: [Int]) {
        for source in sources {
            for target in targets { follow[source][target] = min(follow[source][target, default: 0] + 1, 2) }
        }
    }

    /// A small count is unrolled; a large one is taken for a loop, since it is as slow as one on texts of its length.
    private mutating func repeated(_ body: RegexNode, _ count: RegexNode.Count) -> Fragment? {
        let smallCount = 4
        if let upper = count.upper, upper <= smallCount {
            var result = Fragment()
            for turn in 0..<upper {
                guard var next = build(body) else { return nil }
                next.isNullable = next.isNullable || turn >= count.lower
                result = joined(result, next)
            }
            return result
        }
        guard var loop = build(body) else { return nil }
        connect(loop.last, loop.first)
        loop.isNullable = loop.isNullable || count.lower == 0
        return loop
    }
}

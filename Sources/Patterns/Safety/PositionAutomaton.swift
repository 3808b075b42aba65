/// The position (Glushkov) automaton of a pattern: a state for each leaf, and an edge for each way to get from one leaf
/// to the next. Two edges between the same leaves are two ways to match the same text, which a backtracking engine tries
/// one after the other.
struct PositionAutomaton {
    struct Edge {
        let target: Int
        /// In how many ways, at most two.
        var ways: Int
    }

    /// A repetition, with the positions in it.
    struct Loop {
        var range: Range<Int>
        let positions: Range<Int>
        /// Whether it has an upper limit.
        let isLimited: Bool
    }

    /// The samples that each position can match.
    private(set) var members: [SampleAlphabet.Members] = []
    /// By source, ascending by target.
    private(set) var edges: [[Edge]] = []
    private(set) var first: [Int] = []
    /// Those that are cycles; inner ones before those around them.
    private(set) var loops: [Loop] = []
    /// Those of small counts, of which each turn has positions of its own.
    private(set) var unrolled: [Loop] = []
    /// Of the capture groups that end before the part being built.
    private var bodies: [Int: RegexNode] = [:]
    private let alphabet: SampleAlphabet
    private var follow: [[Int]] = []
    private var edgeCount = 0

    /// Larger automata are not examined.
    static let limit = 600
    static let edgeLimit = 20_000

    private struct Fragment {
        var first: [Int] = []
        var last: [Int] = []
        var isNullable = true
    }

    /// Nil where the pattern is too large.
    init?(_ root: RegexNode, alphabet: SampleAlphabet) {
        self.alphabet = alphabet
        guard let fragment = build(root), edgeCount <= Self.edgeLimit else { return nil }
        first = fragment.first
        edges = follow.map { targets in
            var edges: [Edge] = []
            for target in targets.sorted() {
                if edges.last?.target == target {
                    edges[edges.count - 1].ways = 2
                } else {
                    edges.append(Edge(target: target, ways: 1))
                }
            }
            return edges
        }
        follow = []
    }

    private mutating func build(_ node: RegexNode) -> Fragment? {
        switch node.kind {
        case .literal, .any, .set, .lineEnd, .grapheme:
            guard members.count < Self.limit else { return nil }
            members.append(alphabet.members(node))
            follow.append([])
            let index = members.count - 1
            return Fragment(first: [index], last: [index], isNullable: false)
        case .assertion, .modeChange: return Fragment()
        case .backReference(let number):
            // Taken for the group once more. Of both, the shortest text is the same one.
            guard let body = bodies[number] else { return Fragment() }
            let start = loops.count
            let fragment = build(body)
            for index in start..<loops.count { loops[index].range = node.range }
            return fragment
        case .group(.lookAhead, let body), .group(.lookBehind, let body):
            // Entered from here, and never left towards what follows.
            return build(body).map { Fragment(first: $0.first, last: [], isNullable: true) }
        case .group(let group, let body):
            let fragment = build(body)
            if case .capture(let number, _) = group { bodies[number] = body }
            return fragment
        case .repetition(let body, let count): return repeated(body, count, node.range)
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
        edgeCount += sources.count * targets.count
        guard edgeCount <= Self.edgeLimit else { return }
        for source in sources { follow[source] += targets }
    }

    private mutating func repeated(_ body: RegexNode, _ count: RegexNode.Count, _ range: Range<Int>) -> Fragment? {
        let start = members.count
        if let upper = count.upper, upper <= RegexNode.Count.small {
            var result = Fragment()
            for turn in 0..<upper {
                guard var next = build(body) else { return nil }
                next.isNullable = next.isNullable || turn >= count.lower
                result = joined(result, next)
            }
            if upper > count.lower {
                unrolled.append(Loop(range: range, positions: start..<members.count, isLimited: true))
            }
            return result
        }
        guard var loop = build(body) else { return nil }
        connect(loop.last, loop.first)
        // Turns that take nothing count as well, so the next text may be that of the turn after.
        if loop.isNullable, count.upper != nil { connect(loop.last, loop.first) }
        loops.append(Loop(range: range, positions: start..<members.count, isLimited: count.upper != nil))
        loop.isNullable = loop.isNullable || count.lower == 0
        return loop
    }
}

extension PositionAutomaton {
    /// The repetition that makes a cycle of these positions: the innermost that holds them all; of several around the
    /// same positions the outermost.
    func loop(around positions: [Int]) -> Loop? {
        guard let lowest = positions.min(), let highest = positions.max() else { return nil }
        let around = loops.filter { $0.positions.contains(lowest) && $0.positions.contains(highest) }
        let smallest = around.map(\.positions.count).min()
        return around.last { $0.positions.count == smallest }
    }
}

extension RegexNode.Count {
    /// A count up to here is unrolled; a larger one is taken for a loop, since it is as slow as one on texts of its length.
    fileprivate static let small = 4
}

extension RegexNode {
    /// How many cycles the automaton has, where each is a single leaf that is repeated; nil where one may hold more.
    var singleLeafCycles: Int? {
        switch kind {
        case .literal, .any, .set, .lineEnd, .grapheme, .assertion, .backReference, .modeChange: return 0
        case .group(_, let body): return body.singleLeafCycles
        case .repetition(let body, let count):
            if let upper = count.upper, upper <= Count.small { return body.singleLeafCycles.map { $0 * upper } }
            return body.isLeaf ? 1 : nil
        case .sequence(let items), .alternation(let items):
            var total = 0
            for item in items {
                guard let cycles = item.singleLeafCycles else { return nil }
                total += cycles
            }
            return total
        }
    }

    /// In how many ways, at most, all counts with an upper limit can be filled that stand one behind the other or in one
    /// another.
    var limitedWays: Int {
        switch kind {
        case .literal, .any, .set, .lineEnd, .grapheme, .assertion, .backReference, .modeChange: return 1
        case .group(_, let body): return body.limitedWays
        case .repetition(let body, let count):
            let ways = body.limitedWays
            guard let upper = count.upper else { return ways }
            guard ways > 1 else { return upper - count.lower + 1 }
            return (0..<upper).reduce(1) { product, _ in product.multipliedOrMany(by: ways) }
        case .sequence(let items): return items.reduce(1) { $0.multipliedOrMany(by: $1.limitedWays) }
        case .alternation(let branches): return branches.map(\.limitedWays).max() ?? 1
        }
    }

    private var isLeaf: Bool {
        switch kind {
        case .literal, .any, .set, .lineEnd, .grapheme: true
        default: false
        }
    }
}

extension Int {
    fileprivate func multipliedOrMany(by other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}

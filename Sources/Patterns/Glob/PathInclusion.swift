extension Glob {
    package func includes(_ other: Glob) -> Bool {
        Self.counterexample(of: [other], in: [self]) == nil
    }

    /// A shortest path that one of `narrow` matches and none of `wide` does; nil where there is none, that is, where
    /// `wide` covers `narrow`. Decided exactly, over all paths a file can have.
    package static func counterexample(of narrow: [Glob], in wide: [Glob]) -> String? {
        var search = PathInclusion(
            narrow: PathAutomaton(narrow.flatMap(\.alternatives)), wide: PathAutomaton(wide.flatMap(\.alternatives)))
        return search.run()
    }
}

/// Looks breadth-first for a path one automaton accepts and another does not.
///
/// The narrow side is followed one state at a time, the wide side as the set of all its states. A set that holds an
/// earlier one for the same narrow state is not followed: what escapes it escapes the smaller set as well (antichains;
/// De Wulf et al., CAV 2006).
struct PathInclusion {
    private let narrow: PathAutomaton
    private let wide: PathAutomaton
    private let alphabet: [UInt32]
    private var nodes: [Node] = []
    private var seen: [Key: [Set<Int>]] = [:]

    private struct Node {
        let key: Key
        let wide: [Int]
        /// The node this one was reached from, and the character on the way.
        let parent: (index: Int, point: UInt32)?
    }

    private struct Key: Hashable {
        let narrow: Int
        let shape: PathShape
    }

    init(narrow: PathAutomaton, wide: PathAutomaton) {
        self.narrow = narrow
        self.wide = wide
        alphabet = Self.alphabet(narrow, wide)
    }

    mutating func run() -> String? {
        let start = wide.closures[0]
        for state in narrow.closures[0] {
            visit(Node(key: Key(narrow: state, shape: .segmentStart), wide: start, parent: nil))
        }
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            if node.key.narrow == narrow.final, node.key.shape == .name, !node.wide.contains(wide.final) {
                return path(to: index)
            }
            for point in alphabet {
                guard let shape = node.key.shape.next(point) else { continue }
                let states = narrow.next([node.key.narrow], reading: point)
                if states.isEmpty { continue }
                let covering = wide.next(node.wide, reading: point)
                for state in states {
                    visit(Node(key: Key(narrow: state, shape: shape), wide: covering, parent: (index, point)))
                }
            }
            index += 1
        }
        return nil
    }

    private mutating func visit(_ node: Node) {
        let states = Set(node.wide)
        if seen[node.key, default: []].contains(where: { $0.isSubset(of: states) }) { return }
        seen[node.key, default: []].append(states)
        nodes.append(node)
    }

    private func path(to index: Int) -> String {
        var points: [UInt32] = []
        var index = index
        while let parent = nodes[index].parent {
            points.append(parent.point)
            index = parent.index
        }
        return String(String.UnicodeScalarView(points.reversed().compactMap(Unicode.Scalar.init)))
    }

    /// One character for each way the automata can tell characters apart, the most readable one that there is.
    private static func alphabet(_ automata: PathAutomaton...) -> [UInt32] {
        var starts: Set<UInt32> = [0, 0x2E, 0x2F, 0x30]
        for range in automata.flatMap({ $0.steps.joined() }).flatMap(\.ranges) {
            starts.insert(range.lowerBound)
            starts.insert(range.upperBound + 1)
        }
        let sorted = starts.sorted().filter { $0 <= 0x10FFFF }
        let classes = zip(sorted, sorted.dropFirst() + [0x110000])
        return classes.compactMap { readable(in: $0.0...$0.1 - 1) }.sorted { readability($0) < readability($1) }
    }

    private static func readable(in range: ClosedRange<UInt32>) -> UInt32? {
        let preferred = Array(0x61...0x7A) + Array(0x41...0x5A) + Array(0x30...0x39) + Array(0x21...0x7E) as [UInt32]
        if let point = preferred.first(where: range.contains) { return point }
        // A lone surrogate is no character, and a control character is in no path pattern.
        return range.lazy.prefix(0x1000).first { point in
            Unicode.Scalar(point).map { $0.properties.generalCategory != .control } ?? false
        }
    }

    private static func readability(_ point: UInt32) -> (Int, UInt32) {
        let scalar = Unicode.Scalar(point) ?? "\u{FFFD}"
        return (scalar.properties.isAlphabetic ? 0 : point == PathAutomaton.slash ? 2 : 1, point)
    }
}

/// How far a path has come towards one a file can have: no empty segment, none named `.` or `..`.
enum PathShape: Hashable {
    case segmentStart, oneDot, twoDots, name

    func next(_ point: UInt32) -> PathShape? {
        if point == PathAutomaton.slash { return self == .name ? .segmentStart : nil }
        guard point == 0x2E else { return .name }
        return switch self {
        case .segmentStart: .oneDot
        case .oneDot: .twoDots
        case .twoDots, .name: .name
        }
    }
}

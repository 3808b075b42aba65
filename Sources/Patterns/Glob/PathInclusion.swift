extension Glob {
    package func includes(_ other: Glob) -> Bool {
        Self.counterexample(of: [other], in: [self]) == nil
    }

    /// A shortest path that one of `narrow` matches and none of `wide` does; nil where there is none, that is, where
    /// `wide` covers `narrow`. Decided exactly, over all paths a file can have.
    package static func counterexample(of narrow: [Glob], in wide: [Glob]) -> String? {
        // No glob is empty.
        counterexamples.value(for: narrow.map(\.text) + [""] + wide.map(\.text)) {
            var search = PathInclusion(narrow: automaton(of: narrow), wide: automaton(of: wide))
            return search.run()
        }
    }

    /// Rules share their scopes and places, so the same few questions are asked again and again.
    private static let counterexamples = Memo<String?>()

    private static func automaton(of globs: [Glob]) -> PathAutomaton {
        globs.count == 1 ? globs[0].automaton : PathAutomaton(globs.flatMap(\.alternatives))
    }
}

/// Looks breadth-first for a path one automaton accepts and another does not.
///
/// The narrow side is followed one state at a time, the wide side as the set of all its states. A set that holds an
/// earlier one for the same narrow state is not followed: what escapes it escapes the smaller set as well (antichains;
/// De Wulf et al., CAV 2006). Many nodes share a set, so sets are numbered and each is moved by a character once.
struct PathInclusion {
    private let narrow: PathAutomaton
    private let wide: PathAutomaton
    private let alphabet: [UInt32]
    private var nodes: [Node] = []
    /// The numbers of the sets seen with each narrow state and shape, one slot each.
    private var seen: [[Int]]
    /// Sets of wide states, ascending, by number.
    private var sets: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]
    /// For each set the set behind each character of the alphabet; nil for one that nobody has asked for.
    private var moves: [[Int?]] = []

    private struct Node {
        let narrow: Int
        let shape: PathShape
        /// The number of a set.
        let wide: Int
        /// The node this one was reached from, and the character on the way.
        let parent: (index: Int, point: UInt32)?
    }

    init(narrow: PathAutomaton, wide: PathAutomaton) {
        self.narrow = narrow
        self.wide = wide
        alphabet = Self.alphabet(narrow, wide)
        seen = Array(repeating: [], count: narrow.steps.count * PathShape.allCases.count)
    }

    mutating func run() -> String? {
        let start = number(of: wide.closures[0])
        for state in narrow.closures[0] {
            visit(Node(narrow: state, shape: .segmentStart, wide: start, parent: nil))
        }
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            if node.narrow == narrow.final, node.shape == .name, !sets[node.wide].contains(wide.final) {
                return path(to: index)
            }
            for letter in alphabet.indices {
                let point = alphabet[letter]
                guard let shape = node.shape.next(point) else { continue }
                for step in narrow.steps[node.narrow] where step.reads(point) {
                    let covering = move(node.wide, letter)
                    for state in narrow.closures[step.target] {
                        visit(Node(narrow: state, shape: shape, wide: covering, parent: (index, point)))
                    }
                }
            }
            index += 1
        }
        return nil
    }

    private mutating func visit(_ node: Node) {
        let slot = node.narrow * PathShape.allCases.count + node.shape.rawValue
        if seen[slot].contains(where: { $0 == node.wide || Self.isSubset(sets[$0], of: sets[node.wide]) }) { return }
        seen[slot].append(node.wide)
        nodes.append(node)
    }

    private mutating func move(_ set: Int, _ letter: Int) -> Int {
        if let known = moves[set][letter] { return known }
        let reached = number(of: wide.next(sets[set], reading: alphabet[letter]))
        moves[set][letter] = reached
        return reached
    }

    private mutating func number(of set: [Int]) -> Int {
        if let known = numbers[set] { return known }
        numbers[set] = sets.count
        sets.append(set)
        moves.append(Array(repeating: nil, count: alphabet.count))
        return sets.count - 1
    }

    /// Both ascend.
    private static func isSubset(_ part: [Int], of whole: [Int]) -> Bool {
        guard part.count <= whole.count else { return false }
        var rest = whole[...]
        for state in part {
            rest = rest.drop { $0 < state }
            guard rest.first == state else { return false }
        }
        return true
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
        return classes.compactMap { readable(in: $0.0...$0.1 - 1) }.map { (point: $0, key: readability($0)) }
            .sorted { $0.key < $1.key }.map(\.point)
    }

    private static let preferred: [UInt32] =
        Array(0x61...0x7A) + Array(0x41...0x5A) + Array(0x30...0x39) + Array(0x21...0x7E)

    private static func readable(in range: ClosedRange<UInt32>) -> UInt32? {
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
enum PathShape: Int, CaseIterable {
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

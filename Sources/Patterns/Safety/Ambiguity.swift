/// A text that a pattern can match in several ways, over and over.
///
/// `exponential`: from a state back to itself in two ways on the same text. `polynomial`: two loops, one behind the
/// other, on the same text (EDA and IDA; Weber and Seidl, 1991).
struct Ambiguity {
    let isExponential: Bool
    let prefix: [UInt32]
    let pump: [UInt32]
    /// Where in the pattern the ways part.
    let range: Range<Int>
}

struct AmbiguitySearch {
    let automaton: PositionAutomaton
    let alphabet: SampleAlphabet
    /// How many states of the product automata are looked at in all.
    private var work = 300_000

    init(_ automaton: PositionAutomaton, _ alphabet: SampleAlphabet) {
        self.automaton = automaton
        self.alphabet = alphabet
    }

    mutating func run() -> [Ambiguity] {
        var found: [Ambiguity] = []
        let loops = automaton.positions.indices.filter { path(from: [$0], to: $0, atLeastOneStep: true) != nil }
        for state in loops {
            guard let pump = search(from: [state, state], to: [state, state], needsFork: true) else { continue }
            append(&found, isExponential: true, at: state, pump: pump)
            break
        }
        for first in loops {
            for second in loops where first != second {
                guard path(from: [first], to: second, atLeastOneStep: true) != nil,
                    let pump = search(
                        from: [first, first, second], to: [first, second, second], needsFork: false)
                else { continue }
                append(&found, isExponential: false, at: first, pump: pump)
                return found
            }
        }
        return found
    }

    private mutating func append(_ found: inout [Ambiguity], isExponential: Bool, at state: Int, pump: [UInt32]) {
        guard let prefix = path(from: automaton.first, to: state, atLeastOneStep: false) else { return }
        found.append(
            Ambiguity(
                isExponential: isExponential, prefix: prefix, pump: pump, range: automaton.positions[state].range))
    }

    private struct Node: Hashable {
        let states: [Int]
        let hasForked: Bool
    }

    /// A shortest text on which several runs go from `start` to `goal` side by side; with `needsFork`, not all the same
    /// way.
    private mutating func search(from start: [Int], to goal: [Int], needsFork: Bool) -> [UInt32]? {
        var nodes = [(node: Node(states: start, hasForked: !needsFork), parent: -1, point: UInt32(0))]
        var seen: Set<Node> = []
        var index = 0
        while index < nodes.count, work > 0 {
            let node = nodes[index].node
            for next in successors(node) {
                work -= 1
                if next.node.states == goal, next.node.hasForked {
                    // The root has read nothing.
                    return text(nodes.map { ($0.parent, $0.point) }, from: index).dropFirst() + [next.point]
                }
                if seen.insert(next.node).inserted { nodes.append((next.node, index, next.point)) }
            }
            index += 1
        }
        return nil
    }

    private func successors(_ node: Node) -> [(node: Node, point: UInt32)] {
        var partial: [(states: [Int], members: SampleAlphabet.Members, isFork: Bool)] = [
            ([], SampleAlphabet.Members(repeating: .max), false)
        ]
        for state in node.states {
            let targets = automaton.follow[state].sorted { $0.key < $1.key }
            partial = partial.flatMap { start in
                targets.compactMap { target, ways in
                    let members = start.members & automaton.positions[target].members
                    guard members != .zero else { return nil }
                    return (start.states + [target], members, start.isFork || ways > 1)
                }
            }
        }
        return partial.compactMap { next in
            guard let point = alphabet.character(in: next.members) else { return nil }
            let parts = Set(next.states).count > 1
            let forks = node.hasForked || parts || (next.isFork && Set(node.states).count == 1)
            return (Node(states: next.states, hasForked: forks), point)
        }
    }

    private func path(from starts: [Int], to goal: Int, atLeastOneStep: Bool) -> [UInt32]? {
        var nodes = starts.map { (state: $0, parent: -1, point: character($0)) }
        if !atLeastOneStep, let index = nodes.firstIndex(where: { $0.state == goal }) {
            return [nodes[index].point]
        }
        var seen = Set<Int>()
        var index = 0
        while index < nodes.count {
            for target in automaton.follow[nodes[index].state].keys.sorted() {
                if target == goal {
                    return text(nodes.map { ($0.parent, $0.point) }, from: index) + [character(target)]
                }
                if seen.insert(target).inserted { nodes.append((target, index, character(target))) }
            }
            index += 1
        }
        return nil
    }

    private func character(_ state: Int) -> UInt32 {
        alphabet.character(in: automaton.positions[state].members) ?? 0x61
    }

    private func text(_ nodes: [(parent: Int, point: UInt32)], from index: Int) -> [UInt32] {
        var points: [UInt32] = []
        var index = index
        while index >= 0 {
            points.append(nodes[index].point)
            index = nodes[index].parent
        }
        return points.reversed()
    }
}

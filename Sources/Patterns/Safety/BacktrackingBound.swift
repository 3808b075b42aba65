/// An upper limit of the work on the text of an ambiguity, so that most need no trying out.
///
/// A backtracking search visits no more than the runs of the position automaton. On a text that repeats a pump, those that
/// go through a chain of k cycles number about the k-th power of its length.
struct BacktrackingBound {
    let automaton: PositionAutomaton
    let alphabet: SampleAlphabet
    let root: RegexNode

    /// The power of the length with which the steps of a search can grow at most; nil where the runs do not tell.
    func degree(of ambiguity: Ambiguity) -> Int? {
        guard root.runsTell else { return nil }
        let text = ambiguity.prefix + ambiguity.pump
        let isAnchored = root.isAnchored && !text.contains(where: LineBreaks.contains)
        let pump = ambiguity.pump.map { alphabet.members($0) }
        let count = automaton.edges.count
        // A node of the product is a state and the place in the pump from which it goes on.
        let onward = states(after: ambiguity.prefix, isAnchored: isAnchored)
        var again: [Int] = []
        if !isAnchored {
            for (index, members) in pump.enumerated() {
                again += reading(members, automaton.first).map { (index + 1) % pump.count * count + $0 }
            }
        }
        let edges = product(from: onward + again, with: pump)
        guard let lengths = chainLengths(edges) else { return nil }
        func longest(_ nodes: [Int]) -> Int { nodes.reduce(0) { max($0, lengths[$1]) } }
        return max(longest(onward), longest(again) + 1)
    }

    /// Where runs are that start at the first place of a text, or at any of its places.
    private func states(after text: [UInt32], isAnchored: Bool) -> [Int] {
        var states: Set<Int> = []
        for (index, point) in text.enumerated() {
            let starts = index == 0 || !isAnchored ? automaton.first : []
            let targets = states.flatMap { automaton.edges[$0].map(\.target) } + starts
            states = Set(reading(alphabet.members(point), targets))
        }
        return Array(states)
    }

    private func reading(_ members: SampleAlphabet.Members, _ states: [Int]) -> [Int] {
        states.filter { automaton.members[$0] & members != .zero }
    }

    /// The part of the product of the automaton with the pump, read over and over, that can be reached.
    private func product(
        from nodes: [Int], with pump: [SampleAlphabet.Members]
    ) -> [[PositionAutomaton.Edge]] {
        let count = automaton.edges.count
        var edges: [[PositionAutomaton.Edge]] = Array(repeating: [], count: count * pump.count)
        var isSeen = Array(repeating: false, count: edges.count)
        var next: [Int] = []
        func visit(_ node: Int) {
            guard !isSeen[node] else { return }
            isSeen[node] = true
            next.append(node)
        }
        nodes.forEach(visit)
        while let node = next.popLast() {
            let (place, state) = node.quotientAndRemainder(dividingBy: count)
            for edge in automaton.edges[state] where automaton.members[edge.target] & pump[place] != .zero {
                let target = (place + 1) % pump.count * count + edge.target
                edges[node].append(PositionAutomaton.Edge(target: target, ways: edge.ways))
                visit(target)
            }
        }
        return edges
    }

    /// For each node the number of cycles in the longest chain from it on; nil where a cycle can be gone round in two
    /// ways.
    private func chainLengths(_ edges: [[PositionAutomaton.Edge]]) -> [Int]? {
        let components = Components(edges)
        var lengths = Array(repeating: 0, count: edges.count)
        for cycle in components.cycles {
            for node in cycle {
                let inner = edges[node].filter { components.component[$0.target] == components.component[node] }
                guard inner.count == 1, inner[0].ways == 1 else { return nil }
            }
            lengths[components.component[cycle[0]]] = 1
        }
        // By component, which are numbered from the last ones of the graph to the first.
        let nodes = edges.indices.filter { !edges[$0].isEmpty }
        let own = lengths
        for node in nodes.sorted(by: { components.component[$0] < components.component[$1] }) {
            let component = components.component[node]
            for edge in edges[node] where components.component[edge.target] != component {
                lengths[component] = max(
                    lengths[component], own[component] + lengths[components.component[edge.target]])
            }
        }
        return edges.indices.map { lengths[components.component[$0]] }
    }
}

extension RegexNode {
    /// Whether each step of a search belongs to a run. The text that a reference back takes is read in no run, and matters
    /// where something is repeated behind it. A look-behind has a limit.
    fileprivate var runsTell: Bool {
        switch kind {
        case .literal, .any, .set, .lineEnd, .grapheme, .assertion, .modeChange: true
        case .backReference: false
        case .group(.lookAhead, let body), .group(.lookBehind, let body): body.runsTell || !body.repeats
        case .group(_, let body), .repetition(let body, _): body.runsTell
        case .sequence(let items), .alternation(let items): items.allSatisfy(\.runsTell)
        }
    }

    private var repeats: Bool {
        switch kind {
        case .repetition: true
        case .group(_, let body): body.repeats
        case .sequence(let items), .alternation(let items): items.contains(where: \.repeats)
        default: false
        }
    }

    /// Whether a match begins at the start of a line.
    fileprivate var isAnchored: Bool {
        switch kind {
        case .assertion(.lineStart), .assertion(.textStart): true
        case .group(.capture, let body), .group(.plain, let body), .group(.atomic, let body): body.isAnchored
        case .sequence(let items): items.first?.isAnchored ?? false
        case .alternation(let branches): branches.allSatisfy(\.isAnchored)
        default: false
        }
    }
}

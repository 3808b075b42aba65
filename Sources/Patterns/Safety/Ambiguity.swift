/// A text that a pattern can match in several ways, over and over.
///
struct Ambiguity {
    enum Kind {
        /// From a state back to itself in two ways on the same text (EDA; Weber and Seidl, 1991).
        case exponential
        /// Two loops, one behind the other, on the same text (IDA).
        case polynomial
        /// One of the loops has an upper limit, and so have the ways.
        case limited
    }

    let kind: Kind
    let prefix: [UInt32]
    let pump: [UInt32]
    /// The repetition in which the ways part, in UTF-8 offsets of the pattern.
    let loop: Range<Int>
    /// The repetition behind it on the same text; nil where one is enough.
    let secondLoop: Range<Int>?
}

struct AmbiguitySearch {
    let automaton: PositionAutomaton
    let alphabet: SampleAlphabet
    private let components: Components
    private let sources: [[Int]]
    /// How many edges of the product automata are looked at in all.
    private var work = 100_000
    /// The polynomial ones that are worth trying out.
    private static let limit = 8

    init(_ automaton: PositionAutomaton, _ alphabet: SampleAlphabet) {
        self.automaton = automaton
        self.alphabet = alphabet
        components = Components(automaton.edges)
        var sources: [[Int]] = Array(repeating: [], count: automaton.edges.count)
        if components.cycles.count > 1 {
            for (state, edges) in automaton.edges.enumerated() {
                for edge in edges { sources[edge.target].append(state) }
            }
        }
        self.sources = sources
    }

    /// The exponential ones first.
    mutating func run() -> [Ambiguity] {
        var found: [Ambiguity] = []
        for cycle in components.cycles where mayFork(cycle) {
            // All states of a cycle are alike in this, so the first one tells whether to look for the shortest text.
            guard fork(at: cycle[0]) != nil else { continue }
            let pumps = cycle.compactMap { state in fork(at: state).map { (state, $0) } }
            guard let best = pumps.min(by: { $0.1.count < $1.1.count }) else { continue }
            append(&found, from: best.0, pump: best.1, cycle, nil)
        }
        let members = components.cycles.map { cycle in
            cycle.reduce(into: SampleAlphabet.Members.zero) { $0 |= automaton.members[$1] }
        }
        for (second, secondMembers) in zip(components.cycles, members) {
            for (first, firstMembers) in zip(components.cycles, members) where first[0] != second[0] {
                let shared = firstMembers & secondMembers
                guard shared != .zero, let states = states(from: first, to: second, reading: shared),
                    let (state, pump) = bridge(from: first, to: second, through: states)
                else { continue }
                append(&found, from: state, pump: pump, first, second)
                if found.count >= Self.limit { return found }
            }
        }
        return found
    }

    /// Whether two runs can part within the cycle: some state of it has two ways on for one character.
    private func mayFork(_ cycle: [Int]) -> Bool {
        let component = components.component[cycle[0]]
        return cycle.contains { state in
            var read = SampleAlphabet.Members.zero
            return automaton.edges[state].contains { edge in
                guard components.component[edge.target] == component else { return false }
                let members = automaton.members[edge.target]
                defer { read |= members }
                return members != .zero && (edge.ways > 1 || members & read != .zero)
            }
        }
    }

    /// The states from which the second cycle can be reached with these characters alone; nil where the first is not
    /// among them.
    private func states(
        from first: [Int], to second: [Int], reading members: SampleAlphabet.Members
    ) -> [Bool]? {
        var found = Array(repeating: false, count: automaton.edges.count)
        var next: [Int] = second.filter { automaton.members[$0] & members != .zero }
        for state in next { found[state] = true }
        while let state = next.popLast() {
            for source in sources[state] where !found[source] && automaton.members[source] & members != .zero {
                found[source] = true
                next.append(source)
            }
        }
        return first.contains { found[$0] } ? found : nil
    }

    private mutating func append(
        _ found: inout [Ambiguity], from state: Int, pump: [UInt32], _ first: [Int], _ second: [Int]?
    ) {
        guard let prefix = prefix(to: state), let loop = automaton.loop(around: first) else { return }
        let later = second.flatMap(automaton.loop(around:))
        let kind: Ambiguity.Kind =
            if let later { loop.isLimited || later.isLimited ? .limited : .polynomial } else { .exponential }
        found.append(
            Ambiguity(kind: kind, prefix: prefix, pump: pump, loop: loop.range, secondLoop: later?.range))
    }

    /// One character, over and over, for each small count: what it costs is to be tried out.
    func ofSmallCounts() -> [Ambiguity] {
        var seen: Set<[UInt32]> = []
        return automaton.unrolled.compactMap { loop in
            let state = loop.positions.lowerBound
            guard let prefix = prefix(to: state), let point = alphabet.character(in: automaton.members[state]),
                seen.count < Self.limit, seen.insert(prefix + [point]).inserted
            else { return nil }
            return Ambiguity(kind: .limited, prefix: prefix, pump: [point], loop: loop.range, secondLoop: nil)
        }
    }

    /// A shortest text on which a run leaves `state` and comes back to it in two ways.
    private mutating func fork(at state: Int) -> [UInt32]? {
        let component = components.component[state]
        var trail = Trail<Fork>(root: Fork(left: state, right: state, isForked: false))
        while let node = trail.next(), work > 0 {
            for (index, left) in automaton.edges[node.left].enumerated()
            where components.component[left.target] == component {
                // From one state, the two runs may be swapped.
                let start = node.left == node.right ? index : 0
                for right in automaton.edges[node.right][start...]
                where components.component[right.target] == component {
                    work -= 1
                    let members = automaton.members[left.target] & automaton.members[right.target]
                    guard members != .zero else { continue }
                    let isForked =
                        node.isForked || left.target != right.target || (node.left == node.right && left.ways > 1)
                    let next = Fork(
                        left: min(left.target, right.target), right: max(left.target, right.target),
                        isForked: isForked)
                    if isForked, next.left == state, next.right == state { return text(trail, endingWith: members) }
                    trail.visit(next, members)
                }
            }
        }
        return nil
    }

    private struct Fork: Hashable {
        let left: Int
        let right: Int
        let isForked: Bool
    }

    /// A shortest text on which one run goes round in the first cycle, one round in the second, and one from the first
    /// to the second; with the state of the first at which it starts.
    private mutating func bridge(
        from first: [Int], to second: [Int], through states: [Bool]
    ) -> (state: Int, pump: [UInt32])? {
        if first.count == 1, second.count == 1 {
            let members = automaton.members[first[0]] & automaton.members[second[0]]
            let starts = automaton.edges[first[0]].map(\.target)
            return way(to: second[0], over: starts, reading: members, through: states).map { (first[0], $0) }
        }
        for start in first {
            for goal in second {
                if let pump = bridge(from: start, to: goal, through: states) { return (start, pump) }
            }
        }
        return nil
    }

    private mutating func bridge(from start: Int, to goal: Int, through states: [Bool]) -> [UInt32]? {
        let (first, second) = (components.component[start], components.component[goal])
        var trail = Trail<Bridge>(root: Bridge(first: start, middle: start, second: goal))
        while let node = trail.next(), work > 0 {
            for left in automaton.edges[node.first] where components.component[left.target] == first {
                for right in automaton.edges[node.second] where components.component[right.target] == second {
                    let outer = automaton.members[left.target] & automaton.members[right.target]
                    guard outer != .zero else { continue }
                    for middle in automaton.edges[node.middle] where states[middle.target] {
                        work -= 1
                        let members = outer & automaton.members[middle.target]
                        guard members != .zero else { continue }
                        let next = Bridge(first: left.target, middle: middle.target, second: right.target)
                        if next == Bridge(first: start, middle: goal, second: goal) {
                            return text(trail, endingWith: members)
                        }
                        trail.visit(next, members)
                    }
                }
            }
        }
        return nil
    }

    private struct Bridge: Hashable {
        let first: Int
        let middle: Int
        let second: Int

        /// At once: there are many of these, and no automaton has more than some hundred states.
        func hash(into hasher: inout Hasher) { hasher.combine(first << 32 | middle << 16 | second) }
    }

    /// A shortest text that leads from the start of the pattern into `goal`.
    private func prefix(to goal: Int) -> [UInt32]? {
        way(to: goal, over: automaton.first, reading: ~.zero, through: nil)
    }

    /// A shortest text of these characters that begins with one of `starts` and ends with `goal`.
    private func way(
        to goal: Int, over starts: [Int], reading members: SampleAlphabet.Members, through states: [Bool]?
    ) -> [UInt32]? {
        var parents = Array(repeating: -1, count: automaton.edges.count)
        var queue: [Int] = []
        func visit(_ state: Int, from parent: Int) {
            guard parents[state] < 0, states?[state] ?? true, automaton.members[state] & members != .zero else {
                return
            }
            parents[state] = parent
            queue.append(state)
        }
        for state in starts { visit(state, from: state) }
        var index = 0
        while parents[goal] < 0, index < queue.count {
            for edge in automaton.edges[queue[index]] { visit(edge.target, from: queue[index]) }
            index += 1
        }
        guard parents[goal] >= 0 else { return nil }
        var steps = [goal]
        while let last = steps.last, parents[last] != last { steps.append(parents[last]) }
        return steps.reversed().map { character(automaton.members[$0] & members) }
    }

    private func text(_ trail: Trail<some Hashable>, endingWith last: SampleAlphabet.Members) -> [UInt32] {
        (trail.steps + [last]).map(character)
    }

    private func character(_ members: SampleAlphabet.Members) -> UInt32 {
        // A position that nothing matches stands in no run.
        alphabet.character(in: members) ?? 0x61
    }
}

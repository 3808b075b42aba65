/// The cycles of a position automaton: its strongly connected components (Tarjan, 1972) that hold an edge.
struct Components {
    /// The component of each state.
    private(set) var component: [Int]
    /// The states of each cycle, ascending; in the order of their first states.
    private(set) var cycles: [[Int]] = []

    init(_ edges: [[PositionAutomaton.Edge]]) {
        component = Array(repeating: -1, count: edges.count)
        var order = Array(repeating: -1, count: edges.count)
        var lowest = order
        var stack: [Int] = []
        var next = 0
        var found = 0

        func visit(_ state: Int) {
            order[state] = next
            lowest[state] = next
            next += 1
            stack.append(state)
            for edge in edges[state] where component[edge.target] < 0 {
                if order[edge.target] < 0 { visit(edge.target) }
                lowest[state] = min(lowest[state], lowest[edge.target])
            }
            guard lowest[state] == order[state] else { return }
            while let member = stack.popLast() {
                component[member] = found
                if member == state { break }
            }
            found += 1
        }
        for state in edges.indices where order[state] < 0 { visit(state) }

        var states: [[Int]] = Array(repeating: [], count: found)
        for state in edges.indices { states[component[state]].append(state) }
        cycles = states.filter { states in
            states.count > 1 || states.contains { state in edges[state].contains { $0.target == state } }
        }.sorted { $0[0] < $1[0] }
    }
}

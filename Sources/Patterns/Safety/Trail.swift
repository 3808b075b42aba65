/// A breadth-first search under way: which nodes were seen, and how each was reached.
struct Trail<Node: Hashable> {
    private var nodes: [(node: Node, parent: Int, members: SampleAlphabet.Members)]
    private var seen: Set<Node> = []
    private var index = -1

    /// The root is not taken for seen, so that a way back to it counts.
    init(root: Node) {
        nodes = [(root, -1, .zero)]
    }

    /// The next node to look at; those visited from now on are reached from it.
    mutating func next() -> Node? {
        index += 1
        return index < nodes.count ? nodes[index].node : nil
    }

    mutating func visit(_ node: Node, _ members: SampleAlphabet.Members) {
        guard seen.insert(node).inserted else { return }
        nodes.append((node, max(index, 0), members))
    }

    /// What was read on the way from the root to the current node.
    var steps: [SampleAlphabet.Members] {
        var steps: [SampleAlphabet.Members] = []
        var index = index
        while index > 0 {
            steps.append(nodes[index].members)
            index = nodes[index].parent
        }
        return steps.reversed()
    }
}

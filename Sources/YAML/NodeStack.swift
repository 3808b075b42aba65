/// The finished nodes of all open collections.
///
/// Unsafe memory, so that nodes move into their collection: an array can only be copied from, and counting the references
/// of every node up and down again is a good part of the time a tree takes.
struct NodeStack: ~Copyable {
    private var base: UnsafeMutablePointer<YAMLNode>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 64
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    subscript(index: Int) -> YAMLNode {
        precondition(0 <= index && index < count)
        return base[index]
    }

    /// Without a copy: whether a node is a scalar of this text.
    func isScalar(_ index: Int, _ text: String) -> Bool {
        precondition(0 <= index && index < count)
        guard case .scalar(let scalar) = base[index].content else { return false }
        return scalar.text == text
    }

    mutating func push(_ node: consuming YAMLNode) {
        if count == capacity {
            let larger = UnsafeMutablePointer<YAMLNode>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
            base = larger
            capacity *= 2
        }
        (base + count).initialize(to: node)
        count += 1
    }

    mutating func removeLast(_ number: Int) {
        precondition(0 <= number && number <= count)
        count -= number
        (base + count).deinitialize(count: number)
    }

    /// Removes the nodes from `first` on.
    mutating func popSequence(from first: Int) -> [YAMLNode] {
        precondition(0 <= first && first <= count)
        let (start, number) = (base + first, count - first)
        count = first
        return [YAMLNode](unsafeUninitializedCapacity: number) { buffer, filled in
            buffer.baseAddress?.moveInitialize(from: start, count: number)
            filled = number
        }
    }

    /// The same, of keys and values in turn.
    mutating func popMapping(from first: Int) -> [YAMLEntry] {
        precondition(0 <= first && first <= count && (count - first) % 2 == 0)
        let (start, number) = (base + first, (count - first) / 2)
        count = first
        return [YAMLEntry](unsafeUninitializedCapacity: number) { buffer, filled in
            for entry in 0..<number {
                buffer.initializeElement(
                    at: entry,
                    to: YAMLEntry(key: (start + 2 * entry).move(), value: (start + 2 * entry + 1).move()))
            }
            filled = number
        }
    }
}

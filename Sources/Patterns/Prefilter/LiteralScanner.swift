/// Finds many texts in one pass over bytes: the automaton of Aho and Corasick, without case in ASCII.
///
/// Time is linear in the bytes, whatever the number of texts.
package struct LiteralScanner: Sendable {
    package let literals: [RequiredLiteral]
    /// Column of a byte in `table`; all bytes that no text holds share one.
    private let columns: [UInt8]
    private let width: Int
    /// Next state, as the start of its row, by state and column. The highest bit tells that texts end there.
    private let table: [UInt32]
    /// By the number of a state: the literals that end there.
    private let endings: [[Int]]

    private static let ends: UInt32 = 1 << 31

    package init(_ literals: [RequiredLiteral]) {
        self.literals = literals
        var columns = [UInt8](repeating: 0, count: 256)
        var width = 1
        let texts = literals.map { $0.bytes.map(\.asciiLowercased) }
        for byte in texts.joined() where columns[Int(byte)] == 0 {
            columns[Int(byte)] = UInt8(width)
            width += 1
        }
        for upper in UInt8(ascii: "A")...UInt8(ascii: "Z") { columns[Int(upper)] = columns[Int(upper | 0x20)] }
        var trie = Trie(width: width)
        for (index, text) in texts.enumerated() where !text.isEmpty {
            trie.insert(text.map { Int(columns[Int($0)]) }, as: index)
        }
        trie.close()
        self.columns = columns
        self.width = width
        endings = trie.endings
        table = trie.next.map { state in
            UInt32(state * width) | (trie.endings[state].isEmpty ? 0 : Self.ends)
        }
    }

    /// Calls `body` with the literal and the offset behind it, in the order of the offsets.
    package func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, Int) -> Void) {
        guard !literals.isEmpty else { return }
        table.withUnsafeBufferPointer { table in
            columns.withUnsafeBufferPointer { columns in
                var row = 0
                for index in bytes.indices {
                    let step = table[row &+ Int(columns[Int(bytes[index])])]
                    row = Int(step & ~Self.ends)
                    guard step & Self.ends != 0 else { continue }
                    for literal in endings[row / width] where isSpelled(literal, upTo: index + 1, bytes) {
                        body(literal, index + 1)
                    }
                }
            }
        }
    }

    private func isSpelled(_ literal: Int, upTo end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let literal = literals[literal]
        return literal.ignoresCase || bytes[(end - literal.bytes.count)..<end].elementsEqual(literal.bytes)
    }
}

private struct Trie {
    private let width: Int
    /// By state and column; -1 where nothing was inserted.
    private(set) var next: [Int]
    private(set) var endings: [[Int]] = [[]]

    init(width: Int) {
        self.width = width
        next = Array(repeating: -1, count: width)
    }

    mutating func insert(_ text: [Int], as index: Int) {
        var state = 0
        for column in text {
            if next[state * width + column] < 0 {
                next[state * width + column] = endings.count
                next += Array(repeating: -1, count: width)
                endings.append([])
            }
            state = next[state * width + column]
        }
        endings[state].append(index)
    }

    /// Gives every state a way on for every column: that of the longest proper ending of what it has read.
    mutating func close() {
        var fallback = Array(repeating: 0, count: endings.count)
        var queue = [0]
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            for column in 0..<width {
                let child = next[state * width + column]
                let onward = state == 0 ? 0 : next[fallback[state] * width + column]
                if child < 0 {
                    next[state * width + column] = onward
                } else {
                    fallback[child] = onward
                    endings[child] += endings[onward]
                    queue.append(child)
                }
            }
        }
    }
}

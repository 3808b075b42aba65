import Diagnostics
import Patterns

/// The lines of a file that hold code or a part of a string.
struct CodeLines {
    /// Of each line, the offset where it starts.
    private let starts: [Int]
    /// Of each line, how many before it hold code.
    private var before: [Int] = []

    init(_ file: SwiftDeclarations) {
        starts = SourceFile(path: "", bytes: file.bytes).lineStarts
        var holdsCode = Array(repeating: false, count: starts.count)
        var line = 0
        func mark(_ range: Range<Int>) {
            while line + 1 < starts.count, starts[line + 1] <= range.lowerBound { line += 1 }
            var last = line
            while last < starts.count, starts[last] < range.upperBound {
                holdsCode[last] = true
                last += 1
            }
        }
        var tokens = file.tokens[...]
        for span in file.spans {
            switch span.kind {
            case .string: mark(span.range)
            case .code:
                while let token = tokens.first, token.range.lowerBound < span.range.upperBound {
                    mark(token.range)
                    tokens = tokens.dropFirst()
                }
            case .comment: break
            }
        }
        var count = 0
        for holds in holdsCode {
            before.append(count)
            if holds { count += 1 }
        }
    }

    func count(between open: Int, and close: Int) -> Int {
        let (first, last) = (line(of: open) + 1, line(of: close))
        return first < last ? before[last] - before[first] : 0
    }

    private func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

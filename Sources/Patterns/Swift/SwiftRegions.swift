/// Code, comments and strings of a Swift file, to be asked about many places.
package struct SwiftRegions: Sendable {
    package let spans: [SwiftLexer.Span]
    let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        spans = SwiftLexer.spans(bytes)
    }

    /// Whether a range holds something of this kind and, apart from blanks and line breaks, nothing of another.
    package func holdsOnly(_ kind: SwiftLexer.Kind, in range: Range<Int>) -> Bool {
        var holdsKind = false
        var index = index(at: range.lowerBound)
        while index < spans.count, spans[index].range.lowerBound < range.upperBound {
            let span = spans[index]
            let isKind = span.kind == kind
            if isKind {
                holdsKind = true
            } else if !isBlank(span.range.clamped(to: range)) {
                return false
            }
            index += 1
        }
        return holdsKind
    }

    package func kind(at offset: Int) -> SwiftLexer.Kind? {
        let index = index(at: offset)
        return spans.indices.contains(index) && spans[index].range.contains(offset) ? spans[index].kind : nil
    }

    /// Of the last span that does not begin behind the offset.
    private func index(at offset: Int) -> Int {
        var (low, high) = (0, spans.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if spans[middle].range.lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The comment around an offset.
    func comment(at offset: Int) -> Range<Int>? {
        let index = index(at: offset)
        guard spans.indices.contains(index), spans[index].kind == .comment else { return nil }
        return spans[index].range.contains(offset) ? spans[index].range : nil
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}

import Patterns

/// Where comments stand among the code of a file.
struct CommentLayout {
    private let text: SourceText
    private let regions: SwiftRegions
    /// Of the first code, or the end of the file.
    private let firstCode: Int
    /// By the offset of an open parenthesis of the code, the offset behind the one that closes it.
    private let closings: [Int: Int]
    /// By the start of a comment, the last line that it speaks for where no code stands beside it.
    private var lastLines: [Int: Int] = [:]

    init(_ text: SourceText, _ regions: SwiftRegions) {
        self.text = text
        self.regions = regions
        firstCode =
            text.bytes.indices.first { index in
                index >= text.start && !Self.isBlank(text.bytes[index]) && regions.kind(at: index) != .comment
            } ?? text.bytes.count
        closings = Self.closings(in: text.bytes, regions)
        for span in regions.spans.reversed() where span.kind == .comment {
            lastLines[span.range.lowerBound] = lineOfCode(behind: span.range)
        }
    }

    func isInHead(_ comment: Range<Int>) -> Bool { comment.lowerBound < firstCode }

    /// Its own line; for a comment with no code beside it also the lines up to the code it stands above, attributes and
    /// further comments included. With `isPrevious` its own line and the one above.
    func lines(excusedAt offset: Int, _ comment: Range<Int>, isPrevious: Bool) -> ClosedRange<Int> {
        let own = text.file.lineIndex(at: offset)
        guard !isPrevious else { return max(0, own - 1)...own }
        let first = text.line(text.file.lineIndex(at: comment.lowerBound))
        let last = text.line(text.file.lineIndex(at: max(comment.lowerBound, comment.upperBound - 1)))
        let hasCode =
            hasCode(in: first.lowerBound..<comment.lowerBound)
            || hasCode(in: comment.upperBound..<max(comment.upperBound, last.upperBound))
        guard !hasCode else { return own...own }
        return own...max(own, lastLines[comment.lowerBound] ?? own)
    }

    private func hasCode(in range: Range<Int>) -> Bool {
        range.contains { !Self.isBlank(text.bytes[$0]) && regions.kind(at: $0) != .comment }
    }

    /// The line of the first code behind a comment, an attribute not counting; the last line before it where a blank one
    /// comes first. What follows a further comment is known already.
    private func lineOfCode(behind comment: Range<Int>) -> Int {
        let bytes = text.bytes
        var last = text.file.lineIndex(at: max(comment.lowerBound, comment.upperBound - 1))
        var index = comment.upperBound
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isBlank(byte) {
                if byte == 0x0A || byte == 0x0D, text.file.lineIndex(at: index) > last { return last }
                index += 1
            } else if let known = lastLines[index] {
                return known
            } else if byte == UInt8(ascii: "@"), regions.kind(at: index) == .code {
                index = endOfAttribute(at: index)
                last = text.file.lineIndex(at: index - 1)
            } else {
                return text.file.lineIndex(at: index)
            }
        }
        return last
    }

    /// Behind `@name` and its parentheses.
    private func endOfAttribute(at start: Int) -> Int {
        let bytes = text.bytes
        var index = start + 1
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return index }
        return closings[index] ?? index
    }

    private static func closings(in bytes: [UInt8], _ regions: SwiftRegions) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        var open: [Int] = []
        for span in regions.spans where span.kind == .code {
            for index in span.range {
                if bytes[index] == UInt8(ascii: "(") { open.append(index) }
                if bytes[index] == UInt8(ascii: ")"), let start = open.popLast() { closings[start] = index + 1 }
            }
        }
        return closings
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}

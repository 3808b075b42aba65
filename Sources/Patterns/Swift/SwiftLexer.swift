/// Tells code, comments and strings of a Swift file apart.
///
/// Total and linear: any bytes are classified, in one pass, with a stack on the heap. Text that does not compile gets a
/// sensible answer, the same every time. A regex literal counts as a string, an interpolation's content as code.
package enum SwiftLexer {
    package enum Kind: Sendable, Hashable { case code, comment, string }

    package struct Span: Sendable, Hashable {
        package let kind: Kind
        package let range: Range<Int>
    }

    /// Spans that follow one another and cover all bytes; neighbours differ in kind.
    package static func spans(_ bytes: [UInt8]) -> [Span] {
        var scan = SwiftScan(bytes)
        scan.run()
        return scan.spans
    }
}

/// One pass over a file. The parts of the scan stand in extensions beside this file.
struct SwiftScan {
    let bytes: [UInt8]
    var index = 0
    private(set) var spans: [SwiftLexer.Span] = []
    /// The strings that are open around this place, each in an interpolation of the one before it.
    var openStrings: [OpenString] = []
    private var spanStart = 0

    struct OpenString {
        let pounds: Int
        let isMultiLine: Bool
        /// Open parentheses of the interpolation the scan is in; nil while it is in the string's text.
        var parentheses: Int?
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() {
        if bytes.starts(with: "#!".utf8) { skipLine(as: .comment) }
        while index < bytes.count {
            if let open = openStrings.last, open.parentheses == nil {
                scanText(open)
            } else {
                scanCode()
            }
        }
        emit(openStrings.last.map { $0.parentheses == nil } == true ? .string : .code)
    }

    /// Ends a span at the current place.
    mutating func emit(_ kind: SwiftLexer.Kind) {
        guard index > spanStart else { return }
        if let last = spans.last, last.kind == kind {
            spans[spans.count - 1] = SwiftLexer.Span(kind: kind, range: last.range.lowerBound..<index)
        } else {
            spans.append(SwiftLexer.Span(kind: kind, range: spanStart..<index))
        }
        spanStart = index
    }

    func byte(_ offset: Int = 0) -> UInt8? {
        let position = index + offset
        return bytes.indices.contains(position) ? bytes[position] : nil
    }

    /// How often `byte` stands in a row from `position` on.
    func run(of byte: UInt8, at position: Int) -> Int {
        var end = position
        while end < bytes.count, bytes[end] == byte { end += 1 }
        return end - position
    }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// To the end of the line, which is not included.
    mutating func skipLine(as kind: SwiftLexer.Kind) {
        while index < bytes.count, !Self.isLineEnd(bytes[index]) { index += 1 }
        emit(kind)
    }
}

import Diagnostics

/// A YAML 1.2.2 parser: bytes in, events with exact ranges out.
///
/// One pass over the bytes; open block collections stand on `stack`, open flow collections on `flow`, so that no input
/// can exhaust the machine's stack. `bytes` is valid UTF-8 without NUL (`ReadableInput` sees to that), therefore 0 can
/// stand for "end of input".
///
/// After a mistake the parser reports once, repairs (takes the text as its writer most likely meant it) or skips to the
/// next line that fits an open level, and goes on.
struct Parser {
    let file: SourceFile
    let bytes: UnsafeBufferPointer<UInt8>
    let count: Int
    var position = 0
    /// Start of the line `position` is on.
    var lineStart = 0
    /// Leading spaces of the current line, and whether tabs stand between them and the content.
    var column = 0
    var hasTabIndent = false

    var stack: [Frame] = []
    var flow: [FlowFrame] = []
    /// The open flow collection cannot go on, and why has been reported.
    var isFlowReported = false
    /// Properties that stood alone at the end of a line and wait for their node on a later one.
    var pending = NodeProperties()
    /// `%TAG` handles of the current document, in the order of the text.
    var handles: [(handle: String, prefix: String)] = []

    var events: [YAMLEvent] = []
    var properties: [NodeProperties] = []
    var texts: [ScalarText] = []
    var diagnostics: [Diagnostic]
    /// Buffer for the value of a scalar that is not verbatim.
    var scratch: [UInt8] = []
    var segments: [YAMLScalar.Segment] = []
    /// Places of byte order marks in front of documents.
    var documentStarts: [Int] = []
    /// Offset of the last line that was reported for its tabs: a run of such lines is one mistake.
    var lastTabLine = -1

    static let maximumDepth = 200
    /// YAML 1.2.2, 7.4: an implicit key is at most this long, so that a reader need not look further ahead.
    static let maximumKeyLength = 1024

    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, diagnostics: [Diagnostic]) {
        self.file = file
        self.bytes = bytes
        self.count = bytes.count
        self.diagnostics = diagnostics
        events.reserveCapacity(count / 12 + 16)
    }
}

// MARK: Looking at bytes

extension Parser {
    @inline(__always) func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

    @inline(__always) static func isWhite(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }
    @inline(__always) static func isBreak(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
    @inline(__always) static func isBreakOrEnd(_ byte: UInt8) -> Bool { isBreak(byte) || byte == 0 }
    @inline(__always) static func isBlank(_ byte: UInt8) -> Bool { isWhite(byte) || isBreakOrEnd(byte) }
    @inline(__always) static func isFlowIndicator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "{")
            || byte == UInt8(ascii: "}")
    }

    /// `-`, `?` or `:` as an indicator in block context: followed by white space or the end of the line.
    @inline(__always) func isIndicator(_ indicator: Unicode.Scalar, at offset: Int) -> Bool {
        byte(offset) == UInt8(truncatingIfNeeded: indicator.value) && Self.isBlank(byte(offset + 1))
    }

    func skipWhite(from offset: Int) -> Int {
        var offset = offset
        while Self.isWhite(byte(offset)) { offset += 1 }
        return offset
    }

    func endOfLine(from offset: Int) -> Int {
        var offset = offset
        while !Self.isBreakOrEnd(byte(offset)) { offset += 1 }
        return offset
    }

    /// Behind the line break at `offset`: LF, CR LF or CR.
    func afterBreak(_ offset: Int) -> Int {
        byte(offset) == .carriageReturn && byte(offset + 1) == .lineFeed ? offset + 2 : offset + 1
    }

    /// Behind a byte order mark, which takes no room in a line.
    @inline(__always) func afterByteOrderMark(_ offset: Int) -> Int {
        byte(offset) == 0xEF && byte(offset + 1) == 0xBB && byte(offset + 2) == 0xBF ? offset + 3 : offset
    }

    /// `---` or `...` at the start of a line.
    func isDocumentMarker(at offset: Int) -> Bool {
        isMarker("-", at: offset) || isMarker(".", at: offset)
    }

    @inline(__always) func isMarker(_ character: Unicode.Scalar, at offset: Int) -> Bool {
        let ascii = UInt8(truncatingIfNeeded: character.value)
        guard byte(offset) == ascii else { return false }
        return byte(offset + 1) == ascii && byte(offset + 2) == ascii && Self.isBlank(byte(offset + 3))
    }

    /// Where the text of a line ends that starts at `offset`: before a comment and white space.
    func endOfText(from offset: Int) -> Int {
        var end = offset
        var index = offset
        while !Self.isBreakOrEnd(byte(index)) {
            if byte(index) == UInt8(ascii: "#"), index > offset, Self.isWhite(byte(index - 1)) { break }
            index += 1
            if !Self.isWhite(byte(index - 1)) { end = index }
        }
        return end
    }
}

// MARK: Moving over lines

extension Parser {
    /// Goes to the content of the next line that has any, over blank lines and comments; false at the end of the input.
    mutating func nextLine() -> Bool {
        var offset = position
        if offset != lineStart {
            offset = endOfLine(from: offset)
            guard offset < count else {
                position = offset
                return false
            }
            offset = afterBreak(offset)
        }
        while offset < count {
            offset = afterByteOrderMark(offset)
            lineStart = offset
            while byte(offset) == .space { offset += 1 }
            column = offset - lineStart
            let content = skipWhite(from: offset)
            hasTabIndent = content > offset
            let first = byte(content)
            if first != UInt8(ascii: "#"), !Self.isBreakOrEnd(first) {
                position = content
                return true
            }
            offset = endOfLine(from: content)
            if offset < count { offset = afterBreak(offset) }
        }
        position = count
        lineStart = count
        return false
    }

    /// Where the content of the next line that has any starts, tabs counted as the spaces they stand for; with `ifEntry`
    /// nil where that line is no list item and holds no key.
    func columnBelow(ifEntry: Bool = false) -> Int? {
        var ahead = self
        ahead.position = endOfLine(from: position)
        guard ahead.nextLine(), !ifEntry || startsEntry(ahead.position) else { return nil }
        return ahead.hasTabIndent ? ahead.visualColumn(of: ahead.position) : ahead.column
    }

    /// Skips the rest of the line and all lines further in than `indent`.
    mutating func skipLines(deeperThan indent: Int) {
        position = endOfLine(from: position)
        while nextLine() {
            if column <= indent || column == 0 && isDocumentMarker(at: position) {
                position = lineStart
                return
            }
            position = endOfLine(from: position)
        }
    }
}

extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let backslash = UInt8(ascii: "\\")
}

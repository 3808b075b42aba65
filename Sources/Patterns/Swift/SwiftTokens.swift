/// A token of a Swift file's code, as far as declarations need it: comments, strings and blanks are none.
package struct SwiftToken: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A keyword or a name.
        case word
        /// A name in backticks, which is never a keyword. The range leaves them out.
        case quotedName
        /// One byte of anything else.
        case mark(UInt8)
    }

    package let kind: Kind
    package let range: Range<Int>
}

extension SwiftLexer {
    /// The tokens of the code spans of a file, ascending.
    package static func tokens(_ bytes: [UInt8], in spans: [Span]) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        for span in spans where span.kind == .code {
            var index = span.range.lowerBound
            while index < span.range.upperBound {
                let start = index
                let byte = bytes[index]
                if byte.isWordByte {
                    while index < span.range.upperBound, bytes[index].isWordByte { index += 1 }
                    tokens.append(SwiftToken(kind: .word, range: start..<index))
                } else if let end = quotedNameEnd(bytes, from: index, before: span.range.upperBound) {
                    tokens.append(SwiftToken(kind: .quotedName, range: (start + 1)..<end))
                    index = end + 1
                } else {
                    index += 1
                    if !byte.isBlank { tokens.append(SwiftToken(kind: .mark(byte), range: start..<index)) }
                }
            }
        }
        return tokens
    }

    /// Of the closing backtick on the same line.
    private static func quotedNameEnd(_ bytes: [UInt8], from start: Int, before end: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "`") else { return nil }
        var index = start + 1
        while index < end, !SwiftScan.isLineEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: "`") { return index }
            index += 1
        }
        return nil
    }
}

extension UInt8 {
    /// Of a name; all that is not ASCII counts.
    var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

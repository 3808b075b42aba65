/// One input file: the path it is reported under and its bytes.
///
/// A reference type, so that every range can point at its file for the price of a pointer; it never changes after
/// `init`. Positions everywhere are UTF-8 offsets into `bytes`; lines and columns are derived when something is shown.
package final class SourceFile: Sendable {
    /// The path as shown in reports: relative to the repository's root where the file is inside it, with `/` separators.
    package let path: String
    package let bytes: [UInt8]
    /// Offsets of the first byte of each line. A line ends at LF, CR LF or a lone CR. Never empty.
    package let lineStarts: [Int]
    /// Places in very long lines whose columns are known, ascending: counting from the start of the line for each of many
    /// places in it would take quadratic time.
    private let columns: [ColumnMark]

    private struct ColumnMark {
        let offset: Int
        /// Characters and UTF-16 units of the line before the offset.
        let characters: Int
        let utf16: Int
    }

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.lineStarts = Self.lineStarts(of: bytes)
        self.columns = Self.columns(of: bytes, lineStarts)
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of a byte range; bytes that are not UTF-8 are shown as U+FFFD.
    package func text(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<$0.count)]), as: UTF8.self)
        }
    }

    /// Line index from 0 of an offset; the end of the file belongs to the last line.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line (index from 0) without its line break.
    package func lineRange(_ index: Int) -> Range<Int> {
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D, end < bytes.count || index + 1 < lineStarts.count { end -= 1 }
        return start..<end
    }

    /// Line and column from 1, the column in characters (grapheme clusters), as text and JSON reports show it.
    package func position(at offset: Int) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let mark = mark(before: offset)
        let characters = mark.characters + text(mark.offset..<max(mark.offset, offset)).count
        return TextPosition(line: lineIndex(at: offset) + 1, column: characters + 1, offset: offset)
    }

    /// The column from 1 in UTF-16 units, as SARIF and editors count.
    package func utf16Column(at offset: Int) -> Int {
        let offset = min(max(0, offset), bytes.count)
        let mark = mark(before: offset)
        return mark.utf16 + text(mark.offset..<max(mark.offset, offset)).utf16.count + 1
    }

    /// The start of the line, behind a byte order mark, or a known place between it and the offset.
    private func mark(before offset: Int) -> ColumnMark {
        var start = lineStarts[lineIndex(at: offset)]
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, columns[low - 1].offset > start else {
            return ColumnMark(offset: start, characters: 0, utf16: 0)
        }
        return columns[low - 1]
    }

    private static func columns(of bytes: [UInt8], _ starts: [Int]) -> [ColumnMark] {
        let (long, step) = (16_384, 2_048)
        var marks: [ColumnMark] = []
        for (index, lineStart) in starts.enumerated() {
            let start = lineStart == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            guard end - start > long, let line = String(validating: bytes[start..<end], as: UTF8.self) else { continue }
            var mark = ColumnMark(offset: start, characters: 0, utf16: 0)
            var (offset, characters, utf16) = (start, 0, 0)
            for character in line {
                offset += character.utf8.count
                characters += 1
                utf16 += character.utf16.count
                guard offset - mark.offset >= step else { continue }
                mark = ColumnMark(offset: offset, characters: characters, utf16: utf16)
                marks.append(mark)
            }
        }
        return marks
    }

    package func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: self, bytes: bytes)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            var starts = [0]
            var index = 0
            while index < bytes.count {
                // Most lines are long: eight bytes at once, where none of them is below 0x0E.
                while index + 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    guard (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 == 0 else { break }
                    index += 8
                }
                let end = min(index + 8, bytes.count)
                while index < end {
                    let byte = bytes[index]
                    index += 1
                    if byte == 0x0A || byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A) {
                        starts.append(index)
                    }
                }
            }
            return starts
        }
    }
}

/// A place in a file for people and machines: line and column from 1 (column in characters), offset in UTF-8 bytes from 0.
package struct TextPosition: Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let offset: Int
}

/// A range of bytes in a file. An empty range is a place between two characters.
package struct SourceRange: Hashable, Sendable {
    package let file: SourceFile
    package let bytes: Range<Int>

    package init(file: SourceFile, bytes: Range<Int>) {
        self.file = file
        self.bytes = bytes
    }

    package var start: TextPosition { file.position(at: bytes.lowerBound) }
    package var end: TextPosition { file.position(at: bytes.upperBound) }
    package var text: String { file.text(bytes) }

    /// Two files of one run never share a path, so the path stands for the file.
    package static func == (left: Self, right: Self) -> Bool {
        left.bytes == right.bytes && left.file.path == right.file.path
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(bytes)
    }
}

/// A decoded value and the place it was written at.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), at: range)
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

import Diagnostics

/// The bytes the parser works on: as in the file where that is UTF-8 text, else with every faulty byte replaced by `_`
/// and the marks of an unresolved merge by line breaks, so that offsets stay true and the rest is read.
struct ReadableInput {
    private(set) var bytes: [UInt8]
    private(set) var diagnostics: [Diagnostic] = []
    /// Offsets of byte order marks behind the start, allowed inside quotes only.
    private(set) var byteOrderMarks: [Int] = []
    /// Nothing of the file can be read.
    private(set) var isHopeless = false

    static let maximumSize = 64 << 20

    init(_ file: SourceFile) {
        bytes = file.bytes
        if bytes.count > Self.maximumSize {
            refuse(
                Diagnostic(
                    .yamlLimit, at: file.range(0..<0), "the file is larger than \(Self.maximumSize >> 20) MiB",
                    help: "split it"))
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || Self.looksLikeUTF16(bytes) {
            refuse(
                Diagnostic(
                    .yamlEncoding, at: file.range(0..<min(2, bytes.count)), "the file is UTF-16 or UTF-32, not UTF-8",
                    help: "save it as UTF-8"))
        } else {
            checkCharacters(file)
            hideMergeConflicts(file)
        }
    }

    private mutating func refuse(_ diagnostic: Diagnostic) {
        diagnostics = [diagnostic]
        isHopeless = true
    }

    /// The first character of a YAML text is ASCII, or a byte order mark (YAML 1.2.2, 5.2).
    private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
        let zeros = bytes.prefix(4).map { $0 == 0 }
        return zeros.count == 4
            && (zeros[0] != zeros[1] && zeros[2] != zeros[3]
                || zeros.dropFirst().dropLast() == [true, true] && zeros[0] != zeros[3])
    }

    private mutating func checkCharacters(_ file: SourceFile) {
        let faults = file.bytes.withUnsafeBufferPointer { bytes in
            var faults: [Range<Int>] = []
            var offset = 0
            while offset < bytes.count {
                // Eight bytes at once, where all are printable ASCII.
                while offset + 8 <= bytes.count {
                    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    let isOther = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
                    guard isOther & 0x8080_8080_8080_8080 == 0 else { break }
                    offset += 8
                }
                guard offset < bytes.count else { break }
                let byte = bytes[offset]
                if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                    offset += 1
                    continue
                }
                let (length, isPrintable) = Self.character(in: bytes, at: offset)
                if length == 3, byte == 0xEF, bytes[offset + 1] == 0xBB, offset > 0 { byteOrderMarks.append(offset) }
                if !isPrintable {
                    if let last = faults.last, last.upperBound == offset {
                        faults[faults.count - 1] = last.lowerBound..<offset + length
                    } else {
                        faults.append(offset..<offset + length)
                    }
                }
                offset += length
            }
            byteOrderMarks.removeAll { bytes[$0 + 2] != 0xBF }
            return faults
        }
        for fault in faults {
            diagnostics.append(.unreadable(file.range(fault)))
            for offset in fault { bytes[offset] = UInt8(ascii: "_") }
        }
    }

    /// The length of the character at an offset and whether YAML allows it (1.2.2, 5.1); 1 for a byte that starts none.
    private static func character(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Int, Bool) {
        let lead = bytes[offset]
        if lead < 0x80 { return (1, false) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead <= 0xF4, offset + length <= bytes.count else { return (1, false) }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return (1, false) }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x10000
        guard !isOverlong, value <= 0x10FFFF, value >> 11 != 0x1B else { return (1, false) }
        return (length, !(value < 0xA0 && value != 0x85) && value != 0xFFFE && value != 0xFFFF)
    }

    /// Reports each unresolved merge once and reads the first of its sides.
    private mutating func hideMergeConflicts(_ file: SourceFile) {
        func mark(_ line: Int, _ character: Character) -> Bool {
            guard let ascii = character.asciiValue else { return false }
            let range = file.lineRange(line)
            return range.count >= 7 && file.bytes[range.lowerBound..<range.lowerBound + 7].allSatisfy { $0 == ascii }
                && (range.count == 7 || file.bytes[range.lowerBound + 7] == .space)
        }
        var first: Int?
        var side: Int?
        for line in file.lineStarts.indices where file.lineStarts[line] < file.bytes.count {
            switch file.bytes[file.lineStarts[line]] {
            case UInt8(ascii: "<") where mark(line, "<"):
                first = line
                side = nil
            case UInt8(ascii: "|") where first != nil && side == nil && mark(line, "|"),
                UInt8(ascii: "=") where first != nil && side == nil && mark(line, "="):
                side = line
            case UInt8(ascii: ">") where mark(line, ">"):
                if let first, let side { hideMergeConflict(file, from: first, side: side, to: line) }
                first = nil
            default: break
            }
        }
    }

    private mutating func hideMergeConflict(_ file: SourceFile, from first: Int, side: Int, to last: Int) {
        diagnostics.append(
            Diagnostic(
                .yamlSyntax, at: file.range(file.lineRange(first)), "an unresolved merge conflict",
                notes: [Diagnostic.Note("it ends here", at: file.range(file.lineRange(last)))],
                help: "keep one of the sides and remove the lines with the marks"))
        blank(file.lineRange(first))
        for hidden in side...last { blank(file.lineRange(hidden)) }
    }

    /// Line breaks, since even a line of spaces says something where a block scalar starts.
    private mutating func blank(_ range: Range<Int>) {
        for offset in range { bytes[offset] = .lineFeed }
    }
}

extension Parser {
    /// Byte order marks may stand inside quotes and at the start of a document only.
    mutating func reportStrayByteOrderMarks(_ offsets: [Int]) {
        guard !offsets.isEmpty else { return }
        let quoted = events.filter { $0.kind == .scalar(.singleQuoted) || $0.kind == .scalar(.doubleQuoted) }
        var next = 0
        for offset in offsets {
            while next < quoted.count, quoted[next].bytes.upperBound <= offset { next += 1 }
            let isQuoted = next < quoted.count && quoted[next].bytes.contains(offset)
            let isAtDocumentStart = documentStarts.contains(offset)
            if !isQuoted, !isAtDocumentStart {
                report(
                    Diagnostic(
                        .yamlEncoding, at: file.range(offset..<offset + 3), "a byte order mark inside the text",
                        help: "remove it; it comes from joining files"))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func unreadable(_ range: SourceRange) -> Diagnostic {
        let first = range.file.bytes[range.bytes.lowerBound]
        if first == 0 {
            return Diagnostic(.yamlEncoding, at: range, "a NUL byte", help: "remove it; in double quotes write `\\0`")
        }
        let scalars = Array(range.text.unicodeScalars)
        if let scalar = scalars.first, scalar != "\u{FFFD}" {
            let hex = String(scalar.value, radix: 16, uppercase: true)
            let name = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
            return Diagnostic(
                .yamlEncoding, at: range, "the control character U+\(name)",
                help: "remove it; in double quotes write `\\u\(name)`")
        }
        let hex = String(first, radix: 16, uppercase: true)
        return Diagnostic(
            .yamlEncoding, at: range, "the byte 0x\(hex) is not UTF-8 here", help: "save the file as UTF-8")
    }
}

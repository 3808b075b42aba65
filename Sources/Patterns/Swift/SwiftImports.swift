/// An import of a Swift file.
package struct SwiftImport: Sendable, Hashable {
    /// Without backticks; of `import struct X.Y` it is X.
    package let module: String
    /// Of the module's name in the file's bytes.
    package let range: Range<Int>
}

extension SwiftRegions {
    /// The imports at some of the places where the word `import` stands: with attributes, an access level or a kind before
    /// or behind it, comments and line ends anywhere between, and under `#if` too.
    ///
    /// - Parameter words: the offsets of `import`, alone or in a longer word.
    package func imports(at words: some Sequence<Int>) -> [SwiftImport] {
        words.compactMap { word in
            guard kind(at: word) == .code, !isWord(word - 1), !isWord(word + 6), isStatement(word) else { return nil }
            let index = behindBlanks(word + 6)
            // A keyword and its name are two words.
            guard index > word + 6, let first = name(at: index) else { return nil }
            guard Self.importKinds.contains(first.module), case let next = behindBlanks(first.range.upperBound),
                next > first.range.upperBound, let second = name(at: next)
            else { return first }
            return second
        }
    }

    private static let importKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    /// An argument's label is spelled like the keyword: `load(import module: …)`.
    private func isStatement(_ word: Int) -> Bool {
        var index = word
        while index > 0 {
            if bytes[index - 1].isBlank {
                index -= 1
            } else if let comment = comment(at: index - 1) {
                index = comment.lowerBound
            } else {
                return !"(,.`".utf8.contains(bytes[index - 1])
            }
        }
        return true
    }

    /// A byte order mark is no part of a word.
    private func isWord(_ offset: Int) -> Bool {
        guard offset != 2 || !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return false }
        return bytes.indices.contains(offset) && bytes[offset].isWordByte
    }

    private func behindBlanks(_ offset: Int) -> Int {
        var index = offset
        while index < bytes.count {
            if bytes[index].isBlank {
                index += 1
            } else if let comment = comment(at: index) {
                index = comment.upperBound
            } else {
                break
            }
        }
        return index
    }

    private func name(at offset: Int) -> SwiftImport? {
        let isQuoted = offset < bytes.count && bytes[offset] == UInt8(ascii: "`")
        let start = isQuoted ? offset + 1 : offset
        var end = start
        while isWord(end) { end += 1 }
        guard end > start, kind(at: start) == .code else { return nil }
        return SwiftImport(module: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
    }
}

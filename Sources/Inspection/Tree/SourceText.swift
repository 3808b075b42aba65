package import Diagnostics
package import Patterns

/// The text of one file, as the regex engine and the reports see it. Offsets count UTF-8 bytes.
package struct SourceText: Sendable {
    package let file: SourceFile

    package var path: String { file.path }
    package var bytes: [UInt8] { file.bytes }

    package init(path: String, bytes: [UInt8]) {
        file = SourceFile(path: path, bytes: bytes)
    }

    /// Behind the byte order mark, where there is one: it is no part of the first line.
    package var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// A match and its capture groups; a group that took no part is nil. Group 0 is the match.
    package struct Match: Sendable {
        package let groups: [Range<Int>?]
    }

    /// All matches, ascending.
    package func matches(of regex: CompiledRegex) -> [Match] { matches(of: regex, in: start..<bytes.count) }

    /// The matches in a part of the text, of which the regex sees no more.
    package func matches(of regex: CompiledRegex, in part: Range<Int>) -> [Match] {
        bytes.withUnsafeBufferPointer { bytes in
            regex.matches(in: UnsafeBufferPointer(rebasing: bytes[part])).map { groups in
                Match(
                    groups: groups.map { group in
                        group.map { $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound }
                    })
            }
        }
    }

    /// A line without its break and without a byte order mark.
    package func line(_ index: Int) -> Range<Int> {
        let line = file.lineRange(index)
        return max(line.lowerBound, min(start, line.upperBound))..<line.upperBound
    }
}

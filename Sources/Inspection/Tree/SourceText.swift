package import Patterns

/// The text of one file, with the way between UTF-8 offsets and those of the regex engine.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A match and its capture groups in UTF-8 offsets; a group that took no part is nil. Group 0 is the match.
    package struct Match: Sendable {
        package let groups: [Range<Int>?]
    }

    /// All matches, ascending.
    package func matches(of regex: CompiledRegex) -> [Match] {
        let text = String(decoding: bytes, as: UTF8.self)
        return regex.matches(in: text).map { match in
            Match(groups: ([match.range] + match.captures).map { $0.map(text.utf8Offsets) })
        }
    }
}

extension String {
    fileprivate func utf8Offsets(of range: Range<Index>) -> Range<Int> {
        let start = utf8.distance(from: startIndex, to: range.lowerBound)
        return start..<(start + utf8.distance(from: range.lowerBound, to: range.upperBound))
    }
}

import Foundation

/// A pattern as SwiftLint compiles it: `^` and `$` at every line, and a `.` that crosses lines.
package struct CompiledRegex: Sendable {
    private let expression: NSRegularExpression

    /// By their bytes: the same pattern is validated, written for several modules, and read back.
    private static let compiled = Memo<NSRegularExpression>()

    package init(_ pattern: String) throws(PatternError) {
        do {
            expression = try Self.compiled.value(for: [pattern]) {
                try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines, .dotMatchesLineSeparators])
            }
        } catch {
            throw PatternError("not a regular expression that ICU accepts", at: 0..<pattern.utf8.count)
        }
    }

    package var captureCount: Int { expression.numberOfCaptureGroups }

    package struct Match: Sendable, Hashable {
        package let range: Range<String.Index>
        /// One for each group, from group 1; nil for a group that took no part.
        package let captures: [Range<String.Index>?]
    }

    package func firstMatch(in text: String) -> Range<String.Index>? {
        expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
            .flatMap { text.part($0.range) }
    }

    package func matches(in text: String) -> [Match] {
        expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap { result in
            guard let range = text.part(result.range) else { return nil }
            let captures = (1..<max(result.numberOfRanges, 1)).map { text.part(result.range(at: $0)) }
            return Match(range: range, captures: captures)
        }
    }

    /// The groups of all matches, ascending, in offsets into UTF-8 bytes: group 0 is the match, a group that took no part is
    /// nil. Bytes that are no UTF-8 are matched as U+FFFD.
    package func matches(in bytes: UnsafeBufferPointer<UInt8>) -> [[Range<Int>?]] {
        let text = String(decoding: bytes, as: UTF8.self)
        let length = text.utf16.count
        let results = expression.matches(in: text, range: NSRange(location: 0, length: length))
        guard !results.isEmpty else { return [] }
        let offsets = length == bytes.count ? nil : UTF8Offsets(bytes)
        return results.map { result in
            (0..<result.numberOfRanges).map { group in
                let range = result.range(at: group)
                guard range.location != NSNotFound else { return nil }
                let end = range.location + range.length
                guard let offsets else { return range.location..<end }
                return offsets.offset(ofUTF16: range.location)..<offsets.offset(ofUTF16: end)
            }
        }
    }
}

extension String {
    /// Nil for the range of a group that took no part. Foundation's own conversion gives nil as well where a range begins
    /// or ends within a grapheme, as behind a quote with a combining mark on it.
    fileprivate func part(_ range: NSRange) -> Range<String.Index>? {
        guard range.location != NSNotFound else { return nil }
        let start = utf16.index(utf16.startIndex, offsetBy: range.location)
        return start..<utf16.index(start, offsetBy: range.length)
    }
}

import Patterns

/// Capture 1 of a match.
struct CapturedWord: Sendable {
    let text: String
    /// In the file's bytes.
    let range: Range<Int>
}

extension SourceText {
    /// Of all matches in which the group takes part.
    func words(capturedBy regex: CompiledRegex) -> [CapturedWord] {
        matches(of: regex).compactMap { match in
            guard match.groups.count > 1, let range = match.groups[1] else { return nil }
            return CapturedWord(text: String(decoding: bytes[range], as: UTF8.self), range: range)
        }
    }

    /// A violation at each word for which there is a message.
    func violations(at words: [CapturedWord], _ message: (String) -> String?) -> [Violation] {
        words.compactMap { word in
            message(word.text).map { Violation(path: path, bytes: word.range, message: $0) }
        }
    }
}

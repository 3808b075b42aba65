import Patterns
import Planning

/// Reads the comments of Swift files for markers and for commands that silence a tool.
struct ExcuseReader: Sendable {
    private let markers: MarkerReader?

    init(_ marker: ExceptionMarker?, rules: [String]) {
        markers = marker.map { MarkerReader($0, rules: rules) }
    }

    /// Texts of which a file holds one where it has anything to read.
    var texts: [RequiredLiteral] {
        (markers?.texts ?? [])
            + [Self.disable, Self.nosemgrep].map { RequiredLiteral(bytes: Array($0.utf8), ignoresCase: false) }
    }

    private static let disable = "swiftlint:disable"
    private static let nosemgrep = "nosemgrep"

    func read(_ text: SourceText, _ regions: SwiftRegions) -> FileExcuses {
        var excuses = FileExcuses()
        let layout = CommentLayout(text, regions)
        for span in regions.spans where span.kind == .comment {
            let comment = text.file.text(span.range)
            let isPrevious = comment.contains("\(Self.disable):previous")
            var isExcused = false
            for (reading, start) in readings(in: text, comment, at: span.range) {
                let bytes = start + reading.bytes.lowerBound..<start + reading.bytes.upperBound
                switch reading.content {
                case .unreadable(let advice):
                    excuses.unreadable.append(UnreadableMarker(advice: advice, bytes: bytes))
                case .marker(let rule, let reason):
                    isExcused = isExcused || reason != nil
                    excuses.markers.append(
                        Marker(
                            rule: rule, reason: reason, bytes: bytes,
                            lines: layout.lines(excusedAt: bytes.lowerBound, span.range, isPrevious: isPrevious),
                            isInHead: layout.isInHead(span.range)))
                }
            }
            guard !isExcused else { continue }
            excuses.bareCommands += [Self.disable, Self.nosemgrep].compactMap {
                command($0, in: comment, at: span.range.lowerBound)
            }
        }
        return excuses
    }

    /// What each line of a comment holds, with the offset of the line.
    private func readings(
        in text: SourceText, _ comment: String, at span: Range<Int>
    ) -> [(MarkerReader.Reading, start: Int)] {
        guard let markers else { return [] }
        let lines = text.file.lineIndex(at: span.lowerBound)...text.file.lineIndex(at: max(0, span.upperBound - 1))
        return lines.flatMap { number in
            let line = text.file.lineRange(number).clamped(to: span)
            return markers.readings(in: text.file.text(line), ofCommentThatOpens: comment).map {
                ($0, line.lowerBound)
            }
        }
    }

    // MARK: Commands

    /// The command where it gives no reason: SwiftLint takes what follows ` - ` for one.
    private func command(_ word: String, in comment: String, at offset: Int) -> SilencingCommand? {
        guard let found = comment.firstRange(of: word) else { return nil }
        let text = comment[found.lowerBound...].prefix { !$0.isNewline }
        let head = text.firstRange(of: " - ").map { text[..<$0.lowerBound] } ?? text
        guard MarkerReader.reason(text[head.endIndex...]) == nil else { return nil }
        var words = head.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
        if words.last?.hasSuffix("*/") == true { words.removeLast() }
        guard var name = words.first else { return nil }
        var identifiers = Array(words.dropFirst())
        if word == Self.nosemgrep {
            guard name == word || name.hasPrefix(word + ":") else { return nil }
            // `nosemgrep: a.b.READ-08`, or all rules without a name.
            identifiers = ([String(name.dropFirst(word.count + 1))] + identifiers).filter { !$0.isEmpty }
                .map { $0.split(separator: ".").last.map(String.init) ?? $0 }
            name = word
        }
        let start = offset + comment.utf8.distance(from: comment.startIndex, to: found.lowerBound)
        return SilencingCommand(
            name: name, identifiers: identifiers.filter { $0 != "all" }, bytes: start..<start + head.utf8.count)
    }
}

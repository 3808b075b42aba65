import Foundation
import Patterns
import Planning

/// Reads the comments of Swift files for markers and for commands that silence a tool.
struct ExcuseReader: Sendable {
    private let marker: ExceptionMarker?
    /// For a marker without a word of its own, which only an ID of the registry makes one.
    private let rules: [String]

    init(_ marker: ExceptionMarker?, rules: [String]) {
        self.marker = marker
        self.rules = rules
    }

    /// Texts of which a file holds one where it has anything to read.
    var words: [String] {
        let word = marker.map { $0.beforeID.isEmpty ? rules : [$0.beforeID] } ?? []
        return word + [Self.disable, Self.nosemgrep]
    }

    private static let disable = "swiftlint:disable"
    private static let nosemgrep = "nosemgrep"

    func read(_ text: SourceText, _ regions: SwiftRegions) -> FileExcuses {
        var excuses = FileExcuses()
        let layout = CommentLayout(text, regions)
        for span in regions.spans where span.kind == .comment {
            let comment = text.file.text(span.range)
            let markers = markers(in: comment, at: span.range, layout)
            excuses.markers += markers
            guard !markers.contains(where: { $0.reason != nil }) else { continue }
            excuses.bareCommands += [Self.disable, Self.nosemgrep].compactMap {
                command($0, in: comment, at: span.range.lowerBound)
            }
        }
        return excuses
    }

    // MARK: Markers

    private func markers(in comment: String, at span: Range<Int>, _ layout: CommentLayout) -> [Marker] {
        guard let marker, comment.hasPrefix(marker.opening) else { return [] }
        var found: [Marker] = []
        var rest = comment[...]
        while let (rule, behind, start) = nextID(in: rest, marker) {
            rest = rest[behind...]
            let text = rest.prefix { !$0.isNewline }
            let end =
                (marker.behindReason.isEmpty ? nil : text.firstRange(of: marker.behindReason)?.lowerBound)
                ?? nextID(in: text, marker)?.start ?? text.endIndex
            let reason = Self.reason(text[..<end])
            let offset = span.lowerBound + comment.utf8.distance(from: comment.startIndex, to: start)
            let length = comment[start..<end].utf8.count
            found.append(
                Marker(
                    rule: rule, reason: reason, bytes: offset..<offset + length,
                    lines: layout.lines(
                        excusedAt: offset, span, isPrevious: comment.contains("\(Self.disable):previous")),
                    isInHead: layout.isInHead(span)))
        }
        return found
    }

    private func nextID(
        in text: Substring, _ marker: ExceptionMarker
    ) -> (rule: String, behind: String.Index, start: String.Index)? {
        var rest = text
        while true {
            let start: String.Index
            if marker.beforeID.isEmpty {
                guard let first = rules.compactMap({ rest.firstRange(of: $0)?.lowerBound }).min() else { return nil }
                start = first
                rest = rest[start...]
            } else {
                guard let word = rest.firstRange(of: marker.beforeID) else { return nil }
                start = word.lowerBound
                rest = rest[word.upperBound...]
            }
            rest = rest.drop { $0 == " " || $0 == "\t" }
            let id = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            rest = rest[id.endIndex...]
            let close = rest.drop { $0 == " " || $0 == "\t" }
            guard !marker.beforeID.isEmpty || rules.contains(String(id)), !id.isEmpty else {
                if rest.isEmpty { return nil }
                continue
            }
            guard close.hasPrefix(marker.beforeReason) else { continue }
            return (String(id), close.index(close.startIndex, offsetBy: marker.beforeReason.count), start)
        }
    }

    /// What holds a letter or a digit, without the end of a block comment.
    private static func reason(_ text: Substring) -> String? {
        var reason = text.trimmingCharacters(in: .whitespaces)
        if reason.hasSuffix("*/") { reason = reason.dropLast(2).trimmingCharacters(in: .whitespaces) }
        return reason.contains { $0.isLetter || $0.isNumber } ? reason : nil
    }

    // MARK: Commands

    /// The command where it gives no reason: SwiftLint takes what follows ` - ` for one.
    private func command(_ word: String, in comment: String, at offset: Int) -> SilencingCommand? {
        guard let found = comment.firstRange(of: word) else { return nil }
        let text = comment[found.lowerBound...].prefix { !$0.isNewline }
        let head = text.firstRange(of: " - ").map { text[..<$0.lowerBound] } ?? text
        guard Self.reason(text[head.endIndex...]) == nil else { return nil }
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

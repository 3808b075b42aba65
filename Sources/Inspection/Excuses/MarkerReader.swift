import Diagnostics
import Foundation
import Patterns
import Planning

/// Reads one comment for markers, and for what was meant as one.
struct MarkerReader: Sendable {
    private let marker: ExceptionMarker
    /// For a marker without a word of its own, which only an ID of the registry makes one.
    private let rules: [String]
    /// The words of the marker in front of the ID, in lower case: `standard`, `exception`.
    private let words: [String]

    struct Reading {
        enum Content: Equatable {
            /// The reason is nil where none is given.
            case marker(rule: String, reason: String?)
            /// With what to do about it.
            case unreadable(String)
        }

        let content: Content
        /// In the comment's bytes.
        let bytes: Range<Int>
    }

    init(_ marker: ExceptionMarker, rules: [String]) {
        self.marker = marker
        self.rules = rules
        words = marker.beforeID.lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Texts of which a comment with a marker, or with a misspelled one, holds one.
    var texts: [RequiredLiteral] {
        guard let first = words.first, let last = words.last else {
            return rules.map { RequiredLiteral(bytes: Array($0.utf8), ignoresCase: false) }
        }
        // With the character behind them, since the words alone are common.
        return [first, last].compactMap { word in
            marker.beforeID.lowercased().firstRange(of: word).map { range in
                let end = marker.beforeID.lowercased()[range.upperBound...].prefix(1)
                return RequiredLiteral(bytes: Array((word + end).utf8), ignoresCase: true)
            }
        }
    }

    /// Those of one line of a comment, in their order.
    ///
    /// - Parameter comment: the whole comment, of which the opening counts.
    func readings(in line: String, ofCommentThatOpens comment: String) -> [Reading] {
        guard comment.hasPrefix(marker.opening) else {
            let opening = "this marker counts in a comment that begins with '\(marker.opening)' only"
            return starts(in: line).prefix(1).map { Reading(content: .unreadable(opening), in: line, $0.all) }
        }
        let starts = starts(in: line)
        guard !starts.isEmpty else { return misspelled(in: line).map { [$0] } ?? [] }
        return starts.indices.map { index in
            let start = starts[index]
            guard let id = start.id else {
                return Reading(content: .unreadable(advice(behind: line[start.all.upperBound...])), in: line, start.all)
            }
            let next = index + 1 < starts.count ? starts[index + 1].all.lowerBound : line.endIndex
            let rest = line[start.all.upperBound..<next]
            let end = marker.behindReason.isEmpty ? nil : rest.firstRange(of: marker.behindReason)?.lowerBound
            let reason = rest[..<(end ?? next)]
            return Reading(
                content: .marker(rule: id, reason: Self.reason(reason)), in: line,
                start.all.lowerBound..<reason.endIndex)
        }
    }

    /// What holds a letter or a digit, without the end of a block comment.
    static func reason(_ text: Substring) -> String? {
        var reason = text.trimmingCharacters(in: .whitespaces)
        if reason.hasSuffix("*/") { reason = reason.dropLast(2).trimmingCharacters(in: .whitespaces) }
        return reason.contains { $0.isLetter || $0.isNumber } ? reason : nil
    }

    // MARK: Places

    private struct Start {
        /// Nil where none can be read.
        let id: String?
        /// Up to the reason; of one that cannot be read, the word alone.
        let all: Range<String.Index>
    }

    private func starts(in line: String) -> [Start] {
        var starts: [Start] = []
        var rest = line[...]
        while !rest.isEmpty {
            let word: Range<String.Index>
            if marker.beforeID.isEmpty {
                guard let first = rules.compactMap({ rest.firstRange(of: $0)?.lowerBound }).min() else { break }
                word = first..<first
            } else {
                guard let found = rest.firstRange(of: marker.beforeID) else { break }
                word = found
            }
            let behind = line[word.upperBound...].drop(while: Self.isBlank)
            let id = behind.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let close = line[id.endIndex...].drop(while: Self.isBlank)
            let isWhole = !id.isEmpty && close.hasPrefix(marker.beforeReason)
            if marker.beforeID.isEmpty {
                rest = line[max(id.endIndex, line.index(after: word.lowerBound))...]
                guard isWhole, rules.contains(String(id)) else { continue }
            }
            let end = isWhole ? close.index(close.startIndex, offsetBy: marker.beforeReason.count) : word.upperBound
            starts.append(Start(id: isWhole ? String(id) : nil, all: word.lowerBound..<end))
            rest = line[end...]
        }
        return starts
    }

    // MARK: What cannot be read

    private func advice(behind text: Substring) -> String {
        let ids = text.prefix { $0 != ")" }.split { $0 == "," || $0 == ";" || Self.isBlank($0) }.map(String.init)
        let known = ids.filter(rules.contains)
        guard known.count > 1 else { return "write '\(marker.example(for: known.first ?? "ID"))'" }
        return
            "a marker names one rule: write one for \(known.joined(separator: ", another for ")), each with its reason"
    }

    /// The marker's words in another case, with a slip in one of them or with other characters between, and an ID behind.
    private func misspelled(in line: String) -> Reading? {
        guard !words.isEmpty else { return nil }
        let tokens = line.split { !$0.isLetter }
        for index in tokens.indices where index + words.count <= tokens.endIndex {
            let found = tokens[index..<index + words.count]
            let exact = zip(found, words).count { $0.lowercased() == $1 }
            guard exact >= max(1, words.count - 1), zip(found, words).allSatisfy(Self.isClose),
                let last = found.last
            else { continue }
            let behind = line[last.endIndex...].drop { "([<: \t".contains($0) }
            let id = behind.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            guard line[last.endIndex...].first != "-", let rule = rule(id) else { continue }
            return Reading(
                content: .unreadable("write '\(marker.example(for: rule))'"), in: line,
                found[index].startIndex..<id.endIndex)
        }
        return nil
    }

    private func rule(_ id: Substring) -> String? {
        let upper = id.uppercased()
        return rules.first { $0 == id } ?? rules.first { $0.uppercased() == upper }
    }

    private static func isClose(_ token: Substring, _ word: String) -> Bool {
        token.lowercased() == word || Spelling.closest(to: String(token), among: [word]) != nil
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}

extension MarkerReader.Reading {
    fileprivate init(content: Content, in line: String, _ range: Range<String.Index>) {
        self.content = content
        let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
        bytes = start..<start + line[range].utf8.count
    }
}

import Foundation

/// A test of a whole word, of which a regex engine need only know where it stands.
package enum WordTest: Sendable, Hashable {
    /// The word is one of these.
    case exact([String])
    /// It begins, or ends, with one of these at a camel-case boundary: before a lower-case letter there is none behind a
    /// letter. The ends of the word are boundaries.
    case prefix([String])
    case suffix([String])
    /// One of these regexes matches all of it.
    case whole([String])
    /// One of these regexes matches a part of it; `^` and `$` are its ends.
    case containing([String])
}

/// Why a pattern cannot be written so that an engine which only searches text says exactly what is meant.
package struct LoweringObstacle: Error, Sendable, Hashable {
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }
}

/// Spells tests as patterns that are tried where the word begins. `start` and `end` are zero-width and hold at the word's
/// ends alone.
struct WordTestPrinter {
    let start: String
    let end: String

    /// Nothing for a test without words.
    func branches(_ test: WordTest) throws(LoweringObstacle) -> [String] {
        switch test {
        case .exact(let words): return words.isEmpty ? [] : [alternation(words) + end]
        case .prefix(let words):
            return each(words, bound: { $0.unicodeScalars.last?.properties.isLetter == true }) { words, needsBoundary in
                alternation(words) + (needsBoundary ? #"(?:(?!\p{Ll})\V*?)?"# : #"\V*?"#) + end
            }
        case .suffix(let words):
            return each(words, bound: { $0.unicodeScalars.first?.properties.isLower == true }) { words, needsBoundary in
                (needsBoundary ? #"(?:\V+?(?<!\p{L}))?"# : #"\V*?"#) + alternation(words) + end
            }
        case .whole(let regexes):
            var branches: [String] = []
            for regex in regexes { branches.append(try embedded(regex) + end) }
            return branches
        case .containing(let regexes):
            var branches: [String] = []
            for regex in regexes { branches.append(#"\V*?"# + (try embedded(regex)) + #"\V*?"# + end) }
            return branches
        }
    }

    /// Those that need a boundary on their inner side, and those that are one themselves.
    private func each(
        _ words: [String], bound: (String) -> Bool, _ branch: ([String], Bool) -> String
    ) -> [String] {
        [true, false].compactMap { needsBoundary in
            let some = words.filter { bound($0) == needsBoundary }
            return some.isEmpty ? nil : branch(some, needsBoundary)
        }
    }

    /// Names are compared in NFC; a text that is searched as it stands may hold the decomposed form.
    private func alternation(_ words: [String]) -> String {
        let composed = words.map(\.precomposedStringWithCanonicalMapping)
        let decomposed = words.map(\.decomposedStringWithCanonicalMapping)
        // As strings the two forms are equal.
        let isOneForm = zip(composed, decomposed).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        let spelled = RegexEscape.alternation(composed)
        return isOneForm ? spelled : "(?:\(spelled)|\(RegexEscape.alternation(decomposed)))"
    }

    /// A regex that was written for the word alone, for use within a line: what it sees must not depend on what stands
    /// around the word, and whether it matches must not depend on where it would stop first.
    private func embedded(_ regex: String) throws(LoweringObstacle) -> String {
        guard let syntax = try? RegexSyntax(regex) else { throw LoweringObstacle("'\(regex)' is not a regex") }
        var edits: [SourceEdit] = []
        var obstacle: String?
        syntax.root.visit { node in
            switch node.kind {
            case .assertion(.lineStart), .assertion(.textStart):
                edits.append(SourceEdit(range: node.range, text: "(?:\(start))"))
            case .assertion(.lineEnd), .assertion(.textEnd), .assertion(.textEndBeforeLineEnd):
                edits.append(SourceEdit(range: node.range, text: "(?:(?=\(end)))"))
            case .assertion: obstacle = "a word boundary"
            case .grapheme: obstacle = "\\X"
            case .backReference: obstacle = "a back-reference"
            case .group(.lookAhead, _), .group(.lookBehind, _): obstacle = "a look-around"
            case .group(.atomic, _): obstacle = "an atomic group"
            case .repetition(_, let count) where count.style == .possessive: obstacle = "a possessive quantifier"
            default: break
            }
        }
        if let obstacle { throw LoweringObstacle("'\(regex)' holds \(obstacle), which may see beyond the word") }
        edits += syntax.root.withoutCaptures
        guard syntax.endsWhereItsTextEnds else {
            throw LoweringObstacle("'\(regex)' does not end where its text ends")
        }
        return "(?:\(regex.applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })))"
    }
}

extension Unicode.Scalar.Properties {
    var isLetter: Bool {
        switch generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
    var isLower: Bool { generalCategory == .lowercaseLetter }
}

extension RegexNode {
    /// Calls `body` for every part, outer ones first, in the order of the text.
    func visit(_ body: (RegexNode) -> Void) {
        body(self)
        switch kind {
        case .group(_, let inner), .repetition(let inner, _): inner.visit(body)
        case .sequence(let items), .alternation(let items): for item in items { item.visit(body) }
        default: break
        }
    }
}

/// A parsed ICU regular expression, the language of `regex:` in a registry.
///
/// An author writes under multi-line matching (`^` and `$` at every line) with a `.` that stops at line ends. SwiftLint
/// compiles with a `.` that does not, so what is emitted is derived from the tree, never the source as it stands.
package struct RegexSyntax: Sendable {
    package let source: String
    let root: RegexNode
    private let flags: Set<RegexFlag>
    package let captureCount: Int

    /// Throws the first error of a pattern that ICU would refuse, at the character that is wrong.
    package init(_ source: String, flags: Set<RegexFlag> = []) throws(PatternError) {
        if source.isEmpty {
            throw PatternError("the pattern is empty", at: 0..<0, help: "write what the rule looks for")
        }
        var parser = RegexParser(source, modes: RegexModes(flags: flags))
        self.source = source
        self.flags = flags
        root = try parser.parse()
        captureCount = parser.captureCount
    }

    /// The complete ICU pattern in which nothing can match a line break, whatever the options it is compiled with. What
    /// could match line breaks only matches nothing. Group numbers stay.
    package var lineWise: String {
        emitted(LineBreakEdits.lineWise(root) + EngineEdits.edits(root))
    }

    /// The complete ICU pattern that means under `dotMatchesLineSeparators` what the author wrote without it.
    package var fileWise: String {
        emitted(LineBreakEdits.fileWise(root) + EngineEdits.edits(root))
    }

    /// Whether there is a text in which the empty string is a match.
    package var matchesEmpty: Bool { root.isNullable(root.emptyGroups) }

    /// Whether each match has text, be it empty, for the group of this number; 0 is the whole match.
    package func groupAlwaysParticipates(_ number: Int) -> Bool { number == 0 || root.alwaysEnters(number) }

    /// Whether the text of the group of this number is a part of the match.
    package func groupIsWithinMatch(_ number: Int) -> Bool { number == 0 || root.takesIntoMatch(number) }

    /// The source with groups in place of its capture groups that capture nothing, to be filled into another pattern
    /// without a change to the numbers of its groups. References back to them would then lead elsewhere.
    package var withoutCaptures: String { source.applying(CaptureEdits.removing(root, in: source)) }

    /// The first `\1` or `\k<name>`.
    package var backReference: Range<Int>? {
        var first: Range<Int>?
        root.visitLeaves { node in
            if case .backReference = node.kind { first = first ?? node.range }
        }
        return first
    }

    /// Whether a part of the source is a group that takes part in matching as such, and not text of a class, a quote or a
    /// comment.
    package func isGroup(_ part: Range<Int>) -> Bool { root.holdsGroup(at: part) }

    private func emitted(_ edits: [SourceEdit]) -> String {
        let letters = RegexFlag.allCases.filter(flags.contains).map(\.rawValue).joined()
        // What is written before a part comes before what is written in its place.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        return (letters.isEmpty ? "" : "(?\(letters))") + source.applying(ordered.map(\.element))
    }
}

extension RegexNode {
    fileprivate func holdsGroup(at part: Range<Int>) -> Bool {
        switch kind {
        case .group(_, let body): range == part || body.holdsGroup(at: part)
        case .repetition(let body, _): body.holdsGroup(at: part)
        case .sequence(let parts), .alternation(let parts):
            parts.contains { $0.range.lowerBound <= part.lowerBound && $0.holdsGroup(at: part) }
        case .literal, .any, .set, .lineEnd, .grapheme, .assertion, .backReference, .modeChange: false
        }
    }
}

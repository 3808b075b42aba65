/// The changes to a pattern's source after which ICU finds what engines find that lack its peculiarities: a `^` behind every
/// Unicode line break, a `\b` that looks through marks and format characters, and `ss` for `ß` where case is ignored.
enum EngineEdits {
    /// Ascending.
    static func edits(_ root: RegexNode) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        collect(root, WordBoundary.Neighbours(), into: &edits)
        return edits
    }

    private static func collect(
        _ node: RegexNode, _ neighbours: WordBoundary.Neighbours, into edits: inout [SourceEdit]
    ) {
        switch node.kind {
        case .assertion(.lineStart) where node.modes.contains(.multiLine):
            edits.append(SourceEdit(range: node.range, text: "(?d:^)"))
        case .assertion(let assertion) where !node.modes.contains(.unicodeWords):
            guard let boundary = WordBoundary(assertion, neighbours) else { return }
            edits.append(SourceEdit(range: node.range, text: boundary.text(word: #"\w"#)))
        case .group(_, let body), .repetition(let body, _): collect(body, WordBoundary.Neighbours(), into: &edits)
        case .alternation(let branches):
            for branch in branches { collect(branch, WordBoundary.Neighbours(), into: &edits) }
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                if index > 0, foldsIntoOne(items[index - 1], item) { edits.append(separation(before: item)) }
                collect(item, WordBoundary.Neighbours(of: index, in: items), into: &edits)
            }
        default: break
        }
    }

    /// Whether the two characters may be the full case folding of one, by which ICU compares runs of text: `ß`, `ﬁ`, `ﬅ`.
    private static func foldsIntoOne(_ first: RegexNode, _ second: RegexNode) -> Bool {
        guard case .literal(let first, _) = first.kind, case .literal(let point, _) = second.kind,
            second.modes.contains(.ignoreCase)
        else { return false }
        guard let left = Unicode.Scalar(first), let right = Unicode.Scalar(point), left.isASCII, right.isASCII else {
            return true
        }
        return ["ff", "fi", "fl", "ss", "st"].contains("\(left)\(right)".lowercased())
    }

    /// Ends the run, and changes nothing else.
    private static func separation(before node: RegexNode) -> SourceEdit {
        let isQuoted = if case .literal(_, inQuote: true) = node.kind { true } else { false }
        let start = node.range.lowerBound
        return SourceEdit(range: start..<start, text: isQuoted ? #"\E(?:)\Q"# : "(?:)")
    }
}

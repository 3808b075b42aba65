/// The changes to a pattern's source that settle what it does at line breaks.
enum LineBreakEdits {
    /// Matches nothing, in every engine.
    static let nothing = #"[^\s\S]"#

    static func lineWise(_ root: RegexNode) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        root.visitLeaves { node in
            switch node.kind {
            case .literal(let point, let inQuote) where LineBreaks.contains(point):
                edits.append(SourceEdit(range: node.range, text: inQuote ? #"\E\#(nothing)\Q"# : nothing))
            case .any: edits.append(SourceEdit(range: node.range, text: #"\V"#))
            case .lineEnd: edits.append(SourceEdit(range: node.range, text: nothing))
            case .grapheme: edits.append(SourceEdit(range: node.range, text: #"(?:(?!\v)\X)"#))
            case .set(let set) where set.members.containsLineBreak: edits += excludingLineBreaks(set, at: node.range)
            default: break
            }
        }
        return edits
    }

    static func fileWise(_ root: RegexNode) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        root.visitLeaves { node in
            guard case .any = node.kind, !node.modes.contains(.dotAll) else { return }
            let text = node.modes.contains(.unixLines) ? #"[^\n]"# : #"\V"#
            edits.append(SourceEdit(range: node.range, text: text))
        }
        return edits
    }

    /// `[^x]` becomes `[^\vx]`, everything else is wrapped: `[[…]--\v]`.
    private static func excludingLineBreaks(_ set: RegexSet, at range: Range<Int>) -> [SourceEdit] {
        if let point = set.insertionPoint { return [SourceEdit(range: point..<point, text: #"\v"#)] }
        return [
            SourceEdit(range: range.lowerBound..<range.lowerBound, text: "["),
            SourceEdit(range: range.upperBound..<range.upperBound, text: #"--\v]"#),
        ]
    }
}

extension RegexNode {
    /// Calls `body` for every part that has no parts, in the order of the text.
    func visitLeaves(_ body: (RegexNode) -> Void) {
        switch kind {
        case .group(_, let inner), .repetition(let inner, _): inner.visitLeaves(body)
        case .sequence(let items), .alternation(let items): for item in items { item.visitLeaves(body) }
        default: body(self)
        }
    }
}

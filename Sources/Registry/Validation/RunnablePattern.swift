import Patterns

/// A pattern as SwiftLint will run it, with samples for the values of an overlay.
struct RunnablePattern {
    let pattern: RulePattern
    private let regex: CompiledRegex
    private let excuse: CompiledRegex?

    /// Nil where the engine refuses what was emitted, which `RegexCheck` has reported.
    init?(pattern: RulePattern, syntax: RegexSyntax, excuse: RegexSyntax?) {
        self.pattern = pattern
        do throws(PatternError) {
            regex = try CompiledRegex(pattern.reach == .line ? syntax.lineWise : syntax.fileWise)
            if let excuse {
                self.excuse = try CompiledRegex(excuse.lineWise)
            } else {
                self.excuse = nil
            }
        } catch {
            return nil
        }
    }

    /// The first match whose line is not excused; with `inRegion`, one that stands wholly in what the pattern looks at.
    func match(in text: String, inRegion: Bool) -> String? {
        let match = regex.matches(in: text).first { match in
            let line = text.lineRange(for: match.range.lowerBound..<match.range.lowerBound)
            return excuse?.firstMatch(in: String(text[line])) == nil && (!inRegion || isInRegion(match.range, of: text))
        }
        return match.map { String(text[$0.range]) }
    }

    /// Nil where it tells lines apart.
    func overmatch(_ syntax: RegexSyntax) -> Overmatch? { Overmatch(syntax, compiled: regex) }

    private func isInRegion(_ match: Range<String.Index>, of text: String) -> Bool {
        guard let kind = pattern.region.kind else { return true }
        let start = text.utf8.distance(from: text.startIndex, to: match.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: match.upperBound)
        return SwiftLexer.spans(Array(text.utf8)).allSatisfy { $0.kind == kind || !$0.range.overlaps(start..<end) }
    }
}

extension RulePattern.Region {
    fileprivate var kind: SwiftLexer.Kind? {
        switch self {
        case .any: nil
        case .code: .code
        case .comments: .comment
        case .strings: .string
        }
    }
}

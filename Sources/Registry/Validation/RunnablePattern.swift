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

    /// The first match whose line is not excused.
    func match(in text: String) -> String? {
        let match = regex.matches(in: text).first { match in
            let line = text.lineRange(for: match.range.lowerBound..<match.range.lowerBound)
            return excuse?.firstMatch(in: String(text[line])) == nil
        }
        return match.map { String(text[$0.range]) }
    }
}

package import Patterns

/// A pattern as SwiftLint will run it, with samples for the values of an overlay.
package struct RunnablePattern {
    package let pattern: RulePattern
    package let syntax: RegexSyntax
    private let index: RegistryIndex
    private let regex: CompiledRegex
    private let excuse: CompiledRegex?

    /// Nil where the engine refuses what was emitted, which `RegexCheck` has reported.
    init?(pattern: RulePattern, syntax: RegexSyntax, excuse: RegexSyntax?, index: RegistryIndex) {
        self.pattern = pattern
        self.syntax = syntax
        self.index = index
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

    /// In ICU, in this process.
    package func matches(in text: String) -> [Range<String.Index>] { regex.matches(in: text).map(\.range) }

    /// A snippet of an example with the samples in it. What is no value of an overlay is Swift.
    package func filled(_ snippet: String) -> String {
        FilledTemplate(PatternTemplate(snippet)) { name in
            PlaceholderName(name) == nil ? nil : PlaceholderSample.text(of: name, in: index)
        }.text
    }

    /// The first match whose line is not excused; with `inRegion`, one that stands wholly in what the pattern looks at.
    func firstCounting(
        among matches: [Range<String.Index>], in text: String, inRegion: Bool
    ) -> Range<String.Index>? {
        matches.first { match in
            let line = text.lineRange(for: match.lowerBound..<match.lowerBound)
            return excuse?.firstMatch(in: String(text[line])) == nil && (!inRegion || isInRegion(match, of: text))
        }
    }

    /// Nil where it tells lines apart.
    func overmatch(_ syntax: RegexSyntax) -> Overmatch? { Overmatch(syntax, compiled: regex) }

    private func isInRegion(_ match: Range<String.Index>, of text: String) -> Bool {
        guard let kind = pattern.region.kind else { return true }
        let start = text.utf8.distance(from: text.startIndex, to: match.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: match.upperBound)
        return SwiftRegions(Array(text.utf8)).holdsOnly(kind, in: start..<end)
    }
}

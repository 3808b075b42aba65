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

    /// The first match whose line is not excused and that stands in what the pattern looks at. A text that is not `isWhole`
    /// may be a part of a comment or a string.
    func firstCounting(
        among matches: [Range<String.Index>], in text: String, isWhole: Bool
    ) -> Range<String.Index>? {
        let regions = pattern.region.kind.map { _ in SwiftRegions(Array(text.utf8)) }
        let kind = pattern.region.kind.flatMap { kind in
            isWhole || kind == .code || regions?.spans.contains { $0.kind == kind } == true ? kind : nil
        }
        return matches.first { match in
            guard !isExcused(match, in: text) else { return false }
            guard let kind, let regions else { return true }
            let start = text.utf8.distance(from: text.startIndex, to: match.lowerBound)
            let end = text.utf8.distance(from: text.startIndex, to: match.upperBound)
            return regions.holdsOnly(kind, in: start..<end)
        }
    }

    /// Whether `unless` matches the line that a match begins on.
    func isExcused(_ match: Range<String.Index>, in text: String) -> Bool {
        let line = text.lineRange(for: match.lowerBound..<match.lowerBound)
        return excuse?.firstMatch(in: String(text[line])) != nil
    }

    /// Nil where it tells lines apart.
    func overmatch(_ syntax: RegexSyntax) -> Overmatch? { Overmatch(syntax, compiled: regex) }
}

package import Diagnostics
import Patterns

/// What the patterns of one rule find in its examples. Each bad snippet of the rule must be found by one of them, each
/// good one by none; a pattern's own snippets concern it alone.
///
/// What a pattern looks at (`in:`) counts: a match in other text is none. A bad snippet without any comment, or string, may
/// be a line out of a long one that it does not show, and is taken for that.
package struct ExampleRun {
    package struct Mismatch {
        package enum Kind {
            /// A bad snippet that nothing found, and the text in it that a regex matches where the pattern does not look.
            case unmatched(elsewhere: String?)
            /// A good snippet in which this text was.
            case matched(String)
        }

        package let kind: Kind
        package let snippet: Located<String>
        /// Those that should have found it, or the one that did.
        package let patterns: [RulePattern]
    }

    private let rule: Rule
    private let patterns: [RunnablePattern]
    private let find: (RunnablePattern, String) -> [Range<String.Index>]

    /// `patterns` are in the rule's order; with some of its own missing, nothing is known of the rule's bad snippets.
    /// `find` gives all matches in a text, ascending.
    package init(
        _ rule: Rule, _ patterns: [RunnablePattern],
        find: @escaping (RunnablePattern, String) -> [Range<String.Index>] = { $0.matches(in: $1) }
    ) {
        self.rule = rule
        self.patterns = patterns
        self.find = find
    }

    /// In the order of the patterns, the rule's own snippets first.
    package var mismatches: [Mismatch] {
        var found: [Mismatch] = []
        if patterns.count == rule.patterns.count, !patterns.isEmpty {
            for snippet in rule.examples.bad where !patterns.contains(where: { isFound(snippet, by: $0) }) {
                found.append(unmatched(snippet, by: patterns))
            }
        }
        for snippet in rule.examples.good { found += patterns.compactMap { excess(in: snippet, by: $0) } }
        for runnable in patterns {
            let own = runnable.pattern.examples
            for snippet in own.bad where !isFound(snippet, by: runnable) {
                found.append(unmatched(snippet, by: [runnable]))
            }
            found += own.good.compactMap { excess(in: $0, by: runnable) }
        }
        return found
    }

    func isFound(_ snippet: Located<String>, by pattern: RunnablePattern) -> Bool {
        let text = pattern.filled(snippet.value)
        return pattern.firstCounting(among: find(pattern, text), in: text, isWhole: false) != nil
    }

    private func unmatched(_ snippet: Located<String>, by patterns: [RunnablePattern]) -> Mismatch {
        let elsewhere = patterns.lazy.compactMap { pattern -> String? in
            let text = pattern.filled(snippet.value)
            return find(pattern, text).first { !pattern.isExcused($0, in: text) }.map { String(text[$0]) }
        }.first
        return Mismatch(
            kind: .unmatched(elsewhere: elsewhere), snippet: snippet, patterns: patterns.map(\.pattern))
    }

    private func excess(in snippet: Located<String>, by pattern: RunnablePattern) -> Mismatch? {
        let text = pattern.filled(snippet.value)
        return pattern.firstCounting(among: find(pattern, text), in: text, isWhole: true).map {
            Mismatch(kind: .matched(String(text[$0])), snippet: snippet, patterns: [pattern.pattern])
        }
    }
}

/// A rule whose patterns are ready to be tried out, with samples for the values of an overlay.
package struct RunnableRule {
    package let rule: Rule
    /// Those that compile; why another one does not is what validation reports.
    package let patterns: [RunnablePattern]

    /// The rules of a registry that have patterns and are not retired.
    package static func all(in registry: Registry) -> [RunnableRule] {
        let references = ReferenceCheck(index: RegistryIndex(registry), findings: Findings())
        return registry.rules.filter { !$0.isRetired && !$0.patterns.isEmpty }.map { rule in
            RunnableRule(
                rule: rule,
                patterns: rule.patterns.compactMap {
                    PatternValidator(pattern: $0, rule: rule, references: references).validate()
                })
        }
    }
}

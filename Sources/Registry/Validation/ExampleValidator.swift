import Diagnostics
import Patterns

/// Runs the examples of a rule on its patterns. Each bad snippet of the rule must be found by one of them, each good one
/// by none; a pattern's own snippets concern it alone.
///
/// A bad snippet may be a line out of a block comment or a long string, which the snippet does not show. So what a
/// pattern looks at (`in:`) counts for the good ones only, and a match that lies partly outside is not held against them.
struct ExampleValidator {
    let rule: Rule
    /// One for each pattern of the rule; nil for one that does not compile.
    let patterns: [RunnablePattern?]
    let index: RegistryIndex
    let findings: Findings

    func validate() {
        let runnable = patterns.compactMap { $0 }
        // With a pattern that does not compile, nothing is known of the rule's own snippets.
        let isComplete = runnable.count == patterns.count
        var unmatched = false
        if isComplete, !runnable.isEmpty {
            for snippet in rule.examples.bad where !runnable.contains(where: { isFound(snippet, by: $0) }) {
                unmatched = true
                findings.add(.unmatchedExample(snippet, of: rule, by: runnable.map(\.pattern)))
            }
        }
        for snippet in rule.examples.good {
            for pattern in runnable { checkGood(snippet, pattern) }
        }
        for pattern in runnable {
            for snippet in pattern.pattern.examples.bad where !isFound(snippet, by: pattern) {
                findings.add(.unmatchedExample(snippet, of: rule, by: [pattern.pattern]))
            }
            for snippet in pattern.pattern.examples.good { checkGood(snippet, pattern) }
            checkCoverage(pattern, unmatched: unmatched)
        }
    }

    /// `unmatched`: a bad snippet of the rule that no pattern finds may be the one this pattern needs.
    private func checkCoverage(_ runnable: RunnablePattern, unmatched: Bool) {
        let pattern = runnable.pattern
        let hasBad =
            !pattern.examples.bad.isEmpty || unmatched || rule.examples.bad.contains { isFound($0, by: runnable) }
        let hasGood = !pattern.examples.good.isEmpty || !rule.examples.good.isEmpty
        guard !hasBad || !hasGood else { return }
        let missing = (hasBad ? [] : ["bad"]) + (hasGood ? [] : ["good"])
        findings.add(.patternWithoutExample(pattern, of: rule, missing: missing))
    }

    private func isFound(_ snippet: Located<String>, by pattern: RunnablePattern) -> Bool {
        pattern.match(in: filled(snippet.value), inRegion: false) != nil
    }

    private func checkGood(_ snippet: Located<String>, _ pattern: RunnablePattern) {
        guard let match = pattern.match(in: filled(snippet.value), inRegion: true) else { return }
        findings.add(.matchedExample(snippet, of: rule, by: pattern.pattern, match: match))
    }

    /// The snippet with the samples its patterns are tried out with. What is no value of an overlay is Swift.
    private func filled(_ snippet: String) -> String {
        FilledTemplate(PatternTemplate(snippet)) { name in
            PlaceholderName(name) == nil ? nil : PlaceholderSample.text(of: name, in: index)
        }.text
    }
}

extension Diagnostic {
    fileprivate static func unmatchedExample(
        _ snippet: Located<String>, of rule: Rule, by patterns: [RulePattern]
    ) -> Self {
        let names = patterns.map(rule.identifier(of:))
        return Diagnostic(
            .exampleMismatch, at: snippet.range,
            names.count == 1
                ? "\(names[0]) does not find this bad example"
                : "no pattern of \(rule.id.value) finds this bad example",
            notes: patterns.count == 1 ? [Note("the regex", at: patterns[0].regex.range)] : [],
            help: "change the regex until it finds it, or the example")
    }

    fileprivate static func matchedExample(
        _ snippet: Located<String>, of rule: Rule, by pattern: RulePattern, match: String
    ) -> Self {
        Diagnostic(
            .exampleMismatch, at: snippet.range,
            "\(rule.identifier(of: pattern)) reports '\(match)' in this good example",
            notes: [Note("the regex", at: pattern.regex.range)],
            help: "narrow the regex, excuse the line with 'unless:', or change the example")
    }

    fileprivate static func patternWithoutExample(
        _ pattern: RulePattern, of rule: Rule, missing: [String]
    ) -> Self {
        Diagnostic(
            .patternWithoutExample, at: pattern.regex.range,
            "\(rule.identifier(of: pattern)) has no \(missing.joined(separator: " and no ")) example",
            subject: rule.identifier(of: pattern),
            help: "add under 'examples:' a 'bad:' snippet that it finds and a 'good:' one that it does not")
    }
}

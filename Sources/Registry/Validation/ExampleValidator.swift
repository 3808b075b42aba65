import Diagnostics

/// Reports the examples of a rule that its patterns judge otherwise, and patterns without examples.
struct ExampleValidator {
    let rule: Rule
    /// One for each pattern of the rule; nil for one that does not compile.
    let patterns: [RunnablePattern?]
    let findings: Findings

    func validate() {
        let runnable = patterns.compactMap { $0 }
        let run = ExampleRun(rule, runnable)
        let mismatches = run.mismatches
        for mismatch in mismatches {
            switch mismatch.kind {
            case .unmatched(let elsewhere):
                findings.add(
                    .unmatchedExample(mismatch.snippet, of: rule, by: mismatch.patterns, elsewhere: elsewhere))
            case .matched(let match):
                guard let pattern = mismatch.patterns.first else { continue }
                findings.add(.matchedExample(mismatch.snippet, of: rule, by: pattern, match: match))
            }
        }
        let bad = Set(rule.examples.bad.map(\.range))
        let unmatched = mismatches.contains { mismatch in
            if case .unmatched = mismatch.kind { bad.contains(mismatch.snippet.range) } else { false }
        }
        for pattern in runnable { checkCoverage(pattern, in: run, unmatched: unmatched) }
    }

    /// `unmatched`: a bad snippet of the rule that no pattern finds may be the one this pattern needs.
    private func checkCoverage(_ runnable: RunnablePattern, in run: ExampleRun, unmatched: Bool) {
        let pattern = runnable.pattern
        let hasBad =
            !pattern.examples.bad.isEmpty || unmatched || rule.examples.bad.contains { run.isFound($0, by: runnable) }
        let hasGood = !pattern.examples.good.isEmpty || !rule.examples.good.isEmpty
        guard !hasBad || !hasGood else { return }
        let missing = (hasBad ? [] : ["bad"]) + (hasGood ? [] : ["good"])
        findings.add(.patternWithoutExample(pattern, of: rule, missing: missing))
    }
}

extension Diagnostic {
    fileprivate static func unmatchedExample(
        _ snippet: Located<String>, of rule: Rule, by patterns: [RulePattern], elsewhere: String?
    ) -> Self {
        let names = patterns.map(rule.identifier(of:))
        let regions = unique(patterns.map(\.region.rawValue)).joined(separator: ", ")
        return Diagnostic(
            .exampleMismatch, at: snippet.range,
            (names.count == 1
                ? "\(names[0]) does not find this bad example"
                : "no pattern of \(rule.id.value) finds this bad example")
                + (elsewhere.map { ": '\($0)' does not stand where 'in: \(regions)' looks" } ?? ""),
            notes: patterns.count == 1 ? [Note("the regex", at: patterns[0].regex.range)] : [],
            help: elsewhere == nil
                ? "change the regex until it finds it, or the example"
                : "change what 'in:' says, or the example: 'in:' counts for good and bad ones")
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

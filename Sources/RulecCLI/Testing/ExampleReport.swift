import Diagnostics
import Registry

/// What became of the examples of some rules under one engine.
struct ExampleReport {
    let engine: PatternEngine
    /// Why the engine was not run at all.
    private(set) var skipped: String?
    private(set) var patternCount = 0
    private(set) var exampleCount = 0
    /// Patterns that have no equivalent in the engine.
    private(set) var unsupported: [String] = []
    /// Patterns that no engine can run, since they do not compile.
    private(set) var broken: [String] = []
    /// Patterns that the engine as it is installed does not take, with what it says.
    private(set) var refused: [(id: String, reason: String)] = []
    private(set) var failures: [Failure] = []

    var isClean: Bool { failures.isEmpty && broken.isEmpty && refused.isEmpty }

    struct Failure {
        let rule: Rule
        let mismatch: ExampleRun.Mismatch
        /// What the engine was given; of several patterns, each.
        let patterns: [String]
    }

    init(_ rules: [RunnableRule], under engine: PatternEngine) {
        self.engine = engine
        let obstacle =
            switch engine {
            case .icu: String?.none
            case .pcre2, .rust: Ripgrep.obstacle(to: engine)
            case .semgrep: Semgrep.obstacle
            }
        if let obstacle {
            skipped = obstacle
            return
        }
        var together: [String: [[Range<String.Index>]]] = [:]
        if engine == .semgrep {
            do throws(RulecCLI.Failure) {
                together = try Semgrep.matches(of: rules.flatMap(searches))
            } catch {
                skipped = error.message
                return
            }
        }
        for rule in rules { run(rule, foundBefore: together) }
    }

    private func searches(_ runnable: RunnableRule) -> [Semgrep.Search] {
        runnable.patterns.compactMap { pattern in
            engine.dialect(of: pattern).map {
                Semgrep.Search(
                    id: runnable.rule.identifier(of: pattern.pattern), pattern: $0,
                    texts: snippets(of: pattern, runnable.rule).map { pattern.filled($0.value) })
            }
        }
    }

    private func snippets(of pattern: RunnablePattern, _ rule: Rule) -> [Located<String>] {
        [rule.examples, pattern.pattern.examples].flatMap { $0.bad + $0.good }
    }

    private mutating func run(_ runnable: RunnableRule, foundBefore: [String: [[Range<String.Index>]]]) {
        let rule = runnable.rule
        let compiled = Set(runnable.patterns.map { rule.identifier(of: $0.pattern) })
        broken += rule.patterns.map(rule.identifier).filter { !compiled.contains($0) }
        var supported: [RunnablePattern] = []
        var dialects: [String: String] = [:]
        var matches: [String: [String: [Range<String.Index>]]] = [:]
        for pattern in runnable.patterns {
            let id = rule.identifier(of: pattern.pattern)
            guard let dialect = engine.dialect(of: pattern) else {
                unsupported.append(id)
                continue
            }
            let snippets = snippets(of: pattern, rule)
            if engine != .icu {
                let texts = snippets.map { pattern.filled($0.value) }
                do throws(RulecCLI.Failure) {
                    let found: [[Range<String.Index>]]
                    if let before = foundBefore[id] {
                        found = before
                    } else {
                        found = try Ripgrep.matches(
                            of: dialect, isPerl: engine == .pcre2, isMultiline: pattern.pattern.reach == .file,
                            in: texts)
                    }
                    matches[id] = Dictionary(zip(texts, found), uniquingKeysWith: { first, _ in first })
                } catch {
                    refused.append((id, error.message))
                    continue
                }
            }
            supported.append(pattern)
            dialects[id] = dialect
            exampleCount += snippets.count
        }
        patternCount += supported.count
        let isICU = engine == .icu
        let run = ExampleRun(rule, supported) { pattern, text in
            isICU ? pattern.matches(in: text) : matches[rule.identifier(of: pattern.pattern)]?[text] ?? []
        }
        failures += run.mismatches.map { mismatch in
            Failure(
                rule: rule, mismatch: mismatch,
                patterns: mismatch.patterns.compactMap { dialects[rule.identifier(of: $0)] })
        }
    }
}

extension ExampleReport {
    func text(isQuiet: Bool) -> String {
        if let skipped { return "\(engine.rawValue): skipped, \(skipped)\n" }
        var text = failures.map(Self.text).joined()
        for id in broken { text += "\(id): not run, its regex does not compile ('rulec validate' says why)\n" }
        for (id, reason) in refused { text += "\(id): not run, \(engine.rawValue) refuses it: \(reason)\n" }
        if isQuiet, isClean { return text }
        let result = failures.isEmpty ? "all as they should be" : "\(failures.count) judged wrongly"
        text += "\(engine.rawValue): \(patternCount) patterns on \(exampleCount) examples, \(result)"
        if !unsupported.isEmpty { text += "; \(unsupported.count) patterns have no equivalent" }
        return text + "\n"
    }

    private static func text(_ failure: Failure) -> String {
        let (range, snippet) = (failure.mismatch.snippet.range, failure.mismatch.snippet.value)
        let names = failure.mismatch.patterns.map(failure.rule.identifier).joined(separator: ", ")
        var lines = ["\(range.file.path):\(range.start.line):\(range.start.column): \(failure.title) [\(names)]"]
        lines += snippet.split(separator: "\n", omittingEmptySubsequences: false).map { "    | \($0)" }
        if case .matched(let match) = failure.mismatch.kind { lines.append("    match:   \(match.debugDescription)") }
        lines += failure.patterns.map { "    pattern: \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    static func json(_ reports: [ExampleReport]) -> String {
        JSONValue.object([
            ("version", .integer(1)),
            ("engines", .array(reports.map(\.summary))),
            ("failures", .array(reports.flatMap { report in report.failures.map { $0.json(report.engine) } })),
        ]).lines(depth: 2)
    }

    private var summary: JSONValue {
        .object([
            ("engine", .string(engine.rawValue)), ("skipped", .optional(skipped)),
            ("patterns", .integer(patternCount)), ("examples", .integer(exampleCount)),
            ("failures", .integer(failures.count)), ("unsupported", .strings(unsupported)),
            ("broken", .strings(broken)),
            (
                "refused",
                .array(refused.map { .object([("pattern", .string($0.id)), ("reason", .string($0.reason))]) })
            ),
        ])
    }
}

extension ExampleReport.Failure {
    fileprivate var title: String {
        switch mismatch.kind {
        case .unmatched(nil): "this bad example is not found"
        case .unmatched(let elsewhere?):
            "this bad example is not found: '\(elsewhere)' does not stand where 'in:' looks"
        case .matched: "this good example is reported"
        }
    }

    fileprivate func json(_ engine: PatternEngine) -> JSONValue {
        let range = mismatch.snippet.range
        var (kind, match): (String, String?) = ("bad", nil)
        if case .matched(let text) = mismatch.kind { (kind, match) = ("good", text) }
        return .object([
            ("engine", .string(engine.rawValue)), ("rule", .string(rule.id.value.description)),
            ("patterns", .strings(mismatch.patterns.map(rule.identifier))), ("kind", .string(kind)),
            ("snippet", .string(mismatch.snippet.value)), ("match", .optional(match)), ("regexes", .strings(patterns)),
            ("file", .string(range.file.path)), ("line", .integer(range.start.line)),
            ("column", .integer(range.start.column)),
        ])
    }
}

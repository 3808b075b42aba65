import Diagnostics
import Patterns

/// The path patterns of scopes: a rule's own only narrow the registry's, and none is written as a regex.
struct ScopeChecks {
    let registry: Registry
    let words: ScopeWords
    let findings: Findings

    func checkRegistry() {
        (registry.scope.paths + registry.scope.excludePaths).forEach(checkLanguage)
        registry.scope.languages.forEach { words.check(language: $0, findings) }
    }

    func check(_ rule: Rule) {
        for pattern in rule.patterns {
            for case .glob(let glob) in pattern.places + pattern.excludedPlaces { checkLanguage(glob) }
        }
        for case .framework(let name) in rule.when?.requirements ?? [] { words.check(framework: name, findings) }
        guard let scope = rule.scope else { return }
        scope.languages?.forEach { words.check(language: $0, findings) }
        scope.frameworks?.forEach { words.check(framework: $0, findings) }
        ((scope.paths ?? []) + scope.excludePaths).forEach(checkLanguage)
        let wide = registry.scope.paths
        guard !wide.isEmpty else { return }
        for path in scope.paths ?? [] where !wide.contains(where: { $0.value == path.value }) {
            guard let escaping = Glob.counterexample(of: [path.value], in: wide.map(\.value)) else { continue }
            findings.add(.scopeWidens(path, of: rule, escaping: escaping, registry: wide))
        }
    }

    private func checkLanguage(_ glob: Located<Glob>) {
        guard let part = MixedUpLanguages.regexPart(of: glob.value.text) else { return }
        findings.add(.regexInGlob(glob, part: String(decoding: Array(glob.value.text.utf8)[part], as: UTF8.self)))
    }
}

extension Diagnostic {
    fileprivate static func scopeWidens(
        _ path: Located<Glob>, of rule: Rule, escaping: String, registry: [Located<Glob>]
    ) -> Self {
        Diagnostic(
            .scopeWidens, at: path.range,
            "\(rule.id.value) would speak about '\(escaping)', which no path of the registry's scope matches",
            notes: registry.prefix(1).map { Note("the registry's scope", at: $0.range) },
            help: "narrow the path, or widen 'scope.paths' of the registry")
    }

    fileprivate static func regexInGlob(_ glob: Located<Glob>, part: String) -> Self {
        Diagnostic(
            .globRegexMixup, at: glob.range,
            "'\(glob.value.text)' reads like a regex, and is read as a path pattern: '\(part)' means itself",
            help: "write '*' for any text within a name, '**' for any folders, and a plain '.'")
    }
}

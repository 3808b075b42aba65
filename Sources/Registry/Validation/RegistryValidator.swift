package import Diagnostics

/// Everything about a registry that one file, one key alone cannot tell.
package enum RegistryValidator {
    package static func validate(_ registry: Registry) -> [Diagnostic] {
        let findings = Findings()
        let index = RegistryIndex(registry)
        let references = ReferenceCheck(index: index, findings: findings)
        NameValidator(references: references).validate()
        let words = ScopeWords(registry)
        ScopeChecks(registry: registry, words: words, findings: findings).checkRegistry()
        let ofRules = registry.rules.concurrentMap { rule in
            let findings = Findings()
            if !rule.isRetired { ScopeChecks(registry: registry, words: words, findings: findings).check(rule) }
            RuleValidator(rule: rule, references: ReferenceCheck(index: index, findings: findings)).validate()
            return findings.diagnostics.filter { !registry.broken.explain($0) }
        }
        ofRules.joined().forEach(findings.add)
        UnusedNames(registry: registry, findings: findings, meant: findings.suggestions).report()
        return findings.diagnostics
    }
}

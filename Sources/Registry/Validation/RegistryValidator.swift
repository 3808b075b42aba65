package import Diagnostics

/// Everything about a registry that one file, one key alone cannot tell.
package enum RegistryValidator {
    package static func validate(_ registry: Registry) -> [Diagnostic] {
        let findings = Findings()
        let index = RegistryIndex(registry)
        let references = ReferenceCheck(index: index, findings: findings)
        NameValidator(references: references).validate()
        let scopes = ScopeChecks(registry: registry, findings: findings)
        scopes.checkRegistry()
        for rule in registry.rules {
            if rule.retirement == nil { scopes.check(rule) }
            RuleValidator(rule: rule, references: references).validate()
        }
        UnusedNames(registry: registry, findings: findings).report()
        return findings.diagnostics
    }
}

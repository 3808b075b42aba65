import Diagnostics

/// Roles and vocabularies that no rule reads: nobody would be asked to bind them.
struct UnusedNames {
    let registry: Registry
    let findings: Findings
    /// Names that were misspelled where they are read.
    let meant: Set<String>

    func report() {
        // The reader may be what could not be read.
        guard registry.unreadNames.isEmpty else { return }
        let rules = registry.rules.filter { !$0.isRetired }
        let reads = rules.map { $0.reads(in: registry) }
        let declarations = rules.compactMap(\.predicate).compactMap { PredicateDeclaration.named($0.name.value) }
        let roles = Set(
            reads.flatMap { $0.selectedRoles + $0.excludedRoles } + declarations.flatMap(\.usesIfBound)
                + registry.roles.compactMap(\.subject))
        for role in registry.roles where !roles.contains(role.id.value) && !meant.contains(role.id.value) {
            findings.add(.unused(.unusedRole, "role", role.id))
        }
        let vocabularies = Set(reads.flatMap(\.vocabularies))
        for vocabulary in registry.vocabularies
        where !vocabularies.contains(vocabulary.id.value) && meant.isDisjoint(with: vocabulary.id.value.spellings) {
            findings.add(.unused(.unusedVocabulary, "vocabulary", vocabulary.id))
        }
    }
}

extension String {
    /// As a parameter names a vocabulary, and as a pattern does.
    fileprivate var spellings: [String] { [self, "${vocabulary.\(self)}"] }
}

extension Diagnostic {
    fileprivate static func unused(_ code: DiagnosticCode, _ kind: String, _ name: Located<String>) -> Self {
        Diagnostic(
            code, at: name.range, "no rule reads \(kind) \(name.value)", subject: name.value,
            help: "remove it, or name it in a rule")
    }
}

package import Planning

package enum PredicateChecks {
    /// The execution of each predicate that a machine decides, in the order of `PredicateDeclaration.all`.
    static let all: [any PredicateCheck.Type] = [
        ConformanceRequired.self, ConsumerCount.self, DeclarationSize.self, DirRequiredInDir.self, FileCount.self,
        FileRequiredInDir.self, FileSize.self, ForbiddenMember.self, ForbiddenPattern.self, ImportContractCheck.self,
        LayerDependency.self,
        MirrorRequired.self, NamingPattern.self, PairRequiredInDir.self, PathPattern.self, PatternCount.self,
        PrefixCollision.self, RegistryCoverage.self, SiblingRequired.self, VocabularyCheck.self,
    ]

    /// Nil for a predicate that no machine decides, and where a parameter it cannot do without is not resolved.
    package static func check(for predicate: ResolvedPredicate) -> (any PredicateCheck)? {
        all.first { $0.name == predicate.name }?.init(predicate)
    }
}

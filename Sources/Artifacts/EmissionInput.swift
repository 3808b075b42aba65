package import Planning
package import Registry

/// A module's plan and the digest of the overlay it was made from.
package struct EmissionModule: Sendable {
    package let plan: ModulePlan
    /// Lower-case hexadecimal SHA-256.
    package let overlayDigest: String
    private let places: [RuleID: Int]

    package init(plan: ModulePlan, overlayDigest: String) {
        self.plan = plan
        self.overlayDigest = overlayDigest
        places = Dictionary(
            plan.rules.enumerated().map { ($0.element.rule.id.value, $0.offset) },
            uniquingKeysWith: { first, _ in first })
    }

    func plan(of rule: RuleID) -> RulePlan? { places[rule].map { plan.rules[$0] } }
}

/// All that the artifacts are made of. Nothing else is read: no disk, no clock, no environment.
package struct EmissionInput: Sendable {
    package let registry: Registry
    package let registryDigest: String
    /// Sorted by module name.
    package let modules: [EmissionModule]
    /// The path from the output folder to the repository's root, e.g. `..` for `generated`.
    package let repositoryFromOutput: String

    package init(
        registry: Registry, registryDigest: String, modules: [EmissionModule], repositoryFromOutput: String
    ) {
        self.registry = registry
        self.registryDigest = registryDigest
        self.modules = modules
        self.repositoryFromOutput = repositoryFromOutput
    }
}

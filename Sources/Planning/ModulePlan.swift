package import Registry

/// Everything decided about one module: an outcome for every rule, and what the artifacts are made of.
package struct ModulePlan: Sendable {
    package let overlay: Overlay
    /// One for every rule of the registry, in the registry's order.
    package let rules: [RulePlan]
    package let inventory: [ResolvedEntry]
    /// Classes of the registry of which the module has no instance.
    package let classesWithoutInstance: [String]
    /// What the registry does not speak for, and what the plan could not know.
    package internal(set) var coverageGaps: [CoverageGap]
    package let losses: [Loss]
    /// The roles that the overlay binds, and the files they stand for.
    package let roles: [(role: String, paths: [ModulePath])]

    package init(
        overlay: Overlay, rules: [RulePlan], inventory: [ResolvedEntry], classesWithoutInstance: [String],
        coverageGaps: [CoverageGap], losses: [Loss], roles: [(role: String, paths: [ModulePath])]
    ) {
        self.overlay = overlay
        self.rules = rules
        self.inventory = inventory
        self.classesWithoutInstance = classesWithoutInstance
        self.coverageGaps = coverageGaps
        self.losses = losses
        self.roles = roles
    }

    package var module: String { overlay.module.value }
    package var counts: OutcomeCounts { OutcomeCounts(rules.map(\.outcome)) }
}

/// What becomes of a rule in a module.
package enum Outcome: String, Sendable, CaseIterable {
    case enforced, audit, disabled
    case outOfScope = "out-of-scope"
    case waived, retired
}

/// The seven numbers of a plan; the six outcomes add up to `rules`.
package struct OutcomeCounts: Sendable, Hashable {
    package let rules: Int
    private let numbers: [Outcome: Int]

    package init(_ outcomes: some Collection<Outcome>) {
        rules = outcomes.count
        numbers = Dictionary(outcomes.map { ($0, 1) }, uniquingKeysWith: +)
    }

    package subscript(outcome: Outcome) -> Int { numbers[outcome] ?? 0 }
}

package struct CoverageGap: Sendable, Hashable {
    package let kind: String
    package let name: String
    package let detail: String

    package init(kind: String, name: String, detail: String) {
        self.kind = kind
        self.name = name
        self.detail = detail
    }
}

/// Where an artifact does not say exactly what the registry says.
package struct Loss: Sendable, Hashable {
    package enum Grade: String, Sendable { case approximate, none }
    package enum Direction: String, Sendable {
        case overReports = "over-reports"
        case underReports = "under-reports"
    }

    package let rule: String
    package let target: String
    package let grade: Grade
    package let errs: Direction?
    package let why: String

    package init(rule: String, target: String, grade: Grade, errs: Direction?, why: String) {
        self.rule = rule
        self.target = target
        self.grade = grade
        self.errs = errs
        self.why = why
    }
}

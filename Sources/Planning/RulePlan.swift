package import Registry

/// One rule in one module.
package struct RulePlan: Sendable {
    package enum Coverage: String, Sendable { case full, part }
    package enum Mode: String, Sendable {
        case required
        /// Reports but never fails: the overlay's rollout.
        case reportOnly = "report-only"
    }

    package let rule: Rule
    package let outcome: Outcome
    /// All that stands in the rule's way, in the stated order; empty exactly where it is enforced, what is
    /// missing then standing in `leaves`.
    package let reasons: [Reason]
    /// The consumers that report the rule today, e.g. `swiftlint`; empty unless enforced.
    package let by: [String]
    package let coverage: Coverage
    /// What a reader still judges: the registry's `leaves`, and roles or patterns that dropped out.
    package let leaves: [String]
    /// Candidate where every mechanism that is live is one; nil unless enforced.
    package let confidence: RulePattern.Confidence?
    package let mode: Mode
    /// After the overlay's override and a condition's `otherwise`.
    package let severity: String
    package let waivers: [Waiver]
    /// Ready for emission; empty unless the rule is enforced.
    package let patterns: [ResolvedPattern]
    package let builtins: [BuiltinUse]
    /// The predicate with its roles, slots and vocabularies resolved; nil unless it could be and the rule is on.
    package let tree: ResolvedPredicate?
    /// Patterns of the rule that this module has none of, and why.
    package let droppedPatterns: [DroppedPattern]

    package init(
        rule: Rule, outcome: Outcome, reasons: [Reason], by: [String], coverage: Coverage, leaves: [String],
        confidence: RulePattern.Confidence?, mode: Mode, severity: String, waivers: [Waiver],
        patterns: [ResolvedPattern], builtins: [BuiltinUse], tree: ResolvedPredicate?,
        droppedPatterns: [DroppedPattern]
    ) {
        self.rule = rule
        self.outcome = outcome
        self.reasons = reasons
        self.by = by
        self.coverage = coverage
        self.leaves = leaves
        self.confidence = confidence
        self.mode = mode
        self.severity = severity
        self.waivers = waivers
        self.patterns = patterns
        self.builtins = builtins
        self.tree = tree
        self.droppedPatterns = droppedPatterns
    }
}

extension RulePlan {
    /// How much of an enforced rule tools decide.
    package enum Decision: Sendable, CaseIterable {
        case full
        /// All but what `leaves` states.
        case remainder
        /// Each finding is for a reader to decide.
        case candidates
    }

    /// Nil unless enforced.
    package var decision: Decision? {
        guard outcome == .enforced else { return nil }
        if confidence == .candidate { return .candidates }
        return leaves.isEmpty ? .full : .remainder
    }
}

/// One thing that stands in a rule's way. The order of the cases is the order of a plan.
package struct Reason: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable, Comparable {
        case retired
        case packNotSelected = "pack-not-selected"
        case scope, conflict
        case unboundSlot = "unbound-slot"
        case slotValue = "slot-value"
        case unboundRole = "unbound-role"
        case unboundVocabulary = "unbound-vocabulary"
        case condition
        case noInventoryInstance = "no-inventory-instance"
        case waiver, judgement
        case noImportContract = "no-import-contract"
        case noMechanism = "no-mechanism"
        case noRunner = "no-runner"

        package static func < (left: Self, right: Self) -> Bool {
            allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
        }
    }

    package let kind: Kind
    /// The slot, role, vocabulary, framework… by name, or a phrase.
    package let detail: String
    /// A stable key such as `overlay:slots` or `registry:READ-02/when`; never a line number.
    package let at: String

    package init(_ kind: Kind, _ detail: String, at: String) {
        self.kind = kind
        self.detail = detail
        self.at = at
    }
}

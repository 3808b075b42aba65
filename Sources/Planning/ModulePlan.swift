package import Patterns
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
    package let coverageGaps: [CoverageGap]
    package let losses: [Loss]

    package init(
        overlay: Overlay, rules: [RulePlan], inventory: [ResolvedEntry], classesWithoutInstance: [String],
        coverageGaps: [CoverageGap], losses: [Loss]
    ) {
        self.overlay = overlay
        self.rules = rules
        self.inventory = inventory
        self.classesWithoutInstance = classesWithoutInstance
        self.coverageGaps = coverageGaps
        self.losses = losses
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
    /// All that stands in the rule's way, in the stated order; empty where it is enforced in full.
    package let reasons: [Reason]
    /// The consumers that report the rule today, e.g. `swiftlint`; empty unless enforced.
    package let by: [String]
    package let coverage: Coverage
    /// What a reader still judges: the registry's `leaves`, and roles or patterns that dropped out.
    package let leaves: [String]
    /// Candidate where every pattern is one; nil unless enforced.
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

/// A pattern with the overlay's values in it and its places resolved to paths.
package struct ResolvedPattern: Sendable {
    /// The emitted identifier, e.g. `READ-08_print`.
    package let id: String
    package let rule: String
    package let message: String
    /// With values inserted, flags not inlined.
    package let regex: String
    package let unless: String?
    package let reach: RulePattern.Reach
    package let region: RulePattern.Region
    package let flags: [RegexFlag]
    /// The reported capture group; 0 for the whole match.
    package let capture: Int
    package let confidence: RulePattern.Confidence
    package let severity: String
    package let include: [ModulePath]
    package let exclude: [ModulePath]
    package let examples: Examples
    /// `registry:READ-02/patterns/0`.
    package let from: String
    /// The overlay keys whose values are in the regex, e.g. `overlay:siblings`.
    package let values: [String]

    package init(
        id: String, rule: String, message: String, regex: String, unless: String?, reach: RulePattern.Reach,
        region: RulePattern.Region, flags: [RegexFlag], capture: Int, confidence: RulePattern.Confidence,
        severity: String, include: [ModulePath], exclude: [ModulePath], examples: Examples, from: String,
        values: [String]
    ) {
        self.id = id
        self.rule = rule
        self.message = message
        self.regex = regex
        self.unless = unless
        self.reach = reach
        self.region = region
        self.flags = flags
        self.capture = capture
        self.confidence = confidence
        self.severity = severity
        self.include = include
        self.exclude = exclude
        self.examples = examples
        self.from = from
        self.values = values
    }
}

/// A glob below a folder of the repository.
package struct ModulePath: Sendable, Hashable {
    /// Relative to the repository, without slashes at its ends; empty for the repository itself.
    package let root: String
    package let glob: Glob
    /// True where `{stem}` became `*`: the path may match a file whose name is not its folder's.
    package let isWidened: Bool

    package init(root: String, glob: Glob, isWidened: Bool = false) {
        self.root = root
        self.glob = glob
        self.isWidened = isWidened
    }

    /// Relative to the repository.
    package var text: String { root.isEmpty ? glob.text : "\(root)/\(glob.text)" }
}

package struct DroppedPattern: Sendable, Hashable {
    package let id: String
    package let reason: Reason

    package init(id: String, reason: Reason) {
        self.id = id
        self.reason = reason
    }
}

/// A predicate whose parameters have become paths, words and regexes.
package struct ResolvedPredicate: Sendable {
    package let rule: String
    package let name: String
    /// In the order of the predicate's declaration.
    package let parameters: [(name: String, value: Value)]

    package enum Value: Sendable {
        /// A role and the paths it is bound to. Templates keep `{stem}` and `{dir}`.
        case role(String, [String])
        case vocabulary(String, Vocabulary.Match, [String])
        case slot(String, value: String?)
        case texts([String])
        case flag(Bool)
        case limits([(name: String, value: Int)])
    }

    package init(rule: String, name: String, parameters: [(name: String, value: Value)]) {
        self.rule = rule
        self.name = name
        self.parameters = parameters
    }
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

/// An inventory entry after the ladder.
package struct ResolvedEntry: Sendable {
    package enum Storage: Sendable, Hashable {
        case transient
        case keychain(InventoryEntry.Accessibility)
        case protectedFile(InventoryEntry.Protection)
    }

    package let entry: InventoryEntry
    package let dataClass: DataClass
    package let survives: InventoryEntry.Survival
    package let storage: Storage
    /// Each step of the ladder and its answer.
    package let steps: [(step: Int, answer: String)]
    /// What the code owes the value: rule IDs and a phrase.
    package let obligations: [(rule: String, duty: String)]

    package init(
        entry: InventoryEntry, dataClass: DataClass, survives: InventoryEntry.Survival, storage: Storage,
        steps: [(step: Int, answer: String)], obligations: [(rule: String, duty: String)]
    ) {
        self.entry = entry
        self.dataClass = dataClass
        self.survives = survives
        self.storage = storage
        self.steps = steps
        self.obligations = obligations
    }
}

import Diagnostics

/// One rule against the rest of the registry. A retired rule is a tombstone: only its retirement is checked.
struct RuleValidator {
    let rule: Rule
    let references: ReferenceCheck
    private var index: RegistryIndex { references.index }
    private var findings: Findings { references.findings }

    init(rule: Rule, references: ReferenceCheck) {
        self.rule = rule
        self.references = references
    }

    func validate() {
        references.severity(rule.severity)
        checkEnforcement()
        if let retirement = rule.retirement {
            checkRetirement(retirement)
            return
        }
        checkReferences()
        if rule.conflict == nil { checkGoverning() }
        checkMechanism()
        let patterns = rule.patterns.map {
            PatternValidator(pattern: $0, rule: rule, references: references).validate()
        }
        ExampleValidator(rule: rule, patterns: patterns, findings: findings).validate()
    }

    private func checkEnforcement() {
        let kinds = index.registry.enforcementKinds.map(\.kind.value)
        guard !kinds.isEmpty, !kinds.contains(rule.enforcement.value) else { return }
        findings.add(.undeclaredEnforcement(rule.enforcement, among: kinds.map(\.rawValue)))
    }

    private func checkRetirement(_ retirement: Retirement) {
        let missing =
            (retirement.retiredIn == nil ? ["retired_in"] : [])
            + (retirement.reason == nil ? ["retirement_reason"] : [])
        if !missing.isEmpty { findings.add(.incompleteRetirement(retirement, of: rule, missing: missing)) }
        checkVersion(retirement)
        for successor in retirement.replacedBy {
            switch index.circle(from: rule.id.value.description, over: successor.value) {
            case nil: references.rule(successor)
            // One of the rules on the circle tells of it.
            case let circle? where circle.first == rule.id.value.description:
                findings.add(.circularRetirement(successor, circle: circle))
            case _?: break
            }
        }
    }

    /// A registry retires rules in its own versions, up to the present one.
    private func checkVersion(_ retirement: Retirement) {
        guard let text = retirement.retiredIn, let present = index.registry.version else { return }
        guard let version = SemanticVersion(text.value, lenient: true) else {
            findings.add(
                .wrongType(
                    text.range, "'retired_in' of \(rule.id.value)", expected: "a version of the registry",
                    found: "'\(text.value)'", help: "write three numbers between dots, such as 1.2.0"))
            return
        }
        if version > present.value { findings.add(.retiredInFuture(text, of: rule, present: present)) }
    }

    private func checkReferences() {
        if case .some(let classes)? = rule.appliesToClasses { classes.forEach(references.dataClass) }
        rule.when?.requirements.forEach(references.requirement)
        if case .severity(let severity)? = rule.when?.otherwise { references.severity(severity) }
        guard let predicate = rule.predicate, let declaration = PredicateDeclaration.named(predicate.name.value) else {
            return
        }
        for role in declaration.alsoReads where !index.hasRole(role) && !index.registry.unreadNames.contains(.role) {
            findings.add(.undeclaredRole(role, of: predicate))
        }
        for parameter in declaration.parameters {
            guard let text = predicate.text(parameter.name) else { continue }
            switch parameter.kind {
            case .role: references.role(text)
            case .vocabulary: references.vocabulary(text)
            case .slot: references.slot(text)
            case .slotValue:
                // An unknown slot has been reported as the value of its own parameter.
                guard let slot = parameter.partner.flatMap(predicate.text), index.slot(slot.value) != nil else { break }
                references.slotValue(SlotChoice(slot: slot, value: text))
            default: break
            }
        }
    }

    /// A rule that reads a slot is switched by it, so the slot lists the rule. The reverse is not required.
    private func checkGoverning() {
        for name in rule.switchingSlots {
            guard let slot = index.slot(name.value),
                !slot.governs.contains(where: { $0.value == rule.id.value.description })
            else { continue }
            findings.add(.governsMismatch(name, rule: rule, slot: slot))
        }
    }

    private func checkMechanism() {
        if let prose = rule.appliesWhen, rule.when == nil { findings.add(.proseCondition(prose, of: rule)) }
        if rule.enforcement.value != .judgement, rule.conflict == nil, !rule.hasMechanism {
            findings.add(.lintWithoutMechanism(rule))
        }
    }
}

extension Rule {
    /// The slots its params and `when` name, each at the first place.
    fileprivate var switchingSlots: [Located<String>] {
        var slots: [Located<String>] = []
        if let predicate, let declaration = PredicateDeclaration.named(predicate.name.value) {
            for parameter in declaration.parameters {
                guard case .slot = parameter.kind, let slot = predicate.text(parameter.name) else { continue }
                slots.append(slot)
            }
        }
        for requirement in when?.requirements ?? [] {
            switch requirement {
            case .slotBound(let slot): slots.append(slot)
            case .slotValue(let choice): slots.append(choice.slot)
            case .languageMode, .deploymentTarget, .framework, .addedFile: break
            }
        }
        var seen: Set<String> = []
        return slots.filter { seen.insert($0.value).inserted }
    }
}

extension Diagnostic {
    fileprivate static func undeclaredEnforcement(_ kind: Located<Enforcement>, among kinds: [String]) -> Self {
        Diagnostic(
            .unknownEnforcement, at: kind.range,
            "'\(kind.value.rawValue)' is not among the registry's enforcement_kinds",
            help: "kinds: \(kinds.joined(separator: ", "))")
    }

    fileprivate static func undeclaredRole(_ role: String, of predicate: PredicateUse) -> Self {
        Diagnostic(
            .unknownRole, at: predicate.name.range,
            "predicate \(predicate.name.value) reads role \(role), which the registry does not declare",
            help: "add '\(role):' to 'roles:'")
    }

    fileprivate static func incompleteRetirement(_ retirement: Retirement, of rule: Rule, missing: [String]) -> Self {
        let keys = missing.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(
            .incompleteRetirement, at: retirement.status, "\(rule.id.value) is retired without \(keys)",
            help: "add \(keys): whoever meets the ID must learn since when and why")
    }

    fileprivate static func retiredInFuture(
        _ text: Located<String>, of rule: Rule, present: Located<SemanticVersion>
    ) -> Self {
        Diagnostic(
            .incompleteRetirement, at: text.range,
            "\(rule.id.value) is retired in \(text.value), and the registry is at \(present.value)",
            notes: [Note("the registry's version", at: present.range)],
            help: "raise the registry's 'version:', or write the version that retires the rule")
    }

    fileprivate static func circularRetirement(_ successor: Located<String>, circle: [String]) -> Self {
        let chain = (circle + circle.prefix(1)).joined(separator: " → ")
        return Diagnostic(
            .retiredReference, at: successor.range,
            circle.count == 1
                ? "\(circle[0]) is said to be replaced by itself" : "retired rules replace each other: \(chain)",
            help: "name a rule that is in force, or write 'replaced_by: []'")
    }

    fileprivate static func governsMismatch(_ name: Located<String>, rule: Rule, slot: Slot) -> Self {
        Diagnostic(
            .governsMismatch, at: name.range,
            "\(rule.id.value) reads slot \(slot.id.value), which does not govern it",
            notes: [Note("slot \(slot.id.value) is defined here", at: slot.id.range)],
            help: "add \(rule.id.value) to 'governs:' of the slot")
    }

    fileprivate static func proseCondition(_ prose: Located<String>, of rule: Rule) -> Self {
        Diagnostic(
            .proseCondition, at: prose.range, "the condition of \(rule.id.value) is prose, so it is not applied",
            subject: rule.id.value.description,
            help: "add 'when:' with what can be decided of it")
    }

    fileprivate static func lintWithoutMechanism(_ rule: Rule) -> Self {
        let declared = "\(rule.id.value) is declared as \(rule.enforcement.value.rawValue), and nothing enforces it"
        return Diagnostic(
            .lintWithoutMechanism, at: rule.mechanism?.range ?? rule.id.range,
            rule.mechanism == nil ? declared : "\(declared): 'mechanism' is prose",
            subject: rule.id.value.description,
            help: "add 'patterns:', 'builtin:', 'predicate:' or 'ingest:', or make it 'judgement'")
    }
}

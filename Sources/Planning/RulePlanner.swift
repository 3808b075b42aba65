import Registry

/// Decides one rule in one module.
struct RulePlanner {
    private let rule: Rule
    private let module: ModuleFacts
    private let reads: RuleReads
    private let waivers: [Waiver]
    private let severity: String
    private let mechanisms: Mechanisms

    init(_ rule: Rule, in module: ModuleFacts) {
        self.rule = rule
        self.module = module
        let id = rule.id.value.description
        reads = rule.reads(in: module.registry)
        waivers = module.overlay.waivers.filter { $0.rule.value == id }
        severity = module.severity(of: rule)
        mechanisms = Mechanisms(of: rule, in: module, severity: severity, waivers: waivers)
    }

    func plan() -> (rule: RulePlan, losses: [Loss]) {
        let reasons = Reason.ordered(
            identityReasons + scopeReasons + slotReasons + conditionReasons + mechanismReasons + waiverReasons
                + enforcementReasons)
        let outcome = reasons.first.map { Outcome(of: $0.kind) } ?? .enforced
        let isOn = outcome == .enforced || outcome == .audit
        let isEnforced = outcome == .enforced
        let leaves = (rule.leaves.map { [$0.value] } ?? []) + (isOn ? mechanisms.leaves : [])
        let id = rule.id.value.description
        let plan = RulePlan(
            rule: rule, outcome: outcome, reasons: reasons, by: isEnforced ? mechanisms.by : [],
            coverage: leaves.isEmpty ? .full : .part, leaves: leaves, confidence: isEnforced ? confidence : nil,
            mode: module.overlay.rollout.contains { $0.rule.value == id } ? .reportOnly : .required,
            severity: severity, waivers: waivers, patterns: isEnforced ? mechanisms.live : [],
            builtins: isEnforced ? mechanisms.builtins : [], tree: isOn ? mechanisms.predicate : nil,
            droppedPatterns: mechanisms.dropped)
        let losses = SwiftLintLosses(rule, in: module.overlay, waivers: waivers, mechanisms)
        let swiftLint = isOn ? losses.losses(isEnforced: isEnforced) : []
        return (plan, swiftLint + (isEnforced ? SemgrepLosses(rule, mechanisms).losses : []))
    }

    private var confidence: RulePattern.Confidence {
        let isDecided = mechanisms.predicate != nil || !mechanisms.builtins.isEmpty
        return !isDecided && mechanisms.live.allSatisfy { $0.confidence == .candidate } ? .candidate : .verdict
    }

    private func key(_ part: String) -> String { "registry:\(rule.id.value)/\(part)" }

    // MARK: Reasons

    private var identityReasons: [Reason] {
        var reasons: [Reason] = []
        if let retirement = rule.retirement {
            let since = retirement.retiredIn.map { "in \($0.value)" } ?? "no version given"
            reasons.append(Reason(.retired, since, at: key("status")))
        }
        let packs = module.overlay.packs?.map(\.value) ?? [Registry.platformPack]
        if !packs.contains(rule.pack) { reasons.append(Reason(.packNotSelected, rule.pack, at: "overlay:packs")) }
        if let conflict = rule.conflict {
            let text = conflict.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            reasons.append(Reason(.conflict, text, at: key("conflict")))
        }
        return reasons
    }

    private var scopeReasons: [Reason] {
        var reasons: [Reason] = []
        let languages = (rule.scope?.languages ?? module.registry.scope.languages).map(\.value)
        if let own = module.overlay.languages?.map({ $0.value.lowercased() }), !languages.isEmpty,
            !languages.contains(where: { own.contains($0.lowercased()) })
        {
            reasons.append(Reason(.scope, "language \(languages.joined(separator: ", "))", at: "overlay:languages"))
        }
        let frameworks = (rule.scope?.frameworks ?? []).map(\.value)
        if !frameworks.isEmpty, !module.uses(anyOf: frameworks) {
            reasons.append(Reason(.scope, "framework \(frameworks.joined(separator: ", "))", at: "overlay:frameworks"))
        }
        if module.leavesOutWholeScope(of: rule) { reasons.append(.wholeScope(of: rule)) }
        return reasons
    }

    /// A value that the condition asks for is left to the condition where it only changes the severity.
    private var slotReasons: [Reason] {
        let softened = rule.when.map { $0.isSoft ? $0.requirements.compactMap(\.slotChoice) : [] } ?? []
        let values = reads.slotValues.filter { asked in
            !softened.contains { $0.slot.value == asked.slot && $0.value.value == asked.value }
        }
        return reads.slots.compactMap { module.slot($0).reason }
            + values.compactMap { module.reason(against: $0.value, ofSlot: $0.slot) }
    }

    private var conditionReasons: [Reason] {
        let pack = module.registry.packs.first { $0.id.value == rule.pack }
        let ofPack = (pack?.requirements ?? []).compactMap {
            module.reason(against: $0, at: "registry:packs/\(rule.pack)/requires")
        }
        guard let when = rule.when, !when.isSoft else { return ofPack }
        return ofPack + when.requirements.compactMap { module.reason(against: $0, at: key("when")) }
    }

    private var mechanismReasons: [Reason] {
        let reasons = mechanisms.reasonsWhereNoneIsLive
        return reasons.contains { $0.kind == .noInventoryInstance } ? reasons : reasons + inventoryReasons
    }

    /// A rule about classes that the module has no instance of says nothing, unless a mechanism decides without one.
    private var inventoryReasons: [Reason] {
        guard let selection = rule.appliesToClasses, !mechanisms.decidesWithoutInventory(reads),
            !module.inventory.contains(where: { rule.concerns($0.dataClass) })
        else { return [] }
        let classes =
            switch selection {
            case .all: "of any class"
            case .some(let classes): "of \(classes.map(\.value).joined(separator: ", "))"
            }
        return [Reason(.noInventoryInstance, classes, at: "overlay:sensitive_data")]
    }

    private var waiverReasons: [Reason] {
        module.waiversOfWholeScope(of: rule, among: waivers).map(Reason.waiver)
    }

    /// A judgement asks for no mechanism, so that it has none is no reason.
    private var enforcementReasons: [Reason] {
        guard rule.enforcement.value != .judgement else {
            return [Reason(.judgement, "a person decides it", at: key("enforcement"))]
        }
        guard rule.hasMechanism else {
            return [Reason(.noMechanism, "declared, nothing enforces it", at: "registry:\(rule.id.value)")]
        }
        return mechanisms.noRunner
    }
}

extension Outcome {
    /// What the first reason makes of a rule.
    init(of kind: Reason.Kind) {
        self =
            switch kind {
            case .retired: .retired
            case .scope: .outOfScope
            case .packNotSelected, .conflict, .unboundSlot, .slotValue, .unboundRole, .unboundVocabulary, .condition,
                .noInventoryInstance:
                .disabled
            case .waiver: .waived
            case .judgement, .noImportContract, .noMechanism, .noRunner: .audit
            }
    }
}

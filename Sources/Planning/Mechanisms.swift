import Registry

/// A rule's mechanisms in one module: those that are live, those that dropped out, and who runs what is live.
struct Mechanisms {
    let patterns: [PatternResolution]
    /// Nil where the rule has none or it dropped out.
    let predicate: ResolvedPredicate?
    let predicateReasons: [Reason]
    /// The live predicate as patterns; nil where it asks about the tree.
    let lowering: PredicateLowering?
    private let rule: Rule
    private let overlay: Overlay

    init(of rule: Rule, in module: ModuleFacts, severity: String, waivers: [Waiver]) {
        let reads = rule.reads(in: module.registry)
        self.rule = rule
        overlay = module.overlay
        patterns = rule.patterns.enumerated().map { index, pattern in
            module.resolve(pattern, at: index, of: rule, severity: severity, waivers: waivers)
        }
        predicateReasons = reads.predicate.map(module.reasons) ?? []
        predicate =
            predicateReasons.isEmpty ? rule.predicate.flatMap { module.resolve($0, of: rule, waivers: waivers) } : nil
        lowering =
            predicate == nil
            ? nil
            : rule.predicate.flatMap { module.lower($0, of: rule, severity: severity, waivers: waivers) }
    }

    /// Where what is live says too much or too little.
    var approximations: [PatternPaths.Approximation] {
        patterns.flatMap(\.approximations) + (lowering?.approximations ?? [])
    }

    /// Those of the rule, then those its predicate became.
    var live: [ResolvedPattern] { own + (lowering?.patterns ?? []) }
    private var own: [ResolvedPattern] { patterns.compactMap(\.pattern) }
    var dropped: [DroppedPattern] {
        patterns.filter { $0.pattern == nil }.flatMap { lost in
            lost.reasons.map { DroppedPattern(id: lost.id, reason: $0) }
        }
    }

    /// What is left of the rule's mechanisms, each kind once.
    var liveKinds: [MechanismKind] {
        (own.isEmpty ? [] : [.pattern]) + (predicate == nil ? [] : [predicateKind]) + fixedKinds
    }

    private var predicateKind: MechanismKind {
        let isLowered = lowering.map { !$0.patterns.isEmpty } ?? rule.predicate?.asksAboutContent ?? false
        return isLowered ? .contentPredicate : .predicate
    }

    /// Whether the module has a way to decide the rule that needs no inventory.
    func decidesWithoutInventory(_ reads: RuleReads) -> Bool {
        predicate != nil || !fixedKinds.isEmpty
            || zip(patterns, reads.patterns).contains { $0.pattern != nil && $1.inventory.isEmpty }
    }

    /// Empty unless every mechanism dropped out: one that is live keeps the rule on.
    var reasonsWhereNoneIsLive: [Reason] {
        liveKinds.isEmpty ? predicateReasons + patterns.flatMap(\.reasons) : []
    }

    /// Why nothing runs the rule; empty where a consumer runs a live mechanism of it, or would if it were live.
    var noRunner: [Reason] {
        let kinds = liveKinds.isEmpty ? declaredKinds : liveKinds
        guard kinds.allSatisfy({ runners(of: $0).isEmpty }) else { return [] }
        return kinds.map { Reason(.noRunner, gap(of: $0), at: key(of: $0)) }
    }

    /// The consumers that report the rule today.
    var by: [String] { unique(liveKinds.flatMap(runners)) }

    /// What a consumer runs today of the built-in rules.
    var builtins: [BuiltinUse] {
        rule.builtins.filter { !runners(of: .builtin($0.tool)).isEmpty }.map { $0.filled(from: overlay) }
    }

    /// What is missing from a rule that is on: what dropped out, and what nothing runs, for who reviews the module. A
    /// pattern that exists only where a slot has another value is not missing here, nor is one that looks for symbols of
    /// which the module has none.
    var leaves: [String] {
        let lost = patterns.flatMap { pattern in
            pattern.reasons.filter { ![.slotValue, .noInventoryInstance].contains($0.kind) }.map {
                "what \(pattern.id) would report: \($0.phrase)"
            }
        }
        let predicate = predicateReasons.map {
            "what \(rule.predicate?.name.value ?? "") would report: \($0.phrase)"
        }
        return lost + predicate + liveKinds.filter { runners(of: $0).isEmpty }.map(gap)
    }

    // MARK: Kinds

    /// Mechanisms that read nothing of the overlay, and so are always live.
    private var fixedKinds: [MechanismKind] {
        unique(rule.builtins.map { .builtin($0.tool) }) + (rule.ingest.isEmpty ? [] : [.ingest])
    }

    private var declaredKinds: [MechanismKind] {
        let asksPredicate = rule.predicate.map { $0.name.value != "none" } ?? false
        return (rule.patterns.isEmpty ? [] : [.pattern]) + (asksPredicate ? [predicateKind] : []) + fixedKinds
    }

    private func runners(of kind: MechanismKind) -> [String] {
        rule.speaksAboutAddedFiles ? [] : Consumer.running(kind)
    }

    private func gap(of kind: MechanismKind) -> String {
        guard !rule.speaksAboutAddedFiles || Consumer.running(kind).isEmpty else {
            return "only a change tells which files it adds, and no consumer looks at changes yet"
        }
        return Consumer.gap(of: kind)
    }

    private func key(of kind: MechanismKind) -> String {
        let part =
            switch kind {
            case .pattern: "patterns"
            case .builtin(let tool): "builtin/\(tool.rawValue)"
            case .predicate, .contentPredicate: "predicate"
            case .ingest: "ingest"
            }
        return "registry:\(rule.id.value)/\(part)"
    }
}

extension Rule {
    fileprivate var speaksAboutAddedFiles: Bool {
        (when?.requirements ?? []).contains { if case .addedFile = $0 { true } else { false } }
    }
}

extension Reason {
    /// As a reader's sentence; a vocabulary's detail already is one where it is bound and empty.
    fileprivate var phrase: String {
        switch kind {
        case .unboundSlot: "slot \(detail) is not bound"
        case .unboundRole: "role \(detail) is not bound"
        case .unboundVocabulary: at == "overlay:vocabularies" ? "vocabulary \(detail) is not bound" : detail
        default: detail
        }
    }
}

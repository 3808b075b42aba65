import Patterns
import Registry

/// What became of one pattern: ready for emission, or the reasons why the module has none.
struct PatternResolution {
    let id: String
    /// Nil where the pattern dropped out.
    let pattern: ResolvedPattern?
    /// Where it dropped out, all reasons in order; else the roles it goes on without.
    let reasons: [Reason]
    let approximations: [PatternPaths.Approximation]
}

extension ModuleFacts {
    func resolve(
        _ pattern: RulePattern, at index: Int, of rule: Rule, severity: String, waivers: [Waiver]
    ) -> PatternResolution {
        let id = rule.identifier(of: pattern)
        let key = "registry:\(rule.id.value)/patterns/\(index)"
        let substitution = Substitution(self, for: rule)
        let names = placeholders(of: pattern)
        let readings = names.map(substitution.reading)
        let paths = paths(of: pattern, in: rule, waivers: waivers)
        var obstacles =
            pattern.when.compactMap { reason(against: $0, at: "\(key)/when") } + readings.compactMap(\.reason)
        if let leftOut = paths.leftOut {
            obstacles += reasons(of: leftOut, in: rule, pattern: id, at: key)
        } else if paths.include.isEmpty {
            let outside = Reason(.scope, "\(id) looks only outside the rule's paths", at: "\(key)/where")
            obstacles += paths.unbound.isEmpty ? [outside] : paths.unbound
        }
        guard obstacles.isEmpty, let regex = substitution.fill(pattern.regex.text) else {
            return PatternResolution(id: id, pattern: nil, reasons: Reason.ordered(obstacles), approximations: [])
        }
        let resolved = ResolvedPattern(
            id: id, rule: rule.id.value.description, message: (pattern.message ?? rule.title).value, regex: regex,
            unless: pattern.unless.flatMap { substitution.fill($0.text) }, reach: pattern.reach,
            region: pattern.region, flags: RegexFlag.allCases.filter(pattern.flags.contains),
            capture: pattern.capture?.value ?? 0, confidence: pattern.confidence, severity: severity,
            include: paths.include, exclude: paths.exclude,
            examples: substitution.fill(pattern.examples.isEmpty ? rule.examples : pattern.examples), from: key,
            values: unique(readings.compactMap(\.key)))
        return PatternResolution(
            id: id, pattern: resolved, reasons: paths.unbound, approximations: paths.approximations)
    }

    private func reasons(
        of leftOut: PatternPaths.LeftOut, in rule: Rule, pattern id: String, at key: String
    ) -> [Reason] {
        switch leftOut {
        case .byScope where leavesOutWholeScope(of: rule): [.wholeScope(of: rule)]
        case .byScope: [Reason(.scope, "\(id) looks only at what is left out", at: key)]
        case .byWaivers(let waivers): waivers.map(Reason.waiver)
        }
    }

    private func placeholders(of pattern: RulePattern) -> [PlaceholderName] {
        let texts = [pattern.regex.text] + (pattern.unless.map { [$0.text] } ?? [])
        return unique(texts.flatMap { PatternTemplate($0).placeholders }.compactMap { PlaceholderName($0.name) })
    }
}

extension ModuleFacts.Reading {
    fileprivate var key: String? {
        if case .words(_, let key) = self { key } else { nil }
    }
}

extension Reason {
    static func wholeScope(of rule: Rule) -> Reason {
        Reason(.scope, "every path of the rule is left out", at: "registry:\(rule.id.value)/scope")
    }

    static func waiver(_ waiver: Waiver) -> Reason {
        Reason(.waiver, waiver.reason?.value ?? "no reason given", at: "overlay:waivers/\(waiver.rule.value)")
    }

    /// Each once, by kind in the plan's order; within a kind in the order found.
    static func ordered(_ reasons: [Reason]) -> [Reason] {
        let reasons = unique(reasons)
        return Kind.allCases.flatMap { kind in reasons.filter { $0.kind == kind } }
    }
}

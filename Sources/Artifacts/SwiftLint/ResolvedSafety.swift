import Diagnostics
import Patterns
import Planning
import Registry

/// The patterns that a module's values make slow. What is slow without them is reported where the registry is read, and so
/// is a regex among the values that is slow on its own.
struct ResolvedSafety {
    private let plan: ModulePlan
    private let registry: Registry

    static func diagnostics(
        _ plan: ModulePlan, patterns: [CompiledPattern], registry: Registry
    ) -> [Diagnostic] {
        let safety = ResolvedSafety(plan: plan, registry: registry)
        return patterns.compactMap(safety.diagnostic)
    }

    private func diagnostic(_ compiled: CompiledPattern) -> Diagnostic? {
        let pattern = compiled.pattern
        let isLineWise = pattern.reach == .line
        guard !pattern.values.isEmpty, let (rule, source) = source(of: pattern),
            let hazard = compiled.syntax.hazard(lineWise: isLineWise), !isOfOneValue(hazard, compiled.syntax),
            source.sample(in: registry)?.hazard(lineWise: isLineWise) == nil
        else { return nil }
        return .slowRegex(
            hazard, id: rule.identifier(of: source), at: source.regex.range, in: plan.module, regex: pattern.regex,
            values: pattern.values)
    }

    /// Nil for what became of a predicate, whose regexes are checked on their own.
    private func source(of pattern: ResolvedPattern) -> (Rule, RulePattern)? {
        for rule in plan.rules.map(\.rule) where rule.id.value.description == pattern.rule {
            return rule.patterns.first { rule.identifier(of: $0) == pattern.id }.map { (rule, $0) }
        }
        return nil
    }

    private func isOfOneValue(_ hazard: BacktrackingHazard, _ syntax: RegexSyntax) -> Bool {
        let part = syntax.text(of: hazard)
        let words =
            plan.overlay.vocabularies.flatMap(\.entries).map(\.value)
            + registry.vocabularies.flatMap { $0.defaults ?? [] }.map(\.value)
        return words.contains { $0.contains(part) }
    }
}

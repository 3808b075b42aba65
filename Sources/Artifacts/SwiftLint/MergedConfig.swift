import Diagnostics
import Planning
import Registry

/// `swiftlint.yml` in the output folder: one configuration for a run over all modules. It reports nothing that a module's
/// own configuration does not report there; what it leaves out stands at its head.
enum MergedConfig {
    /// Nothing where there is no module: SwiftLint would lint everything it finds.
    static func emit(
        _ modules: [EmittedModule], input: EmissionInput
    ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let plans = modules.map(\.plan)
        let levels = TwoLevels(input.registry)
        let sets = plans.map { ($0.module, SwiftLintRuleSet($0, levels: levels)) }
        guard let first = plans.first, sets.allSatisfy({ $0.1.diagnostics.isEmpty }) else { return ([], []) }
        let builtins = MergedBuiltins(sets)
        let customRules = MergedCustomRules(modules, registry: input.registry)
        let paths = ConfigPaths(upward: input.repositoryFromOutput)
        let config = SwiftLintConfig(
            included: unique(plans.flatMap(paths.included)),
            excluded: unique(plans.flatMap { paths.excluded(in: $0, registry: input.registry) }),
            rules: builtins.entries, customRules: customRules.rules)
        var provenance = customRules.provenance
        for entry in builtins.entries { provenance[entry.identifier] = entry.from }
        let text = config.text(
            header: header(of: plans, builtins.disagreements, registry: input.registry), provenance: provenance)
        let problems = SwiftLintLoader.problems(in: text, meant: config)
        guard problems.isEmpty else {
            return ([], problems.map { .refused($0, at: first.overlay.module.range) })
        }
        return ([OutputFile(Artifact.swiftLint.rawValue, text: text)], [])
    }

    private static func header(
        of plans: [ModulePlan], _ disagreements: [MergedBuiltins.Disagreement], registry: Registry
    ) -> [String] {
        let version = registry.version.map { " \($0.value)" } ?? ""
        let names = plans.map(\.module).joined(separator: ", ")
        let lines = [
            "One SwiftLint configuration for \(names), written by rulec from the registry\(version) and the overlays.",
            "Do not edit it: change the rules or the overlays, then run `rulec build`.",
            "A custom rule that reads otherwise in each module stands here once for each, as RULE.MODULE.",
        ]
        guard !disagreements.isEmpty else { return lines }
        return lines
            + [
                "The modules do not agree on these rules of SwiftLint. Each module's own configuration runs them as it says:"
            ]
            + disagreements.map {
                "- \($0.identifier): \($0.isLeftOut ? "left out here" : "a warning here"); \($0.why)"
            }
    }
}

extension Diagnostic {
    fileprivate static func refused(_ problem: SwiftLintLoader.Problem, at place: SourceRange) -> Self {
        Diagnostic(
            .invalidArtifact, at: place,
            "the SwiftLint configuration of all modules is not written, because SwiftLint would not take it whole: "
                + problem.message,
            subject: problem.rule)
    }
}

import Diagnostics
import Planning
import Registry

/// A module's SwiftLint configs: the one in the output folder, and those the overlay asks for with `emit: swiftlint:`.
enum SwiftLintFiles {
    static func emit(
        _ plan: ModulePlan, patterns: [CompiledPattern], input: EmissionInput
    ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let levels = TwoLevels(input.registry)
        let rules = SwiftLintRuleSet(plan, levels: levels)
        guard rules.diagnostics.isEmpty else { return ([], rules.diagnostics) }
        let customRules = patterns.map { SwiftLintCustomRule($0, levels: levels) }
        let provenance = provenance(of: rules, and: patterns)

        var files: [OutputFile] = []
        var diagnostics: [Diagnostic] = []
        for (key, paths) in places(of: plan, input: input) {
            let config = SwiftLintConfig(
                included: paths.included(in: plan), excluded: paths.excluded(in: plan, registry: input.registry),
                rules: rules.entries, customRules: customRules)
            let text = config.text(header: header(of: plan, registry: input.registry), provenance: provenance)
            let problems = SwiftLintLoader.problems(in: text, meant: config)
            if problems.isEmpty { files.append(OutputFile(key: key, text: text)) }
            diagnostics += problems.map { .refused($0, file: key.path, in: plan) }
        }
        return (files, diagnostics)
    }

    private static func places(of plan: ModulePlan, input: EmissionInput) -> [(OutputFile.Key, ConfigPaths)] {
        let upward = input.repositoryFromOutput == "." ? ".." : "../\(input.repositoryFromOutput)"
        let own = OutputFile.Key(root: .output, path: "\(plan.module)/\(Artifact.swiftLint.rawValue)")
        let others = plan.overlay.emit.filter { $0.tool.value == BuiltinUse.Tool.swiftlint.rawValue }.map(\.path.value)
        return [(own, ConfigPaths(upward: upward))]
            + unique(others).map { (OutputFile.Key(root: .repository, path: $0), ConfigPaths(ofConfigAt: $0)) }
    }

    private static func header(of plan: ModulePlan, registry: Registry) -> [String] {
        let version = registry.version.map { " \($0.value)" } ?? ""
        return [
            "The SwiftLint configuration of \(plan.module), written by rulec from the registry\(version) and the module's overlay.",
            "Do not edit it: change the rules or the overlay, then run `rulec build`.",
        ]
    }

    private static func provenance(
        of rules: SwiftLintRuleSet, and patterns: [CompiledPattern]
    ) -> [String: [String]] {
        let keys =
            rules.entries.map { ($0.identifier, $0.from) }
            + patterns.map { ($0.pattern.id, [$0.pattern.from] + $0.pattern.values) }
        return Dictionary(keys, uniquingKeysWith: +)
    }
}

extension Diagnostic {
    fileprivate static func refused(_ problem: SwiftLintLoader.Problem, file: String, in plan: ModulePlan) -> Self {
        let rule = plan.rules.first { $0.patterns.contains { $0.id == problem.rule } }?.rule
        return Diagnostic(
            .invalidArtifact, at: rule?.id.range ?? plan.overlay.module.range,
            "\(file) is not written, because SwiftLint would not take it whole: \(problem.message)",
            subject: problem.rule ?? plan.module)
    }
}

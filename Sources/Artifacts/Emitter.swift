package import Diagnostics
import Planning
import Registry

/// Every artifact, from values to text. What a self-check refuses is reported and not among the files.
package enum Emitter {
    package static func emit(_ input: EmissionInput) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let emitted = work(on: input).concurrentMap { $0() }
        var files = emitted.flatMap(\.files)
        let diagnostics = emitted.flatMap(\.diagnostics)
        let manifest = OutputFile.Key(root: .output, path: Manifest.path)
        files.append(OutputFile(key: manifest, text: Manifest.text(listing: files.map(\.key) + [manifest])))
        return (files.sorted { $0.key < $1.key }, diagnostics)
    }

    /// The files of one module, its own manifest included.
    package static func emitModule(
        _ module: EmissionModule, of input: EmissionInput
    ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let plan = module.plan
        let compiled = CompiledPattern.compile(plan, marker: ExceptionMarker(of: input.registry))
        let configs = SwiftLintFiles.emit(plan, patterns: compiled.patterns, input: input)
        let semgrep = SemgrepFile.emit(plan, patterns: compiled.patterns, registry: input.registry)
        var files = configs.files + semgrep.files
        for (name, text) in [
            (Artifact.patterns, PatternPack.text(plan, patterns: compiled.patterns)),
            (.treeRules, TreeRules.text(plan)),
            (.inventory, InventoryJSON.text(plan)),
            (.planJSON, PlanJSON.text(plan, registry: input.registry, registryDigest: input.registryDigest)),
            (.planMarkdown, PlanMarkdown.text(plan, registry: input.registry)),
        ] {
            files.append(OutputFile("\(plan.module)/\(name.rawValue)", text: text))
        }
        let manifest = ModuleManifest.text(module, registryDigest: input.registryDigest, outputs: files)
        files.append(OutputFile("\(plan.module)/\(Artifact.manifest.rawValue)", text: manifest))
        let safety = ResolvedSafety.diagnostics(plan, patterns: compiled.patterns, registry: input.registry)
        return (
            files.sorted { $0.key < $1.key },
            compiled.diagnostics + safety + configs.diagnostics + semgrep.diagnostics
        )
    }

    private typealias Work = @Sendable () -> (files: [OutputFile], diagnostics: [Diagnostic])

    /// The largest pieces first, so that all cores end at about the same time.
    private static func work(on input: EmissionInput) -> [Work] {
        let modules = input.modules.map { module -> Work in { emitModule(module, of: input) } }
        let index: Work = { ([OutputFile("docs/index.md", text: RuleIndex.text(input.registry))], []) }
        let pages = input.registry.rules.map { rule -> Work in
            { ([OutputFile("docs/rules/\(rule.id.value).md", text: RulePage.text(rule, of: input))], []) }
        }
        return modules + [index] + pages
    }
}

/// The files of a module's folder, by name.
enum Artifact: String, CaseIterable {
    case swiftLint = "swiftlint.yml"
    case semgrep = "semgrep.yml"
    case patterns = "patterns.json"
    case treeRules = "tree-rules.json"
    case inventory = "inventory.json"
    case planJSON = "plan.json"
    case planMarkdown = "plan.md"
    case manifest = "manifest.json"
}

extension RulePlan {
    /// The artifacts in which the rule stands.
    var artifacts: [Artifact] {
        var artifacts: [Artifact] = []
        if !patterns.isEmpty || builtins.contains(where: { $0.tool == .swiftlint }) { artifacts.append(.swiftLint) }
        if patterns.contains(where: { (try? SemgrepRule($0)) != nil }) { artifacts.append(.semgrep) }
        if !patterns.isEmpty { artifacts.append(.patterns) }
        if tree != nil { artifacts.append(.treeRules) }
        return artifacts
    }
}

package import Diagnostics
import Planning
import Registry

/// Every artifact, from values to text. What a self-check refuses is reported and not among the files.
package enum Emitter {
    package static func emit(_ input: EmissionInput) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let modules = input.modules.concurrentMap { EmittedModule($0, of: input) }
        let shared = work(on: input, modules).concurrentMap { $0() }
        var files = modules.flatMap(\.files) + shared.flatMap(\.files)
        let diagnostics = modules.flatMap(\.diagnostics) + shared.flatMap(\.diagnostics)
        let manifest = OutputFile.Key(root: .output, path: Manifest.path)
        files.append(OutputFile(key: manifest, text: Manifest.text(listing: files.map(\.key) + [manifest])))
        return (files.sorted { $0.key < $1.key }, diagnostics)
    }

    /// The files of one module, its own manifest included.
    package static func emitModule(
        _ module: EmissionModule, of input: EmissionInput
    ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let emitted = EmittedModule(module, of: input)
        return (emitted.files, emitted.diagnostics)
    }

    private typealias Work = @Sendable () -> (files: [OutputFile], diagnostics: [Diagnostic])

    /// What is made of all modules: the largest pieces first, so that all cores end at about the same time.
    private static func work(on input: EmissionInput, _ modules: [EmittedModule]) -> [Work] {
        let config: Work = { MergedConfig.emit(modules, input: input) }
        let schemas: Work = {
            let texts = [("registry", JSONSchema.registryFile), ("overlay", JSONSchema.overlay(of: input.registry))]
            return (texts.map { OutputFile("schema/\($0).schema.json", text: $1) }, [])
        }
        let browser: Work = { ([OutputFile("docs/index.html", text: RuleBrowser.text(input))], []) }
        let documents: Work = {
            let pages =
                DocumentPages.all(input).map { ($0.path, $0.content) } + [("index.md", RuleIndex.page(input.registry))]
            return (pages.map { OutputFile("docs/\($0)", text: $1.text) }, [])
        }
        let pages = input.registry.rules.map { rule -> Work in
            { ([OutputFile("docs/rules/\(rule.id.value).md", text: RulePage.text(rule, of: input))], []) }
        }
        return [config, browser, documents, schemas] + pages
    }
}

/// The artifacts of one module, and what the configuration of all modules is made of.
struct EmittedModule: Sendable {
    let plan: ModulePlan
    let patterns: [CompiledPattern]
    /// Its own manifest included.
    let files: [OutputFile]
    let diagnostics: [Diagnostic]

    init(_ module: EmissionModule, of input: EmissionInput) {
        plan = module.plan
        let compiled = CompiledPattern.compile(plan, marker: ExceptionMarker(of: input.registry))
        patterns = compiled.patterns
        let configs = SwiftLintFiles.emit(plan, patterns: compiled.patterns, input: input)
        let semgrep = SemgrepFile.emit(plan, patterns: compiled.patterns, registry: input.registry)
        var files = configs.files + semgrep.files
        for (name, text) in [
            (Artifact.patterns, PatternPack.text(plan, patterns: compiled.patterns)),
            (.treeRules, TreeRules.text(plan)),
            (.inventory, InventoryJSON.text(plan)),
            (.planJSON, PlanJSON.text(plan, registry: input.registry, registryDigest: input.registryDigest)),
            (.planMarkdown, PlanMarkdown.text(plan, registry: input.registry)),
            (.audit, AuditChecklist.text(plan, registry: input.registry)),
        ] {
            files.append(OutputFile("\(plan.module)/\(name.rawValue)", text: text))
        }
        let manifest = ModuleManifest.text(module, registryDigest: input.registryDigest, outputs: files)
        files.append(OutputFile("\(plan.module)/\(Artifact.manifest.rawValue)", text: manifest))
        self.files = files.sorted { $0.key < $1.key }
        let safety = ResolvedSafety.diagnostics(plan, patterns: compiled.patterns, registry: input.registry)
        diagnostics = compiled.diagnostics + safety + configs.diagnostics + semgrep.diagnostics
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
    case audit = "audit.md"
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
        if isForAudit { artifacts.append(.audit) }
        return artifacts
    }
}

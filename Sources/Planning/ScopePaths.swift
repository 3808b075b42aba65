import Patterns
import Registry

extension ModuleFacts {
    /// Globs of the files a rule speaks about, of which a module has those below its source; never empty.
    func scopePaths(of rule: Rule) -> [Glob] {
        let own = rule.scope?.paths ?? []
        let globs = (own.isEmpty ? registry.scope.paths : own).map(\.value)
        return globs.isEmpty ? Self.everything : globs
    }

    /// What the registry, the rule and the overlay leave out of it.
    func pathsLeftOut(of rule: Rule) -> [Glob] {
        (registry.scope.excludePaths + (rule.scope?.excludePaths ?? []) + overlay.generatedPaths).map(\.value)
    }

    /// Whether nothing of a rule's own scope is left. A rule that inherits the registry's is not asked: a registry that
    /// leaves out all it speaks about is no choice of a module.
    func leavesOutWholeScope(of rule: Rule) -> Bool {
        let leftOut = pathsLeftOut(of: rule)
        return rule.scope != nil && !leftOut.isEmpty
            && Glob.counterexample(of: scopePaths(of: rule), in: leftOut) == nil
    }

    /// Whether a waiver leaves nothing of the rule in the module.
    func coversWholeScope(_ waiver: Waiver, of rule: Rule) -> Bool {
        waiver.paths.isEmpty || Glob.counterexample(of: scopePaths(of: rule), in: waiver.paths.map(\.value)) == nil
    }

    /// The scope of a registry that names no paths.
    private static let everything = (try? Glob("**")).map { [$0] } ?? []
}

package import Patterns
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

    /// Whether nothing of a rule's scope is left in the module.
    func leavesOutWholeScope(of rule: Rule) -> Bool { covers(pathsLeftOut(of: rule), scopeOf: rule) }

    /// The waivers that leave nothing of the rule in the module: those that do so alone, else all, where they do together.
    func waiversOfWholeScope(of rule: Rule, among waivers: [Waiver]) -> [Waiver] {
        let leftOut = pathsLeftOut(of: rule)
        func covers(_ waivers: [Waiver]) -> Bool {
            self.covers(leftOut + waivers.flatMap(\.paths).map(\.value), scopeOf: rule)
        }
        let alone = waivers.filter { $0.paths.isEmpty || covers([$0]) }
        return alone.isEmpty && covers(waivers) ? waivers : alone
    }

    private func covers(_ globs: [Glob], scopeOf rule: Rule) -> Bool {
        func covers(_ globs: [Glob], _ scope: [Glob]) -> Bool {
            scope.isEmpty || !globs.isEmpty && Glob.counterexample(of: scope, in: globs) == nil
        }
        let scope = scopePaths(of: rule)
        // The tests are another folder, in which a glob that is relative to the sources says nothing.
        return covers(globs, scope)
            && (overlay.folders.count == 1 || covers(globs.filter(\.isAnywhere), scope.filter(\.isAnywhere)))
    }

    /// The scope of a registry that names no paths.
    private static let everything = (try? Glob("**")).map { [$0] } ?? []
}

extension Glob {
    /// Whether it speaks about a file wherever it is, rather than below one folder.
    package var isAnywhere: Bool { text == "**" || text.hasPrefix("**/") }
}

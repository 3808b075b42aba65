import Patterns
import Planning
import Registry

/// The custom rules of all modules in one configuration, each with the paths of its modules.
///
/// Where all modules that have a pattern say the same, it is one rule under the pattern's identifier. Where they do not,
/// because words or severities of their overlays are in it, each module has its own, `READ-08_print.Booking`: neither a
/// pattern nor a module can hold a dot in its name, so no two of these clash. A marker names the rule's ID, which is in
/// the regex, and excuses a place under either identifier.
struct MergedCustomRules {
    private(set) var rules: [SwiftLintCustomRule] = []
    /// By identifier.
    private(set) var provenance: [String: [String]] = [:]

    private struct Use {
        let module: String
        let pattern: ResolvedPattern
        let rule: SwiftLintCustomRule
        /// Folders of other modules that the regexes of its paths match by accident.
        let strayFolders: [String]
    }

    init(_ modules: [EmittedModule], registry: Registry) {
        let levels = TwoLevels(registry)
        let folders = modules.map { module in
            (module: module.plan.module, folders: module.plan.overlay.moduleFolders)
        }
        let uses = modules.flatMap { module -> [Use] in
            let others = folders.filter { $0.module != module.plan.module }.flatMap(\.folders)
            return module.patterns.map { compiled in
                Use(
                    module: module.plan.module, pattern: compiled.pattern,
                    rule: SwiftLintCustomRule(compiled, levels: levels),
                    strayFolders: others.filter(compiled.pattern.strays))
            }
        }
        let byRule = Dictionary(grouping: uses, by: \.pattern.rule)
        for rule in registry.rules {
            let uses = byRule[rule.id.value.description] ?? []
            for identifier in unique(uses.map(\.pattern.id)) { add(uses.filter { $0.pattern.id == identifier }) }
        }
    }

    private mutating func add(_ uses: [Use]) {
        guard let first = uses.first else { return }
        guard !Self.isOneRule(uses) else {
            var rule = first.rule
            rule.included = unique(uses.flatMap(\.rule.included))
            rule.excluded = unique(uses.flatMap(\.rule.excluded))
            return append(rule, from: uses)
        }
        for use in uses {
            var rule = use.rule
            rule.identifier = "\(rule.identifier).\(use.module)"
            rule.excluded = unique(rule.excluded + use.strayFolders.compactMap(Self.allBelow))
            append(rule, from: [use])
        }
    }

    private mutating func append(_ rule: SwiftLintCustomRule, from uses: [Use]) {
        rules.append(rule)
        provenance[rule.identifier] = unique(uses.flatMap { [$0.pattern.from] + $0.pattern.values })
    }

    /// Whether the rules differ in their paths only, and what one module leaves out is nowhere another looks.
    private static func isOneRule(_ uses: [Use]) -> Bool {
        guard Set(uses.map(\.rule.withoutPaths)).count == 1 else { return false }
        return uses.count == 1
            || uses.allSatisfy { use in
                let reached = uses.filter { $0.module != use.module }.filter { other in
                    let lost = use.pattern.exclude.filter { !other.pattern.exclude.contains($0) }
                    return lost.contains { path in other.pattern.include.contains(where: path.mayMeet) }
                }
                return use.strayFolders.isEmpty && reached.isEmpty
            }
    }

    private static func allBelow(_ folder: String) -> String? {
        (try? Glob("**")).map { PathRegex.anchored(source: folder, glob: $0) }
    }
}

extension SwiftLintCustomRule {
    fileprivate var withoutPaths: Self {
        var rule = self
        rule.included = []
        rule.excluded = []
        return rule
    }
}

extension Overlay {
    fileprivate var moduleFolders: [String] { [source.value] + (tests.map { [$0.value] } ?? []) }
}

extension ResolvedPattern {
    /// Whether a path's regex, which SwiftLint searches anywhere in the absolute path, matches in a folder although the
    /// path itself leads elsewhere: `Sources/App` is found in `Web/Sources/App` too.
    fileprivate func strays(into folder: String) -> Bool {
        include.flatMap(\.namedFolders).contains { named in
            named.isEmpty || "/\(folder)/".dropFirst().contains("/\(named)/")
        }
    }
}

extension ModulePath {
    /// Whether the two may hold one file, as far as the folders they name tell.
    fileprivate func mayMeet(_ other: ModulePath) -> Bool {
        namedFolders.contains { own in
            other.namedFolders.contains { their in
                own.isEmpty || their.isEmpty || "\(their)/".hasPrefix("\(own)/") || "\(own)/".hasPrefix("\(their)/")
            }
        }
    }
}

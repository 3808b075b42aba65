import Patterns
import Registry

/// Where a pattern looks in one module, and what that says too much or too little.
struct PatternPaths {
    let include: [ModulePath]
    let exclude: [ModulePath]
    /// What leaves out all that the pattern looks at; nil where something is left.
    let leftOut: LeftOut?
    /// Roles among its places that the module has not bound; the others still run.
    let unbound: [Reason]
    let approximations: [Approximation]

    enum LeftOut {
        case byScope
        case byWaivers([Waiver])
    }

    struct Approximation: Hashable {
        let errs: Loss.Direction
        let why: String
    }
}

extension ModuleFacts {
    /// Places of the pattern inside the rule's scope, or the whole scope where it names none; never the paths that the
    /// registry, the rule, the pattern, the overlay or a waiver leaves out. `include` is empty where nothing is left, and
    /// holds no path that is left out as a whole.
    func paths(of pattern: RulePattern, in rule: Rule, waivers: [Waiver]) -> PatternPaths {
        paths(of: pattern.places, without: pattern.excludedPlaces, in: rule, waivers: waivers)
    }

    func paths(
        of places: [RulePattern.Place], without excludedPlaces: [RulePattern.Place], and globs: [Glob] = [],
        in rule: Rule, waivers: [Waiver]
    ) -> PatternPaths {
        let scope = scopePaths(of: rule)
        var approximations: [PatternPaths.Approximation] = []
        let include =
            places.isEmpty
            ? scope.flatMap { spread($0, over: overlay.folders) }
            : paths(of: places).flatMap { narrow($0, to: scope, &approximations) }
        let excluded = paths(of: excludedPlaces)
        func exclude(_ waivers: [Waiver]) -> [ModulePath] {
            unique(pathsLeftOut(of: rule, and: globs, waivers: waivers, below: include) + excluded)
        }
        let all = exclude(waivers)
        let left = include.filter { !$0.isCovered(by: all) }
        var leftOut: PatternPaths.LeftOut?
        if left.isEmpty, !include.isEmpty {
            func leaveNothing(_ waivers: [Waiver]) -> Bool {
                let exclude = exclude(waivers)
                return include.allSatisfy { $0.isCovered(by: exclude) }
            }
            let alone = waivers.filter { leaveNothing([$0]) }
            leftOut = leaveNothing([]) ? .byScope : .byWaivers(alone.isEmpty ? waivers : alone)
        }
        approximations += left.filter(\.isWidened).map { .widened($0, .overReports) }
        approximations += excluded.filter(\.isWidened).map { .widened($0, .underReports) }
        return PatternPaths(
            include: unique(left), exclude: all, leftOut: leftOut,
            unbound: unique(places.compactMap(\.role).flatMap(roles.unbound(behind:))).map(Reason.unboundRole),
            approximations: unique(approximations))
    }

    /// The rule's paths for a predicate, in the folders of the module and of the roles that it selects by. A glob that does
    /// not speak of all of them is relative to the module's source, and so are they.
    func paths(
        of use: PredicateUse, selecting roles: [String], in rule: Rule, waivers: [Waiver]
    ) -> (include: [ModulePath], exclude: [ModulePath]) {
        let isGlob = places(of: use, rule).contains { $0.role == nil }
        let beyond = roles.flatMap(self.roles.paths(of:)).map(\.root)
        let roots = isGlob ? [overlay.source.value] : unique(overlay.folders + beyond)
        let include = unique(scopePaths(of: rule).flatMap { spread($0, over: roots) })
        let exempt = use.name.value == "file_size" ? overlay.fixturePaths.map(\.value) : []
        return (include, unique(pathsLeftOut(of: rule, and: exempt, waivers: waivers, below: include)))
    }

    private func pathsLeftOut(
        of rule: Rule, and globs: [Glob], waivers: [Waiver], below include: [ModulePath]
    ) -> [ModulePath] {
        let roots = unique(include.map(\.root))
        let leftOut = pathsLeftOut(of: rule) + globs + waivers.flatMap(\.paths).map(\.value)
        return leftOut.flatMap { spread($0, over: roots) }
    }

    private func paths(of places: [RulePattern.Place]) -> [ModulePath] {
        unique(
            places.flatMap { place in
                switch place {
                case .role(let role): roles.paths(of: role.value)
                case .glob(let glob): [inSource(glob.value)]
                }
            })
    }

    private func inSource(_ glob: Glob) -> ModulePath { ModulePath(root: overlay.source.value, glob: glob) }

    /// A glob that speaks about a file wherever it is counts in every folder looked at; any other is relative to the
    /// module's source.
    private func spread(_ glob: Glob, over roots: [String]) -> [ModulePath] {
        guard glob.isAnywhere else { return [inSource(glob)] }
        return roots.map { ModulePath(root: $0, glob: glob) }
    }

    private func narrow(
        _ place: ModulePath, to scope: [Glob], _ approximations: inout [PatternPaths.Approximation]
    ) -> [ModulePath] {
        let overlaps = scope.map { PlaceNarrowing.overlap(of: place.glob, with: $0) }
        if overlaps.contains(.exact(place.glob)) { return [place] }
        guard !overlaps.contains(.unknown) else {
            approximations.append(
                .init(errs: .overReports, why: "\(place.text) is not narrowed to the paths of the rule's scope"))
            return [place]
        }
        return overlaps.compactMap { overlap in
            guard case .exact(let glob) = overlap else { return nil }
            return ModulePath(root: place.root, glob: glob, isWidened: place.isWidened)
        }
    }
}

extension PatternPaths.Approximation {
    fileprivate static func widened(_ path: ModulePath, _ errs: Loss.Direction) -> Self {
        .init(errs: errs, why: "\(path.text) stands for files named after their folder, whatever their name is")
    }
}

extension Reason {
    static func unboundRole(_ role: String) -> Reason { Reason(.unboundRole, role, at: "overlay:roles") }
}

package import Planning

/// Screens with logic that have no folder of tests.
package struct MirrorRequired: TreeCheck {
    package static let name = "mirror_required"
    private let predicate: ResolvedPredicate
    private let source: String
    private let test: String

    /// The roles of production logic, and how a file of each ends in a module that does not bind the role.
    private static let logic = [
        (role: "screen.viewmodel", endings: ["ViewModel.swift"]),
        (role: "screen.mapper", endings: ["Mapper.swift"]),
        (role: "repository.live", endings: ["Repository.swift", "RepositoryLive.swift"]),
    ]

    package init?(_ predicate: ResolvedPredicate) {
        guard let source = predicate.role("source_role"), let test = predicate.role("test_role") else { return nil }
        self.predicate = predicate
        self.source = source
        self.test = test
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let sources = tree.folders(of: source)
        let tests = tree.folders(of: test)
        let screens = predicate.concerned(tree.screens, in: tree)
        return screensWithLogic(among: screens, of: tree).compactMap { screen in
            guard let name = sources.compactMap(screen.below).first,
                !tests.contains(where: { tree.tree.hasFolder($0.appending(path: name)) }),
                let folder = tests.first ?? tree.expectedPath(of: test, for: screen)
            else { return nil }
            return Violation(
                path: screen, message: "add tests in \(folder.appending(path: name)), which mirrors this screen")
        }
    }

    private func screensWithLogic(among screens: [String], of tree: ModuleTree) -> [String] {
        let (bound, unbound) = (
            Self.logic.filter { predicate.role($0.role) != nil }, Self.logic.filter { predicate.role($0.role) == nil }
        )
        let held = bound.map { tree.files(of: $0.role, heldBy: screens) }
        let endings = unbound.flatMap(\.endings)
        return screens.filter { screen in
            held.contains { $0[screen] != nil }
                || tree.tree.files(below: screen).contains { file in endings.contains(where: file.hasSuffix) }
        }
    }
}

import Patterns
package import Planning

/// Shared files and types that carry the name of one screen.
package struct PrefixCollision: ContentCheck {
    package static let name = "prefix_collision"
    private let predicate: ResolvedPredicate

    package init?(_ predicate: ResolvedPredicate) {
        guard predicate.role("subject_role") != nil else { return nil }
        self.predicate = predicate
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        let types = SwiftDeclarations(file.bytes).types.compactMap { type in
            tree.screen(prefixing: type.text).map { screen in
                Violation(
                    path: file.path, bytes: type.range,
                    message: "\(type.text) carries the name of one screen: move it to \(screen), or rename it")
            }
        }
        // The file of such a type is called so on its account.
        guard types.isEmpty, let screen = tree.screen(prefixing: file.path.stem) else { return types }
        return [
            Violation(
                path: file.path, message: "this file carries the name of one screen: move it to \(screen), or rename it"
            )
        ]
    }
}

extension ModuleTree {
    /// The screen whose name a name carries as its prefix; of several the one with the longest.
    fileprivate func screen(prefixing name: String) -> String? {
        CompiledWordTest.starts(of: name).lazy.compactMap { screensByName[$0] }.first
    }
}

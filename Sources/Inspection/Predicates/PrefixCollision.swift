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
        let screens = ScreenNames(tree.screens)
        let types = SwiftDeclarations(file.bytes).types.compactMap { type in
            screens.screen(prefixing: type.text).map { screen in
                Violation(
                    path: file.path, bytes: type.range,
                    message: "\(type.text) carries the name of one screen: move it to \(screen), or rename it")
            }
        }
        // The file of such a type is called so on its account.
        guard types.isEmpty, let screen = screens.screen(prefixing: file.path.stem) else { return types }
        return [
            Violation(
                path: file.path, message: "this file carries the name of one screen: move it to \(screen), or rename it"
            )
        ]
    }
}

/// Screens by their names.
private struct ScreenNames {
    private let screens: [(name: CompiledWordTest, folder: String)]

    /// The longest name first, so that a name that begins another does not stand for it.
    init(_ folders: [String]) {
        screens = folders.sorted { $0.lastPathComponent.utf8.count > $1.lastPathComponent.utf8.count }.compactMap {
            folder in
            (try? CompiledWordTest(.prefix([folder.lastPathComponent]))).map { ($0, folder) }
        }
    }

    func screen(prefixing name: String) -> String? { screens.first { $0.name.accepts(name) }?.folder }
}

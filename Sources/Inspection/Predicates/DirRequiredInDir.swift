import Patterns
package import Planning

/// Folders that a screen lacks.
package struct DirRequiredInDir: TreeCheck {
    package static let name = "dir_required_in_dir"
    private let predicate: ResolvedPredicate
    /// For each entry of the vocabulary, what a folder that it stands for is called.
    private let required: [(entry: String, name: CompiledWordTest)]

    package init?(_ predicate: ResolvedPredicate) {
        guard let vocabulary = predicate.vocabulary("vocabulary_key") else { return nil }
        self.predicate = predicate
        required = vocabulary.entries.compactMap { entry in
            (try? CompiledWordTest(WordTest([entry], vocabulary.match))).map { (entry, $0) }
        }
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        predicate.concerned(tree.screens, in: tree).flatMap { screen in
            let names = tree.tree.folderNames(in: screen)
            return required.filter { required in !names.contains(where: required.name.accepts) }.map { missing in
                Violation(
                    path: screen,
                    message:
                        "add \(screen)/\(missing.entry): every screen holds \(predicate.entryList("vocabulary_key"))")
            }
        }
    }
}

extension SourceTree {
    /// Of the folders directly in a folder.
    fileprivate func folderNames(in folder: String) -> [String] {
        folders(below: folder).filter { $0.folder == folder }.map(\.lastPathComponent)
    }
}

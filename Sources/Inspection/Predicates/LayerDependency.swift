import Patterns
package import Planning

/// Types of a layer that another may not name.
package struct LayerDependency: TreeCheck {
    package static let name = "layer_dependency"
    private let predicate: ResolvedPredicate
    private let subject: String
    private let forbidden: String

    package init?(_ predicate: ResolvedPredicate) {
        guard let subject = predicate.role("subject_role"), let forbidden = predicate.role("forbidden_role") else {
            return nil
        }
        self.predicate = predicate
        self.subject = subject
        self.forbidden = forbidden
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let subjects = tree.files(of: subject).filter(predicate.concerns).concurrentMap { path in
            tree.text(of: path).flatMap { text in
                predicate.importsFramework(text) ? (path: path, code: SwiftDeclarations(text.bytes)) : nil
            }
        }.compactMap { $0 }
        let own = Set(subjects.flatMap { $0.code.types.map(\.text) })
        let owners = tree.owners(ofTypesIn: tree.files(of: forbidden).filter { !tree.role(subject, has: $0) })
        return subjects.flatMap { file in
            // Each name once in a file.
            var seen: Set<String> = []
            return file.code.tokens.compactMap { token -> Violation? in
                guard token.kind != .mark(0), case let name = file.code.text(of: token), let owner = owners[name],
                    !own.contains(name), seen.insert(name).inserted
                else { return nil }
                return Violation(
                    path: file.path, bytes: token.range,
                    message:
                        "do without \(name): \(owner.lastPathComponent) is of \(forbidden), which \(subject) does not know"
                )
            }
        }
    }
}

extension ModuleTree {
    /// Of each type at the top of these files, the file it stands in.
    func owners(ofTypesIn files: [String]) -> [String: String] {
        let found = files.concurrentMap { path in
            (path, self.text(of: path).map { SwiftDeclarations($0.bytes).typesAtTop.map(\.name.text) } ?? [])
        }
        return Dictionary(found.flatMap { path, names in names.map { ($0, path) } }) { first, _ in first }
    }
}

import Patterns
package import Planning

/// Files that are missing, or of which there are too many.
package struct FileCount: TreeCheck {
    package static let name = "file_count"
    private let predicate: ResolvedPredicate
    private let subjects: [Subject]

    private enum Subject: Sendable {
        case role(String)
        case glob(String, GlobMatcher)
    }

    package init?(_ predicate: ResolvedPredicate) {
        let globs = predicate.texts("glob").compactMap { text in
            (try? Glob(text)).map { Subject.glob(text, GlobMatcher($0)) }
        }
        subjects = predicate.role("subject_role").map { [.role($0)] } ?? globs
        guard !subjects.isEmpty else { return nil }
        self.predicate = predicate
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let isPerScreen = predicate.text("per") == "screen"
        let folders = isPerScreen ? predicate.concerned(tree.screens, in: tree) : [tree.plan.overlay.source.value]
        return subjects.flatMap { subject in
            let held: [String: [String]] =
                if case .role(let role) = subject, isPerScreen { tree.files(of: role, heldBy: folders) } else { [:] }
            return folders.compactMap { folder in
                let files =
                    switch subject {
                    case .role(let role): isPerScreen ? held[folder] ?? [] : tree.files(of: role)
                    case .glob(_, let glob):
                        tree.tree.files(below: folder).filter { path in
                            path.below(folder).map { glob.matches($0) } ?? false
                        }
                    }
                return violation(of: files.filter { !predicate.leavesOut($0) }, subject, in: folder, tree)
            }
        }
    }

    /// Of too many files at the first that is too much, of too few at the folder, or where the first one belongs.
    private func violation(
        of files: [String], _ subject: Subject, in folder: String, _ tree: ModuleTree
    ) -> Violation? {
        guard let limit = predicate.limitBroken(by: files.count) else { return nil }
        let place = predicate.text("per") == "screen" ? "this screen" : "the module"
        let (name, expected): (String, String?) =
            switch subject {
            case .role(let role): (role, tree.expectedPath(of: role, for: folder))
            case .glob(let text, _): (text, nil)
            }
        if let max = predicate.number("max"), files.count > max {
            return Violation(
                path: files[max],
                message: "remove this file: of \(name) \(place) has \(files.count), and \(limit) allowed")
        }
        let wanted = "there should be \(limit) in \(place), and there are \(files.count)"
        return Violation(
            path: folder, message: expected.map { "add \($0): of \(name) \(wanted)" } ?? "add \(name): \(wanted)")
    }
}

import Patterns
package import Planning

/// Files that are missing, or of which there are too many.
package struct FileCount: TreeCheck {
    package static let name = "file_count"
    private let predicate: ResolvedPredicate
    private let subject: Subject

    private enum Subject: Sendable {
        case role(String)
        case glob(String, GlobMatcher)
    }

    package init?(_ predicate: ResolvedPredicate) {
        if let role = predicate.role("subject_role") {
            subject = .role(role)
        } else if let text = predicate.text("glob"), let glob = try? Glob(text) {
            subject = .glob(text, GlobMatcher(glob))
        } else {
            return nil
        }
        self.predicate = predicate
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        guard predicate.text("per") == "screen" else {
            return violation(of: files(below: tree.plan.overlay.source.value, in: tree), in: nil, tree).map { [$0] }
                ?? []
        }
        let screens = predicate.concerned(tree.screens, in: tree)
        guard case .role(let role) = subject else {
            return screens.compactMap { violation(of: files(below: $0, in: tree), in: $0, tree) }
        }
        let held = tree.files(of: role, heldBy: screens)
        return screens.compactMap { screen in
            violation(of: (held[screen] ?? []).filter { !predicate.leavesOut($0) }, in: screen, tree)
        }
    }

    private func files(below folder: String, in tree: ModuleTree) -> [String] {
        switch subject {
        case .role(let role): tree.files(of: role).filter { !predicate.leavesOut($0) }
        case .glob(_, let glob):
            tree.tree.files(below: folder).filter { path in
                path.below(folder).map { glob.matches($0) } ?? false && !predicate.leavesOut(path)
            }
        }
    }

    /// Of too many files at the first that is too much, of too few at the folder, or where the first one belongs.
    private func violation(of files: [String], in screen: String?, _ tree: ModuleTree) -> Violation? {
        guard let limit = predicate.limitBroken(by: files.count) else { return nil }
        let folder = screen ?? tree.plan.overlay.source.value
        let place = screen == nil ? "the module" : "this screen"
        if let max = predicate.number("max"), files.count > max {
            return Violation(
                path: files[max],
                message: "remove this file: of \(name) \(place) has \(files.count), and \(limit) allowed")
        }
        let expected: String? =
            if case .role(let role) = subject { tree.expectedPath(of: role, for: folder) } else { nil }
        let wanted = "of \(name) there should be \(limit) in \(place), and there are \(files.count)"
        return Violation(path: folder, message: "add \(expected ?? "it"): \(wanted)")
    }

    private var name: String {
        switch subject {
        case .role(let role): role
        case .glob(let text, _): text
        }
    }
}

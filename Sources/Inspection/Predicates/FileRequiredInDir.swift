import Patterns
package import Planning

/// Files that a screen lacks.
package struct FileRequiredInDir: TreeCheck {
    package static let name = "file_required_in_dir"
    private let predicate: ResolvedPredicate
    private let role: String
    private let trigger: (role: String, pattern: CompiledRegex)?

    package init?(_ predicate: ResolvedPredicate) {
        guard let role = predicate.role("role") else { return nil }
        self.predicate = predicate
        self.role = role
        if let triggerRole = predicate.role("trigger_role") {
            guard let pattern = predicate.regex("trigger_pattern") else { return nil }
            trigger = (triggerRole, pattern)
        } else {
            trigger = nil
        }
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let screens = tree.screens
        let held = tree.files(of: role, heldBy: screens)
        let triggers = trigger.map { tree.files(of: $0.role, heldBy: screens) } ?? [:]
        return predicate.concerned(screens, in: tree).compactMap { screen in
            guard held[screen] == nil, let file = tree.expectedPath(of: role, for: screen) else { return nil }
            guard let trigger else {
                return Violation(path: screen, message: "add \(file): every screen holds such a file")
            }
            let cause = (triggers[screen] ?? []).first { path in
                tree.text(of: path).map { !$0.matches(of: trigger.pattern).isEmpty } ?? false
            }
            return cause.map { Violation(path: screen, message: "add \(file): \($0) has what belongs there") }
        }
    }
}

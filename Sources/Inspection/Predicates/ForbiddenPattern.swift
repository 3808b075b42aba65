import Patterns
package import Planning

/// What must not stand in the files of a role.
package struct ForbiddenPattern: ContentCheck {
    package static let name = "forbidden_pattern"
    private let predicate: ResolvedPredicate
    private let pattern: CompiledRegex
    private let role: String

    package init?(_ predicate: ResolvedPredicate) {
        guard let role = predicate.role("subject_role"), let pattern = predicate.regex("pattern") else { return nil }
        self.predicate = predicate
        self.pattern = pattern
        self.role = role
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        file.matches(of: pattern).compactMap { match in
            match.groups[0].map {
                Violation(path: file.path, bytes: $0, message: "remove this: a file of \(role) has none")
            }
        }
    }
}

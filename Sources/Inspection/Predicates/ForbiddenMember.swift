import Patterns
package import Planning

/// Members that the files of a role may not have.
package struct ForbiddenMember: ContentCheck {
    package static let name = "forbidden_member"
    private let predicate: ResolvedPredicate
    private let pattern: CompiledRegex
    private let allowed: CompiledWordTest

    package init?(_ predicate: ResolvedPredicate) {
        guard predicate.role("subject_role") != nil, let pattern = predicate.regex("pattern"),
            let allowed = try? CompiledWordTest(.exact(predicate.texts("allow")))
        else { return nil }
        self.predicate = predicate
        self.pattern = pattern
        self.allowed = allowed
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        let others = predicate.texts("allow").joined(separator: ", ")
        return file.violations(at: file.words(capturedBy: pattern)) { member in
            guard !allowed.accepts(member) else { return nil }
            return others.isEmpty
                ? "move \(member) out of this file" : "move \(member) out of this file, which may have only \(others)"
        }
    }
}

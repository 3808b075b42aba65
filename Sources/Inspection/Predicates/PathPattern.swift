import Patterns
package import Planning

/// Files whose path is not as it should be.
package struct PathPattern: TreeCheck {
    package static let name = "path_pattern"
    private let predicate: ResolvedPredicate
    private let accept: CompiledRegex?
    private let reject: CompiledRegex?

    package init?(_ predicate: ResolvedPredicate) {
        accept = predicate.regex("accept")
        reject = predicate.regex("reject")
        guard (accept == nil) != (reject == nil) else { return nil }
        self.predicate = predicate
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        tree.tree.files.filter { predicate.looksAt($0, in: tree) && predicate.importsFramework($0, of: tree) }
            .compactMap { path in
                let below = path.below(tree.plan.overlay.source.value) ?? path
                let text = SourceText(path: path, bytes: Array(below.utf8))
                let isFine =
                    accept.map { !text.matches(of: $0).isEmpty } ?? reject.map { text.matches(of: $0).isEmpty } ?? true
                return isFine
                    ? nil
                    : Violation(path: path, message: "move or rename this file: its path is not one the rule allows")
            }
    }
}

import Patterns
package import Planning

/// Files whose path is not as it should be.
package struct PathPattern: TreeCheck {
    package static let name = "path_pattern"
    private let predicate: ResolvedPredicate
    private let accept: CompiledRegex?
    private let reject: CompiledRegex?
    private let glob: GlobMatcher?

    package init?(_ predicate: ResolvedPredicate) {
        accept = predicate.regex("accept")
        reject = predicate.regex("reject")
        guard (accept == nil) != (reject == nil) else { return nil }
        glob = predicate.text("glob").flatMap { try? Glob($0) }.map(GlobMatcher.init)
        self.predicate = predicate
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let source = tree.plan.overlay.source.value
        return tree.tree.files.filter {
            looksAt($0, below: source, in: tree) && predicate.importsFramework($0, of: tree)
        }
        .compactMap { path in
            let below = path.below(source) ?? path
            let text = SourceText(path: path, bytes: Array(below.utf8))
            let isFine =
                accept.map { !text.matches(of: $0).isEmpty } ?? reject.map { text.matches(of: $0).isEmpty } ?? true
            return isFine
                ? nil
                : Violation(path: path, message: "move or rename this file: \(predicate.title(in: tree))")
        }
    }

    /// A glob selects files of any kind.
    private func looksAt(_ path: String, below source: String, in tree: ModuleTree) -> Bool {
        guard let glob else { return predicate.looksAt(path, in: tree) }
        return path.below(source).map { glob.matches($0) } ?? false && !predicate.leavesOut(path)
    }
}

import Patterns
package import Planning
import Registry

/// Matches that are too few or too many, in a file or in all files of a role.
package struct PatternCount: TreeCheck {
    package static let name = "pattern_count"
    private let predicate: ResolvedPredicate
    private let role: String
    private let pattern: CompiledRegex
    private let region: SwiftLexer.Kind?

    package init?(_ predicate: ResolvedPredicate) {
        guard let role = predicate.role("subject_role"), let pattern = predicate.regex("pattern") else { return nil }
        self.predicate = predicate
        self.role = role
        self.pattern = pattern
        region = predicate.text("in").flatMap(RulePattern.Region.init(rawValue:))?.kind
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let files = tree.files(of: role).filter(predicate.concerns).concurrentMap { path in
            tree.text(of: path).flatMap { predicate.importsFramework($0) ? (path: path, places: places(in: $0)) : nil }
        }.compactMap { $0 }
        guard predicate.text("per") == "module" else { return files.flatMap { violations(in: [$0], of: tree) } }
        return violations(in: files, of: tree)
    }

    /// Where there are too many, the first that is too much; where there are too few, the first file, or the folder that
    /// would hold one.
    private func violations(in files: [(path: String, places: [Range<Int>])], of tree: ModuleTree) -> [Violation] {
        let all = files.flatMap { file in file.places.map { (file.path, $0) } }
        guard let limit = predicate.limitBroken(by: all.count) else { return [] }
        let counted =
            "\(all.count) of this in \(predicate.text("per") == "module" ? role : "this file"), and \(limit) allowed"
        let title = predicate.title(in: tree)
        if let max = predicate.number("max"), all.count > max {
            return [
                Violation(path: all[max].0, bytes: all[max].1, message: "take this out: there are \(counted): \(title)")
            ]
        }
        let path = files.first?.path ?? tree.expectedPath(of: role, for: tree.plan.overlay.source.value)
        let few = all.isEmpty ? "nothing" : "not enough"
        return [
            Violation(
                path: path ?? tree.plan.overlay.source.value,
                message: "\(few) in \(role) does what the rule asks for: \(title)")
        ]
    }

    private func places(in text: SourceText) -> [Range<Int>] {
        let places = text.matches(of: pattern).compactMap { $0.groups[0] }
        guard let region, !places.isEmpty else { return places }
        let regions = SwiftRegions(text.bytes)
        return places.filter { regions.holdsOnly(region, in: $0) }
    }
}

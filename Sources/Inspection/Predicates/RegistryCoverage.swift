import Patterns
package import Planning

/// Names of one register that another does not cover, and gaps that are none.
package struct RegistryCoverage: TreeCheck {
    package static let name = "registry_coverage"
    private let predicate: ResolvedPredicate
    private let left: Side
    private let right: Side
    private let gap: CompiledRegex?

    private struct Side: Sendable {
        let role: String
        let pattern: CompiledRegex
    }

    private struct Name {
        let path: String
        let word: CapturedWord
        /// Capture 2, where it holds a word.
        var hasReason = false
    }

    package init?(_ predicate: ResolvedPredicate) {
        guard let leftRole = predicate.role("left_role"), let leftPattern = predicate.regex("left_pattern"),
            let rightRole = predicate.role("right_role"), let rightPattern = predicate.regex("right_pattern")
        else { return nil }
        self.predicate = predicate
        left = Side(role: leftRole, pattern: leftPattern)
        right = Side(role: rightRole, pattern: rightPattern)
        gap = predicate.regex("gap_pattern")
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        let wanted = names(of: left, in: tree)
        let covered = Set(names(of: right, in: tree).map(\.word.text))
        let gaps = gaps(in: tree)
        let excused = Set(gaps.map(\.word.text))
        let known = Set(wanted.map(\.word.text))
        var seen: Set<String> = []
        let open = wanted.filter { name in
            !covered.contains(name.word.text) && !excused.contains(name.word.text)
                && seen.insert(name.word.text).inserted
        }
        return open.map {
            violation(
                $0, "cover \($0.word.text) in \(right.role)\(gap == nil ? "" : ", or state it as a gap with a reason")")
        }
            + gaps.compactMap { gap in
                let name = gap.word.text
                if !known.contains(name) { return violation(gap, "remove this gap: \(left.role) has no \(name)") }
                if covered.contains(name) { return violation(gap, "remove this gap: \(right.role) covers \(name)") }
                return gap.hasReason ? nil : violation(gap, "say why \(name) is a gap")
            }
    }

    private func violation(_ name: Name, _ message: String) -> Violation {
        Violation(path: name.path, bytes: name.word.range, message: message)
    }

    /// What is captured outside comments.
    private func names(of side: Side, in tree: ModuleTree) -> [Name] {
        texts(of: [side.role], in: tree).flatMap { text in
            let words = text.words(capturedBy: side.pattern)
            let regions = words.isEmpty ? nil : SwiftRegions(text.bytes)
            return words.filter { regions?.kind(at: $0.range.lowerBound) != .comment }
                .map { Name(path: text.path, word: $0) }
        }
    }

    private func gaps(in tree: ModuleTree) -> [Name] {
        guard let gap else { return [] }
        return texts(of: [left.role, right.role], in: tree).flatMap { text in
            text.matches(of: gap).compactMap { match in
                guard match.groups.count > 1, let range = match.groups[1] else { return nil }
                let reason = match.groups.count > 2 ? match.groups[2].map { text.file.text($0) } : nil
                return Name(
                    path: text.path, word: CapturedWord(text: text.file.text(range), range: range),
                    hasReason: reason?.contains { $0.isLetter || $0.isNumber } ?? false)
            }
        }
    }

    private func texts(of roles: [String], in tree: ModuleTree) -> [SourceText] {
        let files = roles.flatMap(tree.files(of:)).filter(predicate.concerns)
        return Set(files).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.concurrentMap { path in
            tree.text(of: path).flatMap { predicate.importsFramework($0) ? $0 : nil }
        }.compactMap { $0 }
    }
}

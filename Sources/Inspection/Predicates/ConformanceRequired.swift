import Patterns
package import Planning

/// Types that do not state what they should, or state what they should not.
package struct ConformanceRequired: ContentCheck {
    package static let name = "conformance_required"
    private let predicate: ResolvedPredicate
    private let kinds: [String]
    private let named: CompiledRegex?

    package init?(_ predicate: ResolvedPredicate) {
        guard predicate.role("subject_role") != nil else { return nil }
        self.predicate = predicate
        kinds = predicate.texts("kinds")
        named = predicate.regex("named")
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        let bodies = SwiftDeclarations(file.bytes).bodies.filter(\.isAtTop)
        let stated = bodies.reduce(into: [String: [String]]()) { $0[$1.name.text, default: []] += $1.conformances }
        return bodies.filter { $0.kind != "extension" && (kinds.isEmpty || kinds.contains($0.kind)) }
            .filter { type in named.map { type.name.text.matches($0) } ?? true }
            .compactMap { type in
                advice(for: stated[type.name.text] ?? []).map {
                    Violation(path: file.path, bytes: type.name.range, message: "\($0): \(type.name.text)")
                }
            }
    }

    private func advice(for stated: [String]) -> String? {
        let missing = predicate.texts("all_of").filter { !stated.contains($0) }
        if !missing.isEmpty { return "state \(missing.joined(separator: ", "))" }
        let any = predicate.texts("any_of")
        if !any.isEmpty, !any.contains(where: stated.contains) { return "state one of \(any.joined(separator: ", "))" }
        let wrong = predicate.texts("none_of").filter(stated.contains)
        return wrong.isEmpty ? nil : "do not state \(wrong.joined(separator: ", "))"
    }
}

extension String {
    func matches(_ regex: CompiledRegex) -> Bool {
        !SourceText(path: "", bytes: Array(utf8)).matches(of: regex).isEmpty
    }
}

import Patterns
package import Planning

/// Declarations with too many lines or members.
package struct DeclarationSize: ContentCheck {
    package static let name = "declaration_size"
    private let predicate: ResolvedPredicate
    private let kinds: Set<String>
    private let named: CompiledRegex?

    package init?(_ predicate: ResolvedPredicate) {
        guard predicate.role("subject_role") != nil else { return nil }
        self.predicate = predicate
        let kinds = predicate.texts("kinds")
        self.kinds = Set(kinds.isEmpty ? ["struct", "class", "enum", "actor", "protocol"] : kinds)
        named = predicate.regex("named")
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        let code = SwiftDeclarations(file.bytes)
        let lines = CodeLines(code)
        var found: [Violation] = []
        func report(_ name: SwiftName, _ count: Int, _ most: String, _ what: String) {
            guard let limit = predicate.number(most), count > limit, named.map({ name.text.matches($0) }) ?? true else {
                return
            }
            found.append(
                Violation(
                    path: file.path, bytes: name.range,
                    message: "split \(name.text): it has \(count) \(what), \(limit) are the most"))
        }
        for type in code.bodies where kinds.contains(type.kind) {
            report(
                type.name, lines.count(between: type.body.lowerBound, and: type.body.upperBound - 1), "max_lines",
                "lines")
            report(type.name, type.members, "max_members", "members")
        }
        if kinds.contains("func") {
            for function in code.functions { report(function.name, function.lines, "max_lines", "lines") }
        }
        return found.sorted { ($0.bytes?.lowerBound ?? 0) < ($1.bytes?.lowerBound ?? 0) }
    }
}

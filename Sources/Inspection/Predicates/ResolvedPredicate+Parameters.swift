import Patterns
import Planning
import Registry

/// The parameters as an execution needs them; nil where one is not given, or is not what its declaration says.
extension ResolvedPredicate {
    func role(_ name: String) -> String? {
        if case .role(let role, _)? = self[name] { role } else { nil }
    }

    /// An empty text counts as none.
    func text(_ name: String) -> String? { texts(name).first.flatMap { $0.isEmpty ? nil : $0 } }

    func texts(_ name: String) -> [String] {
        if case .texts(let texts)? = self[name] { texts } else { [] }
    }

    func flag(_ name: String) -> Bool {
        if case .flag(true)? = self[name] { true } else { false }
    }

    func number(_ name: String) -> Int? {
        if case .number(let number)? = self[name] { number } else { nil }
    }

    func slotValue(_ name: String) -> String? {
        if case .slot(_, let value)? = self[name] { value } else { nil }
    }

    func limit(_ name: String) -> Int {
        let own: [(name: String, value: Int)] = if case .limits(let limits)? = self["limits"] { limits } else { [] }
        return PredicateDeclaration.fileSizeLimit(name, among: own)
    }

    func vocabulary(_ name: String) -> (match: Vocabulary.Match, entries: [String])? {
        if case .vocabulary(_, let match, let entries)? = self[name] { (match, entries) } else { nil }
    }

    /// Whether a word is in a vocabulary.
    func words(_ name: String) -> CompiledWordTest? {
        vocabulary(name).flatMap { try? CompiledWordTest(WordTest($0.entries, $0.match)) }
    }

    /// A regex of which no match crosses a line, as in the patterns that predicates are lowered to.
    func regex(_ name: String) -> CompiledRegex? {
        guard let text = text(name), let syntax = try? RegexSyntax(text) else { return nil }
        return try? CompiledRegex(self.text("on") == "file" ? syntax.fileWise : syntax.lineWise)
    }

    /// Nil for a number that is not too small or too large; else what is wrong with it: `at least 1`.
    func limitBroken(by count: Int) -> String? {
        if let min = number("min"), count < min { return min == number("max") ? "exactly \(min)" : "at least \(min)" }
        guard let max = number("max"), count > max else { return nil }
        return max == 0 ? "none" : max == number("min") ? "exactly \(max)" : "at most \(max)"
    }

    /// What the rule asks for, for predicates whose parameters alone would not tell a reader.
    func title(in tree: ModuleTree) -> String {
        tree.plan.rules.first { $0.rule.id.value.description == rule }?.rule.title.value ?? rule
    }

    private subscript(name: String) -> Value? { parameters.first { $0.name == name }?.value }
}

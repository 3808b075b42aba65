package import Planning

/// A structural predicate as it runs. Each one is declared in `Registry/Predicates` under the same name.
package protocol PredicateCheck: Sendable {
    /// As in its `PredicateDeclaration`.
    static var name: String { get }

    /// Nil where a parameter it cannot do without is not resolved; planning turns such a rule off.
    init?(_ predicate: ResolvedPredicate)
}

/// One that asks about the text of single files: run while the file is at hand, together with the patterns.
package protocol ContentCheck: PredicateCheck {
    /// Whether it looks at a file at all, asked before the file is read.
    func looksAt(_ path: String, in tree: ModuleTree) -> Bool

    func violations(in file: SourceText, of tree: ModuleTree) -> [Violation]
}

/// One that asks which files and folders there are.
package protocol TreeCheck: PredicateCheck {
    func violations(in tree: ModuleTree) -> [Violation]
}

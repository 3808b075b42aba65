package import Registry

/// A predicate whose parameters have become paths, words and regexes.
package struct ResolvedPredicate: Sendable {
    package let rule: String
    package let name: String
    /// In the order of the predicate's declaration.
    package let parameters: [(name: String, value: Value)]
    /// The rule's paths in the folders that the module and the predicate's roles name.
    package let include: [ModulePath]
    /// What the registry, the rule, the overlay and its waivers leave out of them.
    package let exclude: [ModulePath]
    /// Of which a file imports one where the rule speaks about it, in lower case; empty where it speaks about all files.
    package let frameworks: [String]

    package enum Value: Sendable {
        /// A role and the paths it is bound to. Templates keep `{stem}` and `{dir}`.
        case role(String, [String])
        case vocabulary(String, Vocabulary.Match, [String])
        case slot(String, value: String?)
        case texts([String])
        case flag(Bool)
        case number(Int)
        case limits([(name: String, value: Int)])
        /// What each target may import.
        case imports([(target: String, modules: [String])])
    }

    package init(
        rule: String, name: String, parameters: [(name: String, value: Value)], include: [ModulePath],
        exclude: [ModulePath], frameworks: [String]
    ) {
        self.rule = rule
        self.name = name
        self.parameters = parameters
        self.include = include
        self.exclude = exclude
        self.frameworks = frameworks
    }

    /// Whether the registry, the rule, the overlay or a waiver leaves a path out.
    package func leavesOut(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

    /// Whether a file of the repository is among the rule's paths. Which of them the predicate asks about is its own
    /// matter.
    package func concerns(_ path: String) -> Bool {
        include.contains { $0.matches(path) } && !leavesOut(path)
    }
}

package import Registry

/// A predicate whose parameters have become paths, words and regexes.
package struct ResolvedPredicate: Sendable {
    package let rule: String
    package let name: String
    /// In the order of the predicate's declaration.
    package let parameters: [(name: String, value: Value)]

    package enum Value: Sendable {
        /// A role and the paths it is bound to. Templates keep `{stem}` and `{dir}`.
        case role(String, [String])
        case vocabulary(String, Vocabulary.Match, [String])
        case slot(String, value: String?)
        case texts([String])
        case flag(Bool)
        case limits([(name: String, value: Int)])
    }

    package init(rule: String, name: String, parameters: [(name: String, value: Value)]) {
        self.rule = rule
        self.name = name
        self.parameters = parameters
    }
}

import Registry

/// What a mechanism of a rule is, as far as it matters to who can run it.
enum MechanismKind: Sendable, Hashable {
    case pattern
    case builtin(BuiltinUse.Tool)
    /// A predicate about the tree, or one that no pattern can say.
    case predicate
    /// A predicate about the text of files, which is emitted as patterns too.
    case contentPredicate
    case ingest
}

/// A tool that reports rules to the module's people, and which mechanisms it runs today.
struct Consumer: Sendable {
    /// As it appears in a plan's `by`.
    let name: String
    let runs: Set<MechanismKind>

    /// The one table of what is run. A mechanism that no line holds enforces nothing yet: see `gap(of:)`. semgrep is given
    /// a config and is not here: nothing that is described to a module's people runs it.
    static let today = [
        Consumer(name: "swiftlint", runs: [.pattern, .contentPredicate, .builtin(.swiftlint)]),
        Consumer(name: "rulec check", runs: [.pattern, .contentPredicate, .predicate]),
    ]

    static func running(_ kind: MechanismKind) -> [String] {
        today.filter { $0.runs.contains(kind) }.map(\.name)
    }

    /// Why nothing runs a mechanism of this kind.
    static func gap(of kind: MechanismKind) -> String {
        switch kind {
        case .pattern: "no consumer runs its patterns"
        case .builtin(let tool): "no configuration of \(tool.rawValue) is emitted yet"
        case .predicate, .contentPredicate: "nothing runs its predicate on the source tree yet"
        case .ingest: "reports of other tools are not read yet"
        }
    }
}

extension PredicateDeclaration {
    static let none = PredicateDeclaration("none", holds: "Never decided by a machine.", parameters: [])
}

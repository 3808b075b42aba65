extension PredicateDeclaration {
    /// Every predicate there is, by name.
    package static let all: [PredicateDeclaration] = []

    package static func named(_ name: String) -> PredicateDeclaration? {
        all.first { $0.name == name }
    }
}

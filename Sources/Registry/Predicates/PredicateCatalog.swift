extension PredicateDeclaration {
    /// Every predicate there is, by name.
    package static let all: [PredicateDeclaration] = [
        .dirRequiredInDir, .fileRequiredInDir, .fileSize, .forbiddenMember, .forbiddenPattern, .mirrorRequired,
        .namingPattern, .none, .pairRequiredInDir, .prefixCollision, .siblingRequired, .vocabulary,
    ]

    package static func named(_ name: String) -> PredicateDeclaration? {
        all.first { $0.name == name }
    }
}

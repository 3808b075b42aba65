extension PredicateDeclaration {
    /// Every predicate there is, by name.
    package static let all: [PredicateDeclaration] = [
        .conformanceRequired, .consumerCount, .declarationSize, .dirRequiredInDir, .fileCount, .fileRequiredInDir,
        .fileSize,
        .forbiddenMember, .forbiddenPattern, .importContract, .layerDependency, .mirrorRequired, .namingPattern, .none,
        .pairRequiredInDir,
        .pathPattern, .patternCount, .prefixCollision, .registryCoverage, .siblingRequired, .vocabulary,
    ]

    package static func named(_ name: String) -> PredicateDeclaration? {
        all.first { $0.name == name }
    }
}

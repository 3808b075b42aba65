extension PredicateDeclaration {
    static let mirrorRequired = PredicateDeclaration(
        "mirror_required",
        holds: """
            Each screen with production logic (a view model, mapper or repository file) under `source_role` has its \
            mirrored folder under `test_role`.
            """,
        parameters: [
            Parameter("test_role", .role, required: true, about: "the tree of the tests"),
            Parameter("source_role", .role, required: true, about: "the tree of the sources"),
        ],
        alsoReads: ["screen.root"], usesIfBound: ["screen.viewmodel", "screen.mapper", "repository.live"])
}

extension PredicateDeclaration {
    static let prefixCollision = PredicateDeclaration(
        "prefix_collision",
        holds: """
            No type or file in `subject_role` carries the name of one screen as its prefix; the longest screen name \
            wins.
            """,
        parameters: [
            Parameter("subject_role", .role, required: true, about: "where no screen's own types may live")
        ],
        alsoReads: ["screen.root"])
}

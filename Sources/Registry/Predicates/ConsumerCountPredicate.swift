extension PredicateDeclaration {
    static let consumerCount = PredicateDeclaration(
        "consumer_count",
        holds: """
            Each type at the top of a file of `subject_role` is named in at least `min` and at most `max` files of \
            `consumer_role`, or screens with such a file; its own file does not count.
            """,
        parameters: [
            .subjectRole,
            Parameter("consumer_role", .role, required: true, about: "the files that may name it"),
            .min, .max,
            Parameter("per", .choice(["file", "screen"]), about: "what is counted; files without it"),
            .slot, .slotValue,
        ], atLeastOneOf: [["min", "max"]], usesIfBound: ["screen.root"])
}

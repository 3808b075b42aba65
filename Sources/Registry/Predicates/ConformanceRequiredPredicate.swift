extension PredicateDeclaration {
    /// Kinds of types that a predicate can be limited to.
    static let typeKinds = ["struct", "class", "enum", "actor", "protocol"]

    static let conformanceRequired = PredicateDeclaration(
        "conformance_required",
        holds: """
            Each type at the top of a file of `subject_role` states all of `all_of`, one of `any_of` and none of `none_of`, \
            itself or in an extension of the same file.
            """,
        parameters: [
            .subjectRole,
            Parameter("kinds", .choices(typeKinds), about: "the kinds of types looked at; all without it"),
            Parameter("named", .regex, about: "only types whose name has a match"),
            Parameter("all_of", .textList, about: "what each type states"),
            Parameter("any_of", .textList, about: "of which each type states one"),
            Parameter("none_of", .textList, about: "what no type states"),
            .slot, .slotValue,
        ], atLeastOneOf: [["all_of", "any_of", "none_of"]])
}

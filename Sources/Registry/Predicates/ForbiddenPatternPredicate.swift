extension PredicateDeclaration {
    static let forbiddenPattern = PredicateDeclaration(
        "forbidden_pattern",
        holds: "Files of `subject_role` have no match of `pattern`.",
        parameters: [
            Parameter("subject_role", .role, required: true, about: "the files looked at"),
            Parameter("pattern", .regex, required: true, about: "what must not stand in them"),
            .slot, .slotValue,
        ])
}

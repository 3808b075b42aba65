extension PredicateDeclaration {
    static let declarationSize = PredicateDeclaration(
        "declaration_size",
        holds: "Declarations in the files of `subject_role` have no more lines or members than this.",
        parameters: [
            .subjectRole,
            Parameter(
                "kinds", .choices(typeKinds + ["extension", "func"]),
                about: "the kinds of declarations looked at; types without it"),
            Parameter("named", .regex, about: "only declarations whose name has a match"),
            Parameter("max_lines", .number, about: "lines of the body that hold code"),
            Parameter("max_members", .number, about: "members of a type's body, those of nested types not counted"),
            .slot, .slotValue,
        ], atLeastOneOf: [["max_lines", "max_members"]])
}

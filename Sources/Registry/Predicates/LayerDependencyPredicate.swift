extension PredicateDeclaration {
    static let layerDependency = PredicateDeclaration(
        "layer_dependency",
        holds: """
            The code of `subject_role` names no type that stands at the top of a file of `forbidden_role`; a name that \
            `subject_role` declares too is its own.
            """,
        parameters: [
            .subjectRole,
            Parameter("forbidden_role", .role, required: true, about: "the files whose types are not to be named"),
            .slot, .slotValue,
        ])
}

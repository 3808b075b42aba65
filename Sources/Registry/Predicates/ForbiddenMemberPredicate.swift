extension PredicateDeclaration {
    static let forbiddenMember = PredicateDeclaration(
        "forbidden_member",
        holds: "Capture 1 of each match of `pattern` is in `allow`.",
        parameters: [
            Parameter("subject_role", .role, required: true, about: "the files looked at"),
            Parameter(
                "pattern", .regex, required: true, readsCapture: true,
                about: "what declares a member; capture 1 is its name"),
            Parameter("allow", .textList, about: "the members that are allowed"),
            .slot, .slotValue,
        ])
}

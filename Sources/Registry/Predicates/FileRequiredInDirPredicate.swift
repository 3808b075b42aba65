extension PredicateDeclaration {
    static let fileRequiredInDir = PredicateDeclaration(
        "file_required_in_dir",
        holds: "Each screen holds a file of `role`; with a trigger, only where a file of `trigger_role` matches it.",
        parameters: [
            Parameter("role", .role, required: true, about: "the file every screen holds"),
            Parameter(
                "trigger_role", .role, partner: "trigger_pattern", about: "the file that decides whether it is needed"),
            Parameter(
                "trigger_pattern", .regex, partner: "trigger_role",
                about: "what the file of `trigger_role` must match for it to be needed"),
            .slot, .slotValue,
        ],
        alsoReads: ["screen.root"])
}

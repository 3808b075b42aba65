extension PredicateDeclaration {
    static let pairRequiredInDir = PredicateDeclaration(
        "pair_required_in_dir",
        holds: """
            Each container that holds one half holds the other; where `pairing_slot` is `right_only_value`, a lone \
            right half is fine.
            """,
        parameters: [
            Parameter("container_role", .role, required: true, about: "the folders that hold a pair"),
            Parameter("left_role", .role, required: true, about: "one half"),
            Parameter("right_role", .role, required: true, about: "the other half"),
            .slot,
            Parameter(
                "pairing_slot", .slot, partner: "right_only_value",
                about: "the slot that says whether a right half may stand alone"),
            Parameter(
                "right_only_value", .slotValue, partner: "pairing_slot",
                about: "the value of `pairing_slot` under which it may"),
        ])
}

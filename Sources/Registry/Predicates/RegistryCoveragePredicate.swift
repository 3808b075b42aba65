extension PredicateDeclaration {
    static let registryCoverage = PredicateDeclaration(
        "registry_coverage",
        holds: """
            Each name that `left_pattern` captures is captured by `right_pattern` too, or stands as a gap with a reason; no \
            gap is covered or of nothing.
            """,
        parameters: [
            Parameter("left_role", .role, required: true, about: "the files with the names that are to be covered"),
            Parameter(
                "left_pattern", .regex, required: true, readsCapture: true,
                about: "what has to be covered; capture 1 is its name"),
            Parameter("right_role", .role, required: true, about: "the files that cover them"),
            Parameter(
                "right_pattern", .regex, required: true, readsCapture: true, about: "what covers; capture 1 is the name"
            ),
            Parameter(
                "gap_pattern", .regex, readsCapture: true,
                about: "a gap that is meant, in the files of either role; capture 1 is the name, capture 2 the reason"),
            .slot, .slotValue,
        ])
}

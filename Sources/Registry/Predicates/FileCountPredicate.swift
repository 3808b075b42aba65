extension PredicateDeclaration {
    static let fileCount = PredicateDeclaration(
        "file_count",
        holds:
            "There are at least `min` and at most `max` files of a role, or of each glob, in the module or in each screen.",
        parameters: [
            Parameter("subject_role", .role, about: "the files counted"),
            Parameter(
                "glob", .globs,
                about:
                    "the files counted, whatever their kind, below the module's source or the screen; each for itself"),
            .min, .max,
            Parameter("per", .choice(["module", "screen"]), about: "where they are counted; in the module without it"),
            .slot, .slotValue,
        ], exactlyOneOf: [["subject_role", "glob"]], atLeastOneOf: [["min", "max"]], usesIfBound: ["screen.root"])
}

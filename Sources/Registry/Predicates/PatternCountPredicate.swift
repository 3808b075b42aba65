extension PredicateDeclaration {
    static let patternCount = PredicateDeclaration(
        "pattern_count",
        holds:
            "`pattern` matches at least `min` and at most `max` times, in each file of `subject_role` or in all of them.",
        parameters: [
            .subjectRole,
            Parameter("pattern", .regex, required: true, about: "what is counted"),
            .min, .max,
            Parameter(
                "per", .choice(["file", "module"]),
                about: "whether each file is counted by itself, which is so without it"),
            Parameter(
                "in", .choice(["any", "code", "comments", "strings"]),
                about: "matches that hold nothing else count; all without it"),
            Parameter(
                "on", .choice(["line", "file"]), about: "whether a match may cross lines; it may not without it"),
            .slot, .slotValue,
        ], atLeastOneOf: [["min", "max"]])
}

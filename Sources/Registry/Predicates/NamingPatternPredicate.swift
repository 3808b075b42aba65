extension PredicateDeclaration {
    static let namingPattern = PredicateDeclaration(
        "naming_pattern",
        holds: """
            Capture 1 of each match of `declaration` is accepted, is not rejected, or equals the file's stem (of \
            `Type+Purpose` the part before `+`).
            """,
        parameters: [
            Parameter("glob", .glob, required: true, about: "the files looked at"),
            Parameter(
                "declaration", .regex, required: true, readsCapture: true,
                about: "what declares a name; capture 1 is the name"),
            Parameter("accept_from_vocabulary", .vocabulary, about: "the names that are accepted"),
            Parameter("reject_from_vocabulary", .vocabulary, about: "the names that are rejected"),
            Parameter("match_file_stem", .flag, about: "the name must be the file's stem"),
        ],
        exactlyOneOf: [["accept_from_vocabulary", "reject_from_vocabulary", "match_file_stem"]])
}

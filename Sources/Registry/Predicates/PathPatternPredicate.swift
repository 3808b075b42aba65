extension PredicateDeclaration {
    static let pathPattern = PredicateDeclaration(
        "path_pattern",
        holds: "The path of each file below the module's source has a match of `accept`, or none of `reject`.",
        parameters: [
            Parameter("subject_role", .role, about: "the files looked at"),
            Parameter("glob", .glob, about: "the files looked at, whatever their kind, below the module's source"),
            Parameter("accept", .regex, about: "what a path has to match"),
            Parameter("reject", .regex, about: "what no path may match"),
            .slot, .slotValue,
        ], exactlyOneOf: [["subject_role", "glob"], ["accept", "reject"]])
}

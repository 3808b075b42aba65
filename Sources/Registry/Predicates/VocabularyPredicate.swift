extension PredicateDeclaration {
    static let vocabulary = PredicateDeclaration(
        "vocabulary",
        holds: """
            In every file in scope, capture 1 of each match of `declaration` is in the vocabulary or matches one of \
            `exempt_patterns`.
            """,
        parameters: [
            Parameter("vocabulary_key", .vocabulary, required: true, about: "the words that are accepted"),
            Parameter(
                "declaration", .regex, required: true, readsCapture: true,
                about: "what declares a word; capture 1 is the word"),
            Parameter("exempt_patterns", .regexList, about: "words that are accepted besides the vocabulary"),
            Parameter("glob", .glob, about: "the files looked at, where not all in scope"),
        ])
}

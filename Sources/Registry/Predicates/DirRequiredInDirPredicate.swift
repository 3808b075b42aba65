extension PredicateDeclaration {
    static let dirRequiredInDir = PredicateDeclaration(
        "dir_required_in_dir",
        holds: """
            Each screen holds every folder of the vocabulary, at the same depth; a folder kept by `.gitkeep` counts.
            """,
        parameters: [
            Parameter("vocabulary_key", .vocabulary, required: true, about: "the folders every screen holds"),
            .slot, .slotValue,
        ],
        alsoReads: ["screen.root"])
}

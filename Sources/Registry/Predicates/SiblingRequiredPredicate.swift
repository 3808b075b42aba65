extension PredicateDeclaration {
    static let siblingRequired = PredicateDeclaration(
        "sibling_required",
        holds: """
            Beside each subject stands a file whose stem is the subject's with its suffix replaced, any entry for any \
            entry.
            """,
        parameters: [
            Parameter("subject_role", .role, required: true, about: "the files that need a companion"),
            Parameter(
                "strip_suffix_from_vocabulary", .vocabulary, required: true,
                about: "the suffixes of which one is taken off the subject's stem"),
            Parameter(
                "append_suffix_from_vocabulary", .vocabulary, required: true,
                about: "the suffixes of which one is put in its place"),
            .slot, .slotValue,
        ])
}

extension PredicateDeclaration {
    static let importContract = PredicateDeclaration(
        "import_contract",
        holds: """
            The files of each target below `imports` of the overlay import the modules listed for it and no others, and \
            each module listed is imported.
            """,
        parameters: [], readsImports: true)
}

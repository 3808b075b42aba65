extension Explanation {
    static let invalidArtifact = Explanation(
        "files that their consumer would not read as meant",
        """
        Each emitted file is read back the way its consumer reads it before it is written. SwiftLint drops a custom \
        rule that it does not understand with no more than a line on its error stream and still exits with success, so \
        a wrong file would be a rule that silently does nothing. The file is not written.
        """,
        example: .outside(
            """
            Two rules run SwiftLint's `file_length` with different limits: one config can hold only one of them.
            """),
        mend: """
            Where the message names two rules, let them agree on the options. Otherwise it is a fault of rulec: report \
            it with the rule that the message names, and take the rule's pattern out until it is mended.
            """)

    static let foreignFile = Explanation(
        "files in the way that rulec did not write",
        """
        A path that is to be written holds a file that the manifest does not list, so it was written by hand or by \
        another tool. Writing over it would destroy somebody's work.
        """,
        example: .outside(
            """
            An overlay says `emit: {swiftlint: Modules/Booking/.swiftlint.yml}`, and the team already keeps a config of \
            its own at that path.
            """),
        mend: """
            Move the file away, or move what it says into the overlay's `passthrough:`, and build again. Or choose \
            another path under `emit:` or with `--out`.
            """)

    static let staleArtifact = Explanation(
        "artifacts that are not what the inputs say",
        """
        Somebody changed a rule or an overlay without building, or edited an artifact by hand. What tools run is then not \
        what the registry says. Only `rulec build --check --format json` reports it so; as text the same is a diff.
        """,
        example: .outside("A rule is edited, and `rulec build --check --format json` runs before `rulec build`."),
        mend: "Run `rulec build` and commit what it writes.")
}

extension Explanation {
    static let yamlSyntax = Explanation(
        "places that are not YAML",
        """
        The file breaks a rule of YAML at this place, so what was meant has to be guessed. The rest of the file is \
        read all the same, so that one run shows everything; but nothing is emitted from a file that has such a place.
        """,
        example: .registry(
            """
            version: 1.0.0
            updated: 2026-11-30
            owner: iOS platform
            rules:
              - id: READ-01
                title: Sections have a heading: MARK, or none
                severity: important
                enforcement: judgement
                rationale: readability
            """),
        mend: """
            Quote the text that holds YAML's own characters: `title: "Sections have a heading: MARK, or none"`. \
            Regexes are best put in single quotes, where a backslash is a backslash.
            """)

    static let yamlDuplicateKey = Explanation(
        "keys written twice in one mapping",
        """
        A mapping has each key once. Many readers silently keep the last one, so half of what was written would be \
        lost and nobody would notice.
        """,
        example: .rule("check: Trim what the code already says.\ncheck: Keep what says why."),
        mend: "Join the two values under one key, or remove the one that is out of date.")

    static let yamlLimit = Explanation(
        "files beyond the limits of the reader",
        """
        The file is larger, is nested deeper, has a longer key or makes more of its aliases than any registry needs. \
        The limits keep a damaged or hostile file from taking all memory; what lies behind the place is not read.
        """,
        example: .rule(
            """
            builtin:
              swiftformat:
                - fileHeader: &options
                    a: &a [x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x]
                    b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
                    c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
                    d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
                - wrapArguments: *options
            """, enforcement: "format"),
        mend: "Write out what the aliases stand for, nest less deeply, or split the registry into several files.")

    static let yamlEncoding = Explanation(
        "bytes that are not readable text",
        """
        Registries and overlays are UTF-8 without control characters. A byte that is not UTF-8, a NUL, or a byte order \
        mark inside the text is invisible in most editors, and other tools would read another value than the one shown.
        """,
        example: .rule(
            "# An invisible byte order mark stands in front of 'Trim'.\ncheck: \u{FEFF}Trim what the code says."),
        mend: "Save the file as UTF-8 and remove the character; in double quotes it can be written as `\\uFEFF`.")
}

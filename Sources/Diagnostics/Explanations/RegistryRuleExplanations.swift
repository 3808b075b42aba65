/// What a registry's rules are made of: their life, their mechanisms, and what they read.
extension Explanation {
    static let slotGovernsConflictedRule = Explanation(
        "slots that govern a rule with an open conflict",
        """
        A rule with `conflict:` is enforced by no machine artifact until the conflict is settled, so a module cannot \
        choose anything by binding the slot.
        """,
        example: .rule(
            "conflict: The style guide of the server teams asks for the reverse.",
            below: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [READ-01]
                      values:
                        layered: Each screen has every layer folder.
                        organic: A screen has the folders it needs.
                """),
        mend: "Settle the conflict and remove `conflict:`, or take the rule off the slot's `governs`.")

    static let retiredReference = Explanation(
        "references to retired rules",
        """
        A retired rule is kept only as a record; nothing enforces it. What still names it, a slot, a successor, an \
        override or a waiver, has no effect and hides that the rule is gone.
        """,
        example: .rule(
            """
            status: retired
            retired_in: 1.0.0
            retirement_reason: The formatter does it now.
            """,
            below: """
                module_overlay_slots:
                  slots:
                    - id: CommentStyle
                      governs: [READ-01]
                      values:
                        block: Comments are blocks.
                        line: Comments are lines.
                """),
        mend: "Name the rule that replaces it, which the message gives where there is one, or remove the reference.")

    static let unknownClass = Explanation(
        "data classes that the registry does not know",
        """
        `applies_to_classes` names classes of `sensitive_data_classes`. With an unknown one the rule speaks about data \
        that no inventory can hold.
        """,
        example: .rule(
            "applies_to_classes: [auth-tokn]",
            below: """
                sensitive_data_classes:
                  classes:
                    - { id: auth-token, covers: session tokens, at_rest: keychain-required, loggable: never }
                """),
        mend: "Write the class as it is defined, `[auth-token]`, or `all`.")

    static let invalidGlob = Explanation(
        "path patterns that do not parse",
        """
        A path pattern knows `**` for any number of folders as a whole segment, `*`, `?`, `[a-z]` and `{a,b}`. One \
        that tools would read differently, or not at all, is refused instead of selecting other files than meant.
        """,
        example: .rule("scope:\n  paths: [\"Sources/**.swift\"]"),
        mend: "Give `**` a segment of its own: `\"Sources/**/*.swift\"`.")

    static let invalidRegex = Explanation(
        "regular expressions that do not compile",
        """
        SwiftLint drops a custom rule with a bad expression and still exits with success, so the rule would silently \
        be off. An expression that reports a group it does not have is refused too.
        """,
        example: .rule(
            """
            patterns:
              - regex: '//\\s*(TODO|FIXME'
                in: comments
                message: Open a ticket
            examples:
              bad: ["// TODO later"]
              good: ["// done"]
            """, enforcement: "lint"),
        mend: """
            Mend the expression at the marked character: `'//\\s*(?:TODO|FIXME)'`. The syntax is ICU's, as \
            NSRegularExpression reads it.
            """)

    static let unknownBuiltin = Explanation(
        "rules of other tools that do not exist",
        """
        The tool does not have this rule or option in the version that is compiled for. SwiftLint ignores an unknown \
        identifier, so the rule would be declared as enforced and never run.
        """,
        example: .rule("builtin:\n  swiftlint: [force_try, force_casts]", enforcement: "lint"),
        mend: "Write the identifier that is suggested, `force_cast`; `swiftlint rules` lists them.")

    static let exampleMismatch = Explanation(
        "examples that the pattern judges differently",
        """
        Examples are run. A bad one that no pattern matches, or a good one that is matched, shows that the pattern does \
        not say what the rule says; in a module it would miss code or report sound code.
        """,
        example: .rule(
            """
            patterns:
              - regex: 'fatalError\\('
                message: Return an error
            examples:
              bad: ["preconditionFailure()"]
              good: ["throw LoadError.empty"]
            """, enforcement: "lint"),
        mend: "Correct the pattern, `'(?:fatalError|preconditionFailure)\\('`, or the example.")

    static let patternWithoutExample = Explanation(
        "patterns without a bad and a good example",
        """
        An example is the proof that a pattern matches what it is meant for and leaves the rest alone. Without both \
        kinds nobody notices when an edit breaks it.
        """,
        example: .rule(
            """
            patterns:
              - regex: 'fatalError\\('
                message: Return an error
            """, enforcement: "lint"),
        mend:
            "Add `examples: { bad: ['fatalError(\"no\")'], good: ['throw LoadError.empty'] }` to the pattern or the rule."
    )

    static let lintWithoutMechanism = Explanation(
        "rules that nothing enforces",
        """
        The rule says that a tool decides it, and names no pattern, predicate, built-in rule or report that would. A \
        `mechanism:` in prose enforces nothing. The plan lists the rule as declared only.
        """,
        example: .rule("mechanism: 'custom regex: fatalError'", enforcement: "lint"),
        mend: """
            Write the mechanism down, e.g. `patterns: [{ regex: 'fatalError\\(', message: Return an error }]` with \
            examples, or `enforcement: judgement` and say under `tooling_limitation:` why no machine decides it.
            """)

    static let proseCondition = Explanation(
        "conditions that only people can read",
        """
        `applies_when` is prose: no artifact can act on it, so the rule is enforced in every module, those it was not \
        meant for included.
        """,
        example: .rule("applies_when: Only in Swift 6 language mode."),
        mend: """
            Put the machine form beside it, `when: { language_mode: "6" }`, or lower the diagnostic for the whole \
            registry: `policy: { diagnostics: { prose-condition: allow } }`.
            """)

    static let unusedRole = Explanation(
        "roles that no rule reads",
        "Overlays are never asked for a role that nothing reads, so its definition has no effect.",
        example: .rule("", below: "roles:\n  screen.factory: What builds a screen."),
        mend: "Let a rule select by it, `where: screen.factory`, or remove it.")

    static let unusedVocabulary = Explanation(
        "vocabularies that no rule reads",
        "Words that nothing reads decide nothing, and overlays are never asked for them.",
        example: .rule(
            "",
            below: """
                vocabularies:
                  LayerDirs: { about: The layer folders of a screen }
                """),
        mend: "Let a pattern name it, `${vocabulary.LayerDirs}`, or a predicate, or remove it.")
}

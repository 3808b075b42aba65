/// Keys, values and definitions of a registry.
extension Explanation {
    static let unknownKey = Explanation(
        "keys that mean nothing here",
        """
        Nobody reads this key, so what stands under it would be lost: most often it is a misspelling, or the key \
        belongs one level higher or lower.
        """,
        example: .registry(
            of: """
                rules:
                  - id: READ-01
                    titel: Comments say why
                    severity: important
                    enforcement: judgement
                    rationale: readability
                """),
        mend: "Write the key that the message suggests or lists. What is only for readers belongs into a comment.")

    static let missingKey = Explanation(
        "required keys that are absent",
        "Without the key the entry cannot be understood: there is no default that would be right for everybody.",
        example: .registry(
            of: """
                rules:
                  - id: READ-01
                    severity: important
                    enforcement: judgement
                    rationale: readability
                """),
        mend: "Add the key: `title: Comments say why`.")

    static let wrongType = Explanation(
        "values of the wrong kind",
        """
        The key takes another kind of value: a list where text is written, a word that is none of the choices, a date \
        or a version that does not exist. A guess at what was meant could switch rules off.
        """,
        example: .registry(
            """
            version: 1.2
            updated: 2026-11-30
            owner: iOS platform
            rules:
              - id: READ-01
                title: Comments say why
                severity: important
                enforcement: judgement
                rationale: readability
            """),
        mend: """
            Write what the message asks for. A version has three numbers, `version: 1.2.0`; a date is written as \
            `2026-11-30`; a list is written as a list, even of one.
            """)

    static let duplicateDefinition = Explanation(
        "things defined twice",
        """
        A name stands for one thing in the whole registry, whatever the number of its files. With two definitions it \
        would depend on the order of files which one counts; both places are shown.
        """,
        example: .registry(
            of: """
                rules:
                  - id: READ-01
                    title: Comments say why
                    severity: important
                    enforcement: judgement
                    rationale: readability
                  - id: READ-01
                    title: Names are words
                    severity: important
                    enforcement: judgement
                    rationale: readability
                """),
        mend: "Keep one of the two, or give the newer one a name of its own: `id: READ-02`.")

    static let malformedRuleID = Explanation(
        "rule IDs of another form",
        """
        An ID is a family in capitals, a hyphen, at least two digits, and perhaps one lower-case letter. IDs become \
        names of lint rules, of pages and of exception markers, and all of these rely on the form.
        """,
        example: .registry(
            of: """
                rules:
                  - id: Read-1
                    title: Comments say why
                    severity: important
                    enforcement: judgement
                    rationale: readability
                """),
        mend: "Write `READ-01`, or `READ-01b` for a rule that was split off another.")

    static let unknownSeverity = Explanation(
        "severities that the registry does not have",
        """
        A severity is one of the registry's `severity_levels`, which are blocking, important and suggestion where it \
        names none. With an unknown one nobody could say whether a finding stops a merge.
        """,
        example: .registry(
            of: """
                rules:
                  - id: READ-01
                    title: Comments say why
                    severity: critical
                    enforcement: judgement
                    rationale: readability
                """),
        mend: "Write one of the levels, e.g. `severity: blocking`, or add the level to `severity_levels`.")

    static let unknownEnforcement = Explanation(
        "kinds of enforcement that do not exist",
        """
        Enforcement says who decides the rule: format, lint, scan or judgement. It settles to which artifact the rule \
        goes, so one of an unknown kind would go nowhere.
        """,
        example: .registry(
            of: """
                rules:
                  - id: READ-01
                    title: Comments say why
                    severity: important
                    enforcement: review
                    rationale: readability
                """),
        mend: "Write one of the four kinds: what only a reader can decide is `enforcement: judgement`.")

    static let incompleteRetirement = Explanation(
        "retired rules that do not say when or why",
        """
        A retired rule stays in the registry as the answer to whoever meets its ID in old code or in a review. \
        Without the version and the reason it answers nothing.
        """,
        example: .rule("status: retired\nretired_in: 1.0.0"),
        mend: """
            Add what is missing: `retired_in: 1.0.0` and `retirement_reason: The formatter does it now`; name the \
            successors, where there are any, under `replaced_by:`.
            """)

    static let illegalClassValue = Explanation(
        "storage tiers and logging rules that do not exist",
        """
        What a class of sensitive data says `at_rest` and `loggable` is compiled into lint patterns. A tier that does \
        not exist would protect nothing.
        """,
        example: .rule(
            "applies_to_classes: all",
            below: """
                sensitive_data_classes:
                  classes:
                    - id: auth-token
                      covers: session tokens
                      at_rest: keychain
                      loggable: never
                """),
        mend: """
            `at_rest` is keychain-required, keychain-or-protected, protected-storage or never-persist-locally; \
            `loggable` is never, hashed-or-truncated-only or allowed.
            """)

    static let brokenLadder = Explanation(
        "persistence ladders with a missing step",
        """
        The ladder is walked step by step for every entry of an inventory. Its steps are numbered from 1 without a \
        gap, and `go to step N` must lead to one of them, or the walk ends nowhere.
        """,
        example: .rule(
            "",
            below: """
                persistence_decision:
                  ladder:
                    - step: 1
                      question: Is the value needed when the flow is over?
                      if_no: Keep it in memory.
                      if_yes: go to step 3
                    - step: 2
                      question: What does it have to live through?
                      guidance: The Keychain holds what lives through a restart.
                """),
        mend: "Lead to a step that exists, `if_yes: go to step 2`, or add the step.")
}

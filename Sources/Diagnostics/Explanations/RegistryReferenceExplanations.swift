/// Names in a registry that must stand for something else in it.
extension Explanation {
    static let unknownPredicate = Explanation(
        "predicates that do not exist",
        """
        A predicate is one of the structural checks that rulec has. A rule with an unknown one would be listed as \
        machine-decided and never run.
        """,
        example: .rule("predicate: file_sizes", enforcement: "lint"),
        mend: "Write the name that is suggested, `predicate: file_size`. `rulec explain NAME` shows what one checks.")

    static let missingParameter = Explanation(
        "predicates that lack a parameter",
        "The predicate cannot decide anything without this parameter, so the rule would never report.",
        example: .rule(
            """
            predicate: vocabulary
            params:
              vocabulary_key: SectionHeadings
            """, enforcement: "lint"),
        mend: "Add it under `params:`, here `declaration: '// MARK: - (.+)'`.")

    static let unknownParameter = Explanation(
        "parameters that the predicate does not take",
        """
        The predicate does not read this parameter, so the rule would be checked without it: more loosely, or more \
        strictly, than it was written.
        """,
        example: .rule(
            """
            predicate: file_size
            params:
              limit: { file: 300 }
            """, enforcement: "lint"),
        mend: "Write the parameter that is suggested: `limits: { file: 300 }`.")

    static let unknownRole = Explanation(
        "roles that the registry does not know",
        """
        A role names places in a module and is defined under `roles:`; overlays bind it to paths. What selects by an \
        unknown role selects nothing.
        """,
        example: .rule(
            """
            patterns:
              - regex: '@StateObject\\b'
                where: [screen.view, screen.entry]
                message: Pass values in
            examples:
              bad: ["@StateObject var model: Model"]
              good: ["let seat: Seat"]
            """, enforcement: "lint",
            below: """
                roles:
                  screen.view: A view of a screen.
                """),
        mend: """
            Define it, `roles: { screen.entry: The file that puts a screen up }`, or write one that is defined. A path \
            is told from a role by a `/` or a wildcard: `"**/*Entry.swift"`.
            """)

    static let unknownSlot = Explanation(
        "slots that the registry does not know",
        """
        A slot is a choice that each module makes, defined under `module_overlay_slots:`. No overlay can bind one that \
        is not defined, so what reads it would be off in every module.
        """,
        example: .rule(
            "when:\n  slot: ScreenLayerShap",
            below: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [READ-01]
                      values:
                        layered: Each screen has every layer folder.
                        organic: A screen has the folders it needs.
                """),
        mend: "Write the slot as it is defined, `slot: ScreenLayerShape`, or define it.")

    static let unknownVocabulary = Explanation(
        "vocabularies that the registry does not know",
        """
        A vocabulary is a set of words that rules read and overlays bind. A registry that has the key `vocabularies:` \
        declares all of them there, so that a misspelling is found here and not as a rule that never reports.
        """,
        example: .rule(
            """
            patterns:
              - regex: '\\blet ${vocabulary.BooleanPrefixes}[a-z]\\w*: Bool'
                unless: '${vocabulary.BoolExceptions}'
                message: Write the word behind the question with a capital
            examples:
              bad: ["let ${vocabulary.BooleanPrefixes}open: Bool"]
              good: ["let ${vocabulary.BooleanPrefixes}Open: Bool"]
            """, enforcement: "lint",
            below: """
                vocabularies:
                  BooleanPrefixes: { about: How the name of a Bool may begin, default: [is] }
                """),
        mend:
            "Declare it, `BoolExceptions: { about: Names that are known as they are }`, or write one that is declared.")

    static let unknownSlotValue = Explanation(
        "values that a slot does not have",
        """
        A rule asks for a value that no module can choose, so it would be off everywhere without anybody having \
        decided that.
        """,
        example: .rule(
            "when:\n  slot: { ScreenLayerShape: layerd }",
            below: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [READ-01]
                      values:
                        layered: Each screen has every layer folder.
                        organic: A screen has the folders it needs.
                """),
        mend: "Write one of the slot's values, `slot: { ScreenLayerShape: layered }`, or add the value to the slot.")

    static let slotNeedsTwoValues = Explanation(
        "slots without a choice",
        """
        A slot exists because two answers are both sound. With a single value there is nothing to choose, and a \
        module that forgets to bind it loses the rules all the same.
        """,
        example: .rule(
            "",
            below: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [READ-01]
                      values:
                        layered: Each screen has every layer folder.
                """),
        mend: "Add the other answer under `values:`, or remove the slot and let the rule hold for every module.")

    static let governsUnknownRule = Explanation(
        "slots that govern rules which do not exist",
        """
        `governs` lists the rules that a slot switches. An ID that no rule has switches nothing, and the rule that was \
        meant is on in modules that chose otherwise.
        """,
        example: .rule(
            "",
            below: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [READ-01, READ-11]
                      values:
                        layered: Each screen has every layer folder.
                        organic: A screen has the folders it needs.
                """),
        mend: "Write the ID of a rule that exists, or take it off the list.")

    static let governsMismatch = Explanation(
        "rules that read a slot which does not govern them",
        """
        A rule that reads a slot is off where the slot is unbound. The slot's `governs` must say so, or its page and \
        the question that overlays are asked leave the rule out.
        """,
        example: .registry(
            of: """
                module_overlay_slots:
                  slots:
                    - id: ScreenLayerShape
                      governs: [STRUCT-01]
                      values:
                        layered: Each screen has every layer folder.
                        organic: A screen has the folders it needs.
                rules:
                  - id: STRUCT-01
                    title: Screens have layers
                    severity: important
                    enforcement: judgement
                    rationale: consistency
                  - id: STRUCT-02
                    title: Layers do not import upwards
                    severity: important
                    enforcement: judgement
                    rationale: consistency
                    when:
                      slot: ScreenLayerShape
                """),
        mend: "Add the rule to the slot: `governs: [STRUCT-01, STRUCT-02]`.")
}

/// Modules beside each other, and an overlay against its registry.
extension Explanation {
    static let duplicateModule = Explanation(
        "modules with two overlays",
        """
        A module has one overlay, and its name becomes a folder of the output. Two of one name, or of names that differ \
        in case only, would overwrite each other's files on some disks.
        """,
        example: .overlays([
            Example.overlayText(module: "Booking"),
            Example.overlayText(module: "Booking", source: "Modules/Seats/Sources/Seats"),
        ]),
        mend: "Join the two overlays, or give the second its own name: `module: Seats`.")

    static let overlappingSources = Explanation(
        "modules whose sources overlap",
        """
        Files would belong to two modules and be judged by both their choices, so that one of them reports what the \
        other asks for.
        """,
        example: .overlays([
            Example.overlayText(module: "Booking"),
            Example.overlayText(module: "Seats", source: "Modules/Booking/Sources/Booking/Seats"),
        ]),
        mend: "Move the inner module's files out, or describe both as one module in one overlay.")

    static let unknownSibling = Explanation(
        "siblings that are no modules",
        """
        Rules about module boundaries look for the names of a module's siblings in its code. A name that no overlay \
        has is never found, so imports of the module that was meant go unreported.
        """,
        example: .overlays([
            Example.overlayText(module: "Loyalty"),
            Example.overlayText(module: "Booking", adding: "siblings: [Loyality]"),
        ]),
        mend: "Write the module's name as its overlay does, `siblings: [Loyalty]`, or add an overlay for it.")

    static let importCycle = Explanation(
        "targets that import each other",
        """
        `imports` says what each target of a module may import. No compiler builds targets that import each other in a \
        circle, so one of these entries is not what was meant.
        """,
        example: .overlay(
            adding: """
                imports:
                  Booking: [Foundation, BookingUI]
                  BookingUI: [SwiftUI, Booking]
                """),
        mend: "Remove the entry that points the wrong way, here `BookingUI` below `Booking`.")

    static let unknownRule = Explanation(
        "rules that the registry does not have",
        """
        An override, a waiver or a rollout names an ID that no rule has. It has no effect, and the rule that was meant \
        goes on as if nothing had been said.
        """,
        example: .overlay(
            adding: """
                severity:
                  READ-12: { level: important, reason: names are read aloud in our reviews }
                """),
        mend: "Write the ID of a rule that exists, `READ-02`; `rulec plan` lists all of them.")

    static let unknownPack = Explanation(
        "packs that the registry does not have",
        "A pack is a set of rules that a module selects. With an unknown one its rules would silently be missing.",
        example: .overlay(adding: "packs: [platfrom]"),
        mend:
            "Write the pack as the registry does. `platform` always exists, and is all that an overlay without `packs:` has."
    )

    static let conflictingPacks = Explanation(
        "packs that exclude each other",
        """
        The registry says that the two packs ask for opposite things, so code that keeps the rules of one breaks those \
        of the other.
        """,
        example: .pair(
            registry: """
                version: 1.0.0
                updated: 2026-11-30
                owner: iOS platform
                packs:
                  - id: combine
                    title: State in Combine
                    conflicts_with:
                      - { pack: observation, reason: a model publishes its state in one way }
                  - id: observation
                    title: State in Observation
                rules:
                  - id: READ-01
                    title: Comments say why
                    severity: important
                    enforcement: judgement
                    rationale: readability
                """,
            overlay: """
                module: Booking
                source: Modules/Booking/Sources/Booking
                packs: [platform, combine, observation]
                sensitive_data: []
                none_because: the module shows public timetables
                """),
        mend: "Select one of the two. Where the registry names a slot that reconciles them, bind it to that value.")

    static let registryVersion = Explanation(
        "overlays for another version of the registry",
        """
        The overlay says for which versions of the registry its choices were made, and this registry is none of them: \
        slots and rules may have another meaning by now.
        """,
        example: .overlay(adding: "registry: \">=2\""),
        mend: "Go through what changed in the registry, then widen the requirement: `registry: \">=1.2 <3\"`.")

    static let pinMismatch = Explanation(
        "overlays pinned to another state of the registry",
        """
        The overlay was reviewed against a registry with this digest, and the registry has changed since. A pin asks \
        that nothing takes effect in the module without a review.
        """,
        example: .overlay(
            adding: """
                registry:
                  version: ">=1.2 <2"
                  sha256: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
                """),
        mend:
            "Review what changed in the registry, then write the digest that the message shows, or remove `sha256:`.")
}

/// Which rules can apply to a module at all.
extension Explanation {
    static let unknownLanguage = Explanation(
        "languages that no rule speaks about",
        """
        `languages:` says what a module is written in, and rules about other languages are out of its scope. A misspelled \
        one turns every rule off. One that is close to a known language is an error, any other a warning.
        """,
        example: .overlay(adding: "languages: [swfit]"),
        mend: "Write the language as the registry's `scope:` does, `languages: [swift]`, or leave the key out.")

    static let unknownFramework = Explanation(
        "frameworks that are misspelled",
        """
        `frameworks:` says which frameworks a module uses, and rules about others are out of its scope. A misspelled one \
        turns its rules off. Frameworks that no rule names are fine; only one that is close to a named one is reported.
        """,
        example: .pair(
            registry: """
                version: 1.0.0
                rules:
                  - id: UI-01
                    title: A screen is composed of its own views
                    severity: important
                    enforcement: judgement
                    rationale: readability
                    scope: { frameworks: [swiftui] }
                """,
            overlay: """
                module: Booking
                source: Modules/Booking/Sources/Booking
                frameworks: [swiftiu]
                sensitive_data: []
                none_because: the module shows public timetables
                """),
        mend: "Write the framework as the rules do: `frameworks: [swiftui]`.")
}

/// Overrides and waivers.
extension Explanation {
    static let overrideWithoutReason = Explanation(
        "overrides that do not say why",
        """
        A module that weighs a rule differently says why, so that the next reader can tell whether it still holds. \
        Without a reason an override is never taken back.
        """,
        example: .overlay(adding: "severity:\n  READ-02: { level: important }"),
        mend: "Add it: `READ-02: { level: important, reason: names are read aloud in our reviews }`.")

    static let overrideNotAllowed = Explanation(
        "overrides that the registry's policy does not allow",
        """
        The registry decides under `policy.overridable` which rules a module may lower or waive: freely, with somebody's \
        name under it, or never.
        """,
        example: .overlay(
            adding: """
                severity:
                  SEC-01: { level: suggestion, reason: the log never leaves the device }
                """),
        mend: """
            A rule that is `signed-off` needs the name of whoever answers for it, `owner: Security team`; one that is \
            `never` cannot be lowered here, so talk to the registry's owner.
            """)

    static let waiverWithoutReason = Explanation(
        "waivers without a reason or an end",
        """
        A waiver is a debt: it says why the rule cannot be kept now and when it will be. One without an end is a rule \
        given up by accident.
        """,
        example: .overlay(
            adding: """
                waivers:
                  - rule: READ-02
                    paths: [Screens/SeatMap/**]
                    reason: the names come from the old API
                """),
        mend: "Add what is missing: `expires: 2027-03-31`, `reason: the names come from the old API`.")

    static let waiverExpired = Explanation(
        "waivers that have run out",
        """
        The day until which the rule was waived is past, so the work was done and the waiver is forgotten, or it was \
        not done and nobody decided to go on. It is a warning for 14 days and an error from then on. The same holds for \
        the date of an override and of a rollout. `rulec check` takes each up to its date and then notes that it has run \
        out, for what it covered is reported again.
        """,
        example: .overlay(
            adding: """
                waivers:
                  - rule: READ-02
                    paths: [Screens/SeatMap/**]
                    reason: the names come from the old API
                    expires: 2026-01-31
                """),
        mend: "Remove the waiver and mend what is reported then, or decide anew and write a later date.")

    static let waiverExpiring = Explanation(
        "waivers that run out within 30 days",
        """
        The waiver, the override or the rollout is an error soon after its last day; there is time left to mend what it \
        covers.
        """,
        example: .overlay(
            adding: """
                waivers:
                  - rule: READ-02
                    paths: [Screens/SeatMap/**]
                    reason: the names come from the old API
                    expires: 2026-12-10
                """),
        mend: "Mend the places it covers and remove it, or decide anew and write a later date.")

    static let waiverTooBroad = Explanation(
        "waivers of a whole module",
        """
        The waiver covers everything that the rule speaks about, so new code is excused with the old and the debt \
        grows. The plan counts the rule as waived.
        """,
        example: .overlay(
            adding: """
                waivers:
                  - rule: READ-02
                    paths: ["**"]
                    reason: the names come from the old API
                    expires: 2027-03-31
                """),
        mend: "Name the places that cannot keep the rule yet: `paths: [Screens/SeatMap/**]`.")
}

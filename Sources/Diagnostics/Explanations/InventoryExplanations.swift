/// A module's inventory of sensitive data.
extension Explanation {
    static let unknownDataClass = Explanation(
        "symbols of a class that does not exist",
        """
        The class decides where a value may be kept and whether it may be logged. A symbol of an unknown class would \
        be protected by nothing.
        """,
        example: .inventory(
            """
              - symbol: sessionToken
                class: auth-tokn
            """),
        mend: "Write one of the registry's classes: `class: auth-token`.")

    static let invalidSymbol = Explanation(
        "symbols that are not identifiers, or that stand everywhere",
        """
        A symbol is searched for in code, so it is a Swift identifier as code spells it, or a dotted path of them. A \
        word such as `id` or `name` stands for a hundred other things, and each would be reported. The helper that \
        `reduced_by` names is searched for too.
        """,
        example: .inventory(
            """
              - symbol: session token
                class: auth-token
            """),
        mend: "Write what code says, `symbol: sessionToken`, and qualify a word that is common: `Traveller.name`.")

    static let duplicateSymbol = Explanation(
        "symbols listed twice",
        """
        One symbol has two entries. Where they differ in class, two storage tiers and two logging rules would hold for \
        one value, and a pattern cannot tell which was meant. `email` of one class and `Agent.email` of another meet in \
        the same way, since the first stands for both.
        """,
        example: .inventory(
            """
              - symbol: sessionToken
                class: auth-token
              - symbol: sessionToken
                class: payment-instrument
            """),
        mend: "Keep one entry. Where two values share a name, qualify it: `Session.token` and `Payment.token`.")

    static let persistenceContradiction = Explanation(
        "entries whose storage contradicts their class or life",
        """
        What the entry says about storage cannot be true for its class or for how long it lives: a class that is never \
        stored does not survive a restart, and a value that lives in memory has no Keychain settings.
        """,
        example: .inventory(
            """
              - symbol: cardNumber
                class: payment-instrument
                survives: restart
            """),
        mend: """
            Let the value live for its flow, `survives: flow`, and keep a token of the server instead; or remove what \
            belongs to another kind of storage.
            """)

    static let missingAccessibility = Explanation(
        "Keychain entries that do not say when they can be read",
        """
        Every Keychain item has an accessibility class, and the system's default is seldom the right one: it decides \
        whether the value can be read behind a locked screen and whether it moves to another device.
        """,
        example: .inventory(
            """
              - symbol: sessionToken
                class: auth-token
                survives: restart
            """),
        mend: """
            Add `accessibility: when-unlocked-this-device-only`, or `after-first-unlock-this-device-only` for what runs \
            in the background.
            """)

    static let accessibilityNotDeviceOnly = Explanation(
        "Keychain entries that may leave the device",
        """
        An accessibility class without `this-device-only` goes into backups and onto the user's next device, which is \
        a decision that somebody has to give a reason for.
        """,
        example: .inventory(
            """
              - symbol: sessionToken
                class: auth-token
                survives: restart
                accessibility: after-first-unlock
            """),
        mend: """
            Write `after-first-unlock-this-device-only`, or add `accessibility_reason:` and say why the value must \
            move with a backup.
            """)

    static let missingSignOff = Explanation(
        "values that survive a reinstall without a sign-off",
        """
        A value that outlives the app stays on the device after the user has removed it. That is a product decision, \
        so a named person has to have made it.
        """,
        example: .inventory(
            """
              - symbol: sessionToken
                class: auth-token
                survives: reinstall
                accessibility: when-unlocked-this-device-only
            """),
        mend: "Add who decided it, `signed_off_by: Head of product`, or write `survives: restart`.")

    static let missingReduction = Explanation(
        "values that may be logged in part, without the helper that does it",
        """
        The class may be logged only as a hash or cut short. Without the name of the helper, patterns cannot tell a \
        reduced value in a log from the whole one.
        """,
        example: .inventory(
            """
              - symbol: membershipNumber
                class: membership-identity
            """),
        mend: "Name the helper: `reduced_by: lastFourDigits`.")

    static let classNote = Explanation(
        "values that are kept although the note of their class speaks of them",
        """
        A class holds many kinds of values, and its note may say of one of them that it is better not kept. The words of \
        the symbol stand in the note, so the note is repeated where the entry says that the value survives.
        """,
        example: .inventory(
            """
              - symbol: oneTimeToken
                class: auth-token
                survives: restart
                accessibility: when-unlocked-this-device-only
            """),
        mend: "Drop the value with its flow, `survives: flow`, or set `policy.diagnostics` to allow the note.")

    static let missingInventory = Explanation(
        "modules that are silent about sensitive data",
        """
        The security rules are made from each module's inventory. A module that says nothing has none of them, and \
        nobody can tell whether it holds no sensitive data or forgot to say so.
        """,
        example: .overlay(
            """
            module: Booking
            source: Modules/Booking/Sources/Booking
            roles:
              screen.root: Screens/*
              screen.viewmodel: "{dir}/Presentation/{stem}ViewModel.swift"
              subview.view: "{dir}/Presentation/Components/*View.swift"
            slots:
              ScreenLayerShape: layered
              ComponentsDir: Presentation/Components
            vocabularies:
              LayerDirs: [Data, Domain, Presentation]
            """),
        mend: """
            List the values, `sensitive_data: [{ symbol: sessionToken, class: auth-token }]`, or say that there are \
            none: `sensitive_data: []` with `none_because: the module shows public timetables`.
            """)
}

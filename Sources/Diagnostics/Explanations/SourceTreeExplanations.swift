/// What only a source tree shows.
extension Explanation {
    static let missingSource = Explanation(
        "source folders that do not exist",
        """
        `source`, `tests` and `package` name folders of the repository. An overlay may be written before its module is, so \
        a folder that is absent is a note. `check` has nothing to look at then: there it is an error.
        """,
        example: .outside(
            "'validate --tree' for an overlay with `source: Modules/Booking/Sources/Bookings`, where no such folder is."
        ),
        mend: "Write the folder as it is spelled on disk, relative to the repository.")

    static let bindingMatchesNothing = Explanation(
        "role bindings that match nothing on disk",
        """
        A rule that reads a role looks at the files its binding names. A slip in the path leaves nothing to look at, and \
        the rule would pass for enforced.
        """,
        example: .outside(
            "'validate --tree' for an overlay with `screen.entry: \"{dir}/Presentatoin/{stem}Scene.swift\"`, which no file is."
        ),
        mend: "Mend the path, or list the role under `unbound:` with the reason until there is such a file.")

    static let waiverMatchesNothing = Explanation(
        "waivers whose paths match nothing on disk",
        """
        A waiver for files that were moved or deleted excuses nothing. It comes to life again for whatever is put there \
        later, which nobody decided.
        """,
        example: .outside(
            "'validate --tree' for a waiver with `paths: [\"Screens/SeatMaps/**\"]`, where the folder is 'Screens/SeatMap'."
        ),
        mend: "Mend the path, or remove the waiver.")

    static let unownedFiles = Explanation(
        "source files beside a module that no rule looks at",
        """
        A Swift file in the module's `package` folder that is in neither `source` nor `tests` belongs to nobody: no rule \
        of a module is about it. Files under `Package.swift` alone are fine.
        """,
        example: .outside(
            "'validate --tree' with 'Modules/Booking/Sources/BookingPreview/Demo.swift' and no overlay for it."),
        mend: "Give the folder an overlay of its own, or move its files into the module.")

    static let unlistedSymbol = Explanation(
        "names that look sensitive and are in no inventory",
        """
        The words come from what the registry's classes say they cover: a variable, parameter or argument whose name holds \
        them may hold such a value. It is a hint for whoever keeps the inventory, since no rule about sensitive data looks \
        at a symbol that is not listed.
        """,
        example: .outside(
            "'validate --tree' of a module that declares `let passportNumber: String` and does not list it."),
        mend: "List the symbol under `sensitive_data:` with its class, or leave it where it holds no such value.")

    static let unreadableSource = Explanation(
        "source files that cannot be read",
        """
        What is in the file is not known, so a check that finds nothing would say too much. The other files are checked, \
        and the run fails with exit status 2.
        """,
        example: .outside("'check' of a module with a file that the user may not read."),
        mend: "Mend the permissions, or remove the dangling link.")

    static let skippedSource = Explanation(
        "source files that are no Swift text",
        """
        A file with NUL bytes, with bytes that are not UTF-8, or of more than 16 MB is not looked at; nor is a folder that \
        is a link, since it may lead into itself. Everything else is checked.
        """,
        example: .outside("'check' of a module with a photograph that is named 'Seat.swift'."),
        mend: "Save the file as UTF-8, give it another extension, or list it under `generated_paths`.")
}

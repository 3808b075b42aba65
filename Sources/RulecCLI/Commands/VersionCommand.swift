extension Command {
    package static let version = Command(
        name: "version", synopsis: "version", summary: "print the version of rulec",
        example: ("version", "print the version, alone on a line"),
        run: { (arguments, console) throws(Failure) in
            try arguments.noOperand(of: "version")
            console.output("\(Rulec.version)\n")
            return .success
        })
}

extension Rulec {
    /// semver.org; CHANGELOG.md says what changed.
    package static let version = "0.1.0"
}

/// Where a command's words go: results and machine formats to `output`, reports for people to `error`.
///
/// Given as closures, so that tests read what a user would.
package struct Console {
    package let output: (String) -> Void
    package let error: (String) -> Void
    /// Whether reports may be coloured when `--color auto` decides.
    package let isColored: Bool

    package init(output: @escaping (String) -> Void, error: @escaping (String) -> Void, isColored: Bool) {
        self.output = output
        self.error = error
        self.isColored = isColored
    }

    /// The terminal, with `NO_COLOR` (no-color.org) and `TERM=dumb` honoured.
    package static func standard(environment: [String: String]) -> Console {
        Platform.ignoreBrokenPipes()
        let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        return Console(
            output: { Platform.write(Array($0.utf8), to: .output) },
            error: { Platform.write(Array($0.utf8), to: .error) },
            isColored: !refuses && Platform.isTerminal(.error))
    }
}

/// What the process tells its caller.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The input has errors, or what is on disk has drifted.
    case findings = 1
    /// Wrong usage, or a file that cannot be read or written.
    case failure = 2
}

/// Wrong usage, or a fault of the machine: ends the command with a message and exit status 2.
package struct Failure: Error {
    package let message: String
    package let help: String?

    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}

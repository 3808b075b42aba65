/// One option of the command line, described once for the parser, the help and the completions.
package struct Option: Sendable {
    package let name: String
    package let short: String?
    /// What its value is called in the help; nil for a switch.
    package let value: String?
    package let help: String

    private init(_ name: String, short: String? = nil, value: String? = nil, _ help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    package static let root = Option("-C", value: "DIR", "the repository's root (default: the working directory)")
    package static let registry = Option(
        "--registry", value: "PATH", "the registry, a file or a folder (default: registry)")
    package static let overlays = Option(
        "--overlays", value: "PATH", "the overlays, a folder or one file (default: overlays)")
    package static let out = Option("--out", value: "PATH", "where artifacts are written (default: generated)")
    package static let format = Option("--format", value: "NAME", "how results are printed (default: text)")
    package static let deny = Option("--deny", value: "CODE", "make a diagnostic an error; may be repeated")
    package static let warn = Option("--warn", value: "CODE", "make a note a warning; may be repeated")
    package static let allow = Option("--allow", value: "CODE", "silence a warning or a note; may be repeated")
    package static let strict = Option("--strict", "warnings are errors")
    package static let asOf = Option(
        "--as-of", value: "DATE", "the day expiry dates are compared with (default: today)")
    package static let color = Option("--color", value: "WHEN", "auto, always or never (default: auto)")
    package static let verbose = Option("--verbose", short: "-v", "list every diagnostic instead of folding like ones")
    package static let quiet = Option("--quiet", short: "-q", "print errors only")
    package static let help = Option("--help", short: "-h", "print this help")
    package static let module = Option("--module", value: "NAME", "one module instead of all")
    package static let events = Option("--events", "print the events, in the notation of the YAML test suite")
    package static let json = Option("--json", "print each document's value as a line of JSON")
    package static let notes = Option("--notes", "list the unquoted values that YAML 1.1 readers take for others")
    package static let engines = Option(
        "--engines", value: "LIST", "icu, pcre2 and rust, which need ripgrep, and semgrep (default: icu)")
    package static let tree = Option("--tree", "also compare the overlays with the source trees on disk")
    package static let all = Option("--all", "every module that has an overlay")
    package static let source = Option(
        "--source", value: "DIR", "a folder to look at in place of the module's source and tests")
    package static let failOn = Option(
        "--fail-on", value: "LEVEL", "the weakest severity that fails the run (default: the strongest there is)")
    package static let reportOnly = Option("--report", "findings never fail the run")
    package static let timings = Option("--timings", "print how long each pattern and predicate took")
    package static let check = Option("--check", "write nothing; fail, with a diff, where the files differ")

    /// Those of every command.
    package static let common: [Option] = [root, registry, overlays, color, verbose, quiet, help]
    /// Those of every command that reports diagnostics.
    package static let reporting: [Option] = [format, deny, warn, allow, strict]
}

/// The options and operands of one call, as written.
package struct Arguments: Sendable {
    package private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Options may stand before or after operands; `--` ends them.
    package init(_ words: [String], options: [Option], command: String) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
                throw .unknownOption(parts[0], of: command, among: options)
            }
            if option.value == nil {
                guard parts.count == 1 else { throw Failure("\(option.name) takes no value") }
                values[option.name, default: []].append("")
            } else if parts.count == 2 {
                try add(parts[1], to: option)
            } else {
                try add(rest.popFirst() ?? "", to: option)
            }
        }
    }

    /// An empty value is an unset variable of some script; as a path it would mean the whole repository.
    private mutating func add(_ value: String, to option: Option) throws(Failure) {
        guard !value.isEmpty else { throw Failure("\(option.name) needs a value", help: option.help) }
        values[option.name, default: []].append(value)
    }

    package func has(_ option: Option) -> Bool { values[option.name] != nil }
    package func all(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The value of an option that may be given once.
    package func value(_ option: Option) throws(Failure) -> String? {
        let all = all(option)
        guard all.count <= 1 else { throw Failure("\(option.name) is given more than once") }
        return all.first
    }

    /// The one operand a command takes at most.
    package func operand(of command: String) throws(Failure) -> String? {
        guard operands.count <= 1 else {
            throw Failure(
                "rulec \(command) takes one operand, not '\(operands.dropFirst().joined(separator: " "))' too")
        }
        return operands.first
    }
}

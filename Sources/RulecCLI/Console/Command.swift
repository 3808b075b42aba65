import Diagnostics

/// A subcommand: how it is called, what it is for, and what it does.
package struct Command: Sendable {
    package let name: String
    package let synopsis: String
    package let summary: String
    /// A call worth trying, with what it does.
    package let example: (call: String, effect: String)
    package let options: [Option]
    package let formats: [String]
    package let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

    package init(
        name: String, synopsis: String, summary: String, example: (call: String, effect: String),
        options: [Option] = [], formats: [String] = [],
        run: @escaping @Sendable (Arguments, Console) throws(Failure) -> ExitCode
    ) {
        self.name = name
        self.synopsis = synopsis
        self.summary = summary
        self.example = example
        self.options = options + Option.common
        self.formats = formats
        self.run = run
    }

    package static let all: [Command] = [validate, build, plan, check, explain, test, yaml, version]

    package static func named(_ name: String) throws(Failure) -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        let suggestion = Spelling.closest(to: name, among: all.map(\.name))
        throw Failure(
            "there is no command '\(name)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "commands: \(all.map(\.name).joined(separator: ", "))")
    }

    package var help: String {
        var text = "\(summary)\n\nUsage: rulec \(synopsis)\n\nOptions:\n"
        for option in options {
            let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
            let head = option.value.map { "\(names) \($0)" } ?? names
            text += "  \(head)\(String(repeating: " ", count: max(1, 18 - head.count)))\(option.help)"
            if option.name == Option.format.name { text += "; one of \(formats.joined(separator: ", "))" }
            text += "\n"
        }
        return text + "\nExample:\n  rulec \(example.call)\n      \(example.effect)\n"
    }

    package static var overview: String {
        var text =
            "rulec compiles a registry of coding rules and one overlay per module into linter configs and plans.\n\n"
        text += "Usage: rulec COMMAND [OPTIONS]\n\nCommands:\n"
        for command in all {
            text += "  \(command.name)\(String(repeating: " ", count: 12 - command.name.count))\(command.summary)\n"
        }
        return text
            + "\n'rulec COMMAND --help' lists a command's options. Exit status: 0 nothing wrong, 1 the input has errors or "
            + "drift, 2 wrong usage or an unreadable file.\n"
    }
}

/// The whole program, apart from the process it runs in.
package enum Rulec {
    /// Runs one call. `arguments` are the words behind the program's name.
    package static func run(_ arguments: [String], console: Console) -> ExitCode {
        do throws(Failure) {
            return try dispatch(arguments, console: console)
        } catch {
            console.error("rulec: \(error.message)\n")
            if let help = error.help { console.error("  = \(help)\n") }
            return .failure
        }
    }

    private static func dispatch(_ arguments: [String], console: Console) throws(Failure) -> ExitCode {
        guard let first = arguments.first else {
            console.error(Command.overview)
            return .failure
        }
        if first == "--version" {
            return try Command.version.run(Arguments([], options: [], command: "version"), console)
        }
        // Options may come before the command: the first word that is no option, nor an option's value, names it.
        let (name, rest) = try split(arguments)
        if ["help", "--help", "-h"].contains(name) {
            let topic = try Arguments(rest, options: Command.all.flatMap(\.options), command: name).operands.first
            console.output(try topic.map { (name) throws(Failure) in try Command.named(name).help } ?? Command.overview)
            return .success
        }
        let command = try Command.named(name)
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
            console.output(command.help)
            return .success
        }
        return try command.run(Arguments(rest, options: command.options, command: command.name), console)
    }

    private static func split(_ arguments: [String]) throws(Failure) -> (command: String, rest: [String]) {
        let options = Command.all.flatMap(\.options)
        var index = 0
        while index < arguments.count, arguments[index].hasPrefix("-"),
            !["--", "-h", "--help"].contains(arguments[index])
        {
            let name = arguments[index].prefix { $0 != "=" }
            guard let option = options.first(where: { $0.name == name || $0.short == String(name) }) else {
                throw .unknownOption(String(name), of: nil, among: options)
            }
            index += option.value != nil && name == arguments[index] ? 2 : 1
        }
        guard index < arguments.count, arguments[index] != "--" else {
            throw Failure("no command is given", help: "commands: \(Command.all.map(\.name).joined(separator: ", "))")
        }
        var rest = arguments
        return (rest.remove(at: index), rest)
    }
}

extension Failure {
    static func unknownOption(_ word: String, of command: String?, among options: [Option]) -> Failure {
        let names = options.flatMap { [$0.name, $0.short].compactMap(\.self) }
        let suggestion = Spelling.closest(to: word, among: names)
        return Failure(
            "\(command.map { "rulec \($0) has" } ?? "there is") no option '\(word)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? (command.map { "'rulec \($0) --help' lists the options" } ?? "'rulec --help' lists the commands"))
    }
}

import Foundation
import RulecCLI
import Testing

@Suite("Usage")
struct UsageTests {
    @Test(
        "wrong usage is exit 2 with a message and, where one is close, the word that was meant",
        arguments: [
            (["biuld"], "did you mean 'build'?"), (["build", "--chek"], "did you mean '--check'?"),
            (["--registri", "x", "build"], "did you mean '--registry'?"), (["build", "extra"], "takes no operand"),
            (["plan", "A", "B"], "takes one operand"), (["build", "--out"], "needs a value"),
            (["build", "--check=yes"], "takes no value"), (["validate", "--format", "xml"], "formats: text, json"),
            (["validate", "--deny", "unbound-slt"], "did you mean 'unbound-slot'?"),
            (["validate", "--allow", "unknown-key"], "is an error and stays one"),
            (["validate", "--as-of", "tomorrow"], "--as-of takes a date"),
            (["build", "--color", "red"], "auto, always or never"),
            (["build", "--out", "a", "--out", "b"], "more than once"), (["explain"], "needs the name of something"),
            (["explain", "READ-1"], "did you mean 'READ-01'?"), (["plan", "Ap"], "did you mean 'App'?"),
        ] as [([String], String)])
    func wrongUsage(arguments: [String], words: String) throws {
        let sandbox = try Sandbox.small()
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 }, isColored: false)
        #expect(Rulec.run(["-C", sandbox.root] + arguments, console: console) == .failure)
        #expect(error.hasPrefix("rulec: "))
        #expect(error.contains(words), "\(error)")
    }

    @Test(
        "every command has help with its options and an example, and it is exit 0", arguments: Command.all.map(\.name))
    func help(command: String) throws {
        let sandbox = try Sandbox()
        for call in [["--help"], ["-h"]] {
            let result = sandbox.run(command, call[0])
            #expect(result.status == .success)
            #expect(result.output.contains("Usage: rulec \(command)"))
            #expect(result.output.contains("Example:\n  rulec \(command)"))
            #expect(result.error == "")
        }
    }

    @Test("options stand before or after the command and its operands; -- ends them")
    func order() throws {
        let sandbox = try Sandbox.small()
        let plain = sandbox.run("plan", "App", "--format", "json")
        #expect(plain.status == .success)
        #expect(sandbox.run("--format", "json", "plan", "App").output == plain.output)
        #expect(sandbox.run("plan", "--format=json", "--", "App").output == plain.output)
    }

    @Test("no command at all shows the overview and fails; --help and help show it and succeed")
    func overview() throws {
        var output = ""
        let console = Console(output: { output += $0 }, error: { _ in }, isColored: false)
        #expect(Rulec.run([], console: console) == .failure)
        #expect(output == "")
        #expect(Rulec.run(["--help"], console: console) == .success)
        #expect(output.contains("Usage: rulec COMMAND"))
        output = ""
        #expect(Rulec.run(["help", "build"], console: console) == .success)
        #expect(output.contains("Usage: rulec build"))
        output = ""
        #expect(Rulec.run(["--version"], console: console) == .success)
        #expect(output == "\(Rulec.version)\n")
    }

    @Test(
        "a path that was named and is absent is exit 2 with the path tried; the default overlays folder may be absent")
    func absent() throws {
        let sandbox = try Sandbox.small()
        for option in ["--registry", "--overlays", "-C"] {
            let result = sandbox.run("validate", option == "-C" ? "--registry" : option, "/no/such/place")
            #expect(result.status == .failure)
            #expect(result.error.contains("/no/such/place"))
        }
        try FileManager.default.removeItem(atPath: "\(sandbox.root)/overlays")
        let result = sandbox.run("validate")
        #expect(result.status == .success)
        #expect(result.error.contains("there are no modules"))
    }

    @Test("what is no regular file is refused without being opened")
    func pipes() throws {
        let sandbox = try Sandbox.small()
        #expect(mkfifo("\(sandbox.root)/overlays/pipe.yml", 0o644) == 0)
        let result = sandbox.run("validate")
        #expect(result.status == .failure)
        #expect(result.error.contains("pipe.yml") && result.error.contains("not a regular file"))
    }

    @Test(
        "input that is no registry gets a diagnostic, never a crash",
        arguments: [
            "", "\n\n", "# only a comment\n", "- a\n- list\n", "text", "\u{FEFF}", "{", "[[[[", "a: b: c\n", "\t\n",
            "---\n---\n", "%YAML 9\n",
            "module: App\nsource: x\n", "rules: 3\nversion: 1.0.0\n", "&a [*a]",
        ])
    func notARegistry(text: String) throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("registry/rules.yml", text)
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(
            result.error.contains("registry/rules.yml:1:") || result.error.contains("registry/rules.yml:2:"),
            "\(result.error)")
        #expect(!FileManager.default.fileExists(atPath: "\(sandbox.root)/generated"))
    }

    @Test("bytes that are not UTF-8 are reported at the byte")
    func encoding() throws {
        let sandbox = try Sandbox.small()
        let path = "\(sandbox.root)/overlays/app.yml"
        try Data("module: App\nsource: ".utf8 + [0xFF, 0xFE] + "\n".utf8).write(to: URL(fileURLWithPath: path))
        let result = sandbox.run("validate")
        #expect(result.status == .findings)
        #expect(result.error.contains("overlays/app.yml:2:9: error:") && result.error.contains("[yaml-encoding]"))
    }
}

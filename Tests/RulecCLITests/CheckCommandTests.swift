import Foundation
import RulecCLI
import Testing

@Suite("rulec check")
struct CheckCommandTests {
    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox.small()
        try sandbox.write("Sources/App/a.swift", "print(1)\n")
        try sandbox.write("Sources/App/Screens/HomeScene.swift", "let x = BadShape()\n")
        return sandbox
    }

    @Test("findings at or above --fail-on are exit 1, others and --report are exit 0")
    func exitStatus() throws {
        let sandbox = try Self.sandbox()
        let plain = sandbox.run("check", "App")
        #expect(plain.status == .findings)
        #expect(
            plain.output.hasPrefix(
                "Sources/App/Screens/HomeScene.swift:1:9: important: Use the good shape [STRUCT-01]\n"))
        #expect(
            plain.error.contains(
                "App: 1 blocking, 1 important; 2 files read\ncheck runs 2 of 3 rules; left are 1 to a reader\n"))
        #expect(sandbox.run("check", "App", "--report").status == .success)
        try sandbox.write("Sources/App/a.swift", "")
        #expect(sandbox.run("check", "App").status == .success)
        #expect(sandbox.run("check", "App", "--fail-on", "important").status == .findings)
        #expect(sandbox.run("check", "--all", "--fail-on", "suggestion").status == .findings)
    }

    @Test("wrong usage and folders that are not there are exit 2")
    func wrongUsage() throws {
        let sandbox = try Self.sandbox()
        for (arguments, words) in [
            (["check"], "no module is named"), (["check", "app"], "did you mean 'App'?"),
            (["check", "App", "--all"], "not both"),
            (["check", "App", "--fail-on", "importnt"], "did you mean 'important'?"),
            (["check", "App", "--source", "Nowhere"], "there is no folder 'Nowhere'"),
            (["check", "--all", "--source", "Sources"], "name the module"),
            (["check", "App", "--format", "xml"], "formats: text"),
        ] {
            let result = sandbox.run(arguments)
            #expect(result.status == .failure)
            #expect(result.error.contains(words), "\(result.error)")
        }
        try FileManager.default.removeItem(atPath: sandbox.root + "/Sources")
        #expect(sandbox.run("check", "App").error.contains("there is no folder 'Sources/App', the source of App"))
        #expect(sandbox.run("check", "--all").status == .failure)
    }

    @Test("--source looks at another folder as if it were the module's own")
    func otherSource() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("Elsewhere/Screens/OtherScene.swift", "BadShape\n")
        let result = sandbox.run("check", "App", "--source", "Elsewhere", "--format", "xcode")
        #expect(
            result.output
                == "\(sandbox.root)/Elsewhere/Screens/OtherScene.swift:1:1: warning: Use the good shape (STRUCT-01)\n")
    }

    @Test("--source has no tests, and what is bound to them is not missed there")
    func otherSourceWithoutTests() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("Tests/Screens/T.swift", "print(1)\n")
        try sandbox.edit("registry/rules.yml", "**/*.swift", "**/*.swift\", \"**/*.txt")
        try sandbox.edit("registry/rules.yml", "roles:\n", "roles:\n  test.file: a test\n")
        try sandbox.edit("overlays/app.yml", "roles:\n", "tests: Tests\nroles:\n  test.file: \"{tests}/*.swift\"\n")
        try sandbox.write("Elsewhere/a.swift", "")
        let own = sandbox.run("check", "App")
        #expect(own.output.contains("Tests/Screens/T.swift:1:1: blocking"))
        #expect(own.error.contains("role test.file matches nothing at '{tests}/*.swift' in 'Tests'"), "\(own.error)")
        let other = sandbox.run("check", "App", "--source", "Elsewhere")
        #expect(other.output.isEmpty)
        #expect(other.error.contains("matches nothing at 'Screens/*Scene.swift' in 'Elsewhere'"), "\(other.error)")
        #expect(!other.error.contains("test.file"))
    }

    @Test("a module whose plan has errors is not checked")
    func errors() throws {
        let sandbox = try Self.sandbox()
        try sandbox.edit("overlays/app.yml", "Shape: layered", "Shape: layerd")
        let result = sandbox.run("check", "App")
        #expect(result.status == .findings)
        #expect(result.output.isEmpty)
        #expect(result.error.contains("[illegal-slot-value]"))
    }

    @Test("links to folders are not followed, dangling ones fail the run, and the rest is checked")
    func links() throws {
        let sandbox = try Self.sandbox()
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: sandbox.root + "/Sources/App/Loop", withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: sandbox.root + "/Sources/App/b.swift", withDestinationPath: "a.swift")
        let looped = sandbox.run("check", "App")
        #expect(looped.status == .findings)
        #expect(looped.error.contains("'Sources/App/Loop' was not checked: it is a link to a folder"))
        #expect(looped.output.contains("Sources/App/b.swift:1:1: blocking"))
        try manager.createSymbolicLink(atPath: sandbox.root + "/Sources/App/c.swift", withDestinationPath: "c.swift")
        let broken = sandbox.run("check", "App")
        #expect(broken.status == .failure)
        #expect(broken.error.contains("[unreadable-source]"))
        #expect(broken.output.contains("Sources/App/a.swift:1:1: blocking"))
    }

    @Test("files that are no text are warnings, which --strict makes errors")
    func binary() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("Sources/App/a.swift", "let a = 1\u{0}\n")
        let result = sandbox.run("check", "App")
        #expect(result.status == .success)
        #expect(result.error.contains("[skipped-source]"))
        #expect(sandbox.run("check", "App", "--strict").status == .failure)
    }

    @Test("an expired waiver does not stop a check, and no longer excuses")
    func waivers() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write(
            "overlays/app.yml",
            Sandbox.overlay + "waivers: [{ rule: READ-01, paths: [\"a.swift\"], reason: soon, expires: 2026-06-30 }]\n")
        #expect(sandbox.run("check", "App", "--as-of", "2026-06-30").status == .success)
        let after = sandbox.run("check", "App", "--as-of", "2027-06-30")
        #expect(after.status == .findings)
        #expect(after.output.contains("= the waiver that covered it ran out on 2026-06-30\n"))
        #expect(
            after.error.contains(
                "note: the waiver of READ-01 ran out on 2026-06-30: what it covered is reported again [waiver-expired]")
        )
    }

    @Test("a rollout and an override work up to their date, that day included")
    func dates() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("overlays/app.yml", Sandbox.overlay + "rollout: { READ-01: { report_until: 2026-06-30 } }\n")
        let during = sandbox.run("check", "App", "--as-of", "2026-06-30")
        #expect(during.status == .success)
        #expect(during.error.contains("App: 1 important, 1 reported only; 2 files read\n"), "\(during.error)")
        let after = sandbox.run("check", "App", "--as-of", "2026-07-01")
        #expect(after.status == .findings)
        #expect(after.error.contains("the rollout of READ-01 ran out on 2026-06-30: what it held back counts again"))
        try sandbox.write(
            "overlays/app.yml",
            Sandbox.overlay
                + "severity: { READ-01: { level: suggestion, reason: for now, expires: 2026-06-30 } }\n")
        #expect(sandbox.run("check", "App", "--as-of", "2026-06-30").status == .success)
        #expect(sandbox.run("check", "App", "--as-of", "2026-07-01").status == .findings)
    }

    @Test("candidates never fail a run, at any --fail-on")
    func candidates() throws {
        let sandbox = try Self.sandbox()
        try sandbox.edit("registry/rules.yml", "in: code\n", "in: code\n        confidence: candidate\n")
        try sandbox.edit(
            "registry/rules.yml", "where: screen.entry\n", "where: screen.entry\n        confidence: candidate\n")
        let result = sandbox.run("check", "App", "--fail-on", "suggestion")
        #expect(result.status == .success)
        #expect(result.error.contains("App: no findings, 2 candidates to review; 2 files read\n"), "\(result.error)")
    }

    @Test("the check says of which rules it runs only a part")
    func partly() throws {
        let sandbox = try Self.sandbox()
        try sandbox.edit(
            "registry/rules.yml", "rationale: readability\n    patterns",
            "rationale: readability\n    builtin: { swiftlint: [force_cast] }\n    patterns")
        let error = sandbox.run("check", "App").error
        #expect(
            error.contains(
                "check runs 2 of 3 rules, 1 of them only in part: the rest of those needs swiftlint; left are 1 to a reader"
            ), "\(error)")
    }

    @Test("timings name each pattern, and quiet ones say nothing else")
    func timings() throws {
        let result = try Self.sandbox().run("check", "App", "--timings", "-q")
        #expect(result.error.contains(" ms  READ-01\n"))
        #expect(result.error.split(separator: "\n").count == 2)
    }

    @Test("names on disk are compared in NFC")
    func composed() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("Sources/App/Caf\u{65}\u{301}/x.swift", "print(1)\n")
        let result = sandbox.run("check", "App", "--format", "json")
        #expect(result.output.contains("\"file\":\"Sources/App/Caf\u{E9}/x.swift\""))
    }

    @Test("of two names that Unicode takes for one, the second is reported as not checked")
    func twoSpellings() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("Sources/App/\u{65}\u{301}.swift", "print(1)\n")
        try sandbox.write("Sources/App/\u{E9}.swift", "print(2)\n")
        // A file system may hold only one of them.
        guard try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.root)/Sources/App").count == 4 else {
            return
        }
        let result = sandbox.run("check", "App")
        #expect(result.output.contains("print(1)") && !result.output.contains("print(2)"))
        #expect(result.error.contains("differs from its name only in how Unicode spells it"))
    }

    @Test("--source with the repository itself gives paths that depend on no machine")
    func wholeRepository() throws {
        let sandbox = try Self.sandbox()
        let result = sandbox.run("check", "App", "--source", ".", "--format", "github")
        #expect(result.output.contains("file=Sources/App/a.swift,"))
    }
}

@Suite("rulec validate --tree")
struct TreeValidationTests {
    private static func codes(_ sandbox: Sandbox) -> [String] {
        sandbox.run("validate", "--tree", "--format", "json").output.matches(of: #/"code":"([a-z-]+)"/#).map {
            String($0.1)
        }
    }

    @Test("folders that are not there are one note each and the only finding")
    func missing() throws {
        let sandbox = try Sandbox.small()
        #expect(Self.codes(sandbox) == ["missing-source"])
        #expect(sandbox.run("validate", "--tree").error.contains("write the module's folder under 'source:'"))
        try sandbox.write("Sources/App/Screens/HomeScene.swift", "")
        #expect(Self.codes(sandbox).isEmpty)
    }

    @Test("each path of a binding that matches nothing is a warning at the path, once for a missing subject")
    func bindings() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("Sources/App/Screens/HomeScene.swift", "")
        try sandbox.edit(
            "overlays/app.yml", "screen.entry: \"Screens/*Scene.swift\"",
            "screen.entry: [\"Screens/*Scene.swift\", \"Screen/*Scene.swift\"]")
        let result = sandbox.run("validate", "--tree")
        #expect(result.status == .success)
        #expect(
            result.error.contains(
                "overlays/app.yml:5:42: warning: role screen.entry matches nothing at 'Screen/*Scene.swift' in 'Sources/App'"
            ))
        #expect(sandbox.run("check", "App").error.contains("[binding-matches-nothing]"))
    }

    @Test("trees that errors keep from being compared are not passed over in silence")
    func errorsFirst() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("overlays/app.yml", "Shape: layered", "Shape: layerd")
        #expect(
            sandbox.run("validate", "--tree").error.hasSuffix(
                "the source trees were not compared: mend these errors first\n"))
        #expect(!sandbox.run("validate").error.contains("trees"))
    }

    @Test("waivers that match no file, and files of a package that no module owns, are warnings")
    func waiversAndFiles() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("Sources/App/Screens/HomeScene.swift", "")
        try sandbox.write("Sources/Package.swift", "")
        try sandbox.write("Sources/Other/a.swift", "")
        try sandbox.write(
            "overlays/app.yml",
            Sandbox.overlay
                + "package: Sources\nwaivers: [{ rule: READ-01, paths: [\"Old/**\"], reason: soon, expires: 2030-06-30 }]\n"
        )
        #expect(Self.codes(sandbox) == ["unowned-files", "waiver-matches-nothing"])
    }

    @Test("a name of the module's own code that looks sensitive and is in no inventory is a note at its first place")
    func unlistedSymbols() throws {
        let sandbox = try Sandbox.project()
        let source = "Modules/Booking/Sources/Booking"
        try sandbox.write("\(source)/Traveller.swift", "struct Traveller {\n    let taxNumber: String\n}\n")
        try sandbox.write("\(source)/Visit.swift", "let taxNumber = 1\n")
        try sandbox.write("\(source)/Generated/Other.swift", "let licenceNumber = 1\n")
        try sandbox.write("Modules/Booking/Tests/BookingTests/T.swift", "let licenceNumber = 1\n")
        let notes = sandbox.run("validate", "--tree", "-v").error.split(separator: "\n")
            .filter { $0.contains("[unlisted-symbol]") }
        #expect(
            notes == [
                "\(source)/Traveller.swift:2:9: note: 'taxNumber' looks like government-id and is not in the module's inventory [unlisted-symbol]"
            ])
    }
}

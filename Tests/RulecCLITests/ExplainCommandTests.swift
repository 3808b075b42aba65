import Inspection
import RulecCLI
import Testing

@Suite("rulec explain")
struct ExplainCommandTests {
    @Test(
        "knows whatever an artifact or a report names",
        arguments: [
            ("READ-08", "READ-08 (rule) at registry/rules/read.yml:"), ("READ-08_print", "(pattern of READ-08) at "),
            ("ScreenLayerShape", "(slot) at "), ("screen.root", "(role) at "), ("LayerDirs", "(vocabulary) at "),
            ("auth-token", "(class of sensitive data) at "), ("clean", "\n28 rules\n"), ("platform", "\n116 rules\n"),
            ("STRUCT", "STRUCT (family of rules) at registry/rules/struct.yml:"),
            ("Booking", "Booking (module) at overlays/booking.yml:1\n"), ("force_cast", "READ-08 No force"),
            ("file_size", "(predicate)"), ("unbound-slot", "The mend: "),
        ])
    func things(thing: String, words: String) throws {
        let result = try Sandbox.project().run("explain", thing)
        #expect(result.status == .success)
        #expect(result.output.contains(words), "\(result.output)")
    }

    @Test("knows what check says about excuses", arguments: ExcuseFault.allCases.map(\.rawValue))
    func excuses(name: String) throws {
        let result = try Sandbox().run("explain", name)
        #expect(result.status == .success)
        #expect(result.output.hasPrefix("\(name) (finding of rulec check): ") && result.output.contains("The mend: "))
    }

    @Test(
        "suggests the name that was meant",
        arguments: [
            ("Bookin", "Booking"), ("STRUKT", "STRUCT"), ("preui", "pre-ui"), ("excuse-unsed", "excuse-unused"),
            ("screen.rot", "screen.root"), ("force_casts", "force_cast"),
        ])
    func suggestions(name: String, meant: String) throws {
        let result = try Sandbox.project().run("explain", name)
        #expect(result.status == .failure)
        #expect(result.error.contains("did you mean '\(meant)'?"), "\(result.error)")
    }

    @Test("shows what a module lets pass of a rule")
    func exceptions() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write(
            "overlays/app.yml",
            Sandbox.overlay + """
                severity: { READ-01: { level: important, reason: for now } }
                waivers: [{ rule: READ-01, paths: ["Old/**"], reason: it goes, expires: 2030-06-30 }]
                rollout: { READ-01: { report_until: 2030-01-31 } }

                """)
        let page = sandbox.run("explain", "READ-01", "--module", "App").output
        #expect(page.contains("  severity important: for now (overlays/app.yml:10)\n"), "\(page)")
        #expect(page.contains("  waived at Old/** until 2030-06-30: it goes (overlays/app.yml:11)\n"))
        #expect(page.contains("  reported only until 2030-01-31 (overlays/app.yml:12)\n"))
    }

    @Test("says of each pattern where it looks, and not of the rule")
    func places() throws {
        let sandbox = try Sandbox.small()
        let page = sandbox.run("explain", "STRUCT-01").output
        #expect(page.contains("    \\bBadShape\\b\n    where: screen.entry\n"), "\(page)")
        #expect(!page.contains("Roles:"))
    }

    @Test("a key of a pattern leads to the pattern, its place, and what becomes of it in each engine")
    func key() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "'\\bprint\\('", "'(?<=\\w*)\\bprint\\('")
        try sandbox.edit("registry/rules.yml", "(?<=\\w*)", "(?<![.\\w])")
        let page = sandbox.run("explain", "registry:READ-01/patterns/0").output
        #expect(
            page == """
                READ-01 (pattern of READ-01) at registry/rules.yml:23

                    (?<![.\\w])\\bprint\\(
                    in: code
                    message: Use the logger

                ICU (swiftlint, rulec check): exact
                PCRE2: approximate, it does not know what is code
                Rust: none, it has no look-behind
                In App: in force, as blocking; not in semgrep: semgrep searches text and does not tell code, comments and strings apart

                """)
        let project = try Sandbox.project()
        let predicate = project.run("explain", "registry:READ-03/predicate", "--module", "Booking").output
        #expect(predicate.hasPrefix("file_size (predicate of READ-03) at registry/rules/read.yml:"), "\(predicate)")
        #expect(predicate.contains("\nIn Booking: READ-03_file, as important; "))
        #expect(
            project.run("explain", "registry:STRUCT-02/predicate", "--module", "Booking").output
                .hasSuffix("\nIn Booking: run on the tree, as no pattern\n"))
        #expect(sandbox.run("explain", "registry:READ-01/severity").output == "registry/rules.yml:19\n")
    }
}

import RulecCLI
import Testing

@Suite("The counts in a README")
struct ReadmeCountsTests {
    private static let readme =
        "# App\r\nText.\n<!-- rulec:counts -->\nold\n<!-- /rulec:counts -->\n\n`<!-- rulec:counts -->`\n"
    private static let filled = """
        # App\r
        Text.
        <!-- rulec:counts -->

        | Module | Rules | Enforced | For the audit | Disabled | Out of scope | Waived | Retired |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        | App | 3 | 2 | 1 | 0 | 0 | 0 | 0 |

        <!-- /rulec:counts -->

        `<!-- rulec:counts -->`

        """

    @Test("are written between the markers, and nothing else is touched")
    func filled() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("README.md", Self.readme)
        #expect(sandbox.run("build").output.contains("updated README.md\n"))
        #expect(try sandbox.read("README.md") == Self.filled)
        #expect(sandbox.run("build", "--check").status == .success)
        #expect(!(try sandbox.read("generated/manifest.json").contains("README")))
    }

    @Test("that are old fail the check with a diff")
    func drift() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("README.md", Self.readme)
        #expect(sandbox.run("build").status == .success)
        try sandbox.edit("README.md", "| App | 3 | 2 |", "| App | 3 | 3 |")
        let result = sandbox.run("build", "--check")
        #expect(result.status == .findings)
        #expect(
            result.output.contains("-| App | 3 | 3 | 1 | 0 | 0 | 0 | 0 |\n+| App | 3 | 2 | 1 |"), "\(result.output)")
    }

    @Test("are left alone where a README has no markers, and by the build of one module")
    func untouched() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("README.md", "Speaks of `<!-- rulec:counts -->` only.\n")
        #expect(sandbox.run("build").status == .success)
        #expect(try sandbox.read("README.md") == "Speaks of `<!-- rulec:counts -->` only.\n")
        try sandbox.write("README.md", Self.readme)
        #expect(sandbox.run("build", "--module", "App").status == .success)
        #expect(try sandbox.read("README.md") == Self.readme)
    }

    @Test("keep a README's own line ends")
    func lineEnds() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("README.md", "<!-- rulec:counts -->\r\n<!-- /rulec:counts -->\r\n")
        #expect(sandbox.run("build").status == .success)
        let text = try sandbox.read("README.md")
        #expect(text.utf8.count { $0 == 0x0D } == 7 && text.utf8.count { $0 == 0x0A } == 7)
        #expect(sandbox.run("build", "--check").status == .success)
    }

    @Test("that do not end are an error at their start")
    func open() throws {
        let sandbox = try Sandbox.small()
        try sandbox.write("README.md", "Text.\n<!-- rulec:counts -->\n")
        let result = sandbox.run("build")
        #expect(result.status == .findings)
        #expect(result.error.contains("README.md:2:1: error: the counts that begin here do not end"), "\(result.error)")
    }
}

import Foundation
import RulecCLI
import Testing

@Suite("rulec plan")
struct PlanCommandTests {
    /// With a pack that the module does not select.
    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox.small()
        try sandbox.write(
            "registry/packs/extra/rules.yml",
            """
            rules:
              - { id: EXTRA-01, title: One, severity: blocking, enforcement: judgement, rationale: r }
              - { id: EXTRA-02, title: Two, severity: blocking, enforcement: judgement, rationale: r }

            """)
        try sandbox.edit("registry/rules.yml", "rules:\n", "packs: [{ id: extra, title: Extra }]\nrules:\n")
        return sandbox
    }

    @Test("the plan is all there is on standard output, and of diagnostics there is one line")
    func diagnostics() throws {
        let sandbox = try Sandbox.project()
        let result = sandbox.run("plan", "Loyalty")
        #expect(result.output.hasPrefix("Loyalty: "))
        #expect(result.error.hasSuffix("'rulec validate' lists them, and so does -v\n"))
        #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
        #expect(sandbox.run("plan", "Loyalty", "-v").error.contains("[unbound-slot]"))
        #expect(sandbox.run("plan", "Loyalty", "-q").error.isEmpty)
    }

    @Test("rules of packs that a module does not select are one line, and the counts of all packs add up")
    func packs() throws {
        let sandbox = try Self.sandbox()
        let text = sandbox.run("plan", "App").output
        #expect(
            text.hasPrefix(
                "App: 5 rules: 2 enforced, 1 audit, 2 disabled\n  platform: 3 rules: 2 enforced, 1 audit\n"
                    + "  2 rules of packs not selected: extra 2\n"), "\(text)")
        #expect(text.hasSuffix("disabled (2)\n  2 rules of packs not selected: extra 2\n"), "\(text)")
        let plan = try JSONDecoder().decode(
            Plan.self, from: Data(sandbox.run("plan", "App", "--format", "json").output.utf8))
        #expect(plan.packs.map(\.pack) == ["platform", "extra"])
        for (name, count) in plan.counts {
            #expect(plan.packs.map { $0.counts[name] ?? -1 }.reduce(0, +) == count, "\(name)")
        }
        #expect(plan.rules.filter { $0.pack == "extra" }.map(\.outcome) == ["disabled", "disabled"])
    }

    @Test("the counts of the packs add up in every module", arguments: ["Booking", "Feed", "Loyalty", "OutlineEditor"])
    func ownPacks(module: String) throws {
        let output = try Sandbox.project().run("plan", module, "--format", "json", "-q").output
        let plan = try JSONDecoder().decode(Plan.self, from: Data(output.utf8))
        #expect(plan.packs.count > 2)
        for (name, count) in plan.counts {
            #expect(plan.packs.map { $0.counts[name] ?? -1 }.reduce(0, +) == count, "\(name)")
        }
    }

    @Test("the matrix is grouped by pack, and has nothing to say of a pack that is not selected")
    func matrix() throws {
        let text = try Self.sandbox().run("plan").output
        #expect(
            text.hasSuffix(
                """

                platform (3 rules)
                            App
                READ-01     enforced
                STRUCT-01   enforced
                NAME-01     audit

                extra (2 rules)
                            App
                EXTRA-01    -
                EXTRA-02    -

                """), "\(text)")
    }

    @Test("plan.md and docs are grouped by pack")
    func documents() throws {
        let sandbox = try Self.sandbox()
        #expect(sandbox.run("build", "-q").status == .success)
        let plan = try sandbox.read("generated/App/plan.md")
        #expect(plan.contains("| extra, not selected | 2 | 0 | 0 | 2 | 0 | 0 | 0 |\n"))
        #expect(plan.contains("\n## Disabled (2)\n\n2 rules of packs not selected: extra 2.\n"))
        #expect(!plan.contains("EXTRA-01"))
        let index = try sandbox.read("generated/docs/index.md")
        #expect(index.contains("\n## Pack platform\n\n3 rules.\n\n### READ\n"), "\(index)")
        #expect(index.contains("\n## Pack extra: Extra\n\n2 rules.\n\n### EXTRA\n"))
        #expect(try sandbox.read("generated/docs/modules.md").contains("| One | pack not selected |\n"))
        let page = try sandbox.read("generated/docs/index.html")
        #expect(page.contains("<h2>Pack extra: Extra</h2>"))
    }

    private struct Plan: Decodable {
        struct Pack: Decodable {
            let pack: String
            let counts: [String: Int]
        }
        struct Rule: Decodable { let pack, outcome: String }
        let counts: [String: Int]
        let packs: [Pack]
        let rules: [Rule]
    }
}

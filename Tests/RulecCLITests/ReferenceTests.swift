import Foundation
import RulecCLI
import Testing

/// The registry the project was made for, compiled unmodified. It is not part of the project: where it is not at hand, the
/// test is skipped and says so.
@Suite("The reference registry")
struct ReferenceTests {
    private static let registry = Package.root.appendingPathComponent("../shared/reference/rules.yml").standardized.path
    private static var isPresent: Bool { FileManager.default.fileExists(atPath: registry) }

    private func run(_ arguments: String...) -> (status: ExitCode, output: String, error: String) {
        var (output, error) = ("", "")
        let console = Console(output: { output += $0 }, error: { error += $0 }, isColored: false)
        let inputs = [
            "-C", Package.root.path, "--registry", Self.registry, "--overlays", "Tests/Fixtures/reference/overlays",
        ]
        let status = Rulec.run(arguments + inputs, console: console)
        return (status, output, error)
    }

    @Test(
        "compiles unmodified with overlays that name only what it defines",
        .enabled(if: isPresent, "../shared is absent"))
    func validates() throws {
        let text = run("validate", "--as-of", "2026-11-30")
        #expect(text.status == .success, "\(text.error)")
        #expect(text.error.contains("116 rules, 2 modules: no errors"))
        for rule in ["READ-02", "UNIT-08"] { #expect(text.error.contains(rule), "its prose mechanism is a warning") }
        let json = run("validate", "--as-of", "2026-11-30", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.summary.errors == 0)
        #expect(report.diagnostics.count == report.summary.warnings + report.summary.notes)
    }

    @Test(
        "gives every rule one outcome in every module", .enabled(if: isPresent, "../shared is absent"),
        arguments: ["Booking", "Loyalty"])
    func plans(module: String) throws {
        let result = run("plan", module, "--format", "json", "-q")
        let plan = try JSONDecoder().decode(Plan.self, from: Data(result.output.utf8))
        var counts = plan.counts
        let counted = counts.removeValue(forKey: "rules")
        let rules = try #require(counted)
        #expect(counts.keys.sorted() == ["audit", "disabled", "enforced", "out-of-scope", "retired", "waived"])
        #expect(rules == 116 && counts.values.reduce(0, +) == rules && plan.rules.count == rules)
        // Nothing runs prose: what the reference only describes is never claimed. Predicates are run.
        #expect(counts["enforced"] == (module == "Booking" ? 18 : 5))
        for rule in plan.rules where rule.outcome == "disabled" { #expect(!rule.reasons.isEmpty, "\(rule.id)") }
    }

    private struct Report: Decodable {
        struct Summary: Decodable { let errors, warnings, notes: Int }
        struct Item: Decodable { let code: String }
        let diagnostics: [Item]
        let summary: Summary
    }

    private struct Plan: Decodable {
        struct Reason: Decodable { let kind, detail, at: String }
        struct Rule: Decodable {
            let id, outcome: String
            let reasons: [Reason]
        }
        let counts: [String: Int]
        let rules: [Rule]
    }
}

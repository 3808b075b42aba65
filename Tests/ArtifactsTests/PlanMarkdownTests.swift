import Testing

@testable import Artifacts

/// A module with something of everything that a plan lists.
private enum Everything {
    static let registry = """
        version: 2.0.0
        exception_marker: "// standard:exception(<ID>) <reason>"
        scope: {languages: [swift], paths: ["**/*.swift"]}
        roles: {logic: Code that decides.}
        module_overlay_slots:
          slots:
            - {id: Shape, governs: [READ-02], values: {flat: one folder, deep: many}}
        sensitive_data_classes:
          classes:
            - {id: auth-token, covers: tokens, at_rest: keychain-required, loggable: never}
            - {id: membership, covers: numbers, at_rest: keychain-or-protected, loggable: hashed-or-truncated-only}
            - {id: health, covers: needs, at_rest: never-persist-locally, loggable: never}
        rules:
          - id: READ-01
            title: First
            severity: blocking
            enforcement: lint
            rationale: r
            leaves: Whether `a` is *meant*.
            patterns: [{regex: foo, message: m, where: logic}]
            examples: {bad: [foo], good: [bar]}
          - {id: READ-02, title: Second, severity: important, enforcement: lint, rationale: r, builtin: {swiftlint: [todo]}}
          - {id: READ-03, title: Third, severity: important, enforcement: lint, rationale: r, builtin: {swiftlint: [comma]}}
          - id: READ-04
            title: Fourth
            severity: important
            enforcement: judgement
            rationale: r
            status: retired
            retired_in: 1.5.0
            retirement_reason: it said what READ-01 says
            replaced_by: [READ-01]
        """
    static let overlay = """
        module: Booking
        title: Booking & more
        source: Modules/Booking
        roles: {logic: "Logic/*.swift"}
        unbound: {Shape: "not | decided"}
        severity: {READ-01: {level: important, reason: being introduced, owner: Ann, expires: 2027-01-31}}
        rollout: {READ-01: {report_until: 2027-01-31}}
        passthrough: {swiftlint: {file_length: {warning: 300}}}
        waivers:
          - {rule: READ-01, paths: [Logic/Old.swift], reason: goes with 4.0, owner: Ann, expires: 2027-03-31}
          - {rule: READ-03, reason: commas are fine, owner: Ben, expires: 2027-04-30}
        sensitive_data:
          - {symbol: [sessionToken, Session.token], class: auth-token, survives: restart,
             accessibility: when-unlocked-this-device-only}
          - {symbol: memberNumber, class: membership, reduced_by: truncated}
        """
}

struct PlanMarkdownTests {
    let page: String

    init() throws {
        page = try Sample.text("Booking/plan.md", registry: Everything.registry, overlay: Everything.overlay)
    }

    @Test func `The counts come first and add up`() {
        #expect(
            page.contains(
                "**4 rules: 1 enforced, 0 for the audit, 1 disabled, 0 out of scope, 1 waived, 1 retired**. Registry 2.0.0."
            ))
    }

    @Test(arguments: [
        "# Rule plan of Booking \\& more",
        "| slot not bound | 1 | disabled |",
        "| important | swiftlint, rulec check | decided but for a remainder | reports without failing<br>left to a reader: Whether `a` is \\*meant\\*.<br>waived in some places |",
        "| [READ-02](../docs/rules/READ-02.md) | Second | important | slot `Shape` is not bound |",
        "| [READ-03](../docs/rules/READ-03.md) | the whole module | commas are fine | Ben | 2027-04-30 |",
        "| [READ-01](../docs/rules/READ-01.md) | `Logic/Old.swift` | goes with 4.0 | Ann | 2027-03-31 |",
        "| [READ-01](../docs/rules/READ-01.md) | blocking | important | being introduced | Ann | 2027-01-31 |",
        "| [READ-01](../docs/rules/READ-01.md) | 2027-01-31 |",
        "; replaced by [READ-01](../docs/rules/READ-01.md) |",
        "| `Shape` | not \\| decided |",
        "| `file_length` | `warning: 300` |",
        "| `sessionToken`, `Session.token` | `auth-token` | restart | Keychain, `when-unlocked-this-device-only` | never |",
        "| `memberNumber` | `membership` | flow | memory only | through `truncated` only |",
        "and therefore no rule: `health`.",
        "| unknown-frameworks |",
        "| `logic` | `Modules/Booking/Logic/*.swift` |",
    ])
    func `The plan says`(line: String) {
        #expect(page.contains(line), "\(page)")
    }

    @Test(arguments: ["Booking/plan.md", "docs/index.md"])
    func `A reader is told how to excuse a finding`(path: String) throws {
        let page = try Sample.text(path, registry: Everything.registry, overlay: Everything.overlay)
        #expect(page.contains("\n## How to excuse a finding\n"))
        #expect(page.contains("// standard:exception(READ-01) "))
        #expect(page.contains("// swiftlint:disable:next todo - standard:exception(READ-02) "), "\(page)")
        let silent = try Sample.text(
            path, registry: Everything.registry.replacing("\nexception_marker", with: "\ndescription"),
            overlay: Everything.overlay)
        #expect(!silent.contains("How to excuse"))
    }

    @Test func `What is left to a reader is written as sentences`() throws {
        let registry = Everything.registry.replacing(
            "builtin: {swiftlint: [todo]}", with: "leaves: what it says, builtin: {swiftlint: [todo], swiftformat: [x]}"
        )
        let page = try Sample.text(
            "Booking/plan.md", registry: registry, overlay: Everything.overlay + "\nslots: {Shape: flat}")
        #expect(
            page.contains("left to a reader: What it says. No configuration of swiftformat is emitted yet. |"),
            "\(page)")
    }

    @Test func `A retired rule's page says when, why and what replaces it`() throws {
        let page = try Sample.text("docs/rules/READ-04.md", registry: Everything.registry, overlay: Everything.overlay)
        #expect(page.contains("| Status | retired in 1.5.0 |"))
        #expect(page.contains("- Since 1.5.0\n- it said what READ-01 says\n- Replaced by [READ-01](READ-01.md)\n"))
        #expect(page.contains("| [Booking](../../Booking/plan.md) | retired | important |"))
    }
}

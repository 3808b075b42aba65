import Planning
import Registry
import Testing

@Suite("Severity, rollout and waivers")
struct OverrideTests {
    private let softRule = ruleText(
        "A-01", "when: { language_mode: \"6\", otherwise: { severity: suggestion } }\n" + freePattern)

    @Test func `lowers the severity where a condition is not met, and stays on`() throws {
        let rule = try PlanInput.plan(rules: softRule, overlay: "language_mode: \"5\"").rule("A-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.reasons.isEmpty)
        #expect(rule.severity == "suggestion")
        #expect(rule.patterns.map(\.severity) == ["suggestion"])
        #expect(
            try PlanInput.plan(rules: softRule, overlay: "language_mode: \"6\"").rule("A-01").severity == "important")
    }

    @Test func `lowers the severity for a slot's other value`() throws {
        let rule = try PlanInput.plan(
            rules: ruleText(
                "SLOT-01",
                "when: { slot: { Shape: layered }, otherwise: { severity: suggestion } }\n" + freePattern),
            overlay: "slots: { Shape: organic }"
        ).rule("SLOT-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.severity == "suggestion")
    }

    @Test func `lets the overlay's override beat the condition`() throws {
        let rule = try PlanInput.plan(
            rules: softRule, overlay: "severity: { A-01: { level: blocking, reason: ours } }"
        ).rule("A-01")
        #expect(rule.severity == "blocking")
    }

    @Test func `only reports a rule that is being rolled out`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", freePattern) + ruleText("A-02", freePattern),
            overlay: "rollout: { A-01: { report_until: 2027-01-01 } }")
        #expect(plan.rules.map(\.mode) == [.reportOnly, .required])
    }

    @Test func `keeps a rule with a narrow waiver, and says what cannot honour it`() throws {
        let waiver = "waivers: [{ rule: A-01, paths: [Legacy/**], reason: later, expires: 2027-01-01 }]"
        let pattern = try PlanInput.plan(rules: ruleText("A-01", freePattern), overlay: waiver)
        #expect(try pattern.rule("A-01").outcome == .enforced)
        #expect(try pattern.rule("A-01").waivers.count == 1)
        #expect(pattern.losses.isEmpty)
        let builtin = try PlanInput.plan(
            rules: ruleText("A-01", "builtin: { swiftlint: [force_cast] }"), overlay: waiver)
        #expect(try builtin.rule("A-01").outcome == .enforced)
        #expect(
            builtin.losses.map { "\($0.rule) \($0.target) \($0.grade) \($0.why)" } == [
                "A-01 swiftlint approximate a built-in rule cannot leave out the paths of a waiver"
            ])
        #expect(builtin.losses.map(\.errs) == [.overReports])
    }

    @Test func `tells that SwiftLint sees no imports`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", "scope: { frameworks: [swiftui] }\n" + freePattern)
                + ruleText("A-02", "scope: { frameworks: [swiftui] }", enforcement: "judgement"))
        #expect(plan.swiftLintLosses.map(\.rule) == ["A-01"])
        #expect(plan.swiftLintLosses.map(\.errs) == [.overReports])
    }

    @Test func `tells that a widened path finds too much, or leaves out too much`() throws {
        let roles = #"roles: { screen.root: Screens/*, screen.entry: "{dir}/{stem}Scene.swift" }"#
        let selected = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: foo, where: screen.entry }]"), overlay: roles)
        #expect(selected.swiftLintLosses.map(\.errs) == [.overReports])
        let left = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: foo, not: screen.entry }]"), overlay: roles)
        #expect(left.swiftLintLosses.map(\.errs) == [.underReports])
    }
}

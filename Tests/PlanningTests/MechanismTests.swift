import Planning
import Registry
import Testing

@Suite("What is live of a rule, and what drops out")
struct MechanismTests {
    @Test func `goes on with the roles that are bound, and says which is not`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: foo, where: [logic, mapper] }]"),
            overlay: "roles: { logic: Logic }")
        let rule = try plan.rule("A-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.coverage == .part)
        #expect(rule.leaves == ["what A-01 would report: role mapper is not bound"])
        #expect(try plan.pattern("A-01").include.map(\.text) == ["Modules/Booking/Sources/Logic/**/*.swift"])
    }

    @Test func `leaves nothing out for an unbound role that is only left out`() throws {
        let plan = try PlanInput.plan(rules: ruleText("A-01", "patterns: [{ regex: foo, not: logic }]"))
        let rule = try plan.rule("A-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.coverage == .full)
        let left = ["Modules/Booking/Sources/**/Generated/**", "Modules/Booking/Tests/**/Generated/**"]
        #expect(try plan.pattern("A-01").exclude.map(\.text) == left)
    }

    @Test func `keeps a rule on while one mechanism is live`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText(
                "A-01", "patterns: [{ regex: foo }, { name: more, regex: '^import ${siblings}' }]"))
        let rule = try plan.rule("A-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.patterns.map(\.id) == ["A-01"])
        #expect(rule.droppedPatterns.map(\.id) == ["A-01_more"])
        #expect(rule.coverage == .part)
        #expect(rule.leaves == ["what A-01_more would report: siblings is empty"])
    }

    @Test func `misses no pattern that looks for symbols of which the module has none`() throws {
        let rule = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: foo }, { name: kept, regex: '${inventory.keychain}' }]"),
            overlay: "sensitive_data: [{ symbol: value, class: card }]"
        ).rule("A-01")
        #expect(rule.droppedPatterns.map(\.id) == ["A-01_kept"])
        #expect(rule.leaves.isEmpty && rule.decision == .full)
    }

    @Test func `drops a pattern for all its reasons`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText(
                "A-01", "patterns: [{ regex: '${siblings} ${vocabulary.Banned} ${slot.Exit}', where: logic }]"))
        let rule = try plan.rule("A-01")
        #expect(rule.droppedPatterns.map(\.reason) == rule.reasons)
        #expect(rule.reasonKinds == [.unboundSlot, .unboundRole, .unboundVocabulary, .unboundVocabulary])
    }

    @Test func `takes a vocabulary that is left out on purpose as unbound, whatever the registry's default is`() throws
    {
        let rules = ruleText("A-01", "patterns: [{ regex: '${vocabulary.Doubles}' }]")
        #expect(try PlanInput.plan(rules: rules).rule("A-01").outcome == .enforced)
        let left = try PlanInput.plan(rules: rules, overlay: "unbound: { Doubles: we have none }").rule("A-01")
        #expect(left.reasonKinds == [.unboundVocabulary])
    }

    @Test func `runs the pattern of the slot's value, and misses nothing of the other`() throws {
        let patterns = """
            patterns:
              - { name: event, regex: foo, when: { slot: { Exit: event } } }
              - { name: closure, regex: bar, when: { slot: { Exit: closure } } }
            """
        let bound = try PlanInput.plan(rules: ruleText("A-01", patterns), overlay: "slots: { Exit: closure }").rule(
            "A-01")
        #expect(bound.patterns.map(\.id) == ["A-01_closure"])
        #expect(bound.droppedPatterns.map(\.reason.kind) == [.slotValue])
        #expect(bound.coverage == .full)
        let unbound = try PlanInput.plan(rules: ruleText("A-01", patterns)).rule("A-01")
        #expect(unbound.outcome == .disabled)
        #expect(unbound.reasonTexts == ["unbound-slot Exit"])
    }

    @Test func `needs every role of a predicate`() throws {
        let predicate = """
            predicate: mirror_required
            params: { test_role: test.root, source_role: logic }
            """
        let plan = try PlanInput.plan(rules: ruleText("A-01", predicate), overlay: "roles: { test.root: \"{tests}\" }")
        #expect(try plan.rule("A-01").reasonTexts.prefix(2) == ["unbound-role logic", "unbound-role screen.root"])
        #expect(try plan.rule("A-01").tree == nil)
    }

    @Test func `is whole with a predicate beside a pattern`() throws {
        let rule = try PlanInput.plan(
            rules: ruleText(
                "A-01",
                "predicate: mirror_required\nparams: { test_role: test.root, source_role: logic }\n" + freePattern),
            overlay: "roles: { logic: Logic, test.root: \"{tests}\", screen.root: Screens/* }"
        ).rule("A-01")
        #expect(rule.outcome == .enforced)
        #expect(rule.by == ["swiftlint", "rulec check"])
        #expect(rule.coverage == .full)
        #expect(rule.tree?.name == "mirror_required")
    }

    @Test func `is part where the registry leaves something to a reader`() throws {
        let rule = try PlanInput.plan(rules: ruleText("A-01", freePattern + "leaves: long lines")).rule("A-01")
        #expect(rule.coverage == .part)
        #expect(rule.leaves == ["long lines"])
    }

    @Test(arguments: [
        ("patterns: [{ regex: a, confidence: candidate }]", RulePattern.Confidence.candidate),
        ("patterns: [{ regex: a, confidence: candidate }, { name: b, regex: b }]", .verdict),
        ("patterns: [{ regex: a, confidence: candidate }]\nbuiltin: { swiftlint: [force_cast] }", .verdict),
        ("patterns: [{ regex: a, confidence: candidate }, { name: b, regex: '${siblings}' }]", .candidate),
        (
            "predicate: naming_pattern\nparams: { glob: '**/*.swift', declaration: 'a(b)', match_file_stem: true }",
            .verdict
        ),
    ])
    func `is a candidate where all it runs are`(_ keys: String, _ confidence: RulePattern.Confidence) throws {
        #expect(try PlanInput.plan(rules: ruleText("A-01", keys)).rule("A-01").confidence == confidence)
    }

    @Test func `resolves a predicate's roles and words, and the roles behind them`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText(
                "A-01",
                """
                predicate: sibling_required
                params:
                  subject_role: subview.view
                  strip_suffix_from_vocabulary: Doubles
                  append_suffix_from_vocabulary: Banned
                """),
            overlay: """
                roles: { screen.root: Screens/*, subview.view: "{dir}/Parts/*View.swift" }
                vocabularies: { Banned: [Util] }
                """)
        let tree = try #require(try plan.rule("A-01").tree)
        try #require(
            tree.parameters.map(\.name) == [
                "subject_role", "strip_suffix_from_vocabulary", "append_suffix_from_vocabulary", "screen.root",
            ])
        guard case .role("subview.view", ["{dir}/Parts/*View.swift"]) = tree.parameters[0].value,
            case .vocabulary("Doubles", .prefix, ["Mock", "Fake"]) = tree.parameters[1].value,
            case .vocabulary("Banned", .exact, ["Util"]) = tree.parameters[2].value,
            case .role("screen.root", ["Modules/Booking/Sources/Screens/*"]) = tree.parameters[3].value
        else {
            Issue.record("\(tree.parameters)")
            return
        }
    }
}

import Planning
import Testing

@Suite("Each outcome and the reason for it")
struct OutcomeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var pack: String?
        let rule: String
        var overlay = ""
        let outcome: Outcome
        let reasons: [String]
        /// Where it is enforced.
        var by = ["swiftlint", "rulec check"]

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a pattern is enforced", rule: ruleText("A-01", freePattern), outcome: .enforced, reasons: []),
        Case(
            name: "a built-in of SwiftLint is enforced", rule: ruleText("A-01", "builtin: { swiftlint: [force_cast] }"),
            outcome: .enforced, reasons: [], by: ["swiftlint"]),
        Case(
            name: "retired",
            rule: ruleText(
                "A-01", "status: retired\nretired_in: 1.0.0\nretirement_reason: moved\n" + freePattern),
            outcome: .retired, reasons: ["retired in 1.0.0"]),
        Case(
            name: "pack not selected", pack: "extra", rule: ruleText("A-01", freePattern), outcome: .disabled,
            reasons: ["pack-not-selected extra"]),
        Case(
            name: "pack selected", pack: "extra", rule: ruleText("A-01", freePattern), overlay: "packs: [extra]",
            outcome: .enforced, reasons: []),
        Case(
            name: "pack whose requirement is not met", pack: "modern", rule: ruleText("A-01", freePattern),
            overlay: "packs: [modern]\nlanguage_mode: \"5\"", outcome: .disabled,
            reasons: ["condition language_mode is 5, 6 is asked for"]),
        Case(
            name: "framework absent", rule: ruleText("A-01", "scope: { frameworks: [swiftui] }\n" + freePattern),
            overlay: "frameworks: [uikit]", outcome: .outOfScope, reasons: ["scope framework swiftui"]),
        Case(
            name: "framework in another case",
            rule: ruleText("A-01", "scope: { frameworks: [swiftui] }\n" + freePattern),
            overlay: "frameworks: [SwiftUI]",
            outcome: .enforced, reasons: []),
        Case(
            name: "frameworks not stated", rule: ruleText("A-01", "scope: { frameworks: [swiftui] }\n" + freePattern),
            outcome: .enforced, reasons: []),
        Case(
            name: "language absent", rule: ruleText("A-01", freePattern), overlay: "languages: [kotlin]",
            outcome: .outOfScope, reasons: ["scope language swift"]),
        Case(
            name: "every path left out",
            rule: ruleText("A-01", "scope: { paths: [\"**/Api/*.swift\"] }\n" + freePattern),
            overlay: "generated_paths: [\"**/Api/**\"]", outcome: .outOfScope,
            reasons: ["scope every path of the rule is left out"]),
        Case(
            name: "no import contract", rule: ruleText("A-01", "predicate: import_contract"), outcome: .audit,
            reasons: ["no-import-contract the overlay does not say what its targets import"]),
        Case(
            name: "an import contract", rule: ruleText("A-01", "predicate: import_contract"),
            overlay: "imports: { App: [Foundation] }", outcome: .enforced, reasons: [], by: ["rulec check"]),
        Case(
            name: "waived by the paths of its scope",
            rule: ruleText("A-01", "scope: { paths: [\"**/*View.swift\"] }\n" + freePattern),
            overlay: "waivers: [{ rule: A-01, paths: [\"**/*.swift\"], reason: later, expires: 2027-01-01 }]",
            outcome: .waived, reasons: ["waiver later"]),
        Case(
            name: "conflict", rule: ruleText("A-01", "conflict: two pages disagree\n" + freePattern),
            outcome: .disabled,
            reasons: ["conflict two pages disagree"]),
        Case(
            name: "governing slot unbound", rule: ruleText("SLOT-01", freePattern), outcome: .disabled,
            reasons: ["unbound-slot Shape"]),
        Case(
            name: "governing slot bound", rule: ruleText("SLOT-01", freePattern), overlay: "slots: { Shape: organic }",
            outcome: .enforced, reasons: []),
        Case(
            name: "slot has another value",
            rule: ruleText("SLOT-01", "when: { slot: { Shape: layered } }\n" + freePattern),
            overlay: "slots: { Shape: organic }", outcome: .disabled,
            reasons: ["slot-value Shape is organic, not layered"]),
        Case(
            name: "role unbound", rule: ruleText("A-01", "patterns: [{ regex: foo, where: logic }]"),
            outcome: .disabled,
            reasons: ["unbound-role logic"]),
        Case(
            name: "vocabulary unbound", rule: ruleText("A-01", "patterns: [{ regex: '${vocabulary.Banned}' }]"),
            outcome: .disabled, reasons: ["unbound-vocabulary Banned"]),
        Case(
            name: "vocabulary empty", rule: ruleText("A-01", "patterns: [{ regex: '${vocabulary.Banned}' }]"),
            overlay: "vocabularies: { Banned: [] }", outcome: .disabled,
            reasons: ["unbound-vocabulary Banned is empty"]),
        Case(
            name: "siblings empty", rule: ruleText("A-01", "patterns: [{ regex: '^import ${siblings}' }]"),
            outcome: .disabled, reasons: ["unbound-vocabulary siblings is empty"]),
        Case(
            name: "language mode not stated", rule: ruleText("A-01", "when: { language_mode: \"6\" }\n" + freePattern),
            outcome: .disabled, reasons: ["condition language_mode is not stated, 6 is asked for"]),
        Case(
            name: "language mode reached", rule: ruleText("A-01", "when: { language_mode: \"6\" }\n" + freePattern),
            overlay: "language_mode: \"6\"", outcome: .enforced, reasons: []),
        Case(
            name: "deployment target too low",
            rule: ruleText("A-01", "when: { deployment_target: { iOS: \"17.0\" } }\n" + freePattern),
            overlay: "deployment_target: { iOS: \"16.4\" }", outcome: .disabled,
            reasons: ["condition deployment_target iOS is 16.4, 17.0 is asked for"]),
        Case(
            name: "deployment target above, number by number",
            rule: ruleText("A-01", "when: { deployment_target: { iOS: \"9.0\" } }\n" + freePattern),
            overlay: "deployment_target: { iOS: \"17\" }", outcome: .enforced, reasons: []),
        Case(
            name: "framework condition", rule: ruleText("A-01", "when: { framework: swiftui }\n" + freePattern),
            overlay: "frameworks: [uikit]", outcome: .disabled,
            reasons: ["condition framework swiftui is not among the module's"]),
        Case(
            name: "no symbol of the selector",
            rule: ruleText("A-01", "patterns: [{ regex: 'log\\(.*${inventory.loggable-never}' }]"),
            overlay: "sensitive_data: [{ symbol: bookingCode, class: booking }]", outcome: .disabled,
            reasons: ["no-inventory-instance loggable-never"]),
        Case(
            name: "no instance of the rule's classes",
            rule: ruleText("A-01", "applies_to_classes: [card]\nmechanism: prose"),
            overlay: "sensitive_data: [{ symbol: bookingCode, class: booking }]", outcome: .disabled,
            reasons: ["no-inventory-instance of card", "no-mechanism declared, nothing enforces it"]),
        Case(
            name: "a ban that needs no inventory runs without one",
            rule: ruleText("A-01", "applies_to_classes: all\n" + freePattern), outcome: .enforced, reasons: []),
        Case(
            name: "waived", rule: ruleText("A-01", freePattern),
            overlay: "waivers: [{ rule: A-01, reason: later, expires: 2027-01-01 }]", outcome: .waived,
            reasons: ["waiver later"]),
        Case(
            name: "waived by a path for everything", rule: ruleText("A-01", freePattern),
            overlay: "waivers: [{ rule: A-01, paths: [\"**\"], reason: later, expires: 2027-01-01 }]",
            outcome: .waived, reasons: ["waiver later"]),
        Case(
            name: "every path generated, of a rule with the registry's scope", rule: ruleText("A-01", freePattern),
            overlay: "generated_paths: [\"**/*.swift\"]", outcome: .outOfScope,
            reasons: ["scope every path of the rule is left out"]),
        Case(
            name: "every path generated, by several globs",
            rule: ruleText("A-01", "builtin: { swiftlint: [force_cast] }"),
            overlay: "generated_paths: [\"**/[a-zA-Z]*.swift\", \"**/[!a-zA-Z]*\"]", outcome: .outOfScope,
            reasons: ["scope every path of the rule is left out"]),
        Case(
            name: "every source generated, but not the tests", rule: ruleText("A-01", freePattern),
            overlay: "generated_paths: [\"*.swift\", \"*/**\"]", outcome: .enforced, reasons: []),
        Case(
            name: "waived by several together", rule: ruleText("A-01", freePattern),
            overlay: """
                waivers:
                  - { rule: A-01, paths: ["**/[a-zA-Z]*.swift"], reason: later, expires: 2027-01-01 }
                  - { rule: A-01, paths: ["**/[!a-zA-Z]*"], reason: never, expires: 2027-01-01 }
                """, outcome: .waived, reasons: ["waiver later", "waiver never"]),
        Case(
            name: "all that a pattern looks at is waived",
            rule: ruleText("A-01", "patterns: [{ regex: foo, where: logic }]"),
            overlay: """
                roles: { logic: Logic }
                waivers: [{ rule: A-01, paths: [Logic/**], reason: later, expires: 2027-01-01 }]
                """, outcome: .waived, reasons: ["waiver later"]),
        Case(
            name: "all that a pattern looks at is left out by itself",
            rule: ruleText("A-01", "patterns: [{ regex: foo, where: logic, not: mapper }]"),
            overlay: "roles: { logic: Logic/Map, mapper: Logic }", outcome: .outOfScope,
            reasons: ["scope A-01 looks only at what is left out"]),
        Case(
            name: "all that a pattern looks at is generated",
            rule: ruleText("A-01", "patterns: [{ regex: foo, where: \"Api/*.swift\" }]"),
            overlay: "generated_paths: [Api/**]", outcome: .outOfScope,
            reasons: ["scope A-01 looks only at what is left out"]),
        Case(
            name: "a pattern is left out and a built-in is not",
            rule: ruleText(
                "A-01", "builtin: { swiftlint: [force_cast] }\npatterns: [{ regex: foo, where: \"Api/*.swift\" }]"),
            overlay: "generated_paths: [Api/**]", outcome: .enforced, reasons: [], by: ["swiftlint"]),
        Case(
            name: "judgement needs no mechanism", rule: ruleText("A-01", enforcement: "judgement"), outcome: .audit,
            reasons: ["judgement a person decides it"]),
        Case(
            name: "prose is no mechanism", rule: ruleText("A-01", "mechanism: \"custom regex: foo\""), outcome: .audit,
            reasons: ["no-mechanism declared, nothing enforces it"]),
        Case(
            name: "a predicate about the tree",
            rule: ruleText("A-01", "predicate: mirror_required\nparams: { test_role: test.root, source_role: logic }"),
            overlay: "roles: { logic: Logic, test.root: \"{tests}\", screen.root: Screens/* }",
            outcome: .enforced, reasons: [], by: ["rulec check"]),
        Case(
            name: "nothing runs SwiftFormat",
            rule: ruleText("A-01", "builtin: { swiftformat: [wrapArguments] }", enforcement: "format"), outcome: .audit,
            reasons: ["no-runner no configuration of swiftformat is emitted yet"]),
        Case(
            name: "nothing reads other reports", rule: ruleText("A-01", "ingest: { periphery: [unused] }"),
            outcome: .audit,
            reasons: ["no-runner reports of other tools are not read yet"]),
        Case(
            name: "only a change tells which files it adds",
            rule: ruleText("A-01", "when: { added_file: true }\n" + freePattern), outcome: .audit,
            reasons: [
                "no-runner only a change tells which files it adds, and no consumer looks at changes yet"
            ]),
    ]

    @Test(arguments: cases)
    func `gives the outcome of the first reason`(_ example: Case) throws {
        let plan =
            try example.pack.map { try PlanInput.plan(pack: $0, rules: example.rule, overlay: example.overlay) }
            ?? PlanInput.plan(rules: example.rule, overlay: example.overlay)
        let rule = try #require(plan.rules.first { $0.rule.id.value.description != "BASE-01" })
        #expect(rule.outcome == example.outcome)
        #expect(rule.reasonTexts == example.reasons)
        #expect(rule.by == (example.outcome == .enforced ? example.by : []))
        #expect(rule.patterns.isEmpty || example.outcome == .enforced)
    }

    @Test func `tells all that stands in the way, in the plan's order`() throws {
        let plan = try PlanInput.plan(
            pack: "extra",
            rules: ruleText(
                "SLOT-01",
                """
                conflict: open
                scope: { frameworks: [swiftui] }
                when: { slot: { Shape: layered }, language_mode: "6" }
                patterns: [{ regex: '${vocabulary.Banned} ${inventory.transient}', where: logic }]
                """),
            overlay: """
                frameworks: [uikit]
                slots: { Shape: organic }
                waivers: [{ rule: SLOT-01, reason: later, expires: 2027-01-01 }]
                """)
        let rule = try plan.rule("SLOT-01")
        #expect(
            rule.reasonKinds == [
                .packNotSelected, .scope, .conflict, .slotValue, .unboundRole, .unboundVocabulary, .condition,
                .noInventoryInstance, .waiver,
            ])
        #expect(rule.outcome == .disabled)
    }

    @Test func `tells all the values that a predicate misses`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText(
                "SLOT-01",
                """
                predicate: dir_required_in_dir
                params: { vocabulary_key: Banned, slot: Shape, slot_value: layered }
                """))
        #expect(
            try plan.rule("SLOT-01").reasonKinds
                == [.unboundSlot, .unboundRole, .unboundVocabulary])
    }

    @Test func `gives every reason a stable key`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("SLOT-01", "patterns: [{ regex: foo, where: logic }]") + ruleText("A-01", "conflict: open"),
            overlay: "slots: { Shape: organic }")
        #expect(try plan.rule("SLOT-01").reasons.map(\.at) == ["overlay:roles"])
        #expect(try plan.rule("A-01").reasons.map(\.at) == ["registry:A-01/conflict", "registry:A-01"])
    }

    @Test func `adds up to the number of rules, each rule once and in order`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", freePattern) + ruleText("A-02", "conflict: open")
                + ruleText("A-03", enforcement: "judgement")
                + ruleText("A-04", "scope: { frameworks: [swiftui] }\n" + freePattern),
            overlay: "frameworks: []")
        #expect(plan.rules.map(\.rule.id.value.description) == ["A-01", "A-02", "A-03", "A-04"])
        #expect(plan.counts.rules == 4)
        #expect(Outcome.allCases.map { plan.counts[$0] } == [1, 1, 1, 1, 0, 0])
    }
}

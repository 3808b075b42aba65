import Diagnostics
import Registry
import Testing

@Suite struct RegistryReferenceTests {
    /// A slot, a role, a class and a vocabulary to refer to. The slot governs the sample's rule.
    static let names = """
        roles: {screen.root: text, logic: text}
        vocabularies: {LayerDirs: {about: text}}
        module_overlay_slots:
          slots:
            - {id: Shape, governs: [READ-01], values: {layered: text, organic: text}}
            - {id: Other, governs: [], values: {one: text, two: text}}
        sensitive_data_classes:
          classes:
            - {id: credential, covers: text, at_rest: keychain-required, loggable: never}
        """
    static let dirs = "predicate: dir_required_in_dir\n"

    static func ruled(_ code: DiagnosticCode, _ keys: String, suggestion: String? = nil) -> Slip {
        .rule(code, keys, top: names, suggestion: suggestion)
    }

    static func slot(_ keys: String) -> String { "module_overlay_slots:\n  slots:\n    - {id: Shape, \(keys)}" }

    /// A second rule beside the sample's.
    static func neighbour(_ keys: String) -> String {
        "  - {id: OLD-01, title: T, severity: important, enforcement: judgement, rationale: r, \(keys)}\n"
    }
    static let retired = neighbour(
        "status: retired, retired_in: 1.1.0, retirement_reason: moved, replaced_by: [READ-01]")

    static let slips: [Slip] = [
        ruled(.unknownSeverity, "severity: «importnat»", suggestion: "important"),
        ruled(.unknownSeverity, "when: {slot: Shape, otherwise: {severity: «minor»}}"),
        .rule(.unknownSeverity, "severity: «blocking»", top: "severity_levels: [must, should]"),
        .rule(.unknownEnforcement, "enforcement: «judgement»", top: "enforcement_kinds: {lint: text}"),
        ruled(.unknownRole, "predicate: prefix_collision\nparams: {subject_role: «logik»}", suggestion: "logic"),
        ruled(
            .unknownRole,
            "patterns: [{regex: x, where: «logik», examples: {bad: [x], good: [y]}}]", suggestion: "logic"),
        ruled(
            .unknownRole,
            "patterns: [{regex: x, not: ['**/*Tests.swift', «screen.rot»], examples: {bad: [x], good: [y]}}]",
            suggestion: "screen.root"),
        .top(
            .unknownRole, "roles: {screen.root: text, logic: {about: text, within: «screen.rot»}}",
            suggestion: "screen.root"),
        ruled(.unknownSlot, dirs + "params: {vocabulary_key: LayerDirs, slot: «Shap»}", suggestion: "Shape"),
        ruled(.unknownSlot, "when: {slot: «Shap»}", suggestion: "Shape"),
        ruled(
            .unknownSlot, "patterns: [{regex: 'x${slot.«Shap»}', examples: {bad: [xSample], good: [y]}}]",
            suggestion: "Shape"),
        ruled(
            .unknownVocabulary, dirs + "params: {vocabulary_key: «LayerDir»}", suggestion: "LayerDirs"),
        ruled(
            .unknownVocabulary,
            "patterns: [{regex: 'x${vocabulary.«LayerDir»}', examples: {bad: [xSample], good: [y]}}]",
            suggestion: "LayerDirs"),
        ruled(
            .unknownSlotValue,
            dirs + "params: {vocabulary_key: LayerDirs, slot: Shape, slot_value: «layerd»}", suggestion: "layered"),
        ruled(.unknownSlotValue, "when: {slot: {Shape: «flat»}}"),
        ruled(
            .unknownSlotValue,
            "patterns: [{regex: x, when: {slot: {Shape: «organc»}}, examples: {bad: [x], good: [y]}}]",
            suggestion: "organic"),
        ruled(.unknownClass, "applies_to_classes: [«credentials»]", suggestion: "credential"),
        // A word that only looks like a path, or that no module has, would turn the rule off in silence.
        ruled(
            .unknownRole,
            "patterns: [{regex: x, where: «screen.Root», examples: {bad: [x], good: [y]}}]", suggestion: "screen.root"),
        ruled(
            .unknownRole,
            "patterns: [{regex: x, not: [«screen.Rot»], examples: {bad: [x], good: [y]}}]", suggestion: "screen.root"),
        ruled(.unknownFramework, "scope: {frameworks: [«SwftUI»]}", suggestion: "SwiftUI"),
        ruled(.unknownFramework, "when: {framework: «UIKitt»}", suggestion: "UIKit"),
        ruled(.unknownLanguage, "scope: {languages: [«swfit»]}", suggestion: "swift"),
        ruled(
            .invalidRegex,
            "patterns: [{regex: 'a(?#«${vocabulary.LayerDirs}»)b', examples: {bad: [ab], good: [y]}}]"),
        ruled(.governsMismatch, "when: {slot: «Other»}"),
        ruled(.governsMismatch, dirs + "params: {vocabulary_key: LayerDirs, slot: «Other»}"),
        .top(
            .governsUnknownRule, slot("governs: [READ-01, «READ-02»], values: {a: text, b: text}")),
        .rule(
            .slotGovernsConflictedRule, "conflict: two documents disagree",
            top: slot("governs: [«READ-01»], values: {a: text, b: text}")),
        Slip(
            .retiredReference,
            Sample.registry(top: slot("governs: [«OLD-01»], values: {a: text, b: text}"), rules: retired),
            suggestion: "READ-01"),
        Slip(
            .retiredReference, Sample.registry(top: "policy: {overridable: {«OLD-01»: never}}", rules: retired),
            suggestion: "READ-01"),
        Slip(
            .retiredReference,
            Sample.registry(
                rule: "status: retired\nretired_in: 1.2.0\nretirement_reason: gone\nreplaced_by: [«OLD-01»]",
                rules: neighbour("status: retired, retired_in: 1.1.0, retirement_reason: moved"))),
        .rule(
            .unknownRule,
            "status: retired\nretired_in: 1.2.0\nretirement_reason: gone\nreplaced_by: [«READ-02»]"),
        .top(.unknownRule, "policy: {overridable: {«READ-1»: never}}", suggestion: "READ-01"),
        .top(.unknownRule, "policy: {overridable: {«REED»: never}}", suggestion: "READ"),
        .top(
            .unknownRule, "packs: [{id: own, acceptance: [{clause: It can be read, rules: [READ, READ-01, «REED»]}]}]",
            suggestion: "READ"),
        .top(.missingKey, "packs: [{id: own, acceptance: [{«clause»: It can be read}]}]"),
        .rule(
            .unknownRole, "predicate: «prefix_collision»\nparams: {subject_role: logic}", top: "roles: {logic: text}"),
        .rule(.incompleteRetirement, "status: «retired»\nretirement_reason: gone"),
        .top(.unknownPack, "packs: [{id: clean, conflicts_with: [{pack: «mvmm»}]}, {id: mvvm}]", suggestion: "mvvm"),
        .top(
            .illegalClassValue,
            "sensitive_data_classes:\n  classes:\n    - {id: c, covers: text, at_rest: «keychain», loggable: never}"),
        .top(
            .illegalClassValue,
            "sensitive_data_classes:\n  classes:\n"
                + "    - {id: c, covers: text, at_rest: keychain-required, loggable: «nevr»}", suggestion: "never"),
        .top(.brokenLadder, "persistence_decision:\n  ladder:\n    - {step: 1, question: q, if_yes: go to step «2»}"),
        .top(
            .brokenLadder,
            "persistence_decision:\n  ladder:\n    - step: 1\n      question: q\n      guidance: >\n"
                + "        Some words that are folded, then\n        go to\n        step «7» at once.\n"),
        .top(
            .brokenLadder,
            "persistence_decision:\n  ladder:\n    - {step: 1, question: q}\n    - {step: «3», question: q}",
            suggestion: "2"),
        .rule(.lintWithoutMechanism, "id: «READ-01»\nenforcement: lint"),
        .rule(.lintWithoutMechanism, "enforcement: format\nmechanism: «swiftformat wrapArguments»"),
        .rule(.lintWithoutMechanism, "id: «READ-01»\nenforcement: scan\npredicate: none"),
        .rule(.proseCondition, "applies_when: «the module is new»"),
        .top(.unusedRole, "roles: {«lonely»: text}"),
        .top(.unusedVocabulary, "vocabularies: {«Words»: {about: text}}"),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    @Test func aMalformedRuleIDIsNoUnknownRuleToo() {
        Slip(
            .malformedRuleID,
            Sample.registry(
                rule: "id: «READ-1»", top: Self.slot("governs: [READ-1], values: {a: text, b: text}"))
        ).expectFound()
    }

    @Test func anEmptyListOfRolesIsKnownToHoldNone() {
        Slip.rule(
            .unknownRole, "predicate: forbidden_pattern\nparams: {subject_role: «logic», pattern: x}", top: "roles: {}"
        ).expectFound()
        Slip.rule(
            .wrongType, "predicate: forbidden_pattern\nparams: {subject_role: logic, pattern: x}",
            top: "roles: «[logic]»"
        ).expectFound()
    }

    @Test func aRoleIsReadWhereItIsTheSubjectOfAnother() {
        let (_, diagnostics) = Sample.check(
            Sample.registry(
                rule: "predicate: forbidden_pattern\nparams: {subject_role: screen.entry, pattern: x}",
                top: "roles: {screen.root: text, screen.entry: text}"))
        #expect(diagnostics.isEmpty)
    }

    @Test func aRetiredRuleIsATombstoneWhoseOldReferencesMayBeGone() {
        let (_, diagnostics) = Sample.check(
            Sample.registry(
                rule: """
                    enforcement: lint
                    status: retired
                    retired_in: 1.1.0
                    retirement_reason: nobody used it
                    predicate: prefix_collision
                    params: {subject_role: gone}
                    """))
        #expect(diagnostics.isEmpty)
    }

    @Test func theRuleOfARetiredIDSaysSinceWhenWhyAndWhatInstead() {
        let (_, diagnostics) = Sample.check(
            Sample.registry(top: Self.slot("governs: [OLD-01], values: {a: text, b: text}"), rules: Self.retired))
        #expect(diagnostics.map(\.message) == ["OLD-01 was retired in 1.1.0: moved"])
        #expect(diagnostics.first?.help == "it is replaced by READ-01")
    }
}

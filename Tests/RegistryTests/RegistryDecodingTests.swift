import Diagnostics
import Registry
import Testing

@Suite struct RegistryDecodingTests {
    static let slips: [Slip] = [
        Slip(.unknownKey, "«verison»: 1.0.0\nrules: []\n", suggestion: "version"),
        .top(.unknownKey, "scope: {«langauges»: [swift]}", suggestion: "languages"),
        .top(.unknownKey, "roles:\n  logic: {about: text, «witin»: logic}", suggestion: "within"),
        .top(.unknownKey, "families: {READ: {title: Reading, «ordr»: 1}}", suggestion: "order"),
        .top(.unknownKey, "policy: {«diagnostic»: {}}", suggestion: "diagnostics"),
        Slip(
            .unknownKey,
            "version: 1.0.0\nrules:\n  - {id: A-01, «titel»: T, severity: important, enforcement: lint, rationale: r, predicate: file_size}\n",
            suggestion: "title"),
        .rule(.unknownKey, "«colour»: red"),
        .rule(.unknownKey, "scope: {«path»: ['**/*.swift']}", suggestion: "paths"),
        .rule(.unknownKey, "metric: {count: findings, «trnd»: falling}", suggestion: "trend"),
        .rule(.unknownKey, "when: {«language_mod»: '6'}", suggestion: "language_mode"),
        .rule(.unknownKey, "patterns:\n  - {regex: 'x', examples: {«good_ones»: [y], bad: [x], good: [y]}}"),
        .rule(.unknownKey, "builtin: {«swift_lint»: [force_cast]}", suggestion: "swiftlint"),
        Slip(.missingKey, "«owner»: us\nrules: []\n"),
        Slip(.missingKey, "«version»: 1.0.0\n"),
        Slip(
            .missingKey,
            "version: 1.0.0\nrules:\n  - «id»: READ-01\n    title: T\n    severity: important\n"
                + "    enforcement: judgement\n"),
        .top(.wrongType, "updated: «2026-02-30»"),
        .top(.wrongType, "owner: «[us]»"),
        .top(.wrongType, "scope: {languages: «swift»}"),
        .top(.wrongType, "exception_marker: «'// exception'»"),
        .top(.wrongType, "roles: {«Screen.Root»: text}"),
        .top(.wrongType, "targets: {swiftlint: «'0.42'»}"),
        .top(.wrongType, "targets: {«swiftlnt»: '0.59'}", suggestion: "swiftlint"),
        .top(.wrongType, "policy: {diagnostics: {«prose-conditon»: allow}}", suggestion: "prose-condition"),
        .top(.wrongType, "policy: {diagnostics: {invalid-regex: «warn»}}"),
        .top(.wrongType, "policy: {overridable: {READ: «signed»}}"),
        .rule(.wrongType, "exempt: «everything»"),
        .rule(.wrongType, "when: {deployment_target: {«ios»: '17.0'}}", suggestion: "iOS"),
        .rule(.wrongType, "applies_to_classes: «some»"),
        .rule(.wrongType, "severity: «''»"),
        .rule(.malformedRuleID, "id: «READ-1»"),
        .rule(.malformedRuleID, "id: «read-01»"),
        .rule(.unknownEnforcement, "enforcement: «lnit»", suggestion: "lint"),
        .top(.unknownEnforcement, "enforcement_kinds: {«formt»: text, judgement: text}", suggestion: "format"),
        .top(.duplicateDefinition, "severity_levels: [important, «important»]"),
        Slip(
            .duplicateDefinition,
            Sample.registry(
                rules: "  - {id: «READ-01», title: T, severity: important, enforcement: judgement, rationale: r}\n")),
        .top(
            .duplicateDefinition,
            "module_overlay_slots:\n  slots:\n    - {id: A, governs: [], values: {x: X, y: Y}}\n"
                + "    - {id: «A», governs: [], values: {x: X, y: Y}}"),
        .rule(
            .duplicateDefinition,
            "patterns:\n  - {name: a, regex: b, examples: {bad: [b], good: [c]}}\n"
                + "  - {name: «a», regex: c, examples: {bad: [c], good: [b]}}"),
        .top(
            .slotNeedsTwoValues,
            "module_overlay_slots:\n  slots:\n    - {id: «Shape», governs: [READ-01], values: {layered: text}}"),
        .rule(.incompleteRetirement, "«retired_in»: 1.1.0"),
        Slip(.wrongType, "«»"),
        Slip(.wrongType, "«»# nothing but a comment\n"),
        Slip(.wrongType, "«- READ-01»\n"),
        Slip(.wrongType, "version: 1.0.0\nrules: []\n---\n«version: 1.0.0»\n"),
        .top(.invalidGlob, "scope: {paths: ['src/«..»/x']}"),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    @Test func aScalarIsTextAsItIsWritten() {
        let (registry, diagnostics) = Sample.check(Sample.registry(rule: "title: 1.20\ncheck: 2026-07-29\nsince: 0x1F"))
        #expect(diagnostics.isEmpty)
        #expect(registry.rules.first?.title.value == "1.20")
        #expect(registry.rules.first?.check?.value == "2026-07-29")
        #expect(registry.rules.first?.since?.value == "0x1F")
    }

    @Test func rolesAndRulesJoinOverFilesAndOtherKeysStandInOne() {
        let rule = { (id: String) in
            "rules:\n  - {id: \(id), title: T, severity: important, enforcement: judgement, rationale: r}\n"
        }
        let (registry, diagnostics) = Sample.check(files: [
            ("rules/b.yml", "owner: them\n" + rule("B-01")),
            ("a.yml", "version: 1.0.0\nowner: us\nroles: {logic: text}\n" + rule("A-01")),
            ("c.yml", "roles: {logic: again, other: text}\n" + rule("A-01")),
        ])
        #expect(registry.rules.map(\.id.value.description) == ["A-01", "B-01"])
        #expect(registry.roles.map(\.id.value) == ["logic", "other"])
        #expect(registry.owner?.value == "us")
        let duplicates = diagnostics.filter { $0.code == .duplicateDefinition }
        #expect(duplicates.count == 3)
        #expect(duplicates.allSatisfy { $0.notes.first?.range.file.path == "registry/a.yml" })
        #expect(duplicates.map(\.range?.file.path) == ["registry/c.yml", "registry/c.yml", "registry/rules/b.yml"])
    }

    @Test func aFileUnderPacksBelongsToItsPack() {
        let rules = "rules:\n  - {id: A-01, title: T, severity: important, enforcement: judgement, rationale: r}\n"
        let (registry, diagnostics) = Sample.check(files: [
            ("packs/clean/rules.yml", rules), ("registry.yml", "version: 1.0.0\npacks: [{id: clean}]\n"),
        ])
        #expect(registry.rules.map(\.pack) == ["clean"])
        #expect(diagnostics.isEmpty)

        let (_, undeclared) = Sample.check(files: [
            ("packs/clean/rules.yml", rules), ("registry.yml", "version: 1.0.0\npacks: [{id: clear}]\n"),
        ])
        #expect(undeclared.map(\.code) == [.unknownPack])
        #expect(undeclared.first?.suggestion == "clear")
        #expect(undeclared.first?.range?.text == "A-01")
    }

    @Test func aRegistryWithoutVocabulariesDeclaresThoseItReads() {
        let rule = """
            predicate: naming_pattern
            params: {glob: '**/*.swift', declaration: 'var (\\w+)', accept_from_vocabulary: BooleanPrefixes}
            """
        let (registry, diagnostics) = Sample.check(Sample.registry(rule: rule))
        #expect(diagnostics.isEmpty)
        #expect(registry.vocabularies.map(\.id.value) == ["BooleanPrefixes"])
        #expect(registry.vocabularies.first?.effectiveMatch == .prefix)
        Slip.rule(
            .unknownVocabulary,
            rule.replacing("BooleanPrefixes", with: "«BooleanPrefixes»"),
            top: "vocabularies: {BooleanPrefix: {about: text}}", suggestion: "BooleanPrefix"
        ).expectFound()
    }

    @Test func aFileWithASyntaxErrorHidesNoNameOfAnother() {
        let (_, diagnostics) = Sample.check(files: [
            ("a.yml", "version: 1.0.0\nroles:\n  logic: 'text\n"),
            (
                "b.yml",
                """
                rules:
                  - id: A-01
                    title: T
                    severity: important
                    enforcement: lint
                    rationale: r
                    predicate: prefix_collision
                    params: {subject_role: logic}
                """
            ),
        ])
        #expect(diagnostics.filter { $0.severity == .error }.map(\.code) == [.yamlSyntax])
    }
}

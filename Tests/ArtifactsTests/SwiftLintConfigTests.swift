import Diagnostics
import Planning
import Registry
import Testing

@testable import Artifacts

private func builtins(_ rules: [(severity: String, builtin: String)], _ more: String = "") throws -> EmissionInput {
    let entries = rules.enumerated().map { index, rule in
        """
          - id: READ-0\(index)
            title: T
            severity: \(rule.severity)
            enforcement: lint
            rationale: r
            builtin: {swiftlint: [\(rule.builtin)]}
        """
    }
    return try Sample.input(
        "version: 1.0.0\nscope: {languages: [swift], paths: ['**/*.swift']}\nrules:\n"
            + entries.joined(separator: "\n"),
        Sample.overlay.replacing("\nroles: {screen.entry: \"*Scene.swift\"}", with: more))
}

private func config(_ input: EmissionInput) throws -> String {
    let emitted = Emitter.emit(input)
    try #require(emitted.diagnostics.map(\.message) == [])
    return try #require(emitted.files.first { $0.path == "Booking/swiftlint.yml" }).text
}

/// A config of a rule that looks at a role bound to `path`.
private func config(ofRoleAt path: String, builtin: String = "") throws -> (text: String, plan: ModulePlan) {
    let input = try Sample.input(
        """
        version: 1.0.0
        scope: {languages: [swift], paths: ["**/*.swift"]}
        roles: {logic: Code that decides.}
        rules:
          - {id: READ-01, title: T, severity: blocking, enforcement: lint, rationale: r,
             patterns: [{regex: foo, where: logic}], examples: {bad: [foo], good: [bar]}}
          - {id: READ-02, title: T, severity: blocking, enforcement: lint, rationale: r,
             builtin: {swiftlint: [\(builtin)]}, predicate: none}
        """, "module: Booking\nsource: Modules/Booking\nroles: {logic: \"\(path)\"}\n")
    return (try config(input), input.modules[0].plan)
}

struct SwiftLintConfigTests {
    @Test func `Two rules on one rule of SwiftLint give it the stricter severity and both options`() throws {
        let input = try builtins([
            ("suggestion", "{colon: {flexible_right_spacing: true}}"),
            ("blocking", "{colon: {apply_to_dictionaries: false}}"),
            ("important", "colon"),
        ])
        #expect(
            try config(input).contains(
                """

                colon:
                  severity: error
                  flexible_right_spacing: true
                  apply_to_dictionaries: false

                """))
    }

    @Test func `Two values of one option are an error, and no config is written`() throws {
        let input = try builtins([
            ("important", "{file_length: {warning: 400}}"), ("important", "{file_length: {warning: 500}}"),
        ])
        let emitted = Emitter.emit(input)
        #expect(emitted.diagnostics.map(\.code) == [.invalidArtifact])
        #expect(emitted.diagnostics.first?.range?.text == "500")
        #expect(!emitted.files.contains { $0.path == "Booking/swiftlint.yml" })
        #expect(emitted.files.contains { $0.path == "Booking/plan.json" })
    }

    @Test func `A rule that only reports warns and has no error level`() throws {
        let input = try builtins(
            [("blocking", "force_cast, {file_length: {warning: 400, error: 900}}")],
            "\nrollout: {READ-00: {report_until: 2027-01-01}}")
        let text = try config(input)
        #expect(text.contains("\nforce_cast:\n  severity: warning\n"))
        #expect(text.contains("\nfile_length:\n  warning: 400\n"))
        #expect(!text.contains("error"))
    }

    @Test(arguments: [
        ("line_length", "line_length:\n  warning: 120\n"),
        ("{file_length: {warning: 600, error: 900}}", "file_length:\n  warning: 600\n"),
        ("{file_length: {error: 900}}", "file_length:\n  warning: 900\n"),
        ("{large_tuple: {warning: 3}}", "large_tuple:\n  warning: 3\n"),
        (
            "{identifier_name: {min_length: 2}}",
            "identifier_name:\n  min_length:\n    warning: 2\n  max_length:\n    warning: 40\n"
                + "  unallowed_symbols_severity: warning\n  validates_start_with_lowercase: warning\n"
        ),
        ("{identifier_name: {validates_start_with_lowercase: off}}", "  validates_start_with_lowercase: 'off'\n"),
        ("missing_docs", "missing_docs:\n  warning:\n    - open\n    - public\n"),
        ("expiring_todo", "  expired_severity: warning\n  bad_formatting_severity: warning\n"),
    ])
    func `A rule that does not block has no error level`(builtin: String, expected: String) throws {
        let text = try config(try builtins([("important", builtin)]))
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("error:") && !text.contains(": error"), "\(text)")
    }

    @Test(arguments: [
        ("cyclomatic_complexity", "cyclomatic_complexity:\n  warning: 10\n  error: 10\n"),
        ("{file_length: {warning: 400, error: 900}}", "file_length:\n  warning: 400\n  error: 400\n"),
        ("{type_name: {min_length: {warning: 4}}}", "  min_length:\n    warning: 4\n    error: 4\n"),
        ("{nesting: {type_level: 2}}", "  function_level:\n    warning: 2\n    error: 2\n"),
        ("{missing_docs: {warning: [public]}}", "missing_docs:\n  error:\n    - public\n"),
    ])
    func `A rule that blocks has its error level where it warns`(builtin: String, expected: String) throws {
        let text = try config(try builtins([("blocking", builtin)]))
        #expect(text.contains(expected), "\(text)")
    }

    @Test func `Levels of the team's own rules are left as they are`() throws {
        let text = try config(
            try builtins([("blocking", "force_cast")], "\npassthrough: {swiftlint: {line_length: {warning: 140}}}"))
        #expect(text.contains("line_length:\n  warning: 140\n"))
        #expect(!text.contains("error: 140"))
    }

    @Test(arguments: [
        ("{repo}/App/X", ["Modules/Booking", "App/X"]),
        ("{repo}/{Mod2,App}/X", ["Modules/Booking", "Mod2/X", "App/X"]),
        ("{repo}/App/{A,B/C}/*.swift", ["Modules/Booking", "App/A", "App/B/C"]),
        ("{repo}/App/*/Src", ["Modules/Booking", "App"]),
        ("{repo}/A\\\\[1]/X", ["Modules/Booking", "A\\[1\\]/X'"]),
        ("Logic", ["Modules/Booking"]),
    ])
    func `Places outside the module are linted too`(path: String, included: [String]) throws {
        let (text, plan) = try config(ofRoleAt: path, builtin: "force_cast")
        let list = included.map { "  - \($0.hasSuffix("'") ? "'" : "")../../\($0)\n" }.joined()
        #expect(text.contains("included:\n\(list)only_rules") || text.contains("included:\n\(list)#"), "\(text)")
        #expect(plan.losses.map(\.why) == [])
    }

    @Test func `A place outside the module that begins with a wildcard is said to be missing`() throws {
        let (text, plan) = try config(ofRoleAt: "{repo}/*/Src")
        #expect(text.contains("included:\n  - ../../Modules/Booking\nonly_rules"))
        #expect(plan.losses.map(\.errs) == [.underReports])
        #expect(plan.losses.map(\.rule) == ["READ-01"])
    }

    @Test func `The plan says that built-in rules run outside the module too`() throws {
        let (_, plan) = try config(ofRoleAt: "{repo}/App/X", builtin: "force_cast")
        #expect(plan.coverageGaps.filter { $0.kind == "beyond-module" }.map(\.name) == ["App/X"])
        let (_, inside) = try config(ofRoleAt: "Logic", builtin: "force_cast")
        #expect(!inside.coverageGaps.contains { $0.kind == "beyond-module" })
    }

    @Test func `The team's own rules stand beside the registry's`() throws {
        let input = try builtins(
            [("blocking", "force_cast")], "\npassthrough: {swiftlint: {todo: {only: [FIXME]}, comma: }}")
        let text = try config(input)
        #expect(text.contains("only_rules:\n  - comma\n  - force_cast\n  - todo\n"))
        #expect(text.contains("# comma: overlay:passthrough/swiftlint\n"))
        #expect(text.contains("\ntodo:\n  only:\n    - FIXME\n"))
        #expect(!text.contains("\ncomma:"))
    }

    @Test func `A rule that needs a compiler log stands apart`() throws {
        let text = try config(try builtins([("blocking", "force_cast, unused_import")]))
        #expect(text.contains("only_rules:\n  - force_cast\nanalyzer_rules:\n  - unused_import\n"))
    }

    @Test func `A module without machine rules still has a valid config`() throws {
        let registry = """
            version: 1.0.0
            scope: {languages: [swift], paths: ["**/*.swift"]}
            rules:
              - {id: READ-01, title: T, severity: blocking, enforcement: judgement, rationale: r}
            """
        let overlay = "module: Booking\nsource: Modules/Booking/Sources\n"
        let text = try Sample.text("Booking/swiftlint.yml", registry: registry, overlay: overlay)
        #expect(text.hasSuffix("included:\n  - ../../Modules/Booking/Sources\nonly_rules: []\n"))
    }

    @Test(arguments: [
        ("Modules/Booking/.swiftlint.yml", "Modules/Booking/Sources", "Sources"),
        (".swiftlint.yml", "Modules/Booking", "Modules/Booking"),
        ("Modules/Booking/.swiftlint.yml", "Modules/Booking", "."),
        ("Tools/a/b.yml", "Modules/Booking", "../../Modules/Booking"), ("Modules/A/x.yml", "Modules", ".."),
    ])
    func `Paths lead from the config's folder`(config: String, path: String, expected: String) {
        #expect(ConfigPaths(ofConfigAt: config).relative(path) == expected)
    }

    @Test(arguments: [
        ("../..", "Modules/Booking", "../../Modules/Booking"), ("../..", ".", "../.."), ("../..", "", "../.."),
    ])
    func `Paths from the output folder climb to the repository first`(upward: String, path: String, expected: String) {
        #expect(ConfigPaths(upward: upward).relative(path) == expected)
    }
}

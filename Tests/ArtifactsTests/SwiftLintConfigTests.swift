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

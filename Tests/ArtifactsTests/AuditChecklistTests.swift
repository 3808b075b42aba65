import Testing

@testable import Artifacts

private func registry(_ rules: String, families: String = "{}") -> String {
    """
    version: 1.0.0
    exception_marker: "// ok(<ID>) <reason>"
    families: \(families)
    scope: {languages: [swift], paths: ["**/*.swift"]}
    sensitive_data_classes:
      classes: [{id: credential, covers: codes, at_rest: keychain-required, loggable: never}]
    rules:
    \(rules)
    """
}

private func judged(_ id: String, _ more: String = "") -> String {
    "  - {id: \(id), title: title of \(id), severity: important, enforcement: judgement, rationale: r\(more)}\n"
}

private let overlay = "module: Check_In\nsource: Modules/CheckIn\n"

private func audit(_ registry: String, overlay: String = overlay) throws -> String {
    try Sample.text("Check_In/audit.md", registry: registry, overlay: overlay)
}

struct AuditChecklistTests {
    @Test func `It begins as a skill does`() throws {
        let text = try audit(registry(judged("READ-01")))
        #expect(
            text.hasPrefix("---\nname: review-check-in\ndescription: Reviews code of the module Check_In "), "\(text)")
        #expect(text.contains("changes below Modules/CheckIn.\n---\n\n# Review of Check\\_In\n"))
    }

    @Test func `Rules stand under what a reviewer looks at, in the order of their families`() throws {
        let families = """
            {UI: {title: Views, order: 2, review: Screens}, READ: {title: Reading, order: 1},
             NAME: {title: Names, order: 3, review: Screens}}
            """
        let text = try audit(registry(["NAME-01", "UI-01", "READ-01"].map { judged($0) }.joined(), families: families))
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("## ") || $0.hasPrefix("- **") }
        #expect(
            lines.map { $0.prefix(12) } == ["## Reading", "- **[READ-01", "## Screens", "- **[NAME-01", "- **[UI-01]("])
    }

    @Test func `It lists what a person judges, what is in conflict, and what tools leave`() throws {
        let text = try audit(
            registry(
                judged("READ-01", ", check: 'Read `it` aloud.', examples: {bad: ['a()'], good: ['b()']}")
                    + judged("READ-02", ", conflict: it fights READ-01")
                        + """
                          - {id: READ-03, title: Third, severity: important, enforcement: lint, rationale: r, leaves: the tone,
                             patterns: [{regex: foo}], examples: {bad: [foo], good: [bar]}}
                          - {id: READ-04, title: Fourth, severity: important, enforcement: lint, rationale: r,
                             patterns: [{regex: foo, confidence: candidate}], examples: {bad: [foo], good: [bar]}}
                          - {id: READ-05, title: Fifth, severity: important, enforcement: format, rationale: r}
                          - {id: READ-06, title: Sixth, severity: important, enforcement: lint, rationale: r,
                             patterns: [{regex: foo}], examples: {bad: [foo], good: [bar]}}
                          - {id: READ-07, title: Seventh, severity: important, enforcement: scan, rationale: r,
                             predicate: prefix_collision, params: {subject_role: x}}

                        """))
        #expect(
            text.contains(
                """
                - **[READ-01](../docs/rules/READ-01.md)** (important) **Title of READ-01.** Read `it` aloud.

                A finding:

                ```swift
                a()
                ```
                """), "\(text)")
        #expect(text.contains("**Title of READ-02.** In conflict, hold no code to it: it fights READ-01\n"))
        #expect(
            text.contains("**Third.** The tone.\n") && text.contains("**Fourth.** Each finding is for you to decide.\n")
        )
        #expect(text.contains("Tools report 3 other rules already, 1 of them only as candidates for you."), "\(text)")
        for absent in ["READ-05", "READ-06"] { #expect(!text.contains(absent)) }
    }

    @Test func `It stays under 500 lines, at the cost of examples`() throws {
        let rules = (10...69).map { judged("READ-\($0)", ", examples: {bad: [a, b, c], good: [d, e, f]}") }.joined()
        let text = try audit(registry(rules))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 500)
        #expect(text.contains("READ-10") && text.contains("READ-69"))
        #expect(
            text.contains("a\n```") && !text.contains("b\n```"), "as many examples as there is room for, one a rule")
        let fewer = (10...20).map { judged("READ-\($0)", ", examples: {bad: [aa, bb], good: [dd, ee]}") }.joined()
        #expect(try audit(registry(fewer)).contains("bb\n```"))
    }

    @Test func `A value that must not outlive its use is listed with its duties`() throws {
        let text = try audit(
            registry(judged("READ-01")),
            overlay: overlay + "sensitive_data: [{symbol: oneTimeCode, class: credential, cleared_by: finish()}]\n")
        #expect(text.contains("\n- `oneTimeCode`: cleared by `finish()`"), "\(text)")
    }
}

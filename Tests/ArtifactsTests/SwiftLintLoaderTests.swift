import Registry
import Testing

@testable import Artifacts

/// A config that SwiftLint takes whole; each test breaks one thing in its text.
private let meant: SwiftLintConfig = {
    var config = SwiftLintConfig()
    config.included = ["../../Sources"]
    config.onlyRules = ["custom_rules", "force_cast"]
    config.builtins = [.init(identifier: "force_cast", options: [.init(name: "severity", value: .string("warning"))])]
    config.customRules = [
        SwiftLintCustomRule(
            identifier: "READ-01", name: "First", message: "Say it", regex: #"\ba(b)"#,
            included: [#"(?:^|/)A\.swift$"#],
            excluded: [], matchKinds: ["comment"], excludedMatchKinds: [], captureGroup: 1, severity: "error"),
        SwiftLintCustomRule(
            identifier: "READ-02", name: "Second", message: "No", regex: "c'd: #e", severity: "warning"),
    ]
    return config
}()

private func problems(_ text: String) -> [String] {
    SwiftLintLoader.problems(in: text, meant: meant).map(\.message)
}

struct SwiftLintLoaderTests {
    static let text = meant.text(header: ["head"], provenance: ["READ-01": ["registry:READ-01/patterns/0"]])

    @Test func `A config that is written as meant has no problems`() {
        #expect(problems(Self.text) == [])
    }

    struct Slip: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let message: String
        var testDescription: String { message }

        init(_ old: String, _ new: String, _ message: String) {
            self.old = old
            self.new = new
            self.message = message
        }
    }

    @Test(arguments: [
        Slip("- custom_rules", "- force_try", "without which no custom rule runs"),
        Slip("- force_cast", "- force_casts", "has no rule 'force_casts'"),
        Slip("- force_cast", "- force_cast\n  - force_cast", "listed twice"),
        Slip("- force_cast", "- force_cast\n  - unused_import", "under 'analyzer_rules' only"),
        Slip("- force_cast", "- force_try", "is not listed to run"),
        Slip("\nforce_cast:", "\nforce_casts:", "no key and no rule 'force_casts'"),
        Slip("severity: warning", "severities: warning", "has no option 'severities'"),
        Slip("severity: error", "severity: fatal", "unknown severity 'fatal'"),
        Slip("severity: error", "severity: no", "'severity' of READ-01 is not text"),
        Slip("- comment", "- comments", "unknown syntax kind 'comments'"),
        Slip("- comment", "- comment\n    excluded_match_kinds:\n      - string", "both 'match_kinds'"),
        Slip("    included:", "    include:", "no key 'include'"),
        Slip(#"(?:^|/)A\.swift$"#, "**/A.swift", "is not a regular expression"),
        Slip(#"\ba(b)"#, #"\ba(b"#, "does not compile"),
        Slip(#"\ba(b)"#, #"\ba(c)"#, "another regex"),
        Slip("    regex: '", "    pattern: '", "has no regex"),
        Slip("capture_group: 1", "capture_group: 2", "reports group 2 of 1"),
        Slip("capture_group: 1", "capture_group: '1'", "not a whole number"),
        Slip("READ-02:", "READ-01:", "READ-01"),
        Slip("READ-02:", "todo:", "is the name of a rule of SwiftLint"),
        Slip("READ-02:", "variable_name:", "is the name of a rule of SwiftLint"),
        Slip("name: Second", "name: 12:30", "'name' of READ-02 is not text"),
        Slip("message: Say it", "message: Say it!", "something else"),
        Slip("custom_rules:\n", "custom_rules: []\nold:\n", "'custom_rules' is not a mapping"),
        Slip("included:\n  - ../../Sources", "included: {a: b}", "'included' is not a list of text"),
        Slip("included:\n  - ../../Sources", "included:\n  - ../Sources", "another configuration"),
        Slip("# head", "# head\n---\na: b\n---", "not one mapping"),
    ])
    func `What SwiftLint would drop, ignore or misread is a problem`(slip: Slip) {
        let broken = Self.text.replacing(slip.old, with: slip.new, maxReplacements: 1)
        #expect(broken != Self.text)
        #expect(problems(broken).contains { $0.contains(slip.message) }, "\(problems(broken))\n\(broken)")
    }
}

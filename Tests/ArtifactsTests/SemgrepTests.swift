import Registry
import Testing

@testable import Artifacts

struct SemgrepTests {
    private static let valid = """
        rules:
          - id: READ-02
            languages: [regex]
            pattern-regex: 'a\\.b'
            message: m
            severity: ERROR
            paths: { include: ["/M/**/*.swift"] }
            metadata: { rule: READ-02, page: docs/rules/READ-02.md, from: ["registry:READ-02/patterns/0"] }
        """

    private static let meant = {
        var config = SemgrepConfig()
        config.entries = [
            SemgrepConfig.Entry(
                id: "READ-02", regex: #"a\.b"#, message: "m", severity: "ERROR", include: ["/M/**/*.swift"],
                rule: "READ-02", page: "docs/rules/READ-02.md", from: ["registry:READ-02/patterns/0"])
        ]
        return config
    }()

    @Test func `A pattern about text alone is a rule with its paths`() throws {
        let text = try Sample.text("Booking/semgrep.yml", registry: Sample.registry(regex: #"foo\s+(?=bar)"#))
        #expect(text.contains(#"pattern-regex: 'foo[\t\p{Zs}]+(?=bar)'"#))
        #expect(text.contains("- /Modules/Booking/Sources/Booking/**/*.swift"))
        #expect(text.contains("- /Modules/Booking/Sources/Booking/**/Generated/**"))
        #expect(text.contains("severity: ERROR"))
        #expect(!text.contains("standard:exception"))
    }

    @Test func `A rule points at the group that is reported`() throws {
        let text = try Sample.text(
            "Booking/semgrep.yml", registry: Sample.registry(regex: "foo(bar)", keys: "capture: 1"))
        #expect(text.contains("- pattern-regex: foo(bar)\n      - focus-metavariable: $1\n"))
        let ahead = Sample.registry(regex: "foo(?=(bar))", keys: "capture: 1")
        #expect(try !Sample.text("Booking/semgrep.yml", registry: ahead).contains("focus"))
    }

    @Test(arguments: [
        ("$2", "it would read other rules than are meant"), ("$x", "'$x' is no group of a regex"),
        ("$0", "'$0' is no group of a regex"),
    ])
    func `What semgrep would point at is read`(group: String, problem: String) {
        var meant = Self.meant
        meant.entries[0].focus = 1
        func problems(_ group: String) -> [String] {
            let search = "patterns: [pattern-regex: 'a\\.b', focus-metavariable: \(group)]"
            return SemgrepLoader.problems(
                in: Self.valid.replacing("pattern-regex: 'a\\.b'", with: search), meant: meant)
        }
        #expect(problems("$1") == [])
        #expect(problems(group).contains(problem))
    }

    @Test(arguments: [
        ("foo", "in: comments", "semgrep searches text and does not tell code, comments and strings apart"),
        ("foo", "unless: bar", "semgrep has no place for what excuses a line"),
        ("foo(?=(b))", "on: file\n        capture: 1", "semgrep does not point at what a pattern only looks at"),
        (#"\\p{Greek}x"#, "in: any", "the pattern has no equivalent in PCRE2"),
        ("foo", "where: 'UI/*'", "Modules/Booking/Sources/Booking/UI/* would stand for whole folders in semgrep"),
    ])
    func `What semgrep cannot say exactly is a loss, and no rule`(regex: String, keys: String, why: String) throws {
        let registry = Sample.registry(regex: regex.replacing(#"\\"#, with: #"\"#), keys: keys)
            .replacing(#"paths: ["**/*.swift"]"#, with: #"paths: ["**"]"#)
        let input = try Sample.input(registry)
        let emitted = Emitter.emit(input)
        #expect(emitted.diagnostics.map(\.message) == [])
        #expect(!emitted.files.contains { $0.path == "Booking/semgrep.yml" })
        let losses = input.modules[0].plan.losses.filter { $0.target == "semgrep" }
        #expect(losses.map(\.why) == [why] && losses.map(\.grade) == [.none])
    }

    @Test func `A config that is taken as meant has no problem`() {
        #expect(SemgrepLoader.problems(in: Self.valid, meant: Self.meant) == [])
    }

    @Test(arguments: [
        ("severity: ERROR", "severity: error", "READ-02 has the unknown severity 'error'"),
        ("[regex]", "[swift]", "READ-02 is in another language than regex"),
        ("message: m", "message: yes", "a value is not text"),
        ("message: m", "mesage: m", "the key 'mesage' is not expected"),
        ("id: READ-02", "id: READ 02", "'READ 02' is no identifier of semgrep"),
        ("'a\\.b'", "'a.b'", "it would read other rules than are meant"),
        ("rules:", "rule:", "the key 'rule' is not expected"),
        ("include: [\"/M/**/*.swift\"]", "include: []", "a value is not a list of text"),
    ])
    func `What semgrep would refuse or misread is found`(old: String, new: String, problem: String) {
        let text = Self.valid.replacing(old, with: new)
        #expect(SemgrepLoader.problems(in: text, meant: Self.meant).contains(problem))
    }

    @Test func `Levels become severities by their rank, and a rule that only reports is no error`() throws {
        let rollout = Sample.overlay + "\nrollout: {READ-02: {report_until: 2027-01-01}}"
        let text = try Sample.text("Booking/semgrep.yml", registry: Sample.registry(regex: "foo"), overlay: rollout)
        #expect(text.contains("severity: WARNING"))
        let weakest = Sample.registry(regex: "foo").replacing("severity: blocking", with: "severity: suggestion")
        #expect(try Sample.text("Booking/semgrep.yml", registry: weakest).contains("severity: INFO"))
    }
}

import Testing

@testable import Artifacts

/// The configuration of all modules: rules `READ-00`, `READ-01`… of one pattern or builtin each, for two modules.
private func merged(
    _ rules: [String], first: String = "source: Modules/A", second: String = "source: Modules/B"
) throws -> String {
    let entries = rules.enumerated().map { index, mechanism in
        """
          - id: READ-0\(index)
            title: T
            severity: blocking
            enforcement: lint
            rationale: r
            \(mechanism)
        """
    }
    let registry = """
        version: 1.0.0
        exception_marker: "// ok(<ID>) <reason>"
        scope: {languages: [swift], paths: ["**/*.swift"]}
        roles: {logic: Code that decides., shared: Code of all.}
        rules:
        \(entries.joined(separator: "\n"))
        """
    let input = try Sample.input(registry, overlays: ["module: A\n\(first)\n", "module: B\n\(second)\n"])
    let emitted = Emitter.emit(input)
    try #require(emitted.diagnostics.map(\.message) == [])
    return try #require(emitted.files.first { $0.path == "swiftlint.yml" }).text
}

private let print = "patterns: [{regex: 'print', message: m}]"

struct MergedConfigTests {
    @Test func `What all modules say alike is one custom rule with the paths of all`() throws {
        let text = try merged([print], second: "source: Modules/B\ntests: Tests/B")
        #expect(text.contains("\n  READ-00:\n"))
        #expect(
            text.contains(
                """
                    included:
                      - '(?:^|/)Modules/A/(?:[^/]+/)*[^/]*\\.swift$'
                      - '(?:^|/)Modules/B/(?:[^/]+/)*[^/]*\\.swift$'
                      - '(?:^|/)Tests/B/(?:[^/]+/)*[^/]*\\.swift$'

                """), "\(text)")
        #expect(text.contains("included:\n  - ../Modules/A\n  - ../Modules/B\n  - ../Tests/B\n"))
    }

    @Test func `A rule that one module has keeps its identifier and that module's paths`() throws {
        let text = try merged([print], second: "source: Modules/B\nwaivers: [\(Self.waiver)]")
        #expect(text.contains("\n  READ-00:\n") && !text.contains("READ-00."))
        #expect(!text.contains("(?:^|/)Modules/B/"))
    }

    static let waiver = "{rule: READ-00, reason: it prints, expires: 2030-01-01}"

    @Test func `Other words of the overlay make a rule for each module, which the one marker still excuses`() throws {
        let text = try merged(["patterns: [{regex: '\\b${module}Legacy', message: m}]"])
        #expect(text.contains("\n  READ-00.A:\n") && text.contains("\n  READ-00.B:\n"))
        #expect(!text.contains("\n  READ-00:\n"))
        #expect(text.split(separator: "\n").count { $0.contains("regex:") && $0.contains("READ-00[ ") } == 2, "\(text)")
    }

    @Test func `Another severity makes a rule for each module`() throws {
        let text = try merged(
            [print], second: "source: Modules/B\nseverity: {READ-00: {level: important, reason: r}}")
        #expect(text.contains("\n  READ-00.A:\n") && text.contains("\n  READ-00.B:\n"))
        #expect(text.contains("severity: error") && text.contains("severity: warning"))
    }

    @Test func `A rule for one module does not look into a folder whose path ends like its own`() throws {
        let text = try merged([print], first: "source: Sources/App", second: "source: Web/Sources/App")
        let rule = try #require(
            text.components(separatedBy: "  READ-00.A:").last?.components(separatedBy: "\n  #").first)
        #expect(rule.contains("excluded:\n      - (?:^|/)Web/Sources/App/(?:[^/]+/)*[^/]+$\n"), "\(text)")
    }

    @Test func `What one module leaves out is not lost where another looks`() throws {
        let rule = "patterns: [{regex: print, message: m, where: logic, not: shared}]"
        let first = "source: Modules/A\nroles: {logic: '{repo}/Common', shared: '{repo}/Common/Old'}"
        let apart = try merged(
            [rule], first: first, second: "source: Modules/B\nroles: {logic: '{repo}/Common/Old/New'}")
        #expect(apart.contains("\n  READ-00.A:\n"), "\(apart)")
        let elsewhere = try merged(
            [rule], first: first, second: "source: Modules/B\nroles: {logic: '{repo}/Common/New'}")
        #expect(elsewhere.contains("\n  READ-00:\n"), "\(elsewhere)")
    }

    @Test func `A rule of SwiftLint runs where all modules have it alike, and the head lists the others`() throws {
        let text = try merged(
            [
                "builtin: {swiftlint: [force_cast]}", "builtin: {swiftlint: [force_try]}",
                "builtin: {swiftlint: [{deployment_target: {iOS_deployment_target: '${deployment_target.iOS}'}}]}",
                "builtin: {swiftlint: [comma]}",
            ],
            first: "source: Modules/A\ndeployment_target: {iOS: '16.0'}\npassthrough: {swiftlint: [colon]}",
            second: """
                source: Modules/B
                deployment_target: {iOS: '17.0'}
                severity: {READ-01: {level: important, reason: r}}
                waivers: [{rule: READ-03, reason: r, expires: 2030-01-01}]
                passthrough: {swiftlint: [colon]}
                """)
        #expect(text.contains("only_rules:\n  - colon\n  - force_cast\n  - force_try\n"), "\(text)")
        #expect(text.contains("force_cast:\n  severity: error\nforce_try:\n  severity: warning\n"))
        for line in [
            "# - comma: left out here; on in A, off in B", "# - force_try: a warning here; an error in A only",
            "# - deployment_target: left out here; the modules give it different options",
        ] { #expect(text.contains(line + "\n"), "\(line)") }
    }

    @Test func `A rule that only one module gives a severity is left out`() throws {
        let text = try merged(
            ["builtin: {swiftlint: [force_cast]}"],
            second: """
                source: Modules/B
                waivers: [\(Self.waiver)]
                passthrough: {swiftlint: [force_cast]}
                """)
        #expect(text.contains("# - force_cast: left out here; not every module gives it a severity\n"))
        #expect(text.contains("only_rules: []"))
    }

    @Test func `There is none without a module`() throws {
        #expect(!Emitter.emit(try Sample.input(overlays: [])).files.contains { $0.path == "swiftlint.yml" })
    }
}

struct CandidateTests {
    @Test(arguments: [("verdict", "error"), ("candidate", "warning")])
    func `A candidate of a blocking rule warns, and its verdict is an error`(confidence: String, severity: String)
        throws
    {
        let registry = Sample.registry(regex: "foo", keys: "confidence: \(confidence)")
        #expect(try Sample.text("Booking/swiftlint.yml", registry: registry).contains("severity: \(severity)\n"))
        #expect(
            try Sample.text("Booking/semgrep.yml", registry: registry).contains("severity: \(severity.uppercased())\n"))
    }
}

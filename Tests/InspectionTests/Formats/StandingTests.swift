import Diagnostics
import Foundation
import Testing

@testable import Inspection

/// What does not count, in every format: it is marked, counted apart, and fails nothing.
@Suite struct StandingTests {
    private static func output() throws -> FindingsOutput {
        let rules = [("A-01", ""), ("A-02", ", confidence: candidate"), ("A-03", "")].map { id, confidence in
            InspectionRun.rule(id, "patterns: [{ regex: '\(id)', message: Mend it\(confidence) }]")
                .replacing("severity: important", with: "severity: blocking")
        }
        let run = try InspectionRun(
            rules: rules.joined(), overlay: "rollout: { A-03: { report_until: 2030-01-31 } }\n",
            "// ~~~ App/a.swift\nA-01\nA-02\nA-03\nA-02\n")
        return FindingsOutput([run.report], version: "1.2.3", root: "/work")
    }

    @Test func candidatesAndWhatIsReportedOnlyAreCountedApart() throws {
        let report = try Self.output().reports[0]
        #expect(TextFindings.summary(report) == "App: 1 blocking, 1 reported only, 2 candidates to review; 1 file read")
        #expect(report.count("blocking") == 1)
    }

    @Test func nothingButAFindingThatCountsFailsARun() throws {
        let run = try InspectionRun(
            rules: InspectionRun.rule("A-01", "patterns: [{ regex: bad, confidence: candidate }]"),
            "// ~~~ App/a.swift\nbad\n")
        #expect(run.found == ["a.swift:1:1 A-01"])
        for level in ["blocking", "important", "suggestion"] { #expect(!run.report.fails(on: level)) }
        #expect(TextFindings.summary(run.report) == "App: no findings, 1 candidate to review; 1 file read")
    }

    @Test func textMarksThem() throws {
        let output = try Self.output()
        let text = TextFindings().render(output.reports[0])
        #expect(text.contains("App/a.swift:2:1: blocking candidate: Mend it [A-02]\n"))
        #expect(text.contains("App/a.swift:3:1: blocking, reported only: Mend it [A-03]\n"))
    }

    @Test func jsonCountsThemApart() throws {
        let json = try Self.object(JSONFindings.render(Self.output()))
        let summary = try #require(json["summary"] as? [String: Int])
        #expect(summary["blocking"] == 1 && summary["reportedOnly"] == 1 && summary["candidates"] == 2)
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings[1]["confidence"] as? String == "candidate")
        #expect(findings[2]["mode"] as? String == "report-only")
    }

    @Test func sarifGivesThemLevelsThatFailNoGate() throws {
        let json = try Self.object(SARIFFindings.render(Self.output()))
        let results = try #require(((json["runs"] as? [[String: Any]])?.first)?["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "note", "warning", "note"])
        #expect((results[1]["properties"] as? [String: String])?["confidence"] == "candidate")
    }

    @Test func annotationsMarkThemAndAreNoErrors() throws {
        let lines = GitHubFindings.render(try Self.output()).split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::notice", "::warning", "::notice"])
        #expect(lines[1].hasSuffix("title=A-02::Candidate to review: Mend it"))
        let xcode = XcodeFindings.render(try Self.output())
        #expect(xcode.contains("/work/App/a.swift:2:1: warning: Candidate to review: Mend it (A-02)\n"))
        #expect(xcode.contains("/work/App/a.swift:3:1: warning: Reported only: Mend it (A-03)\n"))
    }

    @Test func gitlabTakesThemForInformation() throws {
        let data = Data(GitLabFindings.render(try Self.output()).utf8)
        let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(list.map { $0["severity"] as? String } == ["blocker", "info", "info", "info"])
    }

    @Test func junitShowsThemAndFailsNoTest() throws {
        let text = JUnitFindings.render(try Self.output())
        #expect(text.contains(#"<testsuite name="App" tests="3" failures="1" errors="0">"#))
        #expect(
            text.contains(
                "<system-out>App/a.swift:2: blocking: Candidate to review: Mend it&#10;App/a.swift:4: blocking: Candidate"
            ))
    }

    @Test func markdownHasASectionForEach() throws {
        let text = MarkdownFindings.render(try Self.output())
        let sections = text.components(separatedBy: "\n### ")
        try #require(sections.count == 3)
        #expect(sections[0].contains("| blocking | A-01 | App/a.swift:1 |") && !sections[0].contains("A-02"))
        #expect(sections[1].hasPrefix("Reported only") && sections[1].contains("A-03"))
        #expect(sections[2].hasPrefix("Candidates to review\n") && sections[2].contains("App/a.swift:4"))
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

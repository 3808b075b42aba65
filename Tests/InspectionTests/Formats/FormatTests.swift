import Diagnostics
import Foundation
import Testing

@testable import Inspection

/// One report in every format. The machine formats are read by their own readers in CI.
@Suite struct FormatTests {
    private static func output() throws -> FindingsOutput {
        let rules =
            InspectionRun.rule("A-01", "patterns: [{ regex: 'bad', message: 'Say \"good\", <not> 100% | bad' }]")
            .replacing("severity: important", with: "severity: blocking")
            + InspectionRun.rule("A-02", "predicate: file_size\nparams: { limits: { file: 2, mark: 99 } }")
        let run = try InspectionRun(
            rules: rules,
            """
            // ~~~ App/a b.swift
            let 👍🏽 = bad
            bad // standard:exception(A-01) a test
            x
            """)
        return FindingsOutput([run.report], version: "1.2.3", root: "/work")
    }

    @Test func textUnderlinesThePlace() throws {
        let report = try Self.output().reports[0]
        #expect(
            TextFindings(style: TextStyle(isColored: false)).render(report) == """
                App/a b.swift: important: split this file: it has 3 lines, 2 are the most [A-02]
                App/a b.swift:1:9: blocking: Say "good", <not> 100% | bad [A-01]
                    1 | let 👍🏽 = bad
                      |         ^~~

                """)
        #expect(
            TextFindings(style: TextStyle(isColored: false), showsExcused: true).render(report).contains(
                "= excused by a marker: a test\n"))
        #expect(TextFindings.summary(report) == "App: 1 blocking, 1 important, 1 excused; 1 file read")
    }

    @Test func jsonHoldsAllFindingsAndTheCountsOfThoseThatAreOpen() throws {
        let json = try Self.object(JSONFindings.render(Self.output()))
        #expect(json["module"] as? String == "App")
        #expect(
            json["summary"] as? [String: Int]
                == [
                    "blocking": 1, "important": 1, "suggestion": 0, "excused": 1, "files": 1, "reportedOnly": 0,
                    "candidates": 0,
                ])
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["A-02", "A-01", "A-01"])
        #expect(findings.map { $0["predicate"] as? String } == ["file_size", nil, nil])
        #expect(findings[1]["start"] as? [String: Int] == ["line": 1, "column": 9, "offset": 15])
        #expect(findings[2]["excused"] as? [String: String] == ["by": "marker", "reason": "a test"])
        #expect(findings[0]["start"] is NSNull)
    }

    @Test func sarifCountsColumnsInUTF16AndSuppressesWhatIsExcused() throws {
        let json = try Self.object(SARIFFindings.render(Self.output()))
        let run = try #require((json["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["warning", "error", "error"])
        let place = try #require(
            ((results[1]["locations"] as? [[String: Any]])?[0]["physicalLocation"]) as? [String: Any])
        let region = try #require(place["region"] as? [String: Int])
        #expect(region["startColumn"] == 12 && region["endColumn"] == 15 && region["byteOffset"] == 15)
        #expect((place["artifactLocation"] as? [String: String])?["uri"] == "App/a%20b.swift")
        #expect(
            (results[2]["suppressions"] as? [[String: String]]) == [["kind": "inSource", "justification": "a test"]])
        let rules = try #require(
            ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    @Test func githubEscapesWhatItsCommandsWouldTakeForMore() throws {
        #expect(
            GitHubFindings.render(try Self.output()) == """
                ::warning file=App/a b.swift,line=1,title=A-02::split this file: it has 3 lines, 2 are the most
                ::error file=App/a b.swift,line=1,endLine=1,col=9,endColumn=12,title=A-01::Say "good", <not> 100%25 | bad

                """)
    }

    @Test func gitlabHasAFingerprintForEachOpenFinding() throws {
        let data = Data(GitLabFindings.render(try Self.output()).utf8)
        let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(list.map { $0["severity"] as? String } == ["major", "blocker"])
        #expect(Set(list.compactMap { $0["fingerprint"] as? String }).count == 2)
    }

    @Test func junitHasATestForEachRuleAndFailsThoseThatCount() throws {
        let text = JUnitFindings.render(try Self.output())
        #expect(text.contains(#"<testsuite name="App" tests="2" failures="2" errors="0">"#))
        #expect(text.contains(#"<testcase name="A-01 Title of A-01" classname="App">"#))
        #expect(text.contains("App/a b.swift:1: blocking: Say &quot;good&quot;, &lt;not&gt; 100% | bad&#10;"))
    }

    @Test func xcodePathsAreAbsolute() throws {
        #expect(
            XcodeFindings.render(try Self.output()) == """
                /work/App/a b.swift:1:1: warning: split this file: it has 3 lines, 2 are the most (A-02)
                /work/App/a b.swift:1:9: error: Say "good", <not> 100% | bad (A-01)

                """)
    }

    @Test func markdownIsATableThatHoldsWhateverAMessageSays() throws {
        let text = MarkdownFindings.render(try Self.output())
        #expect(text.contains("## App: 1 blocking, 1 important, 1 excused; 1 file read\n"))
        #expect(text.contains(#"| blocking | A-01 | App/a b.swift:1 | Say "good", \<not\> 100% \| bad |"#))
    }

    @Test func namesAndMessagesBreakOutOfNoFormat() throws {
        let hostile = "a\r\nb\u{1B}[1m:,%\u{301}|`\u{202E}.swift"
        let run = try InspectionRun(
            rules: InspectionRun.rule("A-01", "patterns: [{ regex: bad, message: 'a%' }]"),
            files: ["App/\(hostile)": Array("bad".utf8)])
        let output = FindingsOutput([run.report], version: "1.2.3", root: "/work")
        #expect(run.report.open.count == 1)
        let github = GitHubFindings.render(output)
        #expect(github.contains("file=App/a%0D%0Ab\u{1B}[1m%3A%2C%25\u{301}|"))
        for text in [github, XcodeFindings.render(output)] {
            #expect(text.utf8.count { $0 == 0x0A || $0 == 0x0D } == 1)
        }
        let texts = [
            XcodeFindings.render(output), MarkdownFindings.render(output), TextFindings().render(run.report),
            JUnitFindings.render(output),
        ]
        for text in texts { #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\r")) }
        #expect(MarkdownFindings.render(output).contains(#"%\u{301}\|\`"#.replacing(#"\u{301}"#, with: "\u{301}")))
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

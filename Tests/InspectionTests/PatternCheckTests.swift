import Testing

@testable import Inspection

@Suite struct PatternCheckTests {
    @Test func placesCountCharactersFromOneOnLinesOfAnyKind() throws {
        let text = "let é = 1; print(1)\r\nprint(2)\rprint(3)\n👍🏽 print(4)"
        let run = try InspectionRun(files: ["App/a.swift": Array(text.utf8)])
        #expect(
            run.found == ["a.swift:1:12 READ-01", "a.swift:2:1 READ-01", "a.swift:3:1 READ-01", "a.swift:4:3 READ-01"])
        #expect(run.words.allSatisfy { $0 == "print(" })
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
        let run = try InspectionRun(
            rules: InspectionRun.rule("A-01", "patterns: [{ regex: '^import UIKit' }]"),
            files: ["App/a.swift": [0xEF, 0xBB, 0xBF] + Array("import UIKit\n".utf8)])
        #expect(run.found == ["a.swift:1:1 A-01"])
    }

    @Test func aRegionCountsAndSoDoesTheExcuseOfThePattern() throws {
        let run = try InspectionRun(
            rules: InspectionRun.rule(
                "A-01",
                """
                patterns:
                  - { regex: 'TODO', in: comments }
                  - { name: code, regex: 'TODO', in: code, unless: 'fine' }
                """),
            """
            // ~~~ App/a.swift
            let TODO = "TODO" // TODO
            let x = TODO // fine
            """)
        #expect(run.found == ["a.swift:1:5 A-01_code", "a.swift:1:22 A-01"])
    }

    @Test func aCaptureGroupIsWhatIsReported() throws {
        let run = try InspectionRun(
            rules: InspectionRun.rule("A-01", #"patterns: [{ regex: 'var (\w+): Bool', capture: 1 }]"#),
            "// ~~~ App/a.swift\nvar open: Bool\n")
        #expect(run.words == ["open"])
    }

    @Test func aPatternOfTheFileCrossesLinesAndOneOfALineDoesNot() throws {
        let rules =
            InspectionRun.rule("A-01", #"patterns: [{ regex: 'one\s+two', on: file }]"#)
            + InspectionRun.rule("A-02", #"patterns: [{ regex: 'one\s+two' }]"#)
            + InspectionRun.rule("A-03", #"patterns: [{ regex: '\Aone' }]"#)
        let run = try InspectionRun(rules: rules, "// ~~~ App/a.swift\none\ntwo\none two\n")
        #expect(
            run.found == [
                "a.swift:1:1 A-01", "a.swift:1:1 A-03", "a.swift:3:1 A-01", "a.swift:3:1 A-02",
            ])
    }

    @Test func placesOfARuleAreItsPathsLessWhatIsLeftOut() throws {
        let run = try InspectionRun(
            overlay: "generated_paths: [\"**/Generated/**\"]\nwaivers: []\n",
            """
            // ~~~ App/a.swift
            print(1)
            // ~~~ App/Generated/b.swift
            print(1)
            // ~~~ App/c.pb.swift
            print(1)
            // ~~~ App/d.txt
            print(1)
            // ~~~ AppTests/e.swift
            print(1)
            // ~~~ Other/f.swift
            print(1)
            """)
        #expect(run.found == ["a.swift:1:1 READ-01", "AppTests/e.swift:1:1 READ-01"])
        #expect(run.report.files == 2)
    }

    @Test(arguments: [
        ("import SwiftUI", true), ("  import SwiftUI // x", true), ("@_exported import SwiftUI", true),
        ("@testable import SwiftUI", true), ("import struct SwiftUI.Color", true), ("public import SwiftUI", true),
        ("@_spi(X) public import SwiftUI", true), ("import UIKit; import SwiftUI", true),
        ("#if X\nimport SwiftUI\n#endif", true),
        ("import SwiftUICore", false), ("// import SwiftUI", false), ("let s = \"\"\"\nimport SwiftUI\n\"\"\"", false),
        ("import UIKit", false), ("", false),
    ])
    func aRuleOfAFrameworkIsForFilesThatImportIt(_ head: String, _ applies: Bool) throws {
        let run = try InspectionRun(
            rules: InspectionRun.rule(
                "A-01", "scope: { frameworks: [swiftui] }\npatterns: [{ regex: 'bad', in: code }]"),
            files: ["App/a.swift": Array((head + "\nbad\n").utf8)])
        #expect(run.found.isEmpty == !applies)
    }

    @Test func filesThatAreNoTextAreReportedAndTheRestIsChecked() throws {
        let big = [UInt8](repeating: 0x20, count: SourceText.sizeLimit + 1)
        let run = try InspectionRun(files: [
            "App/a.swift": Array("print(1)".utf8), "App/b.swift": [0x70, 0xFF, 0xFE], "App/c.swift": [0x70, 0x00],
            "App/d.swift": big, "App/e.swift": [],
        ])
        #expect(run.found == ["a.swift:1:1 READ-01"])
        #expect(run.report.problems.map(\.code) == [.skippedSource, .skippedSource, .skippedSource])
        #expect(
            run.report.problems.map(\.message) == [
                "'App/b.swift' was not checked: it is not UTF-8",
                "'App/c.swift' was not checked: it holds NUL bytes, so it is no text",
                "'App/d.swift' was not checked: it has more than 16 MB",
            ])
    }

    @Test func whatFailsIsOfTheLevelOrAboveAndNeitherExcusedNorOnlyReported() throws {
        let rules =
            InspectionRun.print
            + InspectionRun.rule("A-01", "patterns: [{ regex: 'bad' }]")
        let run = try InspectionRun(
            rules: rules, overlay: "rollout: { A-01: { report_until: 2030-01-01 } }\n",
            "// ~~~ App/a.swift\nbad\nprint(1) // standard:exception(READ-01) a test\n")
        #expect(run.found == ["a.swift:1:1 A-01"])
        #expect(!run.report.fails(on: "suggestion"))
        let open = try InspectionRun("// ~~~ App/a.swift\nprint(1)\n")
        #expect(open.report.fails(on: "important"))
        #expect(!open.report.fails(on: "blocking"))
    }

    @Test func aFingerprintStaysWhenLinesMoveAndDiffersForLikeLines() throws {
        func fingerprints(_ text: String) throws -> [String] {
            try InspectionRun("// ~~~ App/a.swift\n" + text).report.findings.map(\.fingerprint)
        }
        let first = try fingerprints("print(1)\n  print(1)\nprint(2)\n")
        #expect(Set(first).count == 3)
        #expect(try fingerprints("\n\nlet x = 1\n    print(1)\nprint(1)\nprint(2)\n") == first)
    }
}

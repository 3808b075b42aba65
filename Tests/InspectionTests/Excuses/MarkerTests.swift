import Testing

@testable import Inspection

/// Lines that are to be found end in ` // expect`, which is no part of the file.
@Suite struct MarkerTests {
    private func expectMarks(
        rules: String = InspectionRun.print, overlay: String = "", marker: String = InspectionRun.marker,
        _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let tree = "// ~~~ App/a.swift\n" + text
        let run = try InspectionRun(rules: rules, overlay: overlay, marker: marker, tree)
        let places = run.report.open.map { finding in
            finding.path + (finding.range.map { ":\($0.start.line)" } ?? "")
        }
        #expect(places == PredicateFixture(tree).expected, sourceLocation: sourceLocation)
    }

    @Test func aMarkerExcusesItsOwnLineAndTheCodeItStandsAbove() throws {
        try expectMarks(
            """
            print(1) // standard:exception(READ-01) a test
            // standard:exception(READ-01) a test
            print(2)
            print(3) // expect
            """)
    }

    @Test func attributesAndCommentsBetweenAreSkippedAndABlankLineIsNot() throws {
        try expectMarks(
            """
            // standard:exception(READ-01) a test
            // what it does
            @available(*, deprecated,
                message: "(")
            @objc func f() { print(1) }
            print(2) // expect
            // standard:exception(READ-01) a test // expect

            print(3) // expect
            """)
    }

    @Test func aMarkerBehindCodeSpeaksOfItsOwnLineOnly() throws {
        try expectMarks(
            """
            let x = 1 // standard:exception(READ-01) a test // expect
            print(1) // expect
            """)
    }

    @Test func theTextOfADisableCommandCounts() throws {
        try expectMarks(
            """
            // swiftlint:disable:next READ-01 - standard:exception(READ-01) a test
            print(1)
            print(2) // swiftlint:disable:this READ-01 - standard:exception(READ-01) a test
            print(3)
            // swiftlint:disable:previous READ-01 - standard:exception(READ-01) a test
            print(4) // expect
            """)
    }

    @Test func aMarkerForAnotherRuleInAStringOrWithoutAReasonExcusesNothing() throws {
        let run = try InspectionRun(
            """
            // ~~~ App/a.swift
            print("// standard:exception(READ-01) a test")
            print(1) // standard:exception(READ-01b) a test
            print(1) // standard:exception(READ-01) --
            """)
        #expect(
            run.found == [
                "a.swift:1:1 READ-01", "a.swift:2:1 READ-01", "a.swift:2:13 excuse-unknown-rule", "a.swift:3:1 READ-01",
                "a.swift:3:13 excuse-without-reason",
            ])
    }

    @Test func aMarkerInTheHeadExcusesWhatIsSaidOfTheFile() throws {
        let rules = InspectionRun.rule(
            "A-01", "predicate: file_size\nparams: { limits: { file: 3, mark: 99 } }")
        try expectMarks(
            rules: rules, "// Copyright\n// standard:exception(A-01) a table\n\nimport A\nlet a = 1\nlet b = 2\n")
        let run = try InspectionRun(
            rules: rules, "// ~~~ App/a.swift\nimport A\n// standard:exception(A-01) a table\n\nlet a = 1\nlet b = 2\n")
        #expect(run.found == ["a.swift A-01", "a.swift:2:4 excuse-unused"])
    }

    @Test func aMarkerInTheHeadExcusesWhatTheTreeSaysOfTheFile() throws {
        let rules = InspectionRun.rule(
            "A-01",
            """
            predicate: sibling_required
            params:
              subject_role: logic
              strip_suffix_from_vocabulary: ViewSuffix
              append_suffix_from_vocabulary: ModelSuffix
            """)
        let run = try InspectionRun(
            rules: rules,
            overlay: """
                roles: { logic: "*View.swift" }
                vocabularies: { ViewSuffix: [View], ModelSuffix: [Model] }

                """,
            """
            // ~~~ App/AView.swift
            // standard:exception(A-01) it shows nothing
            struct AView {}
            // ~~~ App/BView.swift
            struct BView {}
            """)
        #expect(run.found == ["BView.swift A-01"])
        #expect(run.excused == ["AView.swift A-01"])
    }

    @Test func excusesOfUnknownAndRetiredRulesAndThoseOfNoUseAreReported() throws {
        let rules =
            InspectionRun.print
            + InspectionRun.rule("OLD-01", "status: retired\nretired_in: 1.0.0\nretirement_reason: gone")
            + InspectionRun.rule("A-02", "builtin: { swiftlint: [force_cast] }")
        let run = try InspectionRun(
            rules: rules,
            """
            // ~~~ App/a.swift
            let a = 1 // standard:exception(READ-02) a test
            let b = 1 // standard:exception(OLD-01) a test
            let c = 1 // standard:exception(READ-01) a test
            let d = 1 // standard:exception(A-02) SwiftLint knows
            """)
        #expect(
            run.found == [
                "a.swift:1:14 excuse-unknown-rule", "a.swift:2:14 excuse-unknown-rule", "a.swift:3:14 excuse-unused",
            ])
        #expect(run.report.findings[0].message == "There is no rule READ-02: READ has READ-01")
    }

    @Test func twoMarkersOnALineExcuseTwoRules() throws {
        let rules = InspectionRun.print + InspectionRun.rule("READ-02", #"patterns: [{ regex: '\b1\b', message: No }]"#)
        let run = try InspectionRun(
            rules: rules,
            """
            // ~~~ App/a.swift
            print(1) // standard:exception(READ-01) a test, standard:exception(READ-02) another
            """)
        #expect(run.found.isEmpty)
        #expect(run.report.findings.compactMap(\.excuse?.reason) == ["a test,", "another"])
    }

    @Test(arguments: [
        ("// standard:exception(READ-01, READ-02) a test", "a marker names one rule: write one for READ-01, another"),
        ("// standard:exception() a test", "write '// standard:exception(ID) reason'"),
        ("// standard:exception(READ-01 a test", "write '// standard:exception(READ-01) reason'"),
        ("// standard:exeption(READ-01) a test", "write '// standard:exception(READ-01) reason'"),
        ("// standrad:exception(READ-01) a test", "write '// standard:exception(READ-01) reason'"),
        ("// standard: exception(READ-01) a test", "write '// standard:exception(READ-01) reason'"),
        ("// standard:exception READ-01 a test", "write '// standard:exception(READ-01) reason'"),
        ("// Standard:Exception(read-01) a test", "write '// standard:exception(READ-01) reason'"),
        ("/* standard:exception(READ-01) a test */", "this marker counts in a comment that begins with '//' only"),
    ])
    func whatWasMeantAsAMarkerIsReported(_ comment: String, _ advice: String) throws {
        let rules = InspectionRun.print + InspectionRun.rule("READ-02", "patterns: [{ regex: nothing, message: No }]")
        let run = try InspectionRun(rules: rules, "// ~~~ App/a.swift\nprint(1) \(comment)\n")
        #expect(run.found == ["a.swift:1:1 READ-01", "a.swift:1:13 excuse-unreadable"])
        let message = try #require(run.report.open.last?.message)
        #expect(message.hasPrefix("This excuse cannot be read and excuses nothing: \(advice)"))
    }

    @Test(arguments: [
        "// the standard: an exception(see READ-01)", "// UserDefaults.standard:x", "// throws Exception(1)",
        "// standard:exceptional(READ-01x)",
    ])
    func proseIsNoMarker(_ comment: String) throws {
        let run = try InspectionRun("// ~~~ App/a.swift\n\(comment)\n")
        #expect(run.found.isEmpty)
    }

    @Test func anAttributeThatIsNotClosedEndsAtItsParenthesis() throws {
        try expectMarks(
            """
            // standard:exception(READ-01) a test
            @objc(print(1)
            print(2) // expect
            """)
    }

    @Test func thePatternOfARuleIsNoRule() throws {
        let run = try InspectionRun("// ~~~ App/a.swift\nlet a = 1 // standard:exception(READ-01_print) a test\n")
        #expect(run.report.findings.map(\.message) == ["There is no rule READ-01_print: write READ-01"])
    }

    @Test(arguments: [
        ("// swiftlint:disable READ-01", true), ("// swiftlint:disable:next other READ-01_print", true),
        ("// swiftlint:disable all", true), ("// swiftlint:disable force_cast", true), ("// nosemgrep", true),
        ("// nosemgrep: generated.App.READ-01", true), ("// swiftlint:disable line_length", false),
        ("// swiftlint:disable READ-01 - the launcher reads it", false), ("// nosemgrep: other", false),
        ("// swiftlint:enable READ-01", false),
    ])
    func aCommandThatSilencesOneOfOurRulesSaysWhy(_ comment: String, _ isReported: Bool) throws {
        let rules = InspectionRun.print + InspectionRun.rule("A-02", "builtin: { swiftlint: [force_cast] }")
        let run = try InspectionRun(rules: rules, "// ~~~ App/a.swift\n\(comment)\nlet a = 1\n")
        #expect(run.found == (isReported ? ["a.swift:1:4 excuse-without-reason"] : []))
    }

    @Test func aTemplateMayPlaceTheIDAnywhere() throws {
        for (marker, comment) in [
            ("// lint: ()", "// lint: (READ-01) a test"), ("/* <ID>: <reason> */", "/* READ-01: a test */"),
            ("// allow <ID> because <reason>", "// allow READ-01 because a test"),
        ] {
            try expectMarks(marker: marker, "print(1) \(comment)\nprint(2) // expect\n")
        }
    }

    @Test func waiversExcuseUpToTheirDate() throws {
        let overlay = """
            waivers:
              - { rule: READ-01, paths: ["Old/**"], reason: it goes, expires: 2026-06-30 }
              - { rule: READ-01, paths: ["**/Any/**"], reason: it stays, expires: 2030-01-01 }

            """
        let tree = """
            // ~~~ App/Old/a.swift
            print(1)
            // ~~~ AppTests/Any/b.swift
            print(1)
            // ~~~ App/c.swift
            print(1)
            """
        let before = try InspectionRun(overlay: overlay, asOf: "2026-06-30", tree)
        #expect(before.found == ["c.swift:1:1 READ-01"])
        #expect(before.report.findings[0].excuse?.reason == "it goes")
        let after = try InspectionRun(overlay: overlay, asOf: "2026-07-01", tree)
        #expect(after.found == ["Old/a.swift:1:1 READ-01", "c.swift:1:1 READ-01"])
    }
}

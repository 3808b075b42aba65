import Foundation
import Patterns
import Planning
import Registry
import Testing

@Suite("A predicate about text becomes patterns")
struct LoweringTests {
    private static let overlay = """
        roles: { logic: Logic, screen.root: Screens/*, screen.entry: "{dir}/{stem}Scene.swift" }
        vocabularies: { Banned: [Util] }
        fixture_paths: ["**/Fixtures/**"]

        """

    private func rule(_ predicate: String, _ params: String, more: String = "") throws -> RulePlan {
        try plan(predicate, params, more: more).rule("A-01")
    }

    private func plan(_ predicate: String, _ params: String, more: String = "") throws -> ModulePlan {
        try PlanInput.plan(
            rules: ruleText("A-01", "predicate: \(predicate)\nparams: { \(params) }\n" + more), overlay: Self.overlay)
    }

    /// The lines of a text on which a pattern reports, from 1.
    private func lines(_ pattern: ResolvedPattern, _ text: String) throws -> [Int] {
        let syntax = try RegexSyntax(pattern.regex)
        let regex = try CompiledRegex(pattern.reach == .line ? syntax.lineWise : syntax.fileWise)
        return regex.matches(in: text).map { match in
            let place = pattern.capture == 0 ? match.range : match.captures[pattern.capture - 1] ?? match.range
            return text[..<place.lowerBound].utf8.count { $0 == 0x0A } + 1
        }
    }

    @Test func `a word outside the vocabulary is reported unless it is exempt`() throws {
        let rule = try rule(
            "vocabulary", #"vocabulary_key: Doubles, declaration: 'class (\w+)', exempt_patterns: ['^Real$', Live]"#)
        #expect(rule.outcome == .enforced && rule.by == ["swiftlint", "rulec check"])
        #expect(rule.leaves == [])
        let pattern = try #require(rule.patterns.first)
        #expect(pattern.id == "A-01" && pattern.from == "registry:A-01/predicate" && pattern.capture == 2)
        #expect(pattern.values == ["registry:vocabularies/Doubles"])
        let text = "class MockSeat {\nclass Mocking {\nclass Real {\nclass Realm {\nclass SeatLive {\n"
        #expect(try lines(pattern, text) == [2, 4])
    }

    @Test func `a name is accepted or rejected by the kind of its vocabulary`() throws {
        let accepted = try rule(
            "naming_pattern", #"glob: '**/*.swift', declaration: '^class (\w+)', accept_from_vocabulary: Doubles"#)
        #expect(try lines(try #require(accepted.patterns.first), "class FakeA {\nclass A {\n") == [2])
        let rejected = try rule(
            "naming_pattern", #"glob: '**/*.swift', declaration: '^class (\w+)', reject_from_vocabulary: Shapes"#)
        // Each entry is a regex for the whole name: a+|b and (?i)c.
        #expect(
            try lines(try #require(rejected.patterns.first), "class aa {\nclass ab {\nclass C {\nclass b {") == [
                1, 3, 4,
            ])
    }

    @Test func `members that are not allowed and patterns that are forbidden are reported`() throws {
        let members = try rule(
            "forbidden_member", #"subject_role: logic, pattern: '^\s+var (\w+)', allow: [body]"#)
        let pattern = try #require(members.patterns.first)
        #expect(try lines(pattern, "a\n\n  var body\n  var bodyA\n  var a") == [4, 5])
        #expect(pattern.include.map(\.text) == ["Modules/Booking/Sources/Logic/**/*.swift"])
        let forbidden = try rule("forbidden_pattern", #"subject_role: logic, pattern: '^\s+let \w+$'"#)
        #expect(try lines(try #require(forbidden.patterns.first), "\n\n let a\n let b = 1") == [3])
    }

    @Test func `the pattern takes the predicate's name where the rule's own has the ID`() throws {
        let rule = try rule("forbidden_pattern", "subject_role: logic, pattern: foo", more: freePattern)
        #expect(rule.patterns.map(\.id) == ["A-01", "A-01_forbidden_pattern"])
        #expect(rule.coverage == .full)
    }

    @Test func `the lines of a file are counted, but for functions`() throws {
        let plan = try plan("file_size", "test_marker: /Tests/, limits: { file: 3, entry: 4, mark: 2 }")
        let rule = try plan.rule("A-01")
        #expect(rule.patterns.map(\.id) == ["A-01_file", "A-01_entry", "A-01_mark"])
        let (file, entry, mark) = (rule.patterns[0], rule.patterns[1], rule.patterns[2])
        #expect(try lines(file, "a\n\nc\n") == [] && lines(file, "a\r\n\r\nc\r\nd") == [1])
        #expect(try lines(file, "a\nb\nc\n\n") == [1])
        #expect(try lines(entry, "a\nb\nc\nd\n") == [] && lines(entry, "a\nb\nc\nd\ne") == [1])
        #expect(try lines(mark, "a\nb\nc\n") == [1] && lines(mark, "a\nb\nc\n// MARK: - A\n") == [])
        #expect(file.include.map(\.text) == ["Modules/Booking/Sources/**/*.swift"])
        #expect(
            file.exclude.map(\.text).suffix(3) == [
                "Modules/Booking/Sources/**/Fixtures/**", "Modules/Booking/Sources/**/Tests/**",
                "Modules/Booking/Sources/Screens/*/*Scene.swift",
            ])
        #expect(entry.include.map(\.text) == ["Modules/Booking/Sources/Screens/*/*Scene.swift"])
        #expect(rule.coverage == .full)
        #expect(plan.losses.contains { $0.grade == .none && $0.why == "a regex does not know where a function ends" })
    }

    @Test(arguments: [
        (
            #"glob: '**/*.swift', declaration: '(\w+)', match_file_stem: true"#,
            "a regex does not know the name of the file it is searched in"
        ),
        (
            #"glob: '**/*.swift', declaration: '(\w)\1', accept_from_vocabulary: Doubles"#,
            "the pattern holds a back-reference"
        ),
    ])
    func `what a regex cannot say is a loss of SwiftLint, and left to rulec check`(_ params: String, _ why: String)
        throws
    {
        let plan = try plan("naming_pattern", params)
        #expect(try plan.rule("A-01").by == ["rulec check"])
        #expect(plan.losses == [Loss(rule: "A-01", target: "swiftlint", grade: .none, errs: nil, why: why)])
    }

    @Test func `a declaration that may begin within another over-reports`() throws {
        let plan = try plan(
            "naming_pattern", #"glob: '**/*.swift', declaration: '\bclass (\w+)', accept_from_vocabulary: Doubles"#)
        #expect(
            plan.losses.map(\.errs) == [.overReports, .overReports]
                && plan.losses.map(\.target) == ["swiftlint", "semgrep"])
    }

    @Test func `what it would run with is asked for, not who runs it`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", "predicate: forbidden_pattern\nparams: { subject_role: logic, pattern: foo }"))
        #expect(try plan.rule("A-01").reasonTexts == ["unbound-role logic"])
        #expect(plan.losses == [])
    }
}

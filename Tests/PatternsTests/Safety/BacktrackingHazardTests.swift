import Testing

@testable import Patterns

@Suite struct BacktrackingHazardTests {
    private static func hazard(_ pattern: String, lineWise: Bool = true) throws -> BacktrackingHazard? {
        try RegexSyntax(pattern).hazard(lineWise: lineWise)
    }

    @Test(arguments: [
        "(a+)+b", "(a|a)*c", "(a|b|ab)*c", #"(\w+\s*)+:"#, "(.*)*x", "(?:a*b*)*c", "(?:a{1,200})+b", "([a-z]+)*=",
        #"(?:\d+|\w+)*;"#, "(?=(a|a)*b)c", "(?i)(k|K)*x", "foo(?!(x+x+)+y)", "(a?){20}b",
    ])
    func findsLoopsWithTwoWays(_ pattern: String) throws {
        let hazard = try #require(try Self.hazard(pattern))
        #expect(hazard.growth == .exponential)
        #expect(hazard.steps > 50_000 && hazard.attack.count < 100)
    }

    @Test(arguments: [
        ("a*a*b", 3), (#"\s*\s*x"#, 3), (".*a.*b.*c", 3), (".*.*.*.*x", 5), (#"(?<=let )\w*\w*\w*="#, 3),
        (#"((?<=;) *\w+)\s*\s*\s*x"#, 3), (#"(\w+)-\1\s*\s*\s*x"#, 3),
    ])
    func findsLoopsOnTheSameText(_ pattern: String, _ power: Int) throws {
        let hazard = try #require(try Self.hazard(pattern))
        guard case .polynomial(let found) = hazard.growth else {
            Issue.record("\(hazard.growth)")
            return
        }
        #expect(found >= 3 && found <= power)
    }

    /// A limit of the counts is one of the ways, too, and it may be a high one.
    @Test(arguments: [
        #"\w{0,12}\w{0,12}\w{0,12}x"#, #"\w{0,50}\w{0,50}x"#, "(?:a{0,4}){1,4}(?:a{0,4}){1,4}b",
        "[a-z]{0,20}[a-z0-9]{0,20}[a-z_]{0,20}=", #"\w{0,60}\w*x"#,
    ])
    func findsLimitedCountsThatShareOneText(_ pattern: String) throws {
        let hazard = try #require(try Self.hazard(pattern))
        guard case .limited(let steps) = hazard.growth else {
            Issue.record("\(hazard.growth)")
            return
        }
        #expect(steps > 1_000 && hazard.steps > 10_000)
    }

    @Test(arguments: [
        "a+b+c", "(?:ab)+c", #"^\s*let\b"#, #""(?:[^"\\]|\\.)*""#, "(?>a+)+b", "(a++)+b", "(?:x|y)*z", "MARK: - (.+)$",
        #"\s+$"#, "(a*)*", "a?a?b", #"\bprint\("#, "[a-z]+[0-9]+x",
        #"\w{0,9}\w{0,9};"#, #"\w{0,12}\w{0,12}x"#, #"(?:\w{1,20}\.){1,20}x"#, #"\w{1,30}\.\w{1,30}\.\w{1,30}!"#,
        #"(?:a?b?c?d?e?f?g?h?i?j?k?)x"#, #"foo.{0,80}bar.{0,80}baz"#, #"(?<=let )\w+ = \w+"#,
    ])
    func leavesQuickPatternsAlone(_ pattern: String) throws {
        #expect(try Self.hazard(pattern) == nil)
    }

    /// Two classes that meet only in line breaks do not meet in a line pattern.
    @Test func judgesThePatternThatIsEmitted() throws {
        #expect(try Self.hazard(#"(?:[a\n]|[b\n])*c"#) == nil)
        #expect(try Self.hazard(#"(?:[a\n]|[b\n])*c"#, lineWise: false)?.growth == .exponential)
    }

    @Test func pointsAtTheLoop() throws {
        let pattern = #"import (x+x+)+y"#
        let hazard = try #require(try Self.hazard(pattern))
        #expect(pattern[bytes: hazard.range] == "(x+x+)+")
        #expect(hazard.attack.hasPrefix("import x"))
    }

    @Test func pointsAtTheOuterLoopOfTwoAroundTheSame() throws {
        let pattern = "(?:(?:a+)+)b"
        let hazard = try #require(try Self.hazard(pattern))
        #expect(pattern[bytes: hazard.range] == "(?:a+)+")
    }

    @Test func pointsAtBothLoopsOfAPolynomial() throws {
        let pattern = #"\d+[0-9a-f]*;"#
        let hazard = try #require(try Self.hazard(pattern))
        #expect(pattern[bytes: hazard.range] == #"\d+"#)
        #expect(hazard.secondRange.map { pattern[bytes: $0] } == "[0-9a-f]*")
    }

    @Test func theDegreeIsThatOfTheStepsCounted() throws {
        for (pattern, degree) in [("a*a*b", 3), ("a*a*a*b", 4), ("^a*a*a*b", 3), ("^a*a*a*a*b", 4)] {
            #expect(try Self.hazard(pattern)?.growth == .polynomial(degree), "\(pattern)")
        }
    }

    private static func bounds(_ pattern: String) throws -> [Int?] {
        let root = try RegexSyntax(pattern).root
        let alphabet = SampleAlphabet(root, lineWise: true)
        let automaton = try #require(PositionAutomaton(root, alphabet: alphabet))
        var search = AmbiguitySearch(automaton, alphabet)
        let bound = BacktrackingBound(automaton: automaton, alphabet: alphabet, root: root)
        return search.run().map(bound.degree)
    }

    @Test(arguments: [
        ("a*a*b", 3), ("a*a*a*b", 4), ("^a*a*a*b", 3), (#"(?<!\w)a*a*b"#, 3), ("x[^,]*;[^,]*:", 2),
        ("^[^,]*;[^,]*:", 2),
        (#"^([^,]*);[^,]*(?!\1x):"#, 3), ("[^,]*;[^,]*:", 3),
    ])
    func boundsTheDegree(_ pattern: String, _ degree: Int) throws {
        #expect(try Self.bounds(pattern).compactMap(\.self).max() == degree)
    }

    @Test(arguments: [#"(a*)a*\1b"#, "(a|a)*c"]) func saysNothingWhereRunsDoNotTell(_ pattern: String) throws {
        let bounds = try Self.bounds(pattern)
        #expect(!bounds.isEmpty && bounds.allSatisfy { $0 == nil })
    }

    @Test func theCountingMatcherFindsWhatICUFinds() throws {
        var random = PatternGenerator(seed: 31)
        let text = "ab z 01#a-b:= ,<2>aab&&|(a)[z]"
        let points = text.unicodeScalars.map(\.value)
        for _ in 0..<3_000 {
            let source = random.pattern()
            guard let syntax = try? RegexSyntax(source), !source.contains(#"\G"#), !source.contains(#"\X"#),
                !source.contains(#"\Z"#), !source.contains("$")
            else { continue }
            let first = try CompiledRegex(syntax.lineWise).firstMatch(in: text)
            let start = (0...points.count).first { start in
                CountingMatcher.matches(syntax.root, points, at: start, lineWise: true)
            }
            let expected = first.map { text.unicodeScalars.distance(from: text.startIndex, to: $0.lowerBound) }
            #expect(start == expected, "\(source.debugDescription)")
        }
    }
}

import Testing

@testable import Patterns

@Suite struct EngineEditTests {
    @Test(arguments: [
        (#"^a"#, #"(?d:^)a"#), (#"(?-m)^a"#, #"(?-m)^a"#), (#"\Q^\E^"#, #"\Q^\E(?d:^)"#),
        (#"\bprint\b"#, #"(?<!\w)print(?!\w)"#), (#"a\B\w"#, #"a(?<=\w)\w"#), (#"[\w.]\bx"#, #"[\w.](?<!\w)x"#),
        (#"\.\b\("#, #"\.(?:(?<=\w)(?!\w)|(?<!\w)(?=\w))\("#), (#"(?w)\bx"#, #"(?w)\bx"#),
        (#"(?:\b)?x"#, #"(?:(?:(?<=\w)(?!\w)|(?<!\w)(?=\w)))?x"#),
        (#"(?i)password fit"#, #"(?i)pas(?:)sword f(?:)it"#), (#"pass"#, "pass"), (#"(?i)s(?-i)s"#, #"(?i)s(?-i)s"#),
        (#"(?i)\Qss\E"#, #"(?i)\Qs\E(?:)\Qs\E"#), (#"(?i)[s]s*"#, #"(?i)[s]s*"#), (#"(?i)st+"#, "(?i)st+"),
    ])
    func leaveNothingThatICUAloneKnows(_ source: String, _ expected: String) throws {
        #expect(try RegexSyntax(source).lineWise == expected)
        #expect(try RegexSyntax(source).fileWise == expected)
    }

    @Test func theTextBehindALineBreakThatSwiftDoesNotKnowStartsNoLine() throws {
        let text = "a\n// \u{2028}a\u{85}a\u{0B}a\r\na\ra\n"
        let found = try CompiledRegex(RegexSyntax("^a").lineWise).matches(in: text)
        #expect(found.map { text.utf16.distance(from: text.startIndex, to: $0.range.lowerBound) } == [0, 13])
    }

    @Test func aBoundaryIsBetweenTwoNeighbours() throws {
        for (text, count) in [("(\u{301}print(", 0), ("a\u{200B}print(", 1), ("👨‍👩‍👧print(", 1), ("_print(", 0)] {
            let found = try CompiledRegex(RegexSyntax(#"\bprint\("#).lineWise).matches(in: text)
            #expect(found.count == count, "\(text.debugDescription)")
        }
    }

    @Test func noCharacterIsTakenForTwo() throws {
        let pattern = try RegexSyntax("(?i)pass|fix|stop").lineWise
        #expect(try CompiledRegex(pattern).matches(in: "paß ﬁx ﬆop PASS ſtop paſs").count == 3)
    }
}

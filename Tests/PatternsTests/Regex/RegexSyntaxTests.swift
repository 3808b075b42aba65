import Foundation
import Testing

@testable import Patterns

@Suite struct RegexSyntaxTests {
    private static func error(_ pattern: String) -> PatternError? {
        do {
            _ = try RegexSyntax(pattern)
            return nil
        } catch {
            return error
        }
    }

    /// The part of the pattern an error points at.
    @Test(arguments: [
        ("foo(bar", "(", "this group is not closed"), ("foo)", ")", "this ) closes no group"),
        ("é*?+a", "+", "there is nothing to repeat before this +"), ("[a-", "[", "this class is not closed"),
        ("a[z-a]", "z-a", "this range runs backwards"),
        ("a{3,1}", "{3,1}", "the upper limit 1 is below the lower limit 3"),
        (#"é\p{Foo}b"#, #"\p{Foo}"#, "there is no character property Foo"), (#"(a)\2"#, #"\2"#, "there is no group 2"),
        ("x}", "}", "this } closes nothing"), ("(?<=ab*c)d", "b*", "a look-behind needs a limited length"),
        ("a(?P<n>b)", "(?P", "a group cannot open like this"),
        (#"ab\"#, #"\"#, "there is nothing behind this backslash"),
        (#"\x{}"#, #"\x{"#, "this escape has no complete character number"),
        (#"(?<a>x)(?<a>y)"#, "a", "there is a group a already"), ("(?iq)", "q", "this is no flag"),
        ("[[:alfa:]]", "[:alfa:]", "there is no character class alfa"), ("a{", "{", "this is no complete count"),
        ("**/*View.swift", "*", "there is nothing to repeat before this *"),
    ])
    func pointsAtTheMistake(_ pattern: String, _ part: String, _ message: String) throws {
        let error = try #require(Self.error(pattern))
        #expect(error.message == message)
        #expect(String(pattern[bytes: error.range]) == part)
        #expect(error.help != nil)
    }

    @Test func everyErrorPointsIntoThePattern() {
        for pattern in PatternSamples.invalid {
            guard let error = Self.error(pattern) else { continue }
            #expect(error.range.upperBound <= pattern.utf8.count, "\(pattern)")
            #expect(pattern.isEmpty || !error.range.isEmpty, "\(pattern): \(error.message)")
        }
    }

    @Test func countsCaptureGroups() throws {
        #expect(try RegexSyntax(#"(a)(?:b)(?<n>c(d))(?=(e))\((f)"#).captureCount == 5)
    }

    @Test(arguments: ["a*", "()", "^$", "a|", "(?=a)", #"(a*)\1"#, "(?i)", #"\b"#, "(a?)+", "a{0,3}", "a{0}"])
    func knowsWhatMatchesTheEmptyString(_ pattern: String) throws {
        #expect(try RegexSyntax(pattern).matchesEmpty)
    }

    @Test(arguments: ["a", "^import ()", #"(a)\1"#, "a|b", "a+", "(?=a)b", #"\bx"#, ".", #"\R"#, "(?:a|b){2,}"])
    func knowsWhatTakesACharacter(_ pattern: String) throws {
        #expect(try !RegexSyntax(pattern).matchesEmpty)
    }

    @Test func escapedTextMatchesItselfAlone() throws {
        let text = "a.b*c[d]{e}(f)|g^h$i\\j?k+l#m n\to-p&q~r\u{2028}é😀/\""
        let pattern = RegexEscape.literal(text)
        #expect(try CompiledRegex("\\A" + pattern + "\\z").firstMatch(in: text) != nil)
        #expect(try CompiledRegex("(?x)\\A" + pattern + "\\z").firstMatch(in: text) != nil)
        #expect(try RegexSyntax(pattern, flags: [.comments]).captureCount == 0)
    }

    @Test func anAlternationTriesLongWordsFirst() {
        #expect(RegexEscape.alternation(["a", "abc", "ab", "b", "ab"]) == "(?:abc|ab|a|b)")
        #expect(RegexEscape.alternation(["x.y"]) == #"(?:x\.y)"#)
    }

    @Test func matchesCarryTheirCaptures() throws {
        let text = "let isOpen = 1, has = 2"
        let matches = try CompiledRegex(#"(is)?(\w+) ="#).matches(in: text)
        #expect(matches.map { $0.captures.map { $0.map { String(text[$0]) } } } == [["is", "Open"], [nil, "has"]])
    }
}

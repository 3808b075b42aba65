import Testing

@testable import Patterns

@Suite struct CompiledRegexTests {
    /// A combining mark joins the closing quote to one grapheme, in which no range of a `String` can end by Foundation.
    @Test func aMatchMayEndWithinAGrapheme() throws {
        let text = "x = \"ab\"\u{301};"
        let match = try #require(try CompiledRegex(#"("[^"]*)""#).matches(in: text).first)
        #expect(text.utf16.distance(from: match.range.lowerBound, to: match.range.upperBound) == 4)
        #expect(match.captures.first??.lowerBound == match.range.lowerBound)
        #expect(try CompiledRegex(#""$|";"#).firstMatch(in: text) == nil)
        #expect(try CompiledRegex(#"b""#).firstMatch(in: text) != nil)
    }

    @Test func aGroupThatTakesNoPartHasNoRange() throws {
        #expect(try CompiledRegex("(a)|b").matches(in: "b").map(\.captures) == [[nil]])
    }
}

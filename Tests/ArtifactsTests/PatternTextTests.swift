import Testing

@testable import Artifacts

struct PatternTextTests {
    @Test(arguments: [
        (#"a*b+c?"#, "a{0,9}b{1,10}c?"), (#"a*?b++c?+"#, "a{0,9}?b{1,10}+c?+"), ("a{2,}b{2,3}", "a{2,11}b{2,3}"),
        (#"\p{L}+\x{41}*\*"#, #"\p{L}{1,10}\x{41}{0,9}\*"#), ("[*+[a*]--b]+", "[*+[a*]--b]{1,10}"),
        (#"\Qa*\E*"#, #"\Qa*\E{0,9}"#), ("(?#a*)b*", "(?#a*)b{0,9}"),
        (#"(?:a|b)*[^\]+]*"#, #"(?:a|b){0,9}[^\]+]{0,9}"#),
    ])
    func `Unlimited repetitions get a limit, and nothing else changes`(text: String, expected: String) {
        #expect(PatternText(text, commentsMode: false).bounded(9) == expected)
    }

    @Test(arguments: [
        ("(a)(b)", 2, "(a)(!b)"), (#"\((?:x)(?<n>b)"#, 1, #"\((?:x)(?<n>!b)"#),
        ("(?=(a))(?<!b)(c)", 2, "(?=(a))(?<!b)(!c)"),
        ("[(](a)", 1, "[(](!a)"),
    ])
    func `Text goes to the front of a capture group`(text: String, group: Int, expected: String) {
        #expect(PatternText(text, commentsMode: false).inserting("!", inGroup: group) == expected)
    }

    @Test func `A comment in comments mode holds no groups`() {
        #expect(PatternText("a # (b\n(c)", commentsMode: true).inserting("!", inGroup: 1) == "a # (b\n(!c)")
        #expect(PatternText("(c)", commentsMode: true).inserting("!", inGroup: 2) == nil)
    }
}

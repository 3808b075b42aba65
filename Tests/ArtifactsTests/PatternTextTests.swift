import Patterns
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
        ("(a)(b)", 2, #"(?>(a)((?:(?=b)!()|)(?:b)))\3"#),
        (#"\((?:x)(?<n>b)"#, 1, #"(?>\((?:x)(?<n>(?:(?=b)!()|)(?:b)))\2"#),
        ("(?=(a))(?<!b)(c)", 2, #"(?>(?=(a))(?<!b)((?:(?=c)!()|)(?:c)))\3"#),
        ("[(](a)", 1, #"(?>[(]((?:(?=a)!()|)(?:a)))\2"#),
        // What is asked for twice holds no group and names none from its own on.
        (#"(a)((b)c)\1\2\35"#, 2, #"(?>(a)((?:!()|)(?:(b)c))(?:\1)(?:\2)(?:\4)5)\3"#),
        (#"(a|\1b)\1"#, 1, #"(?>((?:!()|)(?:a|(?:\1)b))(?:\1))\2"#),
    ])
    func `A condition at the front of a group decides about the match, and groups behind it move up`(
        text: String, group: Int, expected: String
    ) {
        #expect(PatternText(text, commentsMode: false).requiring("!", inGroup: group) == expected)
    }

    @Test func `A comment in comments mode holds no groups`() {
        let text = PatternText("a # (b\n(c)", commentsMode: true)
        #expect(text.requiring("!", inGroup: 1) == "(?>a # (b\n((?:(?=c)!()|)(?:c)))\\2")
        #expect(PatternText("(c)", commentsMode: true).requiring("!", inGroup: 2) == nil)
    }

    /// Of `x1 x2 x3`, a match from `<` goes to the nearest `x` and a digit.
    @Test(arguments: [
        (#"<[^>]*?(x\d|y)"#, "< x1 x2", ["x1"]), (#"<[^>]*?(x\d|y)"#, "< -x1 x2", []),
        (#"<[^>]*?(x\d|y)"#, "< -y x2 <y", ["y"]), (#"<[^>]*?((x)\d)(?=[^>]*\2)"#, "< x1 x", ["x1"]),
    ])
    func `A group where the condition does not hold is not looked for elsewhere`(
        regex: String, text: String, expected: [String]
    ) throws {
        let conditional = try #require(PatternText(regex, commentsMode: false).requiring("(?<!-)", inGroup: 1))
        let bytes = Array(text.utf8)
        let found = try bytes.withUnsafeBufferPointer { bytes in
            try CompiledRegex(conditional).matches(in: bytes).map { String(decoding: bytes[$0[1]!], as: UTF8.self) }
        }
        #expect(found == expected)
    }
}

import Foundation
import Testing

@testable import Patterns

@Suite struct GlobTests {
    static let cases: [(glob: String, matching: [String], other: [String])] = [
        ("**", ["a", "a/b", "a/b/c.swift"], [""]),
        ("**/x", ["x", "a/x", "a/b/x"], ["ax", "x/a", "a/x/b"]),
        ("a/**", ["a/b", "a/b/c"], ["a", "b", "ab/c"]),
        ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a/b/c"]),
        ("**/Generated/**", ["Generated/a", "x/Generated/a/b"], ["Generated", "x/Generated"]),
        ("**/**/x", ["x", "a/x"], ["a"]),
        ("*", ["a", ".a"], ["a/b", ""]),
        ("*.swift", ["a.swift", ".swift"], ["a/b.swift", "a.swift.orig"]),
        ("a?c", ["abc", "aéc", "a😀c"], ["ac", "a/c", "abbc"]),
        ("[a-c]x", ["ax", "cx"], ["dx", "x"]),
        ("[!a-c]x", ["dx", "éx"], ["ax", "/x"]),
        ("[^a]x", ["dx"], ["ax"]),
        ("[]-]x", ["]x", "-x"], ["ax"]),
        ("[+-0]x", ["+x", "0x", ".x"], ["/x"]),
        ("{a,b}/c", ["a/c", "b/c"], ["c", "ab/c"]),
        ("{a/b,c}/d", ["a/b/d", "c/d"], ["a/d", "b/d"]),
        ("{**/a,b}.swift", ["a.swift", "x/a.swift", "b.swift"], ["x/b.swift"]),
        ("x{a,{b,c}d}y", ["xay", "xbdy", "xcdy"], ["xby", "xdy"]),
        ("x{,y}", ["x", "xy"], ["xyy"]),
        ("Type+Ext(1).swift", ["Type+Ext(1).swift"], ["TypeExt1.swift"]),
        (#"a\*b\{c"#, ["a*b{c"], ["axb{c"]),
        ("a}b,c]", ["a}b,c]"], ["ab"]),
        ("Caf\u{E9}/*", ["Cafe\u{301}/a", "Caf\u{E9}/a"], ["Cafe/a"]),
        (
            "Screens/*/*View.swift", ["Screens/Seat/SeatView.swift"],
            ["Screens/SeatView.swift", "Screens/a/b/View.swift"]
        ),
        ("a/*", ["a/b"], ["a/", "a/b/c"]),
    ]

    @Test(arguments: cases)
    func matchesWholePaths(_ sample: (glob: String, matching: [String], other: [String])) throws {
        let glob = try Glob(sample.glob)
        for path in sample.matching { #expect(glob.matches(path), "\(path)") }
        for path in sample.other { #expect(!glob.matches(path), "\(path)") }
    }

    @Test(arguments: cases)
    func itsRegexMatchesTheSame(_ sample: (glob: String, matching: [String], other: [String])) throws {
        let pattern = try Glob(sample.glob).regex()
        #expect(try RegexSyntax(pattern).captureCount == 0)
        let whole = try CompiledRegex("\\A\(pattern)\\z")
        for path in sample.matching.map(\.precomposedStringWithCanonicalMapping) {
            #expect(whole.firstMatch(in: path) != nil, "\(path) against \(pattern)")
        }
        for path in sample.other { #expect(whole.firstMatch(in: path) == nil, "\(path) against \(pattern)") }
    }

    @Test(arguments: [
        ("", "", "the path pattern is empty"), ("/a", "/", "a path pattern cannot start with /"),
        ("a/../b", "..", "a path pattern cannot hold a . or .. segment"),
        ("./a", ".", "a path pattern cannot hold a . or .. segment"),
        ("é/[ab", "[", "this [ is not closed"), ("a/{b,c", "{", "this { is not closed"),
        ("x/a**/b", "a**", "** stands for whole folders and cannot touch other characters"),
        ("***", "***", "** stands for whole folders and cannot touch other characters"),
        ("a//b", "/", "two / stand side by side"), (#"a\"#, #"\"#, "there is nothing behind this backslash"),
        (#"a\b"#, #"\b"#, #"\b has no meaning in a path pattern"#),
        ("a\u{7}b", "\u{7}", "a path pattern cannot hold a control character"),
        ("a/", "/", "a path pattern cannot end with /"), ("{dir}/x", "{dir}", "these braces hold one alternative only"),
        ("[z-a]", "z-a", "this range runs backwards"), ("[a/b]", "/", "a class cannot hold a /"),
    ])
    func refusesWhatCannotBeMeant(_ text: String, _ part: String, _ message: String) throws {
        let error = try #require(throws: PatternError.self) { try Glob(text) }
        #expect(error.message == message)
        #expect(String(text[bytes: error.range]) == part)
        #expect(error.help != nil)
    }

    @Test func manyBracesAreRefusedRatherThanExpanded() {
        let text = Array(repeating: "{a/b,c/d}", count: 20).joined(separator: "/")
        #expect(throws: PatternError.self) { try Glob(text) }
    }

    @Test func knowsTheFoldersBeforeTheFirstWildcard() throws {
        let prefixes = [
            "a/b/*.swift": ["a/b"], "a/b.swift": ["a"], "*.swift": [""], "**/a": [""], "a/{b,c}/d": ["a/b", "a/c"],
            "a/{b/c,*}/e": ["a/b/c", "a"], "x{a,b{c,d}}y/\\*/[a]/e": ["xay/*", "xbcy/*", "xbdy/*"],
        ]
        for (glob, prefix) in prefixes { #expect(try Glob(glob).literalPrefixes == prefix, "\(glob)") }
    }

    @Test func pathPatternsAreAnchoredAtAFolder() throws {
        let pattern = PathRegex.anchored(source: "Modules/Book+ing", glob: try Glob("**/*View.swift"))
        #expect(pattern == #"(?:^|/)Modules/Book\+ing/(?:[^/]+/)*[^/]*View\.swift$"#)
        let regex = try CompiledRegex(pattern)
        #expect(regex.firstMatch(in: "/Users/x/Modules/Book+ing/Screens/SeatView.swift") != nil)
        #expect(regex.firstMatch(in: "Modules/Book+ing/SeatView.swift") != nil)
        #expect(regex.firstMatch(in: "/Users/x/MyModules/Book+ing/SeatView.swift") == nil)
        #expect(regex.firstMatch(in: "/Users/x/Modules/Book+ing/SeatView.swift.orig") == nil)
        #expect(PathRegex.anchored(source: ".", glob: try Glob("a")) == "(?:^|/)a$")
    }
}

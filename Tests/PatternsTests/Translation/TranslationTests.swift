import Foundation
import Testing

@testable import Patterns

@Suite struct TranslationTests {
    private static func construct(_ translation: Translation) -> String? {
        if case .unsupported(let construct, _) = translation { construct } else { nil }
    }

    @Test(arguments: [
        (#"a(?:b|(?<=c)d)"#, "(?<=c)"), (#"a+\G"#, #"\G"#), (#"(x)y\1z"#, #"\1"#),
        ("ab++", "b++"), (#"[a-z]\X"#, #"\X"#),
    ])
    func pointsAtTheConstructThatRustLacks(_ source: String, _ construct: String) throws {
        guard case .unsupported(_, let range) = try RegexSyntax(source).rust(lineWise: true) else {
            Issue.record("translated")
            return
        }
        #expect(source[bytes: range] == construct)
    }

    private static let word = SetExpression.pcre2Word

    @Test(arguments: [
        (#"MARK: - (.+)$"#, #"MARK:\x20-\x20(\V+)(?!\V)"#),
        (#"^\s*let\b"#, #"(?<!(?!\A\x{FEFF})[^\n])(?!\A\x{FEFF})[\t\p{Zs}]*let(?![\#(word)])"#),
        (#"\bprint\("#, #"(?<![\#(word)])print\("#), (#"[^x]\d"#, #"[^x\v][\p{Nd}]"#),
        (#"[a-z--[aeiou]]"#, #"(?:(?![aeiou])[a-z])"#), (#"[a-f&&[^b]]"#, #"(?:(?=[^b])[a-f])"#),
        (#"(a)\1(?<n>b)\k<n>"#, #"(a)\g{1}(?P<n>b)\g{2}"#), (#"(?i)a(?-i:b)(?s)c"#, #"(?i)a(?-i:b)c"#),
        (#"(?<![\w.])x"#, #"(?<![\#(word)\.])x"#), (#"(?x) a b # c"#, "ab"), (#"\Qa.b\E*"#, #"a\.b*"#),
        (#"a\nb|\R"#, #"a[^\s\S]b|[^\s\S]"#), (#"a{2,}+b*?"#, "a{2,}+b*?"), (#"[:a]"#, #"[\x3Aa]"#),
        (#"(?:\3){0}a"#, "(?:)a"),
        (#"\A\w\z"#, #"(?:\A(?!\x{FEFF})|(?<=\A\x{FEFF}))[\#(word)]\z"#), (#"[[:digit:]_]"#, #"[\p{Nd}_]"#),
    ])
    func spellsLinePatternsForPCRE2(_ source: String, _ expected: String) throws {
        #expect(try RegexSyntax(source).pcre2(lineWise: true) == .exact(expected))
    }

    @Test(arguments: [
        (
            #"MARK: - (.+)$"#,
            #"MARK:\x20-\x20([^\n\x0B\x0C\r\x{85}\x{2028}\x{2029}]+)(?:(?m:$)|[\x0B\x0C\r\x{85}\x{2028}\x{2029}])"#
        ),
        (#"^import\b"#, #"(?m:^)import\b"#), (#"[a-z--[aeiou]]\w"#, #"[[[a-z]--[aeiou]]]\w"#),
        (#"(?<n>a)+?"#, "(?P<n>a)+?"), (#"\s\S"#, #"[\t\p{Zs}][^\s]"#),
    ])
    func spellsLinePatternsForRust(_ source: String, _ expected: String) throws {
        #expect(try RegexSyntax(source).rust(lineWise: true) == .exact(expected))
    }

    @Test func filePatternsMayCrossLines() throws {
        #expect(try RegexSyntax(#"a.\s(?s).\n"#).pcre2(lineWise: false) == .exact(#"a\V[\t-\r\x{85}\p{Z}][\s\S]\n"#))
        #expect(try RegexSyntax(#"[\s\S]*?[\W\w]"#).pcre2(lineWise: false) == .exact(#"[\s\S]*?[\s\S]"#))
        #expect(try RegexSyntax(#"[\d\D]"#).rust(lineWise: true) == .exact(#"[^\n\x0B\x0C\r\x{85}\x{2028}\x{2029}]"#))
        #expect(try RegexSyntax(#"a\R"#).pcre2(lineWise: false) == .exact(#"a\R"#))
    }

    @Test func flagsFromOutsideAreInlined() throws {
        #expect(try RegexSyntax("a b", flags: [.ignoreCase, .comments]).pcre2(lineWise: true) == .exact("(?i)ab"))
    }

    @Test(arguments: [
        (#"\X"#, #"\X"#), (#"\Ga"#, #"\G"#), (#"(?<=a{1,3})b"#, "look-behind of variable length"),
        (#"\p{Greek}"#, #"\p{Greek}"#), (#"(?w)\b"#, #"\b under (?w)"#), (#"(?i)ß"#, "ignoring the case of ß"),
        (#"(?i)[a-f--b]"#, "class operators while ignoring case"), (#"a{70000}"#, "count above 65535"),
        (#"\uD800"#, "lone surrogate"),
    ])
    func namesWhatPCRE2LacksOrSeesDifferently(_ source: String, _ construct: String) throws {
        #expect(Self.construct(try RegexSyntax(source).pcre2(lineWise: true)) == construct)
    }

    @Test(arguments: [
        (#"a(?=b)"#, "look-ahead"), (#"(?<!a)b"#, "look-behind"), (#"(a)\1"#, "back-reference"),
        (#"(?>a)"#, "atomic group"),
        (#"a++"#, "possessive quantifier"), (#"a\Z"#, "end of text before a line end"),
        (#"a{2000}"#, "count above 1000"), (#"a(?:b$|c)d*"#, "line end before the end of the pattern"),
    ])
    func namesWhatRustLacks(_ source: String, _ construct: String) throws {
        #expect(Self.construct(try RegexSyntax(source).rust(lineWise: true)) == construct)
    }

    /// The sets PCRE2 gets in place of ICU's shorthands hold the same characters, all of Unicode asked.
    @Test(arguments: [
        (#"[\w]"#, "[\(word)]"), (#"[\s]"#, #"[\t-\r\x{85}\p{Z}]"#), (#"[\h]"#, #"[\t\p{Zs}]"#),
        (#"[\d]"#, #"[\p{Nd}]"#),
        (#"[\s--\v]"#, #"[\t\p{Zs}]"#), (#"[\v]"#, #"[\n\x0B\x0C\r\x{85}\x{2028}\x{2029}]"#),
        (#"[[:digit:]]"#, #"[\d]"#),
        (#"[[:space:]]"#, #"[\s]"#), (#"[[:word:]]"#, #"[\w]"#),
    ])
    func replacementSetsHoldTheSameCharacters(_ original: String, _ replacement: String) throws {
        let difference = try CompiledRegex("[\(original)--\(replacement)]|[\(replacement)--\(original)]")
        #expect(difference.firstMatch(in: Self.everyCharacter) == nil)
    }

    private static let everyCharacter = String(
        String.UnicodeScalarView((0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)))

    /// What is called exact is a valid pattern; ICU reads PCRE2's spelling but for its own group syntax.
    @Test func randomTranslationsFindTheSame() throws {
        var random = PatternGenerator(seed: 23)
        let text = "ab z 01#a-b:=é ß,<2>aab&&|(a)[z]\n\n  let a1 = É2\nzz\n"
        for _ in 0..<10_000 {
            let source = random.pattern()
            guard let syntax = try? RegexSyntax(source), case .exact(let translated) = syntax.pcre2(lineWise: true),
                !translated.isEmpty
            else {
                continue
            }
            let icu = translated.replacing("(?P<", with: "(?<").replacing(/\\g\{(\d+)\}/) { "(?:\\\($0.1))" }
            let found = try CompiledRegex(icu).matches(in: text)
            #expect(try found == CompiledRegex(syntax.lineWise).matches(in: text), "\(source.debugDescription)")
        }
    }
}

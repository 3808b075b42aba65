import Foundation
import Testing

@testable import Patterns

@Suite struct LineWiseTests {
    private static let breaks = ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]

    private static func matches(_ pattern: String, _ text: String) throws -> [String] {
        try CompiledRegex(pattern).matches(in: text).map { String(text[$0.range]) }
    }

    @Test(arguments: [
        (#"MARK: - (.+)$"#, #"MARK: - (\V+)$"#), (#"^\s*let"#, #"(?d:^)[\s--\v]*let"#), (#"[^x]"#, #"[^\vx]"#),
        (#"[^-x]"#, #"[^\v-x]"#), (#"[^]x]"#, #"[[^]x]--\v]"#), (#"[^a-z&&b]"#, #"[[^a-z&&b]--\v]"#),
        (#"[\s\d]"#, #"[[\s\d]--\v]"#), (#"[\d-]"#, #"[\d-]"#), (#"a\nb"#, #"a[^\s\S]b"#), (#"\R"#, #"[^\s\S]"#),
        (#"\X"#, #"(?:(?!\v)\X)"#), (#"\W\D\H\S"#, #"[\W--\v][\D--\v][\H--\v]\S"#), (#"\V\w\d\h"#, #"\V\w\d\h"#),
        (#"\p{Cc}\P{L}\p{L}"#, #"[\p{Cc}--\v][\P{L}--\v]\p{L}"#), (#"(?s).(?-s)."#, #"(?s)\V(?-s)\V"#),
        (#"\Qa.b\E."#, #"\Qa.b\E\V"#), (#"(?x)a b # ."#, #"(?x)a b # ."#), (#"a(?#.)b"#, #"a(?#.)b"#),
        (#"[[:space:]]"#, #"[[[:space:]]--\v]"#), (#"[:cntrl:]"#, #"[[:cntrl:]--\v]"#), (#"\x{2028}"#, #"[^\s\S]"#),
        (#"(?<=\n)x(?!\s)"#, #"(?<=[^\s\S])x(?![\s--\v])"#),
    ])
    func rewritesWhatCanTakeALineBreak(_ source: String, _ expected: String) throws {
        #expect(try RegexSyntax(source).lineWise == expected)
    }

    @Test func inlinesTheFlags() throws {
        #expect(try RegexSyntax("a", flags: [.ignoreCase]).lineWise == "(?i)a")
        #expect(try RegexSyntax("a", flags: [.comments, .ignoreCase]).fileWise == "(?ix)a")
    }

    @Test func aQuotedLineBreakMatchesNothing() throws {
        let pattern = try RegexSyntax("\\Qa\nb\\E|c").lineWise
        #expect(try Self.matches(pattern, "a\nb c") == ["c"])
    }

    /// The reason for all this: SwiftLint's options make `.` and `^\s*` cross lines.
    @Test func staysWithinItsLine() throws {
        let text = "// MARK: - One\n\n    let a\n// MARK: - Two\n"
        #expect(try Self.matches(RegexSyntax("MARK: - (.+)$").lineWise, text) == ["MARK: - One", "MARK: - Two"])
        #expect(try Self.matches(RegexSyntax(#"^\s*let"#).lineWise, text) == ["    let"])
        #expect(try Self.matches(#"^\s*let"#, text) == ["\n    let"])
    }

    @Test func theRandomPatternsNeverTakeALineBreak() throws {
        var random = PatternGenerator(seed: 7)
        let text = Self.breaks.map { "ab \($0)a1#\($0)\($0) z" }.joined()
        var tried = 0
        for _ in 0..<10_000 {
            let source = random.pattern()
            guard let syntax = try? RegexSyntax(source) else { continue }
            tried += 1
            let compiled = try CompiledRegex(syntax.lineWise)
            for match in compiled.matches(in: text) {
                let taken = text[match.range].unicodeScalars.first { LineBreaks.contains($0.value) }
                #expect(taken == nil, "\(source.debugDescription) became \(syntax.lineWise.debugDescription)")
            }
        }
        #expect(tried > 1_000)
    }

    /// A line pattern sees its line alone, whether an engine shows it the file or one line after the other.
    @Test func theRandomPatternsFindTheSameLineByLine() throws {
        var random = PatternGenerator(seed: 13)
        let lines = ["ab z", "01#a-b:=", "é ß,<2>", "aab&&|(a)[z]", " a"]
        let text = lines.joined(separator: "\n")
        for _ in 0..<10_000 {
            let source = random.pattern()
            let isAboutTheFile = ["\\A", "\\Z", "\\z", "\\G"].contains { source.contains($0) }
            guard !isAboutTheFile, let syntax = try? RegexSyntax(source) else { continue }
            let pattern = syntax.lineWise
            let expected = try lines.flatMap { try Self.matches(pattern, $0) }
            #expect(try Self.matches(pattern, text) == expected, "\(source.debugDescription)")
        }
    }

    /// Where a text has no line breaks, the rewriting changes nothing.
    @Test func theRandomPatternsFindTheSameWithinALine() throws {
        var random = PatternGenerator(seed: 11)
        let text = "ab z 01#a-b:=é ß,<2>aab&&|(a)[z]"
        for _ in 0..<10_000 {
            let source = random.pattern()
            guard let syntax = try? RegexSyntax(source) else { continue }
            let original = try CompiledRegex(source).matches(in: text)
            #expect(try CompiledRegex(syntax.lineWise).matches(in: text) == original, "\(source.debugDescription)")
            #expect(try CompiledRegex(syntax.fileWise).matches(in: text) == original, "\(source.debugDescription)")
        }
    }
}

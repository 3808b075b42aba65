import Foundation
import Testing

@testable import Patterns

@Suite struct FileWiseTests {
    @Test(arguments: [
        (#"a.b"#, #"a\Vb"#), (#"(?s)a.b"#, #"(?s)a.b"#), (#"(?s:.)."#, #"(?s:.)\V"#), (#"(?d)."#, #"(?d)[^\n]"#),
        (#"((?s).)."#, #"((?s).)\V"#), (#"\s[^x]\n"#, #"\s[^x]\n"#), (#"[.]\."#, #"[.]\."#),
    ])
    func changesTheDotAlone(_ source: String, _ expected: String) throws {
        #expect(try RegexSyntax(source).fileWise == expected)
    }

    /// What the author tested elsewhere, with a `.` that stops at line ends, is what SwiftLint finds. Of lines that do not
    /// end in LF alone, ICU's `^` has notions of its own.
    @Test func theRandomPatternsFindTheSameUnderSwiftLintsOptions() throws {
        var random = PatternGenerator(seed: 5)
        let text = "ab \nz 01\n#a-b\n:=é\n ß,\n\n<2>aa\nb&&|(a)[z]"
        let range = NSRange(text.startIndex..., in: text)
        for _ in 0..<10_000 {
            let source = random.pattern()
            guard let syntax = try? RegexSyntax(source) else { continue }
            let author = try NSRegularExpression(pattern: source, options: .anchorsMatchLines)
            let emitted = try NSRegularExpression(
                pattern: syntax.fileWise, options: [.anchorsMatchLines, .dotMatchesLineSeparators])
            #expect(
                author.matches(in: text, range: range).map(\.range)
                    == emitted.matches(in: text, range: range).map(\.range), "\(source.debugDescription)")
        }
    }
}

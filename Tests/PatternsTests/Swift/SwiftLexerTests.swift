import Testing

@testable import Patterns

@Suite struct SwiftLexerTests {
    /// The text with each byte's kind below it: `.` code, `c` comment, `s` string.
    private static func kinds(_ text: String) -> String {
        SwiftLexer.spans(Array(text.utf8)).map { span in
            let letter = [SwiftLexer.Kind.code: ".", .comment: "c", .string: "s"][span.kind] ?? "?"
            return String(repeating: letter, count: span.range.count)
        }.joined()
    }

    @Test(arguments: [
        ("let a = 1", "........."), ("a // b\nc", "..cccc.."), ("a /* b */ c", "..ccccccc.."),
        ("a /* /* */ */ c", "..ccccccccccc.."), ("a /* b", "..cccc"), (#"a "b" c"#, "..sss.."),
        (#"a "b\"c" d"#, "..ssssss.."), (#""// no" // yes"#, "sssssss.cccccc"), (#"/* " */ "x""#, "ccccccc.sss"),
        (#""a\(b + "c")d" e"#, "ssss....ssssss.."), (#""\(f(x))" y"#, "sss....ss.."),
        (##"#"a\(b)""# c"##, "ssssssssss.."),
        (##"#"a\#(b)c"# d"##, "ssssss.ssss.."), (##"#"""# a"##, "sssss.."), ("\"\"\"\na\"b\n\"\"\" c", "sssssssssss.."),
        ("#\"\"\"\na\"\"\"b\n\"\"\"# c", "sssssssssssssss.."), ("\"open\na", "sssss.."), ("\"\" a", "ss.."),
        ("let r = /a\"b/ + c", "........sssss...."), ("a / b / c", "........."), ("a/b/c", "....."),
        ("x(/[a\\/b]+/, y)", "..sssssssss...."), ("#/a/b\"/# c", "ssssssss.."), ("#/\na\"\n/# b", "ssssssss.."),
        ("#/a\nb", "sss.."), ("#if a // b", "......cccc"), ("#!/bin/sh \"\na", "ccccccccccc.."),
        ("\\.self", "......"), ("a /b + c", "........"), ("a /= b/c // d", ".........cccc"),
        ("func /(l: V) { l.v/r.v }", "........................"), ("f(1, /); g(/x/)", "...........sss."),
        ("return /x/", ".......sss"), ("infix operator /: P/q/", "......................"),
        ("f(/[)]/)", "..sssss."), ("a ? /x/ : y", "....sss...."), ("try? /x/", ".....sss"), ("x! /y/", "......"),
        ("a)/b/c", "......"), ("a[0] /b/c", "........."), ("let r =\n/x(y)/", "........ssssss"),
        ("\"\\(\"x\\(y)\")\" z", "sssssss.ssss.."),
    ])
    func tellsCodeFromCommentsAndStrings(_ text: String, _ kinds: String) {
        #expect(Self.kinds(text) == kinds, "\(text)")
    }

    @Test func anyBytesAreCoveredWithoutGaps() {
        var random = PatternGenerator(seed: 3)
        let pieces = [
            "\"", "\"\"\"", "#", "##", "\\", "(", ")", "/", "*", "//", "/*", "*/", "\n", "\r", " ", "a", "\u{E9}",
        ]
        for _ in 0..<20_000 {
            var bytes = (0..<random.next(20)).flatMap { _ in Array(pieces[random.next(pieces.count)].utf8) }
            if random.next(4) == 0 { bytes.append(UInt8(128 + random.next(128))) }
            let spans = SwiftLexer.spans(bytes)
            #expect(spans.flatMap { Array($0.range) } == Array(bytes.indices))
            #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.kind != $1.kind }, "\(bytes)")
        }
    }

    @Test func deepNestingIsNoTrouble() {
        let deep = String(repeating: "\"\\(", count: 100_000)
        #expect(SwiftLexer.spans(Array(deep.utf8)) == [SwiftLexer.Span(kind: .string, range: 0..<300_000)])
        let comments = String(repeating: "/*", count: 100_000)
        #expect(SwiftLexer.spans(Array(comments.utf8)) == [SwiftLexer.Span(kind: .comment, range: 0..<200_000)])
    }
}

import Testing

@testable import Artifacts

private func document(_ blocks: Markdown.Block...) -> String {
    var page = Markdown()
    for block in blocks { page.add(block) }
    return page.text
}

struct MarkdownTests {
    @Test func `Markup characters of a text stay characters`() {
        #expect(
            document(.paragraph(.text("a *b* _c_ `d` <e> [f](g) ~h~ & \\"))) == """
                a \\*b\\* \\_c\\_ \\`d\\` \\<e\\> \\[f\\](g) \\~h\\~ \\& \\\\

                """)
    }

    @Test(arguments: [
        ("# a", "\\# a"), ("- a", "\\- a"), ("+ a", "\\+ a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("    a", "a"),
    ])
    func `A paragraph does not begin another block`(text: String, expected: String) {
        #expect(document(.paragraph(.text(text))) == expected + "\n")
        #expect(document(.bullets([.text(text.drop { $0 == " " }.description)])) == "- \(expected)\n")
    }

    @Test func `Line breaks part paragraphs, and stay in one row of a table`() {
        #expect(document(.paragraph(.text("a\nb\n\nc\n"))) == "a\n\nb\n\nc\n")
        #expect(document(.table(["H"], [[.text("a\nb\n")]])) == "| H |\n| --- |\n| a<br>b |\n")
        #expect(document(.heading(2, .text("a\nb"))) == "## a b\n")
    }

    @Test func `Pipes do not part cells, in code neither`() {
        let row = document(.table(["a|b"], [[.text("c|d") + .code("e|f")]]))
        #expect(row == "| a\\|b |\n| --- |\n| c\\|d`e\\|f` |\n")
    }

    @Test(arguments: [
        ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), (" a ", "`  a  `"), ("a\nb", "`a b`"),
        ("[x]<y>", "`[x]<y>`"),
    ])
    func `A code span holds any text`(code: String, expected: String) {
        #expect(Markdown.Inline.code(code).markup(in: .line) == expected)
    }

    @Test func `A code block's fence is longer than any within`() {
        #expect(document(.code("```\na\n```\n", language: "swift")) == "````swift\n```\na\n```\n````\n")
    }
}

struct ProseTests {
    @Test(arguments: [
        ("use `a|b` here\n", "use `a|b` here"), ("one ` only", "one \\` only"), ("*a* `*b*`", "\\*a\\* `*b*`"),
        ("``", "\\`\\`"),
    ])
    func `Backticks of an author mark code where they pair`(text: String, expected: String) {
        #expect(Markdown.Inline.prose(text).markup(in: .line) == expected)
    }
}

import Diagnostics
import Testing

@testable import YAML

/// Inputs that `.ci/fuzz` found, each with what was wrong.
@Suite struct FuzzFindingsTests {
    /// A key was taken for a line of text further out, since a ` #` inside its quotes hid its colon.
    @Test func quotedKeyThatHoldsAHashIsAKey() {
        let reading = read("a:\n  - b:\n      - 1\n    \"x \\n:' #y\":\n      - 2\n")
        #expect(findings(reading) == [])
        #expect(shape(reading) == "{a: [{b: [1], x \n:' #y: [2]}]}")
    }

    /// The like, found by thinking of what else the repairs of slips could take from those who made none.
    @Test(arguments: [
        ("-a:\n  b: 1\n", "{-a: {b: 1}}"), ("-a: |\n  b: 1\n", "{-a: b: 1\n}"),
        ("-a: [b,\n  c: 1]\n", "{-a: [b, {c: 1}]}"),
        ("-a: &x\n  b: 1\n", "{-a: {b: 1}}"), ("-a: # c\n  b: 1\n", "{-a: {b: 1}}"), ("-a: b\n  c:d\n", "{-a: b c:d}"),
        ("-a: b\n  - c\n", "{-a: b - c}"), ("-a: 'b\n  c: d'\n", "{-a: b c: d}"),
        ("k: \"a\n  \u{FEFF}b\"\n", "{k: a \u{FEFF}b}"),
        ("a:\n  b:\n    c: 1\n'd #e':\n    c: 1\n", "{a: {b: {c: 1}}, d #e: {c: 1}}"),
    ])
    func textInOrderIsNotRepaired(_ text: String, _ expected: String) {
        let reading = read(text)
        #expect(findings(reading) == [])
        #expect(shape(reading) == expected)
    }

    /// `- ` was looked for by characters; a combining mark behind it makes the space part of another one.
    @Test(arguments: [
        "- \u{59E}e", "-\u{301} a", "---\u{301}", "...\u{301} a", "? \u{301}", "a: \u{301}", "a \u{301}#b",
        "a #\u{301}",
    ])
    func combiningMarksHideNoIndicator(_ text: String) {
        let reading = read(YAMLWriter.write(.list([.string(text), .map([YAMLMember(text, .string(text))])])))
        #expect(findings(reading) == [])
        let root = reading.documents.first
        let scalars = [root?[0]?.scalar, root?[1]?[text]?.scalar]
        for scalar in scalars { #expect(scalar.map { Array($0.text.unicodeScalars) } == Array(text.unicodeScalars)) }
    }
}

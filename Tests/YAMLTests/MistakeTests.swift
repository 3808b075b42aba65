import Diagnostics
import Testing

@testable import YAML

/// A slip, what is reported for it, and what is read all the same.
struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let findings: [String]
    let shape: String
    /// A word of the help that tells how to mend it.
    let help: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ findings: [String], reads shape: String, help: String) {
        self.name = name
        self.text = text
        self.findings = findings
        self.shape = shape
        self.help = help
    }
}

@Suite struct MistakeTests {
    @Test(arguments: mistakes)
    func isReportedOnceAndTheRestIsRead(_ mistake: Mistake) {
        let reading = read(mistake.text)
        #expect(findings(reading) == mistake.findings)
        #expect(shape(reading) == mistake.shape)
        #expect(reading.diagnostics.first?.help?.contains(mistake.help) == true)
    }

    @Test func duplicateKeyShowsTheFirstOne() {
        let reading = read("a: 1\nb: 2\na: 3\n")
        #expect(reading.diagnostics.first?.notes.map(\.range.start.offset) == [0])
    }

    @Test func missingSpaceCanBeInserted() {
        let fix = read("a: 1\nkey:value\n").diagnostics.first?.fixes.first?.edits.first
        #expect(fix?.range.bytes == 9..<9)
        #expect(fix?.text == " ")
    }

    @Test func misspelledAliasGetsASuggestion() {
        #expect(read("a: &anchor x\nb: *anchro\n").diagnostics.first?.suggestion == "*anchor")
    }
}

private let mistakes: [Mistake] = [
    Mistake(
        "tabs as indentation", "a:\n\tb: 1\n\tc: 2\nd: 3\n", ["2:1 yaml-syntax «\t»"],
        reads: "{a: {b: 1, c: 2}, d: 3}", help: "spaces"),
    Mistake(
        "tab among spaces", "e:\n  f: 1\n\tg: 2\nh: x\n", ["3:1 yaml-syntax «\t»"],
        reads: "{e: {f: 1, g: 2}, h: x}", help: "spaces"),
    Mistake(
        "no space after a colon", "a: 1\nkey:value\nb: 2\n", ["2:4 yaml-syntax «:»"],
        reads: "{a: 1, key: value, b: 2}", help: "space"),
    Mistake(
        "no space after the first colon of a mapping", "a:\n  key:value\n  b: 2\nc: 3\n", ["2:6 yaml-syntax «:»"],
        reads: "{a: {key: value, b: 2}, c: 3}", help: "space"),
    Mistake(
        "no space after the colon of a quoted key", "\"a\":1\nb: 2\n", ["1:4 yaml-syntax «:»"],
        reads: "{a: 1, b: 2}", help: "space"),
    Mistake(
        "colon in an unquoted value", "title: Foo: bar\nb: 2\n", ["1:11 yaml-syntax «:»"],
        reads: "{title: Foo: bar, b: 2}", help: "'Foo: bar'"),
    Mistake(
        "colon in a further line of a value", "a: this is\n  text: yes\n  more: no\nb: 1\n", ["2:7 yaml-syntax «:»"],
        reads: "{a: this is, text: yes, more: no, b: 1}", help: "quote"),
    Mistake(
        "hash in an unquoted value", "a: foo #bar\n  baz\nb: 2\n", ["2:3 yaml-syntax «baz»"], reads: "{a: foo, b: 2}",
        help: "quote"),
    Mistake(
        "comment without a space", "a: \"x\"#c\nb: 1\n", ["1:7 yaml-syntax «#»"], reads: "{a: x, b: 1}", help: "space"),
    Mistake(
        "unclosed double quote", "a: \"foo\nb: \"bar\"\nc: 1\n", ["1:4 yaml-syntax «\"»"],
        reads: "{a: foo, b: bar, c: 1}", help: "close it"),
    Mistake(
        "unclosed single quote", "c:\n  - 'x\n  - 'y'\nd: 1\n", ["2:5 yaml-syntax «'»"], reads: "{c: [x, y], d: 1}",
        help: "close it"),
    Mistake(
        "unclosed quote in brackets", "a: [\n  \"x,\n  \"y\"\n]\nb: 1\n", ["2:3 yaml-syntax «\"»"],
        reads: "{a: [x, ], b: 1}", help: "close it"),
    Mistake(
        "apostrophe in single quotes", "a: 'it's'\nb: 1\n", ["1:8 yaml-syntax «s'»"], reads: "{a: it, b: 1}",
        help: "''"),
    Mistake(
        "unclosed bracket", "a: [x, y\nb: 2\n", ["1:4 yaml-syntax «[»"], reads: "{a: [x, y], b: 2}", help: "]"),
    Mistake(
        "unclosed brace", "a:\n  d: {e: 1\n  f: 2\ng: 1\n", ["2:6 yaml-syntax «{»"],
        reads: "{a: {d: {e: 1}, f: 2}, g: 1}", help: "}"),
    Mistake(
        "wrong bracket", "a: {b: [1, 2}\nc: 1\n", ["1:13 yaml-syntax «}»"], reads: "{a: {b: [1, 2]}, c: 1}",
        help: "close"),
    Mistake(
        "missing comma", "a: [\"x\" \"y\"]\nb: 1\n", ["1:9 yaml-syntax «\"»"], reads: "{a: [x, y], b: 1}",
        help: "comma"),
    Mistake(
        "text behind a bracket", "a: {dir}/Sources\nb: 1\n", ["1:9 yaml-syntax «/Sources»"],
        reads: "{a: {dir}/Sources, b: 1}", help: "'{dir}/Sources'"),
    Mistake(
        "list item too far left", "key:\n  - a\n - b\n  - c\nz: 1\n", ["3:1 yaml-syntax « »"],
        reads: "{key: [a, b, c], z: 1}", help: "2 spaces"),
    Mistake(
        "key too far left", "rules:\n  - id: A\n    title: x\n   severity: y\n  - id: B\n", ["4:1 yaml-syntax «   »"],
        reads: "{rules: [{id: A, title: x, severity: y}, {id: B}]}", help: "4 spaces"),
    Mistake(
        "keys too far right", "key: \"x\"\n  b: 2\n  c: 3\nz: 1\n", ["2:1 yaml-syntax «  »"],
        reads: "{key: x, b: 2, c: 3, z: 1}", help: "indentation"),
    Mistake(
        "at sign, backtick, percent", "a: @foo\nb: `x`\nc: %d\n",
        ["1:4 yaml-syntax «@»", "2:4 yaml-syntax «`»", "3:4 yaml-syntax «%»"], reads: "{a: @foo, b: `x`, c: %d}",
        help: "quote"),
    Mistake(
        "duplicate key", "a: 1\nb: 2\na: 3\n", ["3:1 yaml-duplicate-key «a»"], reads: "{a: 1, b: 2}", help: "one"),
    Mistake(
        "list item among keys", "a: 1\n- b\n- c\nd: 2\n", ["2:1 yaml-syntax «-»"], reads: "{a: 1, d: 2}",
        help: "indent"),
    Mistake(
        "keys among list items", "- a\nb: 1\nc: 2\n- d\n", ["2:1 yaml-syntax «b: 1»"], reads: "[a, d]", help: "- "),
    Mistake(
        "list on the line of its key", "a: - b\nc: 1\n", ["1:4 yaml-syntax «-»"], reads: "{a: - b, c: 1}",
        help: "lines of its own"),
    Mistake(
        "no space after a dash", "a:\n  - b\n  -c\n  - d\ne: 1\n", ["3:3 yaml-syntax «-»"],
        reads: "{a: [b, c, d], e: 1}", help: "space"),
    Mistake(
        "text among keys", "a: 1\nsome words\nmore words\nb: 2\n", ["2:1 yaml-syntax «some words»"],
        reads: "{a: 1, b: 2}", help: ": "),
    Mistake(
        "mapping on the marker's line", "--- a: b\nc: d\n", ["1:5 yaml-syntax «a»"], reads: "{a: b, c: d}",
        help: "next line"),
    Mistake(
        "merge key", "x: &x {a: 1}\ny:\n  <<: *x\n  b: 1\n", ["3:3 yaml-syntax «<<»"],
        reads: "{x: {a: 1}, y: {<<: {a: 1}, b: 1}}", help: "keys"),
    Mistake("undefined alias", "a: *foo\nb: 1\n", ["1:4 yaml-syntax «*foo»"], reads: "{a: , b: 1}", help: "&foo"),
    Mistake(
        "glob taken for an alias", "- **/*.swift\n- b\n", ["1:3 yaml-syntax «**/*.swift»"], reads: "[, b]",
        help: "'**/*.swift'"),
    Mistake(
        "recursive alias", "a: &a\n  b: *a\nc: 1\n", ["2:6 yaml-syntax «*a»"], reads: "{a: {b: }, c: 1}",
        help: "itself"),
    Mistake("tag", "a: !env FOO\nb: !!str 6\n", ["1:4 yaml-syntax «!env»"], reads: "{a: FOO, b: 6}", help: "tag"),
    Mistake(
        "undeclared tag handle", "a: !x!y b\nc: 1\n", ["1:4 yaml-syntax «!x!»"], reads: "{a: b, c: 1}", help: "%TAG"),
    Mistake(
        "merge conflict", "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\nc: 4\n",
        ["2:1 yaml-syntax «<<<<<<< HEAD»"], reads: "{a: 1, b: 2, c: 4}", help: "sides"),
    Mistake(
        "regex in double quotes", "a: \"\\w+\\s*\"\nb: 1\n", ["1:5 yaml-syntax «\\w»"], reads: "{a: \\w+\\s*, b: 1}",
        help: "single quotes"),
    Mistake(
        "text behind a block scalar's indicator", "a: | text\n  more\nb: 1\n", ["1:6 yaml-syntax «text»"],
        reads: "{a: , b: 1}", help: "next line"),
    Mistake(
        "block scalar's text that is not indented", "r:\n  a: |\n  x\n  ---\n  y\n  b: 1\n", ["3:3 yaml-syntax «x»"],
        reads: "{r: {a: , b: 1}}", help: "indent"),
    Mistake(
        "directive without a document", "%foo: 1\nb: 2\n", ["1:1 yaml-syntax «%foo: 1»"], reads: "{b: 2}",
        help: "quote"),
    Mistake(
        "tab in a block scalar", "a: >\n  x\n\ty\n  z\nb: 1\n", ["3:1 yaml-syntax «\t»"], reads: "{a: x y z\n, b: 1}",
        help: "spaces"),
    Mistake(
        "tab in a quoted text", "a:\n  b: \"x\n\ty\"\n  c: 1\n", ["3:1 yaml-syntax «\t»"], reads: "{a: {b: x y, c: 1}}",
        help: "spaces"),
    Mistake(
        "tab in brackets", "a:\n  b: [x,\n\ty]\n  c: 1\n", ["3:1 yaml-syntax «\t»"], reads: "{a: {b: [x, y], c: 1}}",
        help: "spaces"),
    Mistake(
        "one tab for more levels", "a:\n  b:\n    c: 1\n\td: 2\n    e: 3\n", ["4:1 yaml-syntax «\t»"],
        reads: "{a: {b: {c: 1, d: 2, e: 3}}}", help: "spaces"),
    Mistake(
        "tab before the first item", "a:\n\t- b: 1\n    c: 2\n  - b: 3\n", ["2:1 yaml-syntax «\t»"],
        reads: "{a: [{b: 1, c: 2}, {b: 3}]}", help: "spaces"),
    Mistake(
        "item too far left, its keys in place", "r:\n  - a: 1\n    b: 2\n - a: 3\n    b: 4\n  - a: 5\n",
        ["4:1 yaml-syntax « »"], reads: "{r: [{a: 1, b: 2}, {a: 3, b: 4}, {a: 5}]}", help: "2 spaces"),
    Mistake(
        "item at the keys of the one above", "r:\n  - id: 1\n    b: 2\n    - id: 3\n    b: 4\n  - id: 5\n",
        ["4:1 yaml-syntax «    »"], reads: "{r: [{id: 1, b: 2}, {id: 3, b: 4}, {id: 5}]}", help: "2 spaces"),
    Mistake(
        "first item too far right", "r:\n    - a: 1\n    b: 2\n  - a: 3\n", ["3:5 yaml-syntax «b: 2»"],
        reads: "{r: [{a: 1, b: 2}, {a: 3}]}", help: "indentation"),
    Mistake(
        "first key too far right", "r:\n    a: 1\n  b:\n    c: 2\n  d: 3\n", ["3:1 yaml-syntax «  »"],
        reads: "{r: {a: 1, b: {c: 2}, d: 3}}", help: "spaces"),
    Mistake(
        "parent too far right", "r:\n  a:\n    b: 1\n   c:\n    b: 2\n  d: 3\n", ["4:1 yaml-syntax «   »"],
        reads: "{r: {a: {b: 1}, c: {b: 2}, d: 3}}", help: "2 spaces"),
    Mistake(
        "no space after the dash of an item with keys", "r:\n  - a: 1\n  -a: 2\n    b: 3\n", ["3:3 yaml-syntax «-»"],
        reads: "{r: [{a: 1}, {a: 2, b: 3}]}", help: "space"),
    Mistake(
        "no space after the first dash", "r:\n  -a: 2\n    b: 3\n  - a: 1\n", ["2:3 yaml-syntax «-»"],
        reads: "{r: [{a: 2, b: 3}, {a: 1}]}", help: "space"),
    Mistake(
        "text without `>`",
        "r:\n  a:\n    Some words of a text that goes\n    on like this: to here\n    and there: it ends\n  b: 1\n",
        ["4:17 yaml-syntax «:»"], reads: "{r: {a: Some words of a text that goes, b: 1}}", help: "`>`"),
    Mistake(
        "text without `>` whose first line holds a colon",
        "r:\n  a:\n    Some words of a text: it goes\n\n    on like this\n    and there: it ends\n    or not\n  b: 1\n",
        ["5:5 yaml-syntax «on like this»"], reads: "{r: {a: {Some words of a text: it goes}, b: 1}}", help: "`>`"),
    Mistake(
        "line of text further out", "r:\n  - a: >\n      x\n  some words\n      y\n    b: 1\n  - a: 2\n",
        ["4:3 yaml-syntax «some words»"], reads: "{r: [{a: x\n, b: 1}, {a: 2}]}", help: "key"),
    Mistake(
        "comment of another language", "r:\n  - a: 1\n// words\n    b: 1\n  - a: 2\n", ["3:1 yaml-syntax «// words»"],
        reads: "{r: [{a: 1, b: 1}, {a: 2}]}", help: "key"),
    Mistake(
        "merge key of an undefined alias", "a:\n  <<: *x\n  b: 1\n", ["2:3 yaml-syntax «<<»"],
        reads: "{a: {<<: , b: 1}}",
        help: "keys"),
    Mistake(
        "keys repeated in a row", "r:\n  - a: 1\n    b: 2\n    a: 3\n    b: 4\n", ["4:5 yaml-duplicate-key «a»"],
        reads: "{r: [{a: 1, b: 2}]}", help: "dash"),
    Mistake(
        "merge conflict above a block scalar", "<<<<<<< HEAD\na: >\n=======\na: >\n>>>>>>> branch\n  x\n",
        ["1:1 yaml-syntax «<<<<<<< HEAD»"], reads: "{a: \(String(repeating: "\n", count: 28))x\n}", help: "sides"),
]

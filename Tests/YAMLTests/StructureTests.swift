import Diagnostics
import Testing

@testable import YAML

/// Sound YAML and what it reads as. A selection of our own that runs where the public suite is not at hand.
struct Sound: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let shape: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ shape: String) {
        self.name = name
        self.text = text
        self.shape = shape
    }
}

@Suite struct StructureTests {
    @Test(arguments: sound) func reads(_ sound: Sound) {
        let reading = read(sound.text)
        #expect(findings(reading) == [])
        #expect(shape(reading) == sound.shape)
    }

    @Test func notationIsThatOfThePublicSuite() {
        let text = "%TAG !e! tag:e.com,2000:\n--- !e!x &a\nb: [!!str c, 'd']\ne: *a\n...\n"
        let expected = """
            +STR
            +DOC ---
            +MAP &a <tag:e.com,2000:x>
            =VAL :b
            +SEQ []
            =VAL <tag:yaml.org,2002:str> :c
            =VAL 'd
            -SEQ
            =VAL :e
            =ALI *a
            -MAP
            -DOC ...
            -STR

            """
        #expect(YAMLEvents.parse(SourceFile(path: "test.yml", text: text)).notation == expected)
    }

    @Test func wideMappingsFindDuplicatesToo() {
        let keys = (0..<30).map { "k\($0): \($0)\n" }.joined()
        let reading = read(keys + "k3: x\nk29: y\n")
        #expect(reading.diagnostics.map { $0.range?.text } == ["k3", "k29"])
        #expect(reading.diagnostics.compactMap { $0.notes.first?.range.text } == ["k3", "k29"])
    }
}

private let sound: [Sound] = [
    Sound("nothing", "", ""),
    Sound("only comments", "# a\n\n  # b\n", ""),
    Sound("bare scalar", "a\n", "a"),
    Sound("nested mappings", "a:\n  b:\n    c: 1\n  d: 2\ne: 3\n", "{a: {b: {c: 1}, d: 2}, e: 3}"),
    Sound("list at the column of its key", "a:\n- b\n- c\nd: 1\n", "{a: [b, c], d: 1}"),
    Sound("compact collections", "- - a\n  - b\n- c: 1\n  d: 2\n- ? e\n  : f\n", "[[a, b], {c: 1, d: 2}, {e: f}]"),
    Sound("explicit keys", "? a\n: - b\n? c\n? [d]\n: e\n", "{a: [b], c: , [d]: e}"),
    Sound("empty values", "a:\nb:\n  -\n  -\n", "{a: , b: [, ]}"),
    Sound("flow collections", "[a, {b: c, d, ? e : f}, [], {}, g: h, ]\n", "[a, {b: c, d: , e: f}, [], {}, {g: h}]"),
    Sound("JSON", "{\"a\":[1,true,null],\"b\":{\"c\":\"d\"}}", "{a: [1, true, null], b: {c: d}}"),
    Sound("flow over lines", "a: [\n  b, # c\n\n  # d\n  e\n]\nf: {\n  g: h\n}\n", "{a: [b, e], f: {g: h}}"),
    Sound("plain over lines", "a: b\n  c\n\n  d\ne: f\n", "{a: b c\nd, e: f}"),
    Sound(
        "colons and hashes inside words", "a: b:c#d ::e -f ?g\nh: http://i/#j\n", "{a: b:c#d ::e -f ?g, h: http://i/#j}"
    ),
    Sound("keys of every style", "'a': 1\n\"b\": 2\nc d: 3\n[e]: 4\n", "{a: 1, b: 2, c d: 3, [e]: 4}"),
    Sound("quoted over lines", "a: 'b\n  c\n\n  d'\ne: \"f \\\n  g\"\n", "{a: b c\nd, e: f g}"),
    Sound("escapes", #"a: "\t\"\\\/\x41\u00e9\U0001F600\e""#, "{a: \t\"\\/Aé😀\u{1B}}"),
    Sound("literal", "a: |\n  b\n    c\n\n  d\ne: |-\n  f\ng: |+\n  h\n\n", "{a: b\n  c\n\nd\n, e: f, g: h\n\n}"),
    Sound("folded", "a: >\n  b\n  c\n\n  d\n   e\n  f\n", "{a: b c\nd\n e\nf\n}"),
    Sound("indentation indicator", "a: |2\n   b\n  c\n", "{a:  b\nc\n}"),
    Sound("literal with marks of other things", "a: |\n  # b\n  - c: d\n  \"\ne: 1\n", "{a: # b\n- c: d\n\"\n, e: 1}"),
    Sound("anchors and aliases", "a: &x [b]\nc: *x\n*x : d\n", "{a: [b], c: [b], [b]: d}"),
    Sound("anchor defined again", "a: &x 1\nb: *x\nc: &x 2\nd: *x\n", "{a: 1, b: 1, c: 2, d: 2}"),
    Sound("documents", "a\n---\nb: 1\n...\n# c\n---\n- d\n", "a --- {b: 1} --- [d]"),
    Sound("directives", "%YAML 1.2\n%X y\n---\na\n", "a"),
    Sound("tabs where they separate", "a:\tb\t# c\nd: [\te,\tf\t]\n", "{a: b, d: [e, f]}"),
    Sound("tab-only lines", "a:\n\t\n  b: 1\n \t# c\n", "{a: {b: 1}}"),
    Sound("text behind spaces and a tab", "a:\n  \tb\n", "{a: b}"),
]

import Diagnostics
import Foundation
import Testing

@testable import YAML

@Suite struct WriterTests {
    private func written(_ text: String) -> String {
        String(YAMLWriter.write(.map([YAMLMember("k", .string(text))])).dropFirst(3).dropLast())
    }

    @Test func layout() {
        let value = YAMLValue.map([
            YAMLMember("name", .string("a b"), comment: ["First", "", "Second"]),
            YAMLMember(
                "list", .list([.string("x"), .map([YAMLMember("a", .integer(1)), YAMLMember("b", .bool(true))])])),
            YAMLMember("nested", .list([.list([.integer(-1), .list([])]), .map([])])),
            YAMLMember(
                "rules",
                .list([
                    .map([YAMLMember("id", .string("A"), comment: ["About A"]), YAMLMember("m", .integer(2))]),
                    .map([YAMLMember("id", .map([YAMLMember("c", .bool(false), comment: ["deep"])]))]),
                ])),
        ])
        let expected = """
            # header
            # First
            #
            # Second
            name: a b
            list:
              - x
              - a: 1
                b: true
            nested:
              - - -1
                - []
              - {}
            rules:
              # About A
              - id: A
                m: 2
              - id:
                  # deep
                  c: false

            """
        #expect(YAMLWriter.write(value, header: ["header"]) == expected)
    }

    @Test(arguments: [
        "a", "a b", "a:b", "a#b", "-a", "Sources/**/*.swift", "naïve", "2fa-token", "it's", "a, b", "x{1}", "<a",
    ])
    func safeTextIsPlain(_ text: String) {
        #expect(written(text) == text)
    }

    @Test(arguments: [
        "", " ", " a", "a ", "yes", "No", "ON", "off", "y", "N", "~", "null", "NULL", "true", "False", "012", "1", "-1",
        "+1", "1:30", "0o17", "0x1F", "0b1", "1_000", "1,000", ".5", "5.", "1e3", ".", "..", "-.5", ".inf", "-.INF",
        ".NaN",
        "2026-11-30", "2001-12-14t21:59:43.10-05:00", "=", "<<", "-", "- a", "---", "--- a", "...", "? a", ":a", "a: b",
        "a:", "a #b", "#a", "&a", "*a", "**/*.swift", "!a", "|", ">", "'a'", "\"a\"", "%a", "@a", "`a", "[a]",
        "{dir}/a",
        ",a", #"\d+"#, #"a\b"#,
    ])
    func textThatAReaderCouldMistakeIsSingleQuoted(_ text: String) {
        #expect(
            written(text) == "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
                + "'")
    }

    @Test func controlCharactersAndUnicodeBreaksAreEscaped() {
        #expect(written("a\tb") == #""a\tb""#)
        #expect(written("a\n") == #""a\n""#)
        #expect(written("\na\nb") == #""\na\nb""#)
        #expect(written("a\r\nb") == #""a\r\nb""#)
        #expect(written("\u{7}\u{85}\u{2028}\u{2029}\u{FEFF}\u{202E}") == #""\u0007\u0085\u2028\u2029\uFEFF\u202E""#)
        #expect(written("\u{1FFFF}\"\\\n") == #""\U0001FFFF\"\\\n""#)
    }

    @Test func textOfSeveralLinesIsALiteral() {
        #expect(written("a\n b\n\nc\n") == "|\n  a\n   b\n\n  c")
        #expect(written("a\nb") == "|-\n  a\n  b")
        #expect(written("a \nb").hasPrefix("\""))
    }

    @Test func longLinesAreNotFolded() {
        let text = Array(repeating: "word", count: 500).joined(separator: " ")
        #expect(written(text) == text)
    }

    @Test func commentsCannotEscapeTheirLine() {
        let text = YAMLWriter.write(.map([YAMLMember("a", .integer(1), comment: ["x\nb: 2\u{85}c: 3\u{0}"])]))
        #expect(text == "# x\n# b: 2\n# c: 3\u{FFFD}\na: 1\n")
    }

    private static let folder = ProcessInfo.processInfo.environment["RULEC_WRITTEN"]

    /// For `.ci/consumers.py`, which holds the readers of other makers against it: each text as a key, a value and an item,
    /// and as JSON what they must read.
    @Test(.enabled(if: folder != nil, "RULEC_WRITTEN names no folder for what other readers are to read"))
    func textsAreWrittenForOtherReaders() throws {
        let folder = try #require(Self.folder)
        var random = Random(state: 1)
        let texts = (0..<20_000).map { _ in random.text() }
        let value = YAMLValue.list(
            texts.map { .map([YAMLMember($0, .string($0)), YAMLMember("\($0)2", .list([.string($0)]))]) })
        let meant = JSONValue.array(
            texts.map { .object([(key: $0, value: .string($0)), (key: "\($0)2", value: .array([.string($0)]))]) })
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(YAMLWriter.write(value).utf8).write(to: URL(fileURLWithPath: "\(folder)/texts.yml"))
        try Data(meant.compact.utf8).write(to: URL(fileURLWithPath: "\(folder)/texts.json"))
    }

    @Test(arguments: 0..<40) func whatIsWrittenIsReadBack(_ seed: UInt64) throws {
        var random = Random(state: seed)
        let texts = (0..<50).map { _ in random.text() }
        let value = YAMLValue.list(
            texts.map { .map([YAMLMember($0, .string($0)), YAMLMember($0 + "2", .list([.string($0)]))]) })
        let reading = read(YAMLWriter.write(value))
        #expect(findings(reading) == [])
        guard case .sequence(let items) = try #require(reading.documents.first).content else {
            Issue.record("not of the expected kind")
            return
        }
        #expect(items.count == texts.count)
        for (item, text) in zip(items, texts) {
            guard case .mapping(let entries) = item.content, entries.count == 2 else {
                Issue.record("not of the expected kind")
                return
            }
            let read = [entries[0].key, entries[0].value, entries[1].value[0]].map { $0?.scalar }
            for scalar in read {
                // Unicode scalars, since equality of strings ignores normalization.
                #expect(scalar.map { Array($0.text.unicodeScalars) } == Array(text.unicodeScalars))
                #expect(scalar?.resolved == .string(scalar?.text ?? ""))
            }
        }
    }
}

/// SplitMix64: the same texts in every run.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func text() -> String {
        let alphabet = Array(
            "ab01 :#-?,[]{}&*!|>'\"%@`\\/=<~._+eo\n\r\t\u{85}\u{A0}\u{2028}\u{2029}\u{FEFF}\u{0}\u{7}\u{1B}\u{7F}\u{301}\u{E9}\u{202E}\u{FFFE}\u{1F600}\u{10FFFF}"
                .unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &self)])
        }
        return String(text)
    }
}

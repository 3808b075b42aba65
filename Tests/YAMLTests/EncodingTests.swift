import Diagnostics
import Testing

@testable import YAML

@Suite struct EncodingTests {
    private func read(_ bytes: [UInt8]) -> YAMLReading { YAMLReader.read(SourceFile(path: "test.yml", bytes: bytes)) }

    @Test func byteOrderMarkAtTheStartIsSkipped() {
        let reading = read([0xEF, 0xBB, 0xBF] + Array("a: 1\n".utf8))
        #expect(reading.diagnostics.isEmpty)
        #expect(shape(reading) == "{a: 1}")
        #expect(reading.documents.first?.range.bytes == 3..<7)
    }

    @Test func byteOrderMarkInsideTextIsAnErrorAndInsideQuotesIsNot() {
        let reading = readText("a: \u{FEFF}1\nb: \"\u{FEFF}\"\n...\n\u{FEFF}c: 1\n")
        #expect(reading.diagnostics.map(\.code) == [.yamlEncoding])
        #expect(reading.diagnostics.first?.range?.bytes == 3..<6)
    }

    private func readText(_ text: String) -> YAMLReading { read(Array(text.utf8)) }

    @Test func byteOrderMarkAtTheStartOfALineIsOneError() {
        let reading = readText("a:\n\u{FEFF}  b: |\n\u{FEFF}    x\n    y\n  c: 1\n")
        #expect(reading.diagnostics.map(\.code) == [.yamlEncoding, .yamlEncoding])
        #expect(shape(reading) == "{a: {b: x\ny\n, c: 1}}")
    }

    @Test func aFaultyByteIsNoErrorOfSyntaxToo() {
        let reading = readText("a: 'x'\0\nb: @x\n")
        #expect(reading.diagnostics.map(\.code) == [.yamlEncoding, .yamlSyntax])
        #expect(reading.diagnostics.last?.range?.start.line == 2)
    }

    @Test func allLineEndsAreLineEnds() {
        let expected = "{a: x y, b: [l1\nl2\n, 1]}"
        for end in ["\n", "\r\n", "\r"] {
            let lines = ["a: \"x", "  y\"", "b:", "- |", "  l1", "  l2", "- 1", ""]
            let reading = readText(lines.joined(separator: end))
            #expect(reading.diagnostics.isEmpty)
            #expect(shape(reading) == expected)
        }
    }

    @Test func faultyBytesAreReportedWhereTheyStand() {
        let reading = read(
            Array("a: caf".utf8) + [0xE9] + Array("\nb: ".utf8) + [0xED, 0xA0, 0xBD, 0x0A] + Array("c: ok".utf8))
        #expect(reading.diagnostics.map(\.code) == [.yamlEncoding, .yamlEncoding])
        #expect(reading.diagnostics.map { $0.range?.bytes } == [6..<7, 11..<14])
        #expect(reading.documents.first?["c"]?.scalar?.text == "ok")
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF5, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x80],
            [0x80], [0xE2, 0x82],
        ] as [[UInt8]])
    func overlongAndTruncatedSequencesAreRefused(_ bytes: [UInt8]) {
        #expect(read(Array("a: ".utf8) + bytes).diagnostics.map(\.code) == [.yamlEncoding])
    }

    @Test func nulAndControlCharactersAreRefused() {
        let reading = readText("a: 1\0\0\nb: \u{07}x\nc: \u{7F}\nd: 3\n")
        #expect(reading.diagnostics.map { $0.range?.bytes } == [4..<6, 10..<11, 16..<17])
        #expect(reading.documents.first?["d"]?.scalar?.text == "3")
    }

    @Test func utf16IsNamed() {
        let starts: [[UInt8]] = [
            [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61, 0, 0x3A], [0x61, 0, 0, 0],
            [0, 0, 0, 0x61],
        ]
        for bytes in starts {
            #expect(read(bytes).diagnostics.map { $0.message.contains("UTF-16") } == [true])
        }
    }

    @Test func surrogateEscapesPairUpOrAreRefused() {
        let reading = readText(#"["\ud83d\ude00", "\ud83d x", "\ude00", "\UFFFFFFFF"]"#)
        #expect(reading.documents.first?[0]?.scalar?.text == "😀")
        #expect(reading.diagnostics.map { $0.range?.text } == [#"\ud83d"#, #"\ude00"#, #"\UFFFFFFFF"#])
        #expect(reading.diagnostics.allSatisfy { $0.code == .yamlEncoding })
    }
}

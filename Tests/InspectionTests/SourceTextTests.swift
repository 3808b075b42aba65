import Inspection
import Patterns
import Testing

struct SourceTextTests {
    private func matches(_ pattern: String, _ bytes: [UInt8]) throws -> [Range<Int>?] {
        let regex = try CompiledRegex(try RegexSyntax(pattern).lineWise)
        return SourceText(path: "A.swift", bytes: bytes).matches(of: regex).flatMap(\.groups)
    }

    @Test func `offsets are those of the file's bytes`() throws {
        #expect(try matches("b(c)?", Array("a\u{1F680}\u{E9}b\nbc".utf8)) == [7..<8, nil, 9..<11, 10..<11])
    }

    @Test func `a byte order mark is no text, and counts for the offsets`() throws {
        #expect(try matches("^a", [0xEF, 0xBB, 0xBF] + Array("a\na".utf8)) == [3..<4, 5..<6])
    }

    @Test func `bytes that are no UTF-8 are read as the replacement character, and count as what they are`() throws {
        // A lone continuation, half of a sequence of four bytes, and a surrogate: 1, 3 and 3 bytes.
        let bytes =
            Array("a".utf8) + [0x80] + Array("a".utf8) + [0xF0, 0x9F, 0x9A] + Array("a".utf8) + [0xED, 0xA0, 0x80]
            + Array("a".utf8)
        #expect(try matches("a", bytes) == [0..<1, 2..<3, 6..<7, 10..<11])
        #expect(try matches("\u{FFFD}+", Array("a".utf8) + [0x80, 0x80]) == [1..<3])
        #expect(try matches("x", [0xEF, 0xBB, 0xBF, 0xFF] + Array("x".utf8)) == [4..<5])
    }

    @Test func `a line ends before a carriage return with its line feed`() throws {
        #expect(try matches("a.*$", Array("ab\r\nac".utf8)) == [0..<2, 4..<6])
    }

    @Test func `an empty file has no match, and the last line needs no end`() throws {
        #expect(try matches("a", []) == [])
        #expect(try matches("a$", Array("a".utf8)) == [0..<1])
        #expect(try matches("a$", Array("a\u{0}a".utf8)) == [2..<3])
    }
}

import Diagnostics
import Testing

@Suite("Diagnostic sets")
struct DiagnosticSetTests {
    private let first = SourceFile(path: "a.yml", text: "one: 1\ntwo: 2\n")
    private let second = SourceFile(path: "b.yml", text: "three: 3\n")

    @Test("order is by file and position, whatever order they came in")
    func order() {
        let diagnostics = [
            Diagnostic(.unknownKey, at: second.range(0..<5), "three"),
            Diagnostic(.unknownKey, at: first.range(7..<10), "two"),
            Diagnostic(.unknownKey, at: first.range(0..<3), "one"),
            Diagnostic(.missingKey, at: first.range(0..<3), "none"),
        ]
        let messages = ["none", "one", "two", "three"]
        #expect(DiagnosticSet(diagnostics).diagnostics.map(\.message) == messages)
        #expect(DiagnosticSet(diagnostics.reversed()).diagnostics.map(\.message) == messages)
    }

    @Test("the same finding twice is one")
    func duplicates() {
        let one = Diagnostic(.unknownKey, at: first.range(0..<3), "one")
        #expect(DiagnosticSet([one, one]).diagnostics.count == 1)
    }

    @Test("codes are unique and kebab-case")
    func codes() {
        let codes = DiagnosticCode.allCases.map(\.rawValue)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil })
    }
}

@Suite("Positions")
struct PositionTests {
    @Test(
        "a line ends at LF, CR LF or a lone CR",
        arguments: [("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\n", 2), ("", 1), ("a\r\r\nb", 3)])
    func lines(text: String, count: Int) {
        #expect(SourceFile(path: "f", text: text).lineStarts.count == count)
    }

    @Test("a column counts characters; a byte order mark is none")
    func columns() {
        let file = SourceFile(path: "f", text: "\u{FEFF}é: x\n")
        #expect(file.position(at: 3).column == 1)
        #expect(file.position(at: 7).column == 4)
        #expect(file.position(at: 7).offset == 7)
        #expect(file.position(at: 99).line == 2)
    }

    @Test("a line's range leaves out its line break")
    func lineRanges() {
        let file = SourceFile(path: "f", text: "ab\r\ncd\n\nx")
        #expect((0..<4).map { file.text(file.lineRange($0)) } == ["ab", "cd", "", "x"])
    }
}

import Diagnostics
import Testing

@Suite("Text rendering")
struct TextRendererTests {
    private let file = SourceFile(path: "overlays/booking.yml", text: "module: Booking\nslots:\n  Shape: layerd\n")

    private func range(of text: String, in file: SourceFile) throws -> SourceRange {
        let bytes = Array(text.utf8)
        let start = try #require(
            file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) }, "no '\(text)' in the source")
        return file.range(start..<start + bytes.count)
    }

    @Test("shows place, message, code, the underlined line, help and notes")
    func wholeDiagnostic() throws {
        let registry = SourceFile(path: "registry/slots.yml", text: "- id: Shape\n")
        let diagnostic = Diagnostic(
            .illegalSlotValue, at: try range(of: "layerd", in: file), "'layerd' is not a value of slot Shape",
            notes: [.init("slot Shape is defined here", at: try range(of: "Shape", in: registry))],
            help: "legal values: layered, organic", suggestion: "layered")
        #expect(
            TextRenderer().render(DiagnosticSet([diagnostic])) == """
                overlays/booking.yml:3:10: error: 'layerd' is not a value of slot Shape [illegal-slot-value]
                    3 |   Shape: layerd
                      |          ^~~~~~ did you mean 'layered'?
                      = legal values: layered, organic
                      ::: registry/slots.yml:1:7: slot Shape is defined here

                """)
    }

    @Test("columns count characters, not bytes, and tabs keep the underline in place")
    func columns() throws {
        let file = SourceFile(path: "a.yml", text: "\tğ👩‍🚀: x\n")
        let text = TextRenderer().render(
            DiagnosticSet([Diagnostic(.unknownKey, at: try range(of: "x", in: file), "m")]))
        #expect(text == "a.yml:1:6: error: m [unknown-key]\n    1 | \tğ👩‍🚀: x\n      | \t    ^\n")
    }

    @Test("what a terminal would act on is shown as a replacement character")
    func controlCharacters() throws {
        let file = SourceFile(path: "a.yml", text: "k: \u{1B}[31mred\n")
        let text = TextRenderer().render(
            DiagnosticSet([Diagnostic(.unknownKey, at: try range(of: "k", in: file), "bad \u{1B}[2J")]))
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains("k: \u{FFFD}[31mred"))
    }

    @Test("a long line is cut around the span")
    func longLines() throws {
        let file = SourceFile(
            path: "a.yml", text: String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500))
        let text = TextRenderer().render(
            DiagnosticSet([Diagnostic(.unknownKey, at: try range(of: "HERE", in: file), "m")]))
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 140 })
        let column = try #require(lines[1].firstIndex(of: "H")).utf16Offset(in: lines[1])
        #expect(lines[2].firstIndex(of: "^")?.utf16Offset(in: lines[2]) == column)
    }

    @Test("a long span shows where it was cut, and nothing of what is behind it")
    func longSpans() throws {
        let word = String(repeating: "x", count: 300)
        let file = SourceFile(path: "a.yml", text: "key: \(word) behind")
        let text = TextRenderer().render(
            DiagnosticSet([Diagnostic(.unknownKey, at: try range(of: word, in: file), "m")]))
        #expect(text.split(separator: "\n")[1].hasSuffix("x…"))
    }

    @Test("many like warnings fold into one that names their subjects; errors never fold")
    func folding() throws {
        let place = try range(of: "slots", in: file)
        let warnings = (1...5).map { Diagnostic(.unboundSlot, at: place, "slot S\($0) is unbound", subject: "S\($0)") }
        let errors = (1...5).map { Diagnostic(.unknownSlot, at: place, "there is no slot T\($0)") }
        let text = TextRenderer().render(DiagnosticSet(warnings + errors))
        #expect(text.contains("5 × "))
        #expect(text.contains("S1, S2, S3, S4, S5"))
        #expect(!text.contains("slot S2 is unbound"))
        for number in 1...5 { #expect(text.contains("there is no slot T\(number)")) }
        let whole = TextRenderer(folds: false).render(DiagnosticSet(warnings))
        for number in 1...5 { #expect(whole.contains("slot S\(number) is unbound")) }
    }

    @Test("colour adds escape sequences and changes nothing else")
    func colour() throws {
        let set = DiagnosticSet([Diagnostic(.unknownKey, at: try range(of: "slots", in: file), "m")])
        let plain = TextRenderer().render(set)
        let colored = TextRenderer(style: TextStyle(isColored: true)).render(set)
        #expect(colored != plain)
        #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test("the summary counts by severity, strongest first")
    func summary() throws {
        let place = try range(of: "slots", in: file)
        let set = DiagnosticSet([
            Diagnostic(.unboundSlot, at: place, "a"), Diagnostic(.unknownSlot, at: place, "b"),
            Diagnostic(.unknownSlot, at: place, "c"),
        ])
        #expect(TextRenderer.summary(of: set) == "2 errors, 1 warning")
        #expect(TextRenderer.summary(of: DiagnosticSet()) == "")
    }
}

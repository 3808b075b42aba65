import Testing

@testable import Diagnostics

@Suite struct SourceFileTests {
    /// Lines longer than any whose columns are counted from their start.
    @Test(arguments: ["a", "e\u{301}", "\u{1F44D}\u{1F3FD}", "\u{E9}", "\u{1F1E9}\u{1F1EA}", "a\u{0}"])
    func columnsOfAVeryLongLineAreThoseOfItsCharacters(_ unit: String) {
        let count = 40_000 / unit.utf8.count
        let line = String(repeating: unit, count: count)
        for start in ["", "\u{FEFF}", "first\n\u{FEFF}"] {
            let file = SourceFile(path: "a", text: start + line + "\nlast")
            for step in stride(from: 0, to: count, by: 997) {
                let offset = start.utf8.count + step * unit.utf8.count
                let before = start.hasPrefix("first") ? 1 : 0
                #expect(file.position(at: offset).column == step * unit.count + before + 1)
                #expect(file.utf16Column(at: offset) == step * unit.utf16.count + before + 1)
            }
            #expect(file.position(at: file.bytes.count).column == 5)
        }
    }

    @Test func bytesThatAreNoTextHaveColumnsToo() {
        let file = SourceFile(path: "a", bytes: Array(repeating: 0xFF, count: 20_000))
        #expect(file.position(at: 19_000).column == 19_001)
    }
}

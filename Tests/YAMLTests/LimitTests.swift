import Diagnostics
import Testing

@testable import YAML

@Suite struct LimitTests {
    @Test(arguments: ["[", "{a: ", "[a: ", "- ", "? "])
    func deepNestingIsRefusedWithoutHarm(_ opening: String) {
        let reading = read(String(repeating: opening, count: 100_000))
        #expect(reading.diagnostics.map(\.code) == [.yamlLimit])
    }

    @Test func deepBlocksAreRefusedWithoutHarm() {
        let lines = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }
        let reading = read(lines.joined())
        #expect(reading.diagnostics.map(\.code) == [.yamlLimit])
        #expect(reading.documents.count == 1)
    }

    @Test func twoHundredLevelsAreRead() {
        #expect(read(String(repeating: "[", count: 200) + String(repeating: "]", count: 200)).diagnostics.isEmpty)
        #expect(read(String(repeating: "- ", count: 200) + "a").diagnostics.isEmpty)
    }

    @Test func aliasesOfAliasesAreLimited() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(read(text).diagnostics.map(\.code) == [.yamlLimit])
    }

    @Test func aliasesCannotNestDeeperThanText() {
        var text = "a0: &a0 x\n"
        for level in 1...300 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(read(text).diagnostics.contains { $0.code == .yamlLimit })
    }

    @Test func longKeysAreRefused() {
        let key = String(repeating: "k", count: 1025)
        #expect(read("\(key): 1\n").diagnostics.map(\.code) == [.yamlLimit])
        #expect(read("? \(key)\n: 1\n").diagnostics.isEmpty)
    }
}

extension LimitTests {
    @Test func oneHundredErrorsOfAFileAreListed() {
        let diagnostics = read(String(repeating: "- *a\n", count: 101)).diagnostics
        #expect(diagnostics.count == 101)
        #expect(diagnostics.prefix(100).allSatisfy { $0.severity == .error })
        #expect(diagnostics.last?.code == .yamlLimit)
        #expect(diagnostics.last?.severity == .note)
        #expect(diagnostics.last?.range?.start.line == 101)
        #expect(read(String(repeating: "- *a\n", count: 100)).diagnostics.count == 100)
    }
}

import Testing

@testable import YAML

@Suite struct CoreSchemaTests {
    private func resolve(_ text: String) -> YAMLResolved { YAMLScalar(text: text, style: .plain).resolved }

    @Test func formsOfTheCoreSchemaAreTyped() {
        #expect(["", "~", "null", "Null", "NULL"].map(resolve) == Array(repeating: .null, count: 5))
        #expect(["true", "True", "TRUE"].map(resolve) == Array(repeating: .bool(true), count: 3))
        #expect(["false", "False", "FALSE"].map(resolve) == Array(repeating: .bool(false), count: 3))
        #expect(
            ["0", "-19", "+12", "012", "0o17", "0x1F"].map(resolve)
                == [.int(0), .int(-19), .int(12), .int(12), .int(15), .int(31)])
        #expect(
            ["1.5", ".5", "5.", "1e3", "-2E+05", "12e-1", "99999999999999999999"].map(resolve)
                == [1.5, 0.5, 5, 1000, -200_000, 1.2, 1e20].map { .float($0) })
        #expect([".inf", "-.INF", "+.Inf"].map(resolve) == [.float(.infinity), .float(-.infinity), .float(.infinity)])
        guard case .float(let value) = resolve(".NaN") else {
            Issue.record("not of the expected kind")
            return
        }
        #expect(value.isNaN)
    }

    @Test(arguments: [
        "yes", "no", "on", "nULL", "tRUE", "1_000", "1:30", "0b1", "0o8", "0x", "0xG", "0o", "+", "-", ".", "e3", "1e",
        "1e+",
        "--1", "+-1", "0x-1", "0o+7", "1.2.0", "2026-11-30", "inf", "nan", ".Nan", "1 ", "１",
    ])
    func everythingElseIsAString(_ text: String) {
        #expect(resolve(text) == .string(text))
    }

    @Test func quotedTextIsAString() {
        for style in [YAMLScalar.Style.singleQuoted, .doubleQuoted, .literal, .folded] {
            #expect(YAMLScalar(text: "1", style: style).resolved == .string("1"))
        }
    }
}

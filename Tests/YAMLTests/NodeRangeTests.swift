import Diagnostics
import Testing

@testable import YAML

@Suite struct NodeRangeTests {
    private func root(_ text: String) throws -> YAMLNode { try #require(read(text).documents.first) }

    @Test func collectionsReachFromFirstIndicatorToLastValue() throws {
        let text = "a:\n  - b: 1\n    c: [x, y]\n  -\n    d\ne: {f: g} # end\n"
        let root = try root(text)
        #expect(root.range.text == "a:\n  - b: 1\n    c: [x, y]\n  -\n    d\ne: {f: g}")
        #expect(root["a"]?.range.text == "- b: 1\n    c: [x, y]\n  -\n    d")
        #expect(root["a"]?[0]?.range.text == "b: 1\n    c: [x, y]")
        #expect(root["a"]?[0]?["c"]?.range.text == "[x, y]")
        #expect(root["e"]?.range.text == "{f: g}")
        #expect(root["e"]?["f"]?.range.text == "g")
    }

    @Test func scalarsIncludeTheirQuotesAndIndicators() throws {
        let root = try root("a: 'x'  # c\nb: \"y\"\nc: |\n  z\nd: w  v \n")
        #expect(root["a"]?.range.text == "'x'")
        #expect(root["b"]?.range.text == "\"y\"")
        #expect(root["c"]?.range.text == "|\n  z\n")
        #expect(root["d"]?.range.text == "w  v")
    }

    @Test func absentValuesStandBehindTheirIndicator() throws {
        let root = try root("a:\nb: # c\nc:\n  -\n  - x\nd: !!str\n")
        #expect(root["a"]?.range.bytes == 2..<2)
        #expect(root["b"]?.range.bytes == 5..<5)
        #expect(root["c"]?[0]?.range.bytes == 16..<16)
        #expect(root["d"]?.range.bytes == 31..<31)
    }

    @Test func propertiesAreLocatedAndNotPartOfTheContent() throws {
        let root = try root("a: &x !!str text\nb: &y\n  - !local\n    c: 1\n")
        #expect(root["a"]?.range.text == "text")
        #expect(root["a"]?.anchor?.value == "x")
        #expect(root["a"]?.anchor?.range.text == "&x")
        #expect(root["a"]?.tag?.value == "!!str")
        #expect(root["a"]?.tag?.range.text == "!!str")
        #expect(root["b"]?.anchor?.value == "y")
        #expect(root["b"]?.range.text == "- !local\n    c: 1")
        #expect(root["b"]?[0]?.tag?.value == "!local")
    }

    @Test func anchorOnTheLineOfAKeyBelongsToTheKey() throws {
        let root = try root("&m\n&k a: &v\n  b: 1\n")
        #expect(root.anchor?.value == "m")
        #expect(root["a"]?.anchor?.value == "v")
        guard case .mapping(let entries) = root.content else {
            Issue.record("not of the expected kind")
            return
        }
        #expect(entries.first?.key.anchor?.value == "k")
    }
}

import Testing

@testable import Patterns

@Suite struct PatternTemplateTests {
    @Test func findsPlaceholders() {
        let template = PatternTemplate("é^import ${siblings}\\b|${vocabulary.X}")
        #expect(template.placeholders.map(\.name) == ["siblings", "vocabulary.X"])
        #expect(
            template.placeholders.map { String(template.text[bytes: $0.range]) } == ["${siblings}", "${vocabulary.X}"])
        #expect(template.errors.isEmpty)
    }

    @Test func dollarsThatOpenNothingAreText() {
        let text = #"a$|\${x}|\\\${y}$"#
        let template = PatternTemplate(text)
        #expect(template.placeholders.isEmpty && template.errors.isEmpty)
        #expect(template.filled { _ in nil } == text)
    }

    @Test func aPairOfBackslashesEscapesNothingElse() {
        #expect(PatternTemplate(#"\\${x}"#).filled { $0 + "!" } == #"\\x!"#)
    }

    @Test func fillsInEveryPlaceholderOrNone() {
        let template = PatternTemplate("${a}-${b}-${a}")
        #expect(template.filled { ["a": "1", "b": "2"][$0] } == "1-2-1")
        #expect(template.filled { ["a": "1"][$0] } == nil)
    }

    @Test func reportsWhatIsNoPlaceholder() {
        let template = PatternTemplate("a${}b${x y}c${open")
        #expect(template.errors.map { String(template.text[bytes: $0.range]) } == ["${}", "${x y}", "${"])
        #expect(template.filled { _ in "x" } == nil)
    }
}

import Diagnostics
import Testing

@testable import YAML

/// Inputs that `.ci/fuzz` found, each with what was wrong.
@Suite struct FuzzFindingsTests {
    /// `- ` was looked for by characters; a combining mark behind it makes the space part of another one.
    @Test(arguments: [
        "- \u{59E}e", "-\u{301} a", "---\u{301}", "...\u{301} a", "? \u{301}", "a: \u{301}", "a \u{301}#b",
        "a #\u{301}",
    ])
    func combiningMarksHideNoIndicator(_ text: String) {
        let reading = read(YAMLWriter.write(.list([.string(text), .map([YAMLMember(text, .string(text))])])))
        #expect(findings(reading) == [])
        let root = reading.documents.first
        let scalars = [root?[0]?.scalar, root?[1]?[text]?.scalar]
        for scalar in scalars { #expect(scalar.map { Array($0.text.unicodeScalars) } == Array(text.unicodeScalars)) }
    }
}

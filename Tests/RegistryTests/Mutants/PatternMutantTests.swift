import Diagnostics
import Registry
import Testing

/// Patterns of this project's registry with one thing broken, each refused or warned about where it is broken.
@Suite struct PatternMutantTests {
    static let all: [Slip] =
        SyntaxMutants.all + MeaningMutants.all + PlaceholderMutants.all + PlaceMutants.all + ScalarMutants.all

    @Test(arguments: all) func theMutantIsFoundAtItsPlace(_ mutant: Slip) {
        // The suggestion is another test's matter.
        mutant.expectFound(checksSuggestion: false)
    }

    @Test func thereAreTwoHundredDifferentOnes() {
        #expect(Set(Self.all.map(\.text)).count >= 200)
        #expect(Set(Self.all.map(\.text)).count == Self.all.count)
    }
}

extension Slip {
    /// A pattern that a single-quoted regex spells.
    static func regex(_ code: DiagnosticCode, _ regex: String, _ keys: String = "") -> Slip {
        scalar(code, "'\(regex)'", keys)
    }

    /// A pattern whose regex stands in any form of scalar, at the depth of six spaces.
    static func scalar(_ code: DiagnosticCode, _ scalar: String, _ keys: String = "") -> Slip {
        let slip = Slip.rule(
            code, "patterns:\n  - regex: \(scalar)\n    message: text\(keys.isEmpty ? "" : "\n    \(keys)")")
        // The depth of the rule is no part of a line break that is marked.
        return Slip(code, slip.text.replacing("«\n    »", with: "«\n»    "))
    }
}

/// Why a pattern finds nothing in particular: as a rule it would report a whole module.
package enum Overmatch: String, Sendable {
    case emptyText = "the empty string, so it matches everywhere"
    case everyLine = "every line of ordinary code"

    /// Lines that have little in common.
    private static let sample = [
        "import Foundation", "struct Seat {", "    let row: Int", "}", "// A seat.", "let a = \"b\"",
    ]

    /// Nil for a pattern that tells lines apart. `compiled` is the pattern as it is emitted.
    package init?(_ syntax: RegexSyntax, compiled: CompiledRegex) {
        if syntax.matchesEmpty {
            self = .emptyText
        } else if Self.sample.allSatisfy({ compiled.firstMatch(in: $0) != nil }) {
            self = .everyLine
        } else {
            return nil
        }
    }
}

/// A text on which a backtracking engine takes far longer than the text's length asks for.
///
/// SwiftLint's engine gives up on a place after about a second and goes on, so a slow pattern loses matches in silence.
package struct BacktrackingHazard: Sendable, Hashable {
    package enum Growth: Sendable, Hashable {
        case exponential
        /// The steps grow with at least this power of the length.
        case polynomial(Int)
    }

    package let growth: Growth
    /// The part of the pattern at which the ways part, in UTF-8 offsets.
    package let range: Range<Int>
    /// A text that shows it: seen to take `steps` steps in a plain backtracking search.
    package let attack: String
    package let steps: Int
}

extension RegexSyntax {
    /// The worst hazard found; nil where none was. Every one reported was confirmed by counting the steps on its text.
    /// Patterns beyond the size of `PositionAutomaton.limit` are not examined, and the restart at every place of a
    /// search, which makes most patterns quadratic in a line's length, does not count.
    package func hazard(lineWise: Bool) -> BacktrackingHazard? {
        let alphabet = SampleAlphabet(root, lineWise: lineWise)
        guard let automaton = PositionAutomaton(root, alphabet: alphabet) else { return nil }
        var search = AmbiguitySearch(automaton, alphabet)
        // An exponential one comes first.
        return search.run().lazy.compactMap { confirmed($0, lineWise: lineWise) }.first
    }

    private static let budget = 200_000

    /// Tries the ambiguity with several endings that may make the match fail.
    private func confirmed(_ ambiguity: Ambiguity, lineWise: Bool) -> BacktrackingHazard? {
        let endings: [[UInt32]] = [[], [0x21], [0x00], [0x7A, 0x21], [0x0A]]
        for ending in endings {
            func text(_ turns: Int) -> [UInt32] {
                ambiguity.prefix + Array(repeating: ambiguity.pump, count: turns).joined() + ending
            }
            func steps(_ turns: Int) -> Int {
                CountingMatcher.steps(root, on: text(turns), lineWise: lineWise, budget: Self.budget)
            }
            guard
                let (growth, turns) = ambiguity.isExponential ? exponentialGrowth(steps) : polynomialGrowth(steps)
            else { continue }
            return BacktrackingHazard(
                growth: growth, range: ambiguity.range,
                attack: String(String.UnicodeScalarView(text(turns).compactMap(Unicode.Scalar.init))),
                steps: steps(turns))
        }
        return nil
    }

    /// A few more turns, many times the steps.
    private func exponentialGrowth(_ steps: (Int) -> Int) -> (BacktrackingHazard.Growth, turns: Int)? {
        guard let base = (2...24).first(where: { steps($0) > 1000 }), steps(base + 4) >= 5 * steps(base) else {
            return nil
        }
        let turns = (base...40).first { steps($0) >= Self.budget / 2 } ?? 40
        return (.exponential, turns)
    }

    /// Twice the turns, eight times the steps: a search that only starts anew at every place takes four times.
    private func polynomialGrowth(_ steps: (Int) -> Int) -> (BacktrackingHazard.Growth, turns: Int)? {
        guard let base = [16, 8, 4].first(where: { steps(2 * $0) <= Self.budget }) else { return nil }
        let ratio = Double(steps(2 * base)) / Double(max(steps(base), 1))
        guard ratio >= 5.7 else { return nil }
        return (.polynomial(ratio >= 11 ? 4 : 3), 2 * base)
    }
}

import Foundation

/// A text on which a backtracking engine takes far longer than the text's length asks for.
///
/// SwiftLint's engine gives up on a place after about a second and goes on, so a slow pattern loses matches in silence.
package struct BacktrackingHazard: Sendable, Hashable {
    package enum Growth: Sendable, Hashable {
        case exponential
        /// The steps grow with about this power of the length.
        case polynomial(Int)
        /// Counts with a limit: about this many steps at every place of a text.
        case limited(Int)
    }

    package let growth: Growth
    /// The repetition in which the ways to match part, in UTF-8 offsets.
    package let range: Range<Int>
    /// The repetition behind it that takes the same text; nil where the growth is exponential.
    package let secondRange: Range<Int>?
    /// A text that shows it: seen to take `steps` steps in a plain backtracking search.
    package var attack: String { prefix + String(repeating: pump, count: turns) + ending }
    package let steps: Int
    /// What `attack` is made of.
    package let prefix: String
    package let pump: String
    package let turns: Int
    package let ending: String
}

extension RegexSyntax {
    /// The worst hazard found; nil where none was. Every one reported was confirmed by counting the steps on its text.
    /// Patterns beyond the size of `PositionAutomaton.limit` are not examined, and the restart at every place of a
    /// search, which makes most patterns quadratic in a line's length, does not count.
    package func hazard(lineWise: Bool) -> BacktrackingHazard? {
        // Ways part within a cycle or between two, or where many small counts meet.
        let hasCycles = root.singleLeafCycles.map { $0 > 1 } ?? true
        let hasCounts = root.limitedWays > Confirmation.harmlessSteps
        guard hasCycles || hasCounts else { return nil }
        let alphabet = SampleAlphabet(root, lineWise: lineWise)
        // What a match begins behind is a part of the text that leads to it.
        let readable = root.readingLookBehindAtStart
        guard let automaton = PositionAutomaton(readable, alphabet: alphabet) else { return nil }
        var search = AmbiguitySearch(automaton, alphabet)
        let bound = BacktrackingBound(automaton: automaton, alphabet: alphabet, root: readable)
        // An exponential one comes first.
        let ambiguities = (hasCycles ? search.run() : []) + (hasCounts ? search.ofSmallCounts() : [])
        return ambiguities.lazy.compactMap { ambiguity in
            if ambiguity.kind != .limited, let degree = bound.degree(of: ambiguity),
                degree <= Confirmation.harmlessDegree
            {
                return nil
            }
            return Confirmation(ambiguity, of: root, lineWise: lineWise).hazard()
        }.first
    }
}

extension RegexSyntax {
    /// From the first of its repetitions to the end of the last.
    package func text(of hazard: BacktrackingHazard) -> String {
        let second = hazard.secondRange ?? hazard.range
        let start = min(hazard.range.lowerBound, second.lowerBound)
        return String(source[bytes: start..<max(hazard.range.upperBound, second.upperBound)])
    }
}

extension RegexNode {
    /// With a plain group in place of each look-behind with which the pattern begins.
    fileprivate var readingLookBehindAtStart: RegexNode {
        switch kind {
        case .group(.lookBehind(negative: false), let body): RegexNode(.group(.plain, body), range, modes: modes)
        case .group(.capture(let number, let name), let body):
            RegexNode(.group(.capture(number, name: name), body.readingLookBehindAtStart), range, modes: modes)
        case .group(.plain, let body): RegexNode(.group(.plain, body.readingLookBehindAtStart), range, modes: modes)
        case .sequence(let items):
            RegexNode(
                .sequence(items.prefix(1).map(\.readingLookBehindAtStart) + items.dropFirst()), range, modes: modes)
        case .alternation(let branches):
            RegexNode(.alternation(branches.map(\.readingLookBehindAtStart)), range, modes: modes)
        default: self
        }
    }
}

/// Tries an ambiguity out with several endings that may make the match fail.
private struct Confirmation {
    private let ambiguity: Ambiguity
    private let root: RegexNode
    private let lineWise: Bool

    private static let endings: [[UInt32]] = [[], [0x21], [0x00], [0x7A, 0x21], [0x0A]]
    /// Steps: as many as prove exponential growth, and as many as polynomial growth is measured with.
    private static let budget = 200_000
    private static let polynomialBudget = 60_000
    /// The search that starts anew at every place makes most patterns quadratic.
    static let harmlessDegree = 2
    /// At each place: what that costs on a line of as many characters.
    static let harmlessSteps = 1_000

    init(_ ambiguity: Ambiguity, of root: RegexNode, lineWise: Bool) {
        self.ambiguity = ambiguity
        self.root = root
        self.lineWise = lineWise
    }

    func hazard() -> BacktrackingHazard? {
        for ending in Self.endings {
            let measured =
                switch ambiguity.kind {
                case .exponential: exponential(ending)
                case .polynomial: polynomial(ending)
                case .limited: limited(ending)
                }
            switch measured {
            case .harmless: return nil
            case .unknown: continue
            case .slow(let growth, let turns, let steps):
                return BacktrackingHazard(
                    growth: growth, range: ambiguity.loop, secondRange: ambiguity.secondLoop, steps: steps,
                    prefix: text(ambiguity.prefix), pump: text(ambiguity.pump), turns: turns, ending: text(ending))
            }
        }
        return nil
    }

    private enum Measured {
        case slow(BacktrackingHazard.Growth, turns: Int, steps: Int)
        /// The loops were run through, and took no longer than most patterns do.
        case harmless
        /// Another ending may lead to more.
        case unknown
    }

    /// Long enough for the limit to be reached, where that takes no more than the budget.
    private func limited(_ ending: [UInt32]) -> Measured {
        let turns = attackTurns(ending)
        let steps = steps(turns, ending, budget: Self.budget)
        let length = ambiguity.prefix.count + turns * ambiguity.pump.count + ending.count
        return steps / length > Self.harmlessSteps
            ? .slow(.limited(steps / length), turns: turns, steps: steps) : .unknown
    }

    private func attackTurns(_ ending: [UInt32]) -> Int {
        [64, 32, 16].first { steps($0, ending, budget: Self.budget) <= Self.budget } ?? 8
    }

    private func steps(_ turns: Int, _ ending: [UInt32], budget: Int) -> Int {
        CountingMatcher.steps(
            root, on: ambiguity.prefix + Array(repeating: ambiguity.pump, count: turns).joined() + ending,
            lineWise: lineWise, budget: budget)
    }

    /// A few more turns, many times the steps.
    private func exponential(_ ending: [UInt32]) -> Measured {
        func steps(_ turns: Int) -> Int { self.steps(turns, ending, budget: Self.budget) }
        guard let base = (2...24).first(where: { steps($0) > 1000 }), steps(base + 4) >= 5 * steps(base) else {
            return .unknown
        }
        let turns = (base...40).first { steps($0) >= Self.budget / 2 } ?? 40
        return .slow(.exponential, turns: turns, steps: steps(turns))
    }

    /// The steps are a polynomial in the turns, whose degree their differences tell: a search that only starts anew at
    /// every place has degree 2.
    private func polynomial(_ ending: [UInt32]) -> Measured {
        guard let degree = measuredDegree(ending), degree > 1 else { return .unknown }
        guard degree > Self.harmlessDegree else { return .harmless }
        let attack = attackTurns(ending)
        let most = steps(attack, ending, budget: Self.budget)
        // A count with a limit grows no more beyond it.
        guard most >= 4 * steps(attack / 2, ending, budget: Self.budget) else { return .harmless }
        return .slow(.polynomial(degree), turns: attack, steps: most)
    }

    private func measuredDegree(_ ending: [UInt32]) -> Int? {
        let wide = Array(stride(from: 6, through: 34, by: 4))
        for turns in [Array(3...7), Array(5...12), wide, Array(1...8)] {
            let steps = turns.map { self.steps($0, ending, budget: Self.polynomialBudget) }
            guard let most = steps.last, most <= Self.polynomialBudget else { continue }
            if let degree = Self.degree(of: steps) ?? (turns == wide ? Self.growth(of: steps, over: turns) : nil) {
                // Few and short texts tell that a pattern is quick; that it is slow takes longer ones.
                if degree > Self.harmlessDegree, turns.count < wide.count { continue }
                return degree
            }
        }
        return nil
    }

    /// How often differences are taken until all are alike; nil where that never happens.
    private static func degree(of values: [Int]) -> Int? {
        var (differences, degree) = (values, 0)
        while differences.count > 1 {
            if differences.allSatisfy({ $0 == differences[0] }) { return degree }
            differences = zip(differences.dropFirst(), differences).map { $0 - $1 }
            degree += 1
        }
        return nil
    }

    /// The power that leads from the fifth value to the last, for steps that are no polynomial to the letter, as where a
    /// count has a limit.
    private static func growth(of steps: [Int], over turns: [Int]) -> Int? {
        guard steps[4] > 0 else { return nil }
        let power = log(Double(steps[7]) / Double(steps[4])) / log(Double(turns[7]) / Double(turns[4]))
        return Int((power - 0.1).rounded())
    }

    private func text(_ points: [UInt32]) -> String {
        String(String.UnicodeScalarView(points.compactMap(Unicode.Scalar.init)))
    }
}

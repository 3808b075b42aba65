/// A line pattern that finds the matches of another whose capture 1 passes, or fails, a test.
///
/// Written into the pattern itself, a test would send the engine looking for another way to match, with another capture.
/// So the pattern is matched first, in a group that is never re-entered, and leaves behind the rest of the line from
/// where capture 1 begins and from where it ends. Those two rests name the two places: the word is tested between them,
/// and the pattern then matches once more.
package struct CaptureCondition: Sendable, Hashable {
    package let pattern: String
    /// The group of `pattern` that is capture 1 of the original.
    package let capture: Int
    /// Whether a match may begin within one that the test lets pass, which a search of the original would step over.
    package let mayOverlap: Bool

    /// Finds the matches whose capture 1 passes none of `tests`, or with `passing` one of them. A match in which the
    /// group takes no part has no word, and is never found.
    package init(_ syntax: RegexSyntax, passing: Bool = false, _ tests: [WordTest]) throws(LoweringObstacle) {
        let word = try Self.word(of: syntax.root)
        // Groups are numbered by where they open: the rest at the word's start, the word, its inner groups, the other rest.
        let inner = word.captureCount - 1
        let printer = WordTestPrinter(start: #"(?=\1(?!\V))"#, end: #"\\#(3 + inner)(?!\V)"#)
        var branches: [String] = []
        for test in tests { branches += try printer.branches(test) }

        let marked = syntax.source.applying([
            SourceEdit(range: word.range.lowerBound..<word.range.lowerBound, text: #"(?:(?=(\V*))"#),
            SourceEdit(range: word.range.upperBound..<word.range.upperBound, text: #"(?=(\V*)))"#),
        ])
        let test = branches.isEmpty ? "" : "(?\(passing ? "=" : "!")\(branches.joined(separator: "|")))"
        let plain = syntax.source.applying(syntax.root.withoutCaptures)
        pattern = #"(?=(?>\#(marked)))(?=\V*?\#(printer.start)\#(test))(?:\#(plain))"#
        capture = 2
        mayOverlap = !syntax.root.beginsOnlyAtItsStart
        // A comment or a quotation that is not closed would swallow what follows it.
        guard !(passing && branches.isEmpty),
            let whole = try? RegexSyntax(pattern), whole.captureCount >= syntax.captureCount + 2
        else { throw LoweringObstacle("the pattern cannot stand within another") }
    }

    /// The group of capture 1, where its place on the line can be told when the match is over.
    private static func word(of root: RegexNode) throws(LoweringObstacle) -> RegexNode {
        var group: RegexNode?
        var obstacle: String?
        root.visit { node in
            switch node.kind {
            case .group(.capture(1, _), _): group = node
            case .group(.lookAhead, let body), .group(.lookBehind, let body):
                body.visit {
                    if case .group(.capture(1, _), _) = $0.kind { obstacle = "capture 1 is in a look-around" }
                }
            case .backReference: obstacle = "the pattern holds a back-reference"
            default: break
            }
        }
        if let obstacle { throw LoweringObstacle(obstacle) }
        guard let group else { throw LoweringObstacle("the pattern has no capture group") }
        return group
    }
}

extension RegexNode {
    var captureCount: Int {
        var count = 0
        visit { if case .group(.capture, _) = $0.kind { count += 1 } }
        return count
    }

    /// The changes that make every capture group a plain one.
    var withoutCaptures: [SourceEdit] {
        var edits: [SourceEdit] = []
        visit { node in
            guard case .group(.capture(_, let name), _) = node.kind else { return }
            // `(` or `(?<name>`
            let end = node.range.lowerBound + (name.map { $0.utf8.count + 4 } ?? 1)
            edits.append(SourceEdit(range: node.range.lowerBound..<end, text: "(?:"))
        }
        return edits
    }

    /// Whether no match on a line can begin within another: each begins at a line's start, or with a character that
    /// nothing else in the pattern matches.
    fileprivate var beginsOnlyAtItsStart: Bool {
        var leaves: [RegexNode] = []
        visitLeaves { leaves.append($0) }
        let items: [RegexNode] = if case .sequence(let items) = kind { items } else { [self] }
        let first = items.first { item in
            switch item.kind {
            case .modeChange, .group(.lookAhead, _), .group(.lookBehind, _), .assertion(.wordBoundary): false
            default: true
            }
        }
        switch first?.kind {
        case .assertion(.lineStart), .assertion(.textStart): return true
        case .literal(let point, _):
            return leaves.allSatisfy { $0.range == first?.range || !$0.canMatch(point) }
        default: return false
        }
    }

    private func canMatch(_ point: UInt32) -> Bool {
        switch kind {
        case .literal(let own, _): own == point || modes.contains(.ignoreCase)
        case .set(let set): set.members.contains(point)
        case .assertion, .modeChange: false
        default: true
        }
    }
}

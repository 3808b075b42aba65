/// A text that is part of every match of a pattern, or one of several of which each match holds one.
package struct RequiredLiteral: Sendable, Hashable {
    /// UTF-8, ASCII letters in lower case where case does not count.
    package let bytes: [UInt8]
    package let ignoresCase: Bool

    package init(bytes: [UInt8], ignoresCase: Bool) {
        self.bytes = ignoresCase ? bytes.map(\.asciiLowercased) : bytes
        self.ignoresCase = ignoresCase
    }

    static let empty = RequiredLiteral(bytes: [], ignoresCase: false)

    func followed(by other: Self) -> Self {
        Self(bytes: bytes + other.bytes, ignoresCase: ignoresCase || other.ignoresCase)
    }

    /// The more, the rarer the text is in source code.
    fileprivate var rarity: Int {
        bytes.reduce(0) { sum, byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A: sum
            case UInt8(ascii: "a")...UInt8(ascii: "z"): sum + 2
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"): sum + 2
            default: sum + 3
            }
        }
    }
}

extension RegexSyntax {
    /// Texts of which every match holds at least one, consumed by the match itself, so that they stand on its line where
    /// it crosses none. Nil where no set of texts is rare enough to be worth looking for.
    package var requiredLiterals: [RequiredLiteral]? {
        let best = root.literalFacts.best
        guard let best, best.allSatisfy({ $0.rarity > 2 }) else { return nil }
        return best
    }
}

/// What is known of the texts that a part of a pattern consumes.
private struct LiteralFacts {
    /// All that it can consume, where that is a few texts.
    var exact: [RequiredLiteral]?
    /// Texts of which each match holds one.
    var required: [RequiredLiteral]?

    static let unknown = LiteralFacts()
    /// A bound on the work and on the automaton that looks for the texts.
    private static let limit = 256

    init(exact: [RequiredLiteral]? = nil, required: [RequiredLiteral]? = nil) {
        self.exact = exact.flatMap { $0.count <= Self.limit ? $0 : nil }
        self.required = required.flatMap { $0.count <= Self.limit ? $0 : nil }
    }

    /// The set to look for: the one whose commonest text is rarest.
    var best: [RequiredLiteral]? { Self.better(required, exact) }

    static func better(_ left: [RequiredLiteral]?, _ right: [RequiredLiteral]?) -> [RequiredLiteral]? {
        guard let left else { return right }
        guard let right else { return left }
        return rarity(right) > rarity(left) ? right : left
    }

    private static func rarity(_ literals: [RequiredLiteral]) -> Int {
        let least = literals.map(\.rarity).min() ?? 0
        // Many texts are met more often than one.
        return least == 0 ? 0 : least * 8 - literals.count / 4
    }

    static func product(_ left: [RequiredLiteral], _ right: [RequiredLiteral]) -> [RequiredLiteral]? {
        guard left.count * right.count <= limit else { return nil }
        return unique(left.flatMap { start in right.map(start.followed) })
    }

    static func unique(_ literals: [RequiredLiteral]) -> [RequiredLiteral] {
        var seen = Set<RequiredLiteral>()
        return literals.filter { seen.insert($0).inserted }
    }
}

extension RegexNode {
    fileprivate var literalFacts: LiteralFacts {
        switch kind {
        case .literal(let point, _): literalText(point).map { LiteralFacts(exact: [$0]) } ?? .unknown
        case .set(let set): LiteralFacts(exact: modes.contains(.ignoreCase) ? nil : set.members.fewMembers)
        case .assertion, .modeChange, .group(.lookAhead, _), .group(.lookBehind, _): LiteralFacts(exact: [.empty])
        case .group(_, let body): body.literalFacts
        case .repetition(let body, let count): body.literalFacts.repeated(count)
        case .sequence(let items): LiteralRun(items).facts
        case .alternation(let branches): LiteralFacts.either(branches.map(\.literalFacts))
        case .any, .lineEnd, .grapheme, .backReference: .unknown
        }
    }

    /// Nil for a character that a text without it may match: without case, `k` matches the Kelvin sign.
    private func literalText(_ point: UInt32) -> RequiredLiteral? {
        guard let scalar = Unicode.Scalar(point), !mayJoin else { return nil }
        let ignoresCase = modes.contains(.ignoreCase)
        if ignoresCase, scalar == "k" || scalar == "K" { return nil }
        return RequiredLiteral(bytes: Array(String(Character(scalar)).utf8), ignoresCase: ignoresCase)
    }

    /// Whether it may stand, with a neighbour, for one other character where case does not count: `ﬁ`, `ß`, `ﬆ`.
    fileprivate var mayJoin: Bool {
        guard case .literal(let point, _) = kind, modes.contains(.ignoreCase) else { return false }
        return point >= 0x80 || "sSfF".unicodeScalars.contains { $0.value == point }
    }
}

extension LiteralFacts {
    fileprivate static func either(_ branches: [LiteralFacts]) -> LiteralFacts {
        let exact = branches.map(\.exact)
        let best = branches.map(\.best)
        return LiteralFacts(
            exact: exact.contains { $0 == nil } ? nil : unique(exact.flatMap { $0 ?? [] }),
            required: best.contains { $0 == nil } ? nil : unique(best.flatMap { $0 ?? [] }))
    }

    fileprivate func repeated(_ count: RegexNode.Count) -> LiteralFacts {
        switch (count.lower, count.upper) {
        case (_, 0?): return LiteralFacts(exact: [.empty])
        case (0, 1?): return LiteralFacts(exact: exact.map { Self.unique([.empty] + $0) })
        case (0, _): return .unknown
        case (let lower, let upper) where lower == upper && lower <= 8:
            var texts: [RequiredLiteral]? = [.empty]
            for _ in 0..<lower { texts = texts.flatMap { texts in exact.flatMap { Self.product(texts, $0) } } }
            return LiteralFacts(exact: texts, required: best)
        default: return LiteralFacts(required: best)
        }
    }
}

/// Joins what the parts of a sequence consume, one after the other.
private struct LiteralRun {
    /// All that the parts since the last unknown one can have consumed.
    private var current: [RequiredLiteral] = [.empty]
    private var best: [RequiredLiteral]?
    private var isExact = true

    init(_ items: [RegexNode]) {
        for (index, item) in items.enumerated() {
            let neighbours = items[max(0, index - 1)..<min(items.count, index + 2)]
            if case .literal = item.kind, neighbours.contains(where: \.mayJoin) {
                flush(startingWith: [.empty])
            } else {
                append(item)
            }
        }
    }

    var facts: LiteralFacts {
        LiteralFacts(exact: isExact ? current : nil, required: LiteralFacts.better(best, current))
    }

    private mutating func append(_ item: RegexNode) {
        let facts = item.literalFacts
        if let exact = facts.exact {
            if let longer = LiteralFacts.product(current, exact) {
                current = longer
            } else {
                flush(startingWith: exact)
            }
            return
        }
        // One round of a repetition follows what came before it, and one comes before what follows.
        if case .repetition(let body, let count) = item.kind, count.lower > 0, let round = body.literalFacts.exact {
            if let longer = LiteralFacts.product(current, round) { current = longer }
            flush(startingWith: round)
        } else {
            best = LiteralFacts.better(best, facts.required)
            flush(startingWith: [.empty])
        }
    }

    private mutating func flush(startingWith next: [RequiredLiteral]) {
        best = LiteralFacts.better(best, current)
        current = next
        isExact = false
    }
}

extension SetExpression {
    /// The members as texts, where they are written out and are few.
    fileprivate var fewMembers: [RequiredLiteral]? {
        guard case .ranges(let ranges) = self, ranges.reduce(0, { $0 + $1.count }) <= 6 else { return nil }
        let scalars = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
        return scalars.map { RequiredLiteral(bytes: Array(String(Character($0)).utf8), ignoresCase: false) }
    }
}

extension UInt8 {
    /// Other bytes stay, those of characters beyond ASCII among them.
    var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

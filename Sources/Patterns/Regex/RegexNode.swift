/// A part of a parsed regular expression, with the place it was written at.
struct RegexNode: Sendable, Hashable {
    let kind: Kind
    /// UTF-8 offsets into the pattern.
    let range: Range<Int>
    /// The modes in force at the start of this part; for a mode change, those it sets.
    let modes: RegexModes

    indirect enum Kind: Sendable, Hashable {
        /// One character. `inQuote`: it stands in `\Q…\E`.
        case literal(UInt32, inQuote: Bool)
        /// `.`
        case any
        case set(RegexSet)
        /// `\R`
        case lineEnd
        /// `\X`
        case grapheme
        case assertion(Assertion)
        /// `\1` and `\k<name>`
        case backReference(Int)
        /// `(?i)`: nothing to match, the modes of what follows say the rest.
        case modeChange
        case group(Group, RegexNode)
        case repetition(RegexNode, Count)
        case sequence([RegexNode])
        case alternation([RegexNode])
    }

    enum Assertion: Sendable, Hashable {
        case lineStart, lineEnd, textStart, textEnd, textEndBeforeLineEnd
        case wordBoundary, notWordBoundary, previousMatchEnd
    }

    enum Group: Sendable, Hashable {
        /// Groups are numbered from 1 in the order of their opening parentheses, named ones too.
        case capture(Int, name: String?)
        case plain
        case atomic
        case lookAhead(negative: Bool)
        case lookBehind(negative: Bool)
    }

    struct Count: Sendable, Hashable {
        enum Style: Sendable, Hashable { case greedy, lazy, possessive }

        let lower: Int
        /// Nil for no limit.
        let upper: Int?
        let style: Style
    }

    init(_ kind: Kind, _ range: Range<Int>, modes: RegexModes) {
        self.kind = kind
        self.range = range
        self.modes = modes
    }
}

/// A character class as written, and the set of characters it means.
struct RegexSet: Sendable, Hashable {
    let members: SetExpression
    /// The offset behind the `^` of a negated class to which a further class can be added in the source by writing it
    /// there; nil for every other class.
    let insertionPoint: Int?
    let isBracketed: Bool
}

/// `\b` or `\B` spelled out: whether exactly one of the two neighbouring characters is a word character. In short where the
/// pattern says that one of them is.
struct WordBoundary {
    private let isBoundary: Bool
    private let neighbours: Neighbours

    /// What stands beside an assertion in its sequence.
    struct Neighbours {
        fileprivate var before: RegexNode?
        fileprivate var after: RegexNode?

        init() {}

        init(of index: Int, in items: [RegexNode]) {
            before = index > 0 ? items[index - 1] : nil
            after = index + 1 < items.count ? items[index + 1] : nil
        }
    }

    /// Nil for any other assertion.
    init?(_ assertion: RegexNode.Assertion, _ neighbours: Neighbours) {
        guard assertion == .wordBoundary || assertion == .notWordBoundary else { return nil }
        isBoundary = assertion == .wordBoundary
        self.neighbours = neighbours
    }

    /// `word` matches one word character.
    func text(word: String) -> String {
        if neighbours.after?.startsWithWord == true { return isBoundary ? "(?<!\(word))" : "(?<=\(word))" }
        if neighbours.before?.endsWithWord == true { return isBoundary ? "(?!\(word))" : "(?=\(word))" }
        return isBoundary
            ? "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"
            : "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"
    }
}

extension RegexNode {
    fileprivate var startsWithWord: Bool { isWord { $0.first } }
    fileprivate var endsWithWord: Bool { isWord { $0.last } }

    /// Whether the character at one end is a word character whatever is matched. `end` picks the end's item.
    private func isWord(_ end: ([RegexNode]) -> RegexNode?) -> Bool {
        switch kind {
        case .literal(let point, _): SetExpression.isWordASCII(point)
        case .set(let set): set.members.isWordASCII
        case .group(.capture, let body), .group(.plain, let body), .group(.atomic, let body): body.isWord(end)
        case .repetition(let body, let count): count.lower > 0 && body.isWord(end)
        case .sequence(let items): end(items)?.isWord(end) ?? false
        case .alternation(let branches): branches.allSatisfy { $0.isWord(end) }
        default: false
        }
    }
}

extension SetExpression {
    static func isWordASCII(_ point: UInt32) -> Bool {
        ASCII.isLetter(point) || ASCII.isDigit(point) || point == 0x5F
    }

    fileprivate var isWordASCII: Bool {
        switch self {
        case .ranges(let ranges):
            !ranges.isEmpty && ranges.allSatisfy { $0.upperBound < 0x80 && $0.allSatisfy(Self.isWordASCII) }
        case .shorthand(let shorthand): shorthand == .word || shorthand == .digit
        case .union(let left, let right): left.isWordASCII && right.isWordASCII
        case .caseClosed(let inner): inner.isWordASCII
        case .difference(let left, _): left.isWordASCII
        case .property, .complement, .intersection: false
        }
    }
}

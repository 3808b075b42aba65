extension RegexTranslator {
    /// `before` and `after` are the neighbours in the sequence, from which half of a word boundary may be known.
    func assertion(
        _ assertion: RegexNode.Assertion, _ modes: RegexModes, before: RegexNode?, after: RegexNode?
    ) throws(UnsupportedConstruct) -> String {
        switch assertion {
        case .textStart: return "\\A"
        case .textEnd: return "\\z"
        case .textEndBeforeLineEnd: return try beforeLastLineEnd(modes)
        case .previousMatchEnd: throw UnsupportedConstruct("\\G")
        case .lineStart:
            if !modes.contains(.multiLine) { return "\\A" }
            return engine == .pcre2 ? "^" : "(?mR:^)"
        case .lineEnd:
            if !modes.contains(.multiLine) { return try beforeLastLineEnd(modes) }
            if engine == .rust { return modes.contains(.unixLines) ? "(?m:$)" : "(?mR:$)" }
            return modes.contains(.unixLines) ? "$" : "(?!\\V)"
        case .wordBoundary, .notWordBoundary:
            if modes.contains(.unicodeWords) { throw UnsupportedConstruct("\\b under (?w)") }
            let isBoundary = assertion == .wordBoundary
            return engine == .rust
                ? (isBoundary ? "\\b" : "\\B") : wordBoundary(isBoundary, before: before, after: after)
        }
    }

    /// The end of the text, or the place before a line end that is the last of the text.
    private func beforeLastLineEnd(_ modes: RegexModes) throws(UnsupportedConstruct) -> String {
        guard engine == .pcre2 else { throw UnsupportedConstruct("end of text before a line end") }
        return modes.contains(.unixLines) ? "(?=\\n?\\z)" : "(?=(?:\\r\\n|\\v)?\\z)"
    }

    /// `\b` of PCRE2 knows ASCII words or UCP's, neither of which are ICU's, so it is spelled out, in short where a
    /// neighbour is a word character for certain.
    private func wordBoundary(_ isBoundary: Bool, before: RegexNode?, after: RegexNode?) -> String {
        let word = SetExpression.pcre2Word
        if after?.startsWithWord == true { return isBoundary ? "(?<![\(word)])" : "(?<=[\(word)])" }
        if before?.endsWithWord == true { return isBoundary ? "(?![\(word)])" : "(?=[\(word)])" }
        return isBoundary
            ? "(?:(?<=[\(word)])(?![\(word)])|(?<![\(word)])(?=[\(word)]))"
            : "(?:(?<=[\(word)])(?=[\(word)])|(?<![\(word)])(?![\(word)]))"
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

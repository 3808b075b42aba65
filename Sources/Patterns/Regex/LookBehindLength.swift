/// ICU refuses a look-behind whose length has no limit.
extension RegexParser {
    func requireBoundedLength(_ body: RegexNode, in range: Range<Int>) throws(PatternError) {
        var culprit: RegexNode?
        if let length = body.maximumLength(&culprit), length < RegexNode.lengthLimit { return }
        throw PatternError(
            "a look-behind needs a limited length", at: culprit?.range ?? range,
            help: "write a count with an upper limit, such as {0,200}, for *, + or {n,}")
    }
}

extension RegexNode {
    fileprivate static let lengthLimit = 1 << 24

    /// In UTF-16 units, as ICU estimates it: a class counts two, a look-ahead within counts like what it looks for.
    /// Nil for no limit, with the part that has none as `culprit`.
    func maximumLength(_ culprit: inout RegexNode?) -> Int? {
        switch kind {
        case .literal(let point, _): return modes.contains(.ignoreCase) || point > 0xFFFF ? 2 : 1
        case .any, .set, .lineEnd: return 2
        case .assertion, .modeChange, .group(.lookBehind, _): return 0
        case .grapheme, .backReference:
            culprit = culprit ?? self
            return nil
        case .group(let group, let body):
            guard let length = body.maximumLength(&culprit) else { return nil }
            return group == .lookAhead(negative: true) ? 0 : length
        case .repetition(let body, let count):
            if count.upper == 0 { return 0 }
            guard let upper = count.upper else {
                culprit = culprit ?? self
                return nil
            }
            return body.maximumLength(&culprit).map { min($0 * upper, Self.lengthLimit) }
        case .sequence(let items):
            var total = 0
            for item in items {
                guard let length = item.maximumLength(&culprit) else { return nil }
                total = min(total + length, Self.lengthLimit)
            }
            return total
        case .alternation(let branches):
            var longest = 0
            for branch in branches {
                guard let length = branch.maximumLength(&culprit) else { return nil }
                longest = max(longest, length)
            }
            return longest
        }
    }
}

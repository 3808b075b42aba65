/// ICU refuses a look-behind whose length has no limit.
extension RegexParser {
    private static let lengthLimit = 1 << 24

    func requireBoundedLength(_ body: RegexNode, in range: Range<Int>) throws(PatternError) {
        var culprit: RegexNode?
        if let length = maximumLength(body, &culprit), length < Self.lengthLimit { return }
        throw PatternError(
            "a look-behind needs a limited length", at: culprit?.range ?? range,
            help: "write a count with an upper limit, such as {0,200}, for *, + or {n,}")
    }

    /// In UTF-16 units, as ICU estimates it: a class counts two, a look-ahead within counts like what it looks for.
    /// Nil for no limit, with the part that has none as `culprit`.
    private func maximumLength(_ node: RegexNode, _ culprit: inout RegexNode?) -> Int? {
        switch node.kind {
        case .literal(let point, _): return node.modes.contains(.ignoreCase) || point > 0xFFFF ? 2 : 1
        case .any, .set, .lineEnd: return 2
        case .assertion, .modeChange, .group(.lookBehind, _): return 0
        case .grapheme, .backReference:
            culprit = culprit ?? node
            return nil
        case .group(let group, let body):
            guard let length = maximumLength(body, &culprit) else { return nil }
            return group == .lookAhead(negative: true) ? 0 : length
        case .repetition(let body, let count):
            if count.upper == 0 { return 0 }
            guard let upper = count.upper else {
                culprit = culprit ?? node
                return nil
            }
            return maximumLength(body, &culprit).map { min($0 * upper, Self.lengthLimit) }
        case .sequence(let items):
            var total = 0
            for item in items {
                guard let length = maximumLength(item, &culprit) else { return nil }
                total = min(total + length, Self.lengthLimit)
            }
            return total
        case .alternation(let branches):
            var longest = 0
            for branch in branches {
                guard let length = maximumLength(branch, &culprit) else { return nil }
                longest = max(longest, length)
            }
            return longest
        }
    }
}

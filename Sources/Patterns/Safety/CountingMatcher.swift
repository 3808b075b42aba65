/// A backtracking matcher that counts its steps, to show what an engine would do with a text. It tries things in the order
/// ICU does, without ICU's optimisations.
final class CountingMatcher {
    private(set) var steps = 0
    private let text: [UInt32]
    private let lineWise: Bool
    private let budget: Int
    private var captures: [Int: Range<Int>] = [:]

    init(_ text: [UInt32], lineWise: Bool, budget: Int) {
        self.text = text
        self.lineWise = lineWise
        self.budget = budget
    }

    /// The steps of a search through the whole text, at most about `budget`.
    static func steps(_ root: RegexNode, on text: [UInt32], lineWise: Bool, budget: Int) -> Int {
        let matcher = CountingMatcher(text, lineWise: lineWise, budget: budget)
        for start in 0...text.count {
            matcher.captures = [:]
            if matcher.match(root, start, { _ in true }) { break }
        }
        return matcher.steps
    }

    static func matches(_ root: RegexNode, _ text: [UInt32], at start: Int, lineWise: Bool) -> Bool {
        CountingMatcher(text, lineWise: lineWise, budget: .max).match(root, start) { _ in true }
    }

    /// Whether `node` and then what follows match from `index` on. Out of budget, everything does.
    private func match(_ node: RegexNode, _ index: Int, _ next: (Int) -> Bool) -> Bool {
        steps += 1
        if steps > budget { return true }
        switch node.kind {
        case .literal, .any, .set, .lineEnd, .grapheme:
            return index < text.count && node.matches(text[index], lineWise: lineWise) && next(index + 1)
        case .assertion(let assertion): return holds(assertion, index) && next(index)
        case .modeChange: return next(index)
        case .backReference(let number):
            guard let capture = captures[number] else { return false }
            return text[index...].starts(with: text[capture]) && next(index + capture.count)
        case .group(let group, let body): return match(group, body, index, next)
        case .repetition(let body, let count):
            guard count.style == .possessive else { return loop(body, count, 0, index, next) }
            return atomically(index, next) { loop(body, count, 0, index, $0) }
        case .sequence(let items): return sequence(items[...], index, next)
        case .alternation(let branches): return branches.contains { match($0, index, next) }
        }
    }

    private func sequence(_ items: ArraySlice<RegexNode>, _ index: Int, _ next: (Int) -> Bool) -> Bool {
        guard let item = items.first else { return next(index) }
        return match(item, index) { sequence(items.dropFirst(), $0, next) }
    }

    private func match(_ group: RegexNode.Group, _ body: RegexNode, _ index: Int, _ next: (Int) -> Bool) -> Bool {
        switch group {
        case .plain: return match(body, index, next)
        case .capture(let number, _):
            return match(body, index) { end in
                let saved = captures[number]
                captures[number] = index..<end
                if next(end) { return true }
                captures[number] = saved
                return false
            }
        case .atomic: return atomically(index, next) { match(body, index, $0) }
        case .lookAhead(let negative): return match(body, index, { _ in true }) != negative && next(index)
        case .lookBehind(let negative):
            var culprit: RegexNode?
            let first = max(0, index - (body.maximumLength(&culprit) ?? index))
            let found = (first...index).contains { start in match(body, start) { $0 == index } }
            return found != negative && next(index)
        }
    }

    private func atomically(_ index: Int, _ next: (Int) -> Bool, _ body: ((Int) -> Bool) -> Bool) -> Bool {
        var end: Int?
        _ = body {
            end = $0
            return true
        }
        return end.map(next) ?? (steps > budget)
    }

    private func loop(
        _ body: RegexNode, _ count: RegexNode.Count, _ turns: Int, _ index: Int, _ next: (Int) -> Bool
    ) -> Bool {
        let canStop = turns >= count.lower
        if canStop, count.style == .lazy, next(index) { return true }
        let canGoOn = count.upper.map { turns < $0 } ?? true
        if canGoOn,
            match(
                body, index,
                { end in
                    // A turn that takes nothing is not repeated.
                    (end > index || !canStop) && loop(body, count, turns + 1, end, next)
                })
        {
            return true
        }
        return canStop && count.style != .lazy && next(index)
    }

    private func holds(_ assertion: RegexNode.Assertion, _ index: Int) -> Bool {
        let before = index > 0 ? text[index - 1] : nil
        let after = index < text.count ? text[index] : nil
        let word = SetExpression.shorthand(.word)
        let isBoundary = before.map(word.contains) ?? false != after.map(word.contains) ?? false
        switch assertion {
        case .lineStart: return before ?? 0x0A == 0x0A
        case .lineEnd, .textEndBeforeLineEnd: return after.map(LineBreaks.contains) ?? true
        case .textStart, .previousMatchEnd: return before == nil
        case .textEnd: return after == nil
        case .wordBoundary: return isBoundary
        case .notWordBoundary: return !isBoundary
        }
    }
}

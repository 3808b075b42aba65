extension RegexNode {
    /// Whether this part can match the empty string in some text. `emptyGroups` are the groups that can, for the
    /// references to them.
    func isNullable(_ emptyGroups: Set<Int>) -> Bool {
        switch kind {
        case .literal, .any, .set, .lineEnd, .grapheme: false
        case .assertion, .modeChange, .group(.lookAhead, _), .group(.lookBehind, _): true
        case .backReference(let number): emptyGroups.contains(number)
        case .group(_, let body): body.isNullable(emptyGroups)
        case .repetition(let body, let count): count.lower == 0 || body.isNullable(emptyGroups)
        case .sequence(let items): items.allSatisfy { $0.isNullable(emptyGroups) }
        case .alternation(let branches): branches.contains { $0.isNullable(emptyGroups) }
        }
    }

    /// The numbers of the groups that can capture the empty string.
    var emptyGroups: Set<Int> {
        var found: Set<Int> = []
        // A group may refer to one that comes later, so this is repeated until nothing changes.
        while true {
            let before = found.count
            collectEmptyGroups(into: &found)
            if found.count == before { return found }
        }
    }

    private func collectEmptyGroups(into found: inout Set<Int>) {
        switch kind {
        case .group(let group, let body):
            body.collectEmptyGroups(into: &found)
            if case .capture(let number, _) = group, body.isNullable(found) { found.insert(number) }
        case .repetition(let body, _): body.collectEmptyGroups(into: &found)
        case .sequence(let items), .alternation(let items):
            for item in items { item.collectEmptyGroups(into: &found) }
        default: break
        }
    }
}

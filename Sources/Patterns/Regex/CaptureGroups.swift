extension RegexNode {
    /// Whether every way through this part goes through the capture group.
    func alwaysEnters(_ number: Int) -> Bool {
        switch kind {
        case .group(.capture(number, _), _): true
        // Nothing inside one is left where it holds.
        case .group(.lookAhead(negative: true), _), .group(.lookBehind(negative: true), _): false
        case .group(_, let body): body.alwaysEnters(number)
        case .repetition(let body, let count): count.lower > 0 && body.alwaysEnters(number)
        case .sequence(let items): items.contains { $0.alwaysEnters(number) }
        // A group stands in one of the branches, and there are others.
        default: false
        }
    }
}

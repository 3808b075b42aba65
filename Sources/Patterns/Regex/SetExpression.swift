/// A set of code points, as the expression a class spells.
indirect enum SetExpression: Sendable, Hashable {
    case ranges([ClosedRange<UInt32>])
    case shorthand(Shorthand)
    /// `\p{name}` or `[:name:]`
    case property(String)
    case complement(SetExpression)
    case union(SetExpression, SetExpression)
    case difference(SetExpression, SetExpression)
    case intersection(SetExpression, SetExpression)
    /// All characters that differ from a member by case alone, as well.
    case caseClosed(SetExpression)

    enum Shorthand: Sendable, Hashable {
        /// `\s`, `\d`, `\w`, `\h`, `\v`
        case space, digit, word, horizontal, vertical
    }

    static let empty = SetExpression.ranges([])

    func adding(_ other: SetExpression) -> SetExpression {
        switch (self, other) {
        case (.ranges([]), _): other
        case (.ranges(let left), .ranges(let right)):
            // The start of `a-z` was added as an `a` before the range was known.
            .ranges(
                (left.last.map { $0.upperBound == right.first?.lowerBound && $0.count == 1 } == true
                    ? left.dropLast() : left) + right)
        default: .union(self, other)
        }
    }
}

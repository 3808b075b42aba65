/// The operands and pending operators of a class that is being read, with ICU's precedence.
struct SetStack {
    enum Operator: Sendable {
        case start, negation, caseClosure
        /// `--` and `&&`: they bind more loosely than writing members side by side.
        case looseDifference, looseIntersection
        /// `[…][…]`, `[…]-[…]` and `[…]&[…]`
        case union, difference, intersection

        var precedence: Int {
            switch self {
            case .start: 0
            case .negation, .caseClosure: 2
            case .looseDifference, .looseIntersection: 3
            case .union, .difference, .intersection: 4
            }
        }
    }

    private var operators: [Operator] = []
    private var operands = [SetExpression.empty]
    /// Differences and intersections seen so far.
    private(set) var operatorCount = 0

    mutating func open(ignoresCase: Bool) {
        operators.append(.start)
        if ignoresCase { operators.append(.caseClosure) }
    }

    /// Case closure comes before negation, so it stays on top.
    mutating func negate() {
        let closesCase = operators.last == .caseClosure
        if closesCase { operators.removeLast() }
        operators.append(.negation)
        if closesCase { operators.append(.caseClosure) }
    }

    mutating func push(_ operation: Operator) {
        evaluate(downTo: operation.precedence)
        operators.append(operation)
        operands.append(.empty)
        if operation != .union { operatorCount += 1 }
    }

    mutating func add(_ members: SetExpression) {
        operands.append(operands.removeLast().adding(members))
    }

    mutating func addLiteral(_ point: UInt32) {
        evaluate(downTo: Operator.union.precedence)
        add(.ranges([point...point]))
    }

    mutating func close() {
        evaluate(downTo: 1)
        operators.removeLast()
    }

    func finished() -> SetExpression { operands.last ?? .empty }

    private mutating func evaluate(downTo precedence: Int) {
        while let pending = operators.last, pending.precedence >= precedence {
            operators.removeLast()
            let right = operands.removeLast()
            switch pending {
            case .start: operands.append(right)
            case .negation: operands.append(.complement(right))
            case .caseClosure: operands.append(.caseClosed(right))
            case .union: operands.append(operands.removeLast().adding(right))
            case .difference, .looseDifference: operands.append(.difference(operands.removeLast(), right))
            case .intersection, .looseIntersection: operands.append(.intersection(operands.removeLast(), right))
            }
        }
    }
}

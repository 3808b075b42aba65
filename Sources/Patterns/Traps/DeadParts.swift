/// A part of a pattern that can never take part in a match.
package struct DeadPart: Sendable, Hashable {
    package enum Cause: Sendable, Hashable {
        /// Only a line break matches it, and the pattern sees one line.
        case lineBreak
        /// It stands for no character at all.
        case emptySet
        /// Something in front of the start of a line or text.
        case textBeforeStart
        /// Something behind the end of a line or text.
        case textBehindEnd
        /// An earlier alternative matches wherever this one would.
        case shadowed
    }

    package let cause: Cause
    /// In UTF-8 offsets of the pattern.
    package let range: Range<Int>
    /// The alternative that matches first.
    package let earlier: Range<Int>?
    /// Whether nothing else of the pattern is left, so that it matches nothing.
    package let isWhole: Bool
}

extension RegexSyntax {
    /// Only what is certain: alternatives that cannot match, and the reason why the whole pattern cannot.
    package func deadParts(lineWise: Bool) -> [DeadPart] {
        let search = DeadPartSearch(source: source, lineWise: lineWise, emptyGroups: root.emptyGroups)
        if let obstacle = search.obstacle(in: root) {
            return [DeadPart(cause: obstacle.cause, range: obstacle.range, earlier: nil, isWhole: true)]
        }
        return search.deadAlternatives(of: root, isLast: true)
    }
}

private struct DeadPartSearch {
    let source: String
    let lineWise: Bool
    let emptyGroups: Set<Int>

    typealias Obstacle = (cause: DeadPart.Cause, range: Range<Int>)

    /// Why a node cannot match; nil where it may.
    func obstacle(in node: RegexNode) -> Obstacle? {
        switch node.kind {
        case .literal(let point, _): lineWise && LineBreaks.contains(point) ? (.lineBreak, node.range) : nil
        case .set(let set):
            // What nearly all sets hold is no line break.
            if (0x20..<0x7F).contains(where: set.members.contains) {
                nil
            } else if set.members.isEmpty {
                (.emptySet, node.range)
            } else {
                lineWise && set.members.withoutLineBreaks.isEmpty ? (.lineBreak, node.range) : nil
            }
        case .lineEnd: lineWise ? (.lineBreak, node.range) : nil
        case .any, .grapheme, .assertion, .backReference, .modeChange: nil
        case .group(.lookAhead(negative: true), _), .group(.lookBehind(negative: true), _): nil
        case .group(_, let body): obstacle(in: body)
        case .repetition(let body, let count): count.lower > 0 ? obstacle(in: body) : nil
        case .alternation(let branches):
            branches.allSatisfy { obstacle(in: $0) != nil } ? branches.first.flatMap(obstacle) : nil
        case .sequence(let items): items.lazy.compactMap(obstacle).first ?? misplacedAnchor(in: items)
        }
    }

    /// An anchor with text on the side where there can be none.
    private func misplacedAnchor(in items: [RegexNode]) -> Obstacle? {
        for (index, item) in items.enumerated() {
            guard case .assertion(let assertion) = item.kind else { continue }
            let isMultiLine = item.modes.contains(.multiLine)
            switch assertion {
            case .lineStart where lineWise || !isMultiLine, .textStart:
                if items[..<index].contains(where: takesText) { return (.textBeforeStart, item.range) }
            case .lineEnd where lineWise, .textEndBeforeLineEnd where lineWise, .textEnd:
                if items[(index + 1)...].contains(where: takesText) { return (.textBehindEnd, item.range) }
            default: break
            }
        }
        return nil
    }

    private func takesText(_ node: RegexNode) -> Bool { !node.isNullable(emptyGroups) }

    /// `isLast`: whatever matches here is the match, because nothing that could fail comes behind it.
    func deadAlternatives(of node: RegexNode, isLast: Bool) -> [DeadPart] {
        switch node.kind {
        case .alternation(let branches):
            let leaves = branches.map(\.leaves)
            return branches.indices.flatMap { index in
                let branch = branches[index]
                if let obstacle = obstacle(in: branch) {
                    return [DeadPart(cause: obstacle.cause, range: obstacle.range, earlier: nil, isWhole: false)]
                }
                if let earlier = leaves[..<index].firstIndex(where: { shadows($0, leaves[index], isLast: isLast) }) {
                    let range = branches[earlier].range
                    return [DeadPart(cause: .shadowed, range: branch.range, earlier: range, isWhole: false)]
                }
                return deadAlternatives(of: branch, isLast: isLast)
            }
        case .sequence(let items):
            return items.indices.flatMap { index in
                deadAlternatives(of: items[index], isLast: isLast && index == items.count - 1)
            }
        case .group(let group, let body):
            let endsHere =
                switch group {
                case .capture, .plain: isLast
                case .atomic: true
                case .lookAhead, .lookBehind: false
                }
            return deadAlternatives(of: body, isLast: endsHere)
        case .repetition(let body, _): return deadAlternatives(of: body, isLast: false)
        default: return []
        }
    }

    /// The same again, or, where nothing follows, a beginning of it.
    private func shadows(_ first: [Leaf]?, _ second: [Leaf]?, isLast: Bool) -> Bool {
        guard let first, let second else { return false }
        return isLast ? second.starts(with: first) : first == second
    }
}

private struct Leaf: Hashable {
    let kind: RegexNode.Kind
    let modes: RegexModes
}

extension SetExpression {
    /// Whether no character is a member. A set of which a property is a part is taken for one that has some, since each
    /// question about a property is put to ICU.
    fileprivate var isEmpty: Bool {
        if self == .empty { return true }
        return !namesProperty && !(0...0x10FFFF).contains(where: contains)
    }

    private var namesProperty: Bool {
        switch self {
        case .property: true
        case .ranges, .shorthand: false
        case .complement(let inner), .caseClosed(let inner): inner.namesProperty
        case .union(let left, let right), .difference(let left, let right), .intersection(let left, let right):
            left.namesProperty || right.namesProperty
        }
    }
}

extension RegexNode {
    /// The leaves of a plain run of characters; nil for anything else.
    fileprivate var leaves: [Leaf]? {
        switch kind {
        case .literal(let point, _): return [Leaf(kind: .literal(point, inQuote: false), modes: modes)]
        case .any, .set: return [Leaf(kind: kind, modes: modes)]
        case .sequence(let items):
            let parts = items.compactMap(\.leaves)
            return parts.count == items.count && !items.isEmpty ? parts.flatMap(\.self) : nil
        // What it captures is no question of where it matches.
        case .group(.capture, let body), .group(.plain, let body): return body.leaves
        default: return nil
        }
    }
}

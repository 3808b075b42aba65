/// The characters a pattern is examined with: enough to tell its classes apart.
struct SampleAlphabet {
    /// One bit for each sample.
    typealias Members = SIMD4<UInt64>

    let points: [UInt32]
    private let lineWise: Bool

    /// Of each kind that classes speak of: all of ASCII's visible characters, a letter, a mark, a digit, a space and a
    /// symbol beyond it.
    private static let common: [UInt32] =
        Array(0x20...0x7E) + [0x09, 0xE9, 0x301, 0x663, 0xA0, 0x4E2D, 0x1F600]
    private static let limit = 256

    init(_ root: RegexNode, lineWise: Bool) {
        var points = Self.common + (lineWise ? [] : [0x0A])
        root.visitLeaves { node in
            switch node.kind {
            case .literal(let point, _): points.append(point)
            case .set(let set): points += set.members.bounds
            default: break
            }
        }
        var seen = Set<UInt32>()
        self.points = Array(
            points.filter { Unicode.Scalar($0) != nil && seen.insert($0).inserted }.prefix(Self.limit))
        self.lineWise = lineWise
    }

    /// The samples a leaf can match; nil for a part that matches no single character.
    func members(_ node: RegexNode) -> Members? {
        switch node.kind {
        case .literal, .any, .set, .lineEnd, .grapheme:
            var members = Members.zero
            for (index, point) in points.enumerated() where node.matches(point, lineWise: lineWise) {
                members[index / 64] |= 1 << UInt64(index % 64)
            }
            return members
        default: return nil
        }
    }

    /// A readable member.
    func character(in members: Members) -> UInt32? {
        let preferred = points.indices.sorted { rank(points[$0]) < rank(points[$1]) }
        return preferred.first { members[$0 / 64] & (1 << UInt64($0 % 64)) != 0 }.map { points[$0] }
    }

    private func rank(_ point: UInt32) -> UInt32 {
        ASCII.isLetter(point) && point >= 0x61 ? point : point + 0x1000
    }
}

extension RegexNode {
    /// Whether one character matches this leaf.
    func matches(_ point: UInt32, lineWise: Bool) -> Bool {
        if lineWise, LineBreaks.contains(point) { return false }
        switch kind {
        case .literal(let literal, _):
            return modes.contains(.ignoreCase)
                ? SetExpression.caseClosed(.ranges([literal...literal])).contains(point) : literal == point
        case .any:
            if modes.contains(.dotAll) { return true }
            return modes.contains(.unixLines) ? point != 0x0A : !LineBreaks.contains(point)
        case .set(let set): return set.members.contains(point)
        case .lineEnd: return LineBreaks.contains(point)
        case .grapheme: return true
        default: return false
        }
    }
}

extension SetExpression {
    fileprivate var bounds: [UInt32] {
        switch self {
        case .ranges(let ranges): ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        case .shorthand, .property: []
        case .complement(let inner), .caseClosed(let inner): inner.bounds
        case .union(let left, let right), .difference(let left, let right), .intersection(let left, let right):
            left.bounds + right.bounds
        }
    }
}

/// The characters a pattern is examined with: enough to tell its classes apart.
struct SampleAlphabet {
    /// One bit for each sample.
    typealias Members = SIMD4<UInt64>

    /// The most readable ones first.
    let points: [UInt32]
    private let lineWise: Bool

    /// Of each kind that classes speak of: all of ASCII's visible characters, a letter, a mark, a digit, a space and a
    /// symbol beyond it.
    private static let common: [UInt32] =
        Array(0x61...0x7A) + Array(0x20...0x60) + Array(0x7B...0x7E) + [
            0x09, 0xE9, 0x301, 0x663, 0xA0, 0x4E2D, 0x1F600,
        ]
    private static let limit = 256

    init(_ root: RegexNode, lineWise: Bool) {
        var points = Self.common + (lineWise ? [] : [0x0A])
        var seen = Set(points)
        func add(_ point: UInt32) {
            if points.count < Self.limit, Unicode.Scalar(point) != nil, seen.insert(point).inserted {
                points.append(point)
            }
        }
        root.visitLeaves { node in
            switch node.kind {
            case .literal(let point, _): add(point)
            case .set(let set): set.members.bounds.forEach(add)
            default: break
            }
        }
        self.points = points
        self.lineWise = lineWise
    }

    /// A readable member.
    func character(in members: Members) -> UInt32? {
        for word in 0..<4 where members[word] != 0 { return points[word * 64 + members[word].trailingZeroBitCount] }
        return nil
    }

    /// Reads the leaves of one pattern, of which many are alike.
    struct Reader {
        private let alphabet: SampleAlphabet
        private var known: [Leaf: Members] = [:]

        private struct Leaf: Hashable {
            let kind: RegexNode.Kind
            let modes: RegexModes
        }

        init(_ alphabet: SampleAlphabet) {
            self.alphabet = alphabet
        }

        /// The samples a leaf can match.
        mutating func members(_ node: RegexNode) -> Members {
            let leaf = Leaf(kind: node.kind, modes: node.modes)
            if let members = known[leaf] { return members }
            var members = Members.zero
            for (index, point) in alphabet.points.enumerated() where node.matches(point, lineWise: alphabet.lineWise) {
                members[index / 64] |= 1 << UInt64(index % 64)
            }
            known[leaf] = members
            return members
        }
    }
}

extension RegexNode {
    /// Whether one character matches this leaf.
    func matches(_ point: UInt32, lineWise: Bool) -> Bool {
        if lineWise, LineBreaks.contains(point) { return false }
        switch kind {
        case .literal(let literal, _):
            return literal == point
                || modes.contains(.ignoreCase) && SetExpression.caseClosed(.ranges([literal...literal])).contains(point)
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

/// The characters a pattern is examined with: enough to tell its classes apart.
struct SampleAlphabet {
    /// One bit for each sample.
    typealias Members = SIMD4<UInt64>

    /// The most readable ones first.
    private(set) var points = Self.common
    private let lineWise: Bool
    /// All samples.
    private var all = Self.commonSamples

    private static let limit = 256

    init(_ root: RegexNode, lineWise: Bool) {
        self.lineWise = lineWise
        if !lineWise { add(0x0A) }
        root.visitLeaves { node in
            switch node.kind {
            case .literal(let point, _): add(point)
            case .set(let set): set.members.visitBounds { add($0) }
            default: break
            }
        }
    }

    private mutating func add(_ point: UInt32) {
        guard points.count < Self.limit, index(of: point) == nil, Unicode.Scalar(point) != nil else { return }
        all.insert(points.count)
        points.append(point)
    }

    /// A readable member.
    func character(in members: Members) -> UInt32? {
        for word in 0..<4 where members[word] != 0 { return points[word * 64 + members[word].trailingZeroBitCount] }
        return nil
    }

    /// The one sample, where it is one.
    func members(_ point: UInt32) -> Members {
        var members = Members.zero
        if let index = index(of: point) { members.insert(index) }
        return members
    }

    /// The samples a leaf can match.
    func members(_ node: RegexNode) -> Members {
        let members =
            switch node.kind {
            case .literal(let point, _):
                node.modes.contains(.ignoreCase)
                    ? self.members(of: .caseClosed(.ranges([point...point]))) : self.members(point)
            case .any:
                if node.modes.contains(.dotAll) {
                    all
                } else {
                    node.modes.contains(.unixLines) ? all & ~self.members(0x0A) : all & ~lineBreaks
                }
            case .set(let set): self.members(of: set.members)
            case .lineEnd: lineBreaks
            case .grapheme: all
            default: Members.zero
            }
        return lineWise ? members & ~lineBreaks : members
    }

    // MARK: Sets

    private var lineBreaks: Members { members(of: .shorthand(.vertical)) }

    private func members(of set: SetExpression) -> Members {
        switch set {
        case .ranges(let ranges): return ranges.reduce(into: .zero) { insert($1, into: &$0) }
        case .shorthand(let shorthand): return adding(to: Self.common(of: shorthand)) { set.contains($0) }
        case .property: return adding(to: Self.commonMembers(where: set.contains)) { set.contains($0) }
        case .complement(let inner): return all & ~members(of: inner)
        case .union(let left, let right): return members(of: left) | members(of: right)
        case .difference(let left, let right): return members(of: left) & ~members(of: right)
        case .intersection(let left, let right): return members(of: left) & members(of: right)
        case .caseClosed(let inner):
            var members = members(of: inner)
            for (lower, upper) in Self.cases where members.contains(lower) || members.contains(upper) {
                members.insert(lower)
                members.insert(upper)
            }
            for index in Self.visible.count..<points.count where set.contains(points[index]) { members.insert(index) }
            return members
        }
    }

    private func insert(_ range: ClosedRange<UInt32>, into members: inout Members) {
        let visible: ClosedRange<UInt32> = 0x20...0x7E
        if range.overlaps(visible) {
            for point in range.clamped(to: visible) { members.insert(Self.visibleIndex(point)) }
        }
        for index in Self.visible.count..<points.count where range.contains(points[index]) { members.insert(index) }
    }

    /// With the samples that only this pattern has.
    private func adding(to members: Members, where isMember: (UInt32) -> Bool) -> Members {
        var members = members
        for index in Self.common.count..<points.count where isMember(points[index]) { members.insert(index) }
        return members
    }

    private func index(of point: UInt32) -> Int? {
        if (0x20...0x7E).contains(point) { return Self.visibleIndex(point) }
        return points[Self.visible.count...].firstIndex(of: point)
    }

    // MARK: The samples of every pattern

    private static let visible: [UInt32] = Array(0x61...0x7A) + Array(0x20...0x60) + Array(0x7B...0x7E)

    /// Of each kind that classes speak of: all of ASCII's visible characters, a letter, a mark, a digit, a space and a
    /// symbol beyond it.
    private static let common = visible + [0x09, 0xE9, 0x301, 0x663, 0xA0, 0x4E2D, 0x1F600]

    /// The place of a character in `visible`.
    private static func visibleIndex(_ point: UInt32) -> Int {
        switch point {
        case 0x61...0x7A: Int(point) - 0x61
        case 0x20...0x60: Int(point) - 0x20 + 26
        default: Int(point) - 0x7B + 91
        }
    }

    /// The places of the letters of ASCII.
    private static let cases = (UInt32(0x61)...0x7A).map { (visibleIndex($0), visibleIndex($0 - 0x20)) }

    private static let commonSamples = commonMembers { _ in true }
    private static let spaces = commonMembers(where: SetExpression.shorthand(.space).contains)
    private static let digits = commonMembers(where: SetExpression.shorthand(.digit).contains)
    private static let words = commonMembers(where: SetExpression.shorthand(.word).contains)
    private static let horizontals = commonMembers(where: SetExpression.shorthand(.horizontal).contains)

    private static func common(of shorthand: SetExpression.Shorthand) -> Members {
        switch shorthand {
        case .space: spaces
        case .digit: digits
        case .word: words
        case .horizontal: horizontals
        case .vertical: .zero
        }
    }

    private static func commonMembers(where isMember: (UInt32) -> Bool) -> Members {
        var members = Members.zero
        for (index, point) in common.enumerated() where isMember(point) { members.insert(index) }
        return members
    }
}

extension SampleAlphabet.Members {
    func contains(_ index: Int) -> Bool { self[index / 64] & 1 << UInt64(index % 64) != 0 }
    mutating func insert(_ index: Int) { self[index / 64] |= 1 << UInt64(index % 64) }
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
    fileprivate func visitBounds(_ body: (UInt32) -> Void) {
        switch self {
        case .ranges(let ranges):
            for range in ranges {
                body(range.lowerBound)
                body(range.upperBound)
            }
        case .shorthand, .property: break
        case .complement(let inner), .caseClosed(let inner): inner.visitBounds(body)
        case .union(let left, let right), .difference(let left, let right), .intersection(let left, let right):
            left.visitBounds(body)
            right.visitBounds(body)
        }
    }
}

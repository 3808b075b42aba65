import Foundation

/// The characters that end a line in ICU: `^`, `$`, `.` and `\v` all speak of these.
enum LineBreaks {
    static let points: [UInt32] = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

    static func contains(_ point: UInt32) -> Bool { points.contains(point) }
}

extension SetExpression {
    /// Whether any line break is a member.
    var containsLineBreak: Bool {
        LineBreaks.points.contains { contains($0) }
    }

    /// Membership of a character that has no other case, such as a line break.
    private func contains(_ point: UInt32) -> Bool {
        switch self {
        case .ranges(let ranges): ranges.contains { $0.contains(point) }
        case .shorthand(.space), .shorthand(.vertical): LineBreaks.contains(point)
        case .shorthand(.digit), .shorthand(.word), .shorthand(.horizontal): false
        case .property(let name): UnicodeNames.property(name, contains: point)
        case .complement(let inner): !inner.contains(point)
        case .union(let left, let right): left.contains(point) || right.contains(point)
        case .difference(let left, let right): left.contains(point) && !right.contains(point)
        case .intersection(let left, let right): left.contains(point) && right.contains(point)
        case .caseClosed(let inner): inner.contains(point)
        }
    }
}

extension UnicodeNames {
    static func property(_ name: String, contains point: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(point),
            let pattern = try? NSRegularExpression(pattern: "\\A\\p{\(name)}\\z")
        else { return false }
        return pattern.firstMatch(in: String(Character(scalar)), range: NSRange(location: 0, length: 1)) != nil
    }
}

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

    func contains(_ point: UInt32) -> Bool {
        switch self {
        case .ranges(let ranges): ranges.contains { $0.contains(point) }
        case .shorthand(let shorthand): shorthand.contains(point)
        case .property(let name): UnicodeNames.property(name, contains: point)
        case .complement(let inner): !inner.contains(point)
        case .union(let left, let right): left.contains(point) || right.contains(point)
        case .difference(let left, let right): left.contains(point) && !right.contains(point)
        case .intersection(let left, let right): left.contains(point) && right.contains(point)
        case .caseClosed(let inner): inner.contains(point) || point.otherCases.contains(where: inner.contains)
        }
    }
}

extension SetExpression.Shorthand {
    /// By ICU's definitions of the shorthands.
    fileprivate func contains(_ point: UInt32) -> Bool {
        // What is asked nearly always, and the Unicode tables are not needed for it.
        if LineBreaks.contains(point) { return self == .space || self == .vertical }
        if point < 0x80 {
            switch self {
            case .space: return point == 0x20 || point == 0x09
            case .vertical: return false
            case .horizontal: return point == 0x20 || point == 0x09
            case .digit: return ASCII.isDigit(point)
            case .word: return SetExpression.isWordASCII(point)
            }
        }
        guard let properties = Unicode.Scalar(point)?.properties else { return false }
        let category = properties.generalCategory
        switch self {
        case .space: return properties.isWhitespace
        case .vertical: return LineBreaks.contains(point)
        case .horizontal: return point == 0x09 || category == .spaceSeparator
        case .digit: return category == .decimalNumber
        case .word:
            let categories: [Unicode.GeneralCategory] = [
                .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
            ]
            return properties.isAlphabetic || categories.contains(category) || properties.isJoinControl
        }
    }
}

extension UInt32 {
    /// The characters this one becomes in lower and upper case, one for one.
    fileprivate var otherCases: [UInt32] {
        guard let properties = Unicode.Scalar(self)?.properties else { return [] }
        return [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { mapping in
            mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first?.value : nil
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

/// A version of three numbers (semver.org 2.0 without pre-release or build parts; missing parts of a requirement are 0).
package struct SemanticVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int, _ patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// `1.2.0`; with `lenient`, `1` and `1.2` too. Nil for anything else, leading zeros included.
    package init?(_ text: String, lenient: Bool = false) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard lenient ? (1...3).contains(parts.count) : parts.count == 3 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.count == 1 || part.first != "0", part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        numbers += Array(repeating: 0, count: 3 - numbers.count)
        self.init(numbers[0], numbers[1], numbers[2])
    }

    package var description: String { "\(major).\(minor).\(patch)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

/// Comparisons that must all hold, e.g. `>=1.2 <2`. A bare version means exactly that one.
package struct VersionRequirement: Sendable, Hashable {
    package enum Comparison: String, Sendable, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = "="
    }

    package let text: String
    private let terms: [Term]

    private struct Term: Sendable, Hashable {
        let comparison: Comparison
        let version: SemanticVersion
    }

    /// Nil unless the text is one or more comparisons separated by spaces or commas.
    package init?(_ text: String) {
        var terms: [Term] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            let comparison = Comparison.allCases.first { word.hasPrefix($0.rawValue) }
            let digits = word.dropFirst(comparison?.rawValue.count ?? 0)
            guard let version = SemanticVersion(String(digits), lenient: true) else { return nil }
            terms.append(Term(comparison: comparison ?? .equal, version: version))
        }
        guard !terms.isEmpty else { return nil }
        self.text = text
        self.terms = terms
    }

    package func accepts(_ version: SemanticVersion) -> Bool {
        terms.allSatisfy { term in
            switch term.comparison {
            case .atLeast: version >= term.version
            case .atMost: version <= term.version
            case .above: version > term.version
            case .below: version < term.version
            case .equal: version == term.version
            }
        }
    }
}

/// A day of the Gregorian calendar, without a clock or a time zone.
package struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let year: Int
    package let month: Int
    package let day: Int

    /// Nil for days that do not exist.
    package init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// `2026-07-29`. Nil for another form and for days that do not exist.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    package var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Whether a day is past this one, which counts to its end. Without a day nothing is past.
    package func isOver(on day: CalendarDate?) -> Bool { day.map { self < $0 } ?? false }

    /// The Julian day number, so that differences are days.
    package var dayNumber: Int {
        let shift = month > 2 ? 0 : 1
        let years = year + 4800 - shift
        let months = month + 12 * shift - 3
        return day + (153 * months + 2) / 5 + 365 * years + years / 4 - years / 100 + years / 400 - 32045
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

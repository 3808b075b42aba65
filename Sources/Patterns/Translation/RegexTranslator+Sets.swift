extension RegexTranslator {
    func set(_ members: SetExpression) throws(UnsupportedConstruct) -> String {
        try requireEngineClosesCase(members, isClosing: false)
        return engine == .rust ? try rustAtom(members) : try pcre2Atom(members)
    }

    /// The other engines ignore case member by member, ICU once for the whole class. Both come to the same where the
    /// operands of operators are closed on their own.
    private func requireEngineClosesCase(
        _ members: SetExpression, isClosing: Bool
    ) throws(UnsupportedConstruct) {
        switch members {
        case .ranges, .shorthand: break
        case .property(let name):
            if isClosing { throw UnsupportedConstruct("\\p{\(name)} while ignoring case") }
        case .complement(let inner): try requireEngineClosesCase(inner, isClosing: isClosing)
        case .caseClosed(let inner): try requireEngineClosesCase(inner, isClosing: true)
        case .union(let left, let right), .difference(let left, let right), .intersection(let left, let right):
            if case .union = members {
            } else if isClosing, !left.isCaseClosed || !right.isCaseClosed {
                throw UnsupportedConstruct("class operators while ignoring case")
            }
            try requireEngineClosesCase(left, isClosing: isClosing)
            try requireEngineClosesCase(right, isClosing: isClosing)
        }
    }

    private func rustAtom(_ members: SetExpression) throws(UnsupportedConstruct) -> String {
        switch members {
        case .shorthand(.space), .shorthand(.digit), .shorthand(.word), .complement, .ranges([]):
            try rustItems(members)
        default: bracketed(try rustItems(members))
        }
    }

    /// Rust has ICU's operators, with brackets around their operands.
    private func rustItems(_ members: SetExpression) throws(UnsupportedConstruct) -> String {
        switch members {
        case .ranges([]): LineBreakEdits.nothing
        case .ranges(let ranges): ranges.map(RegexEscape.members).joined()
        case .shorthand(let shorthand): shorthand.rustItems
        case .property(let name): try property(name, negated: false)
        case .complement(let inner): "[^\(try rustItems(inner))]"
        case .union(let left, let right): try rustItems(left) + rustItems(right)
        case .difference(let left, let right): "[[\(try rustItems(left))]--[\(try rustItems(right))]]"
        case .intersection(let left, let right): "[[\(try rustItems(left))]&&[\(try rustItems(right))]]"
        case .caseClosed(let inner): try rustItems(inner)
        }
    }

    /// A colon or an equals sign behind the bracket would read as the start of a POSIX class.
    private func bracketed(_ items: String) -> String {
        switch items.first {
        case ":": "[\\x3A\(items.dropFirst())]"
        case "=": "[\\x3D\(items.dropFirst())]"
        default: "[\(items)]"
        }
    }

    /// PCRE2 before 10.45 has no operators in classes; a look-ahead before one character says the same.
    private func pcre2Atom(_ members: SetExpression) throws(UnsupportedConstruct) -> String {
        if let items = try pcre2Items(members) { return bracketed(items) }
        switch members {
        case .complement(let inner):
            if let items = try pcre2Items(inner) { return "[^\(items)]" }
            return "(?:(?!\(try pcre2Atom(inner)))(?s:.))"
        case .union(let left, let right): return "(?:\(try pcre2Atom(left))|\(try pcre2Atom(right)))"
        case .difference(let left, let right): return "(?:(?!\(try pcre2Atom(right)))\(try pcre2Atom(left)))"
        case .intersection(let left, let right): return "(?:(?=\(try pcre2Atom(right)))\(try pcre2Atom(left)))"
        case .caseClosed(let inner): return try pcre2Atom(inner)
        case .ranges, .shorthand, .property: return LineBreakEdits.nothing
        }
    }

    /// What stands between the brackets; nil for an empty set and for one that takes more than a class.
    private func pcre2Items(_ members: SetExpression) throws(UnsupportedConstruct) -> String? {
        switch members {
        case .ranges(let ranges): return ranges.isEmpty ? nil : ranges.map(RegexEscape.members).joined()
        case .shorthand(let shorthand): return shorthand.pcre2Items
        case .property(let name): return try property(name, negated: false)
        case .complement(.property(let name)): return try property(name, negated: true)
        case .complement(.shorthand(.digit)): return "\\P{Nd}"
        case .complement(.shorthand(.vertical)): return "\\V"
        case .union(let left, let right):
            guard let left = try pcre2Items(left), let right = try pcre2Items(right) else { return nil }
            return left + right
        case .caseClosed(let inner): return try pcre2Items(inner)
        case .complement, .difference, .intersection: return nil
        }
    }

    /// General categories by their short names are spelled alike everywhere.
    private func property(_ name: String, negated: Bool) throws(UnsupportedConstruct) -> String {
        let categories = [
            "C", "Cc", "Cf", "Co", "L", "Ll", "Lm", "Lo", "Lt", "Lu", "M", "Mc", "Me", "Mn", "N", "Nd", "Nl", "No", "P",
            "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "S", "Sc", "Sk", "Sm", "So", "Z", "Zl", "Zp", "Zs",
        ]
        guard categories.contains(name) else { throw UnsupportedConstruct("\\p{\(name)}") }
        return "\\\(negated ? "P" : "p"){\(name)}"
    }
}

extension SetExpression {
    /// Whether the set holds every case of what it holds, as far as its form tells.
    fileprivate var isCaseClosed: Bool {
        switch self {
        case .caseClosed, .shorthand: true
        case .ranges, .property: false
        case .complement(let inner): inner.isCaseClosed
        case .union(let left, let right), .difference(let left, let right), .intersection(let left, let right):
            left.isCaseClosed && right.isCaseClosed
        }
    }

    static let rustLineBreaks = #"\n\x0B\x0C\r\x{85}\x{2028}\x{2029}"#

    /// ICU's `\w`: Alphabetic, M, Nd, Pc, ZWNJ and ZWJ. Alphabetic is spelled in categories and the circled and squared
    /// letters, since older releases of PCRE2 do not know it.
    static let pcre2Word =
        #"\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\x{200C}\x{200D}\x{24B6}-\x{24E9}\x{1F130}-\x{1F149}\x{1F150}-\x{1F169}\x{1F170}-\x{1F189}"#

    /// Whether this is `[\s\S]` and the like. As two alternatives it would be a group, see `dot`.
    var isEverything: Bool {
        guard case .union(let left, let right) = self else { return false }
        return left == .complement(right) || right == .complement(left)
    }

    /// The same set without the line breaks, as simple as it gets.
    var withoutLineBreaks: SetExpression {
        guard containsLineBreak else { return self }
        switch self {
        case .ranges(let ranges): return .ranges(ranges.flatMap(\.withoutLineBreaks))
        case .shorthand(.space): return .shorthand(.horizontal)
        case .shorthand: return .empty
        case .complement(.shorthand(.word)), .complement(.shorthand(.digit)), .complement(.shorthand(.horizontal)),
            .complement(.property), .complement(.ranges), .complement(.union), .complement(.caseClosed):
            guard case .complement(let inner) = self else { return self }
            return .complement(inner.adding(.shorthand(.vertical)))
        case .complement, .property: return .difference(self, .shorthand(.vertical))
        case .union(let left, let right): return left.withoutLineBreaks.adding(right.withoutLineBreaks)
        case .difference(let left, let right): return .difference(left.withoutLineBreaks, right)
        case .intersection(let left, let right): return .intersection(left.withoutLineBreaks, right)
        case .caseClosed(let inner): return .caseClosed(inner.withoutLineBreaks)
        }
    }
}

extension SetExpression.Shorthand {
    fileprivate var pcre2Items: String {
        switch self {
        case .space: #"\t-\r\x{85}\p{Z}"#
        case .digit: #"\p{Nd}"#
        case .word: SetExpression.pcre2Word
        case .horizontal: #"\t\p{Zs}"#
        case .vertical: #"\v"#
        }
    }

    fileprivate var rustItems: String {
        switch self {
        case .space: #"\s"#
        case .digit: #"\d"#
        case .word: #"\w"#
        case .horizontal: #"\t\p{Zs}"#
        case .vertical: SetExpression.rustLineBreaks
        }
    }
}

extension ClosedRange<UInt32> {
    fileprivate var withoutLineBreaks: [ClosedRange<UInt32>] {
        var parts: [ClosedRange<UInt32>] = []
        var next = lowerBound
        for point in LineBreaks.points where contains(point) {
            if next < point { parts.append(next...point - 1) }
            next = point + 1
        }
        if next <= upperBound { parts.append(next...upperBound) }
        return parts
    }
}

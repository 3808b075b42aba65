package import Diagnostics

/// What a reader of YAML 1.1 makes of a plain scalar: the types of yaml.org/type (2005), which PyYAML, libyaml's users
/// and SwiftLint's reader still follow.
package enum YAML11Resolved: Sendable, Hashable {
    case null
    case bool(Bool)
    /// Decimal, octal with a leading 0, hexadecimal, binary, or in base 60; nil where it does not fit.
    case int(Int?)
    case float
    case timestamp
    /// `<<` as a key.
    case merge
    /// `=`, which most readers refuse.
    case defaultValue
    case string

    init(plain text: String) {
        self = Self.word(text) ?? Self.number(text) ?? .string
    }

    private static func word(_ text: String) -> Self? {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": .bool(true)
        case "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": .bool(false)
        case ".nan", ".NaN", ".NAN": .float
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF": .float
        case "<<": .merge
        case "=": .defaultValue
        default: nil
        }
    }

    private static func number(_ text: String) -> Self? {
        let sign = text.hasPrefix("-") ? "-" : ""
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let digits = unsigned.filter { $0 != "_" }
        func int(_ digits: Substring, radix: Int) -> Self { .int(Int(sign + digits, radix: radix)) }

        if unsigned.wholeMatch(of: #/0b[01_]+/#) != nil { return int(digits.dropFirst(2), radix: 2) }
        if unsigned.wholeMatch(of: #/0x[0-9a-fA-F_]+/#) != nil { return int(digits.dropFirst(2), radix: 16) }
        if unsigned.wholeMatch(of: #/0[0-7_]+/#) != nil { return int(digits[...], radix: 8) }
        if unsigned.wholeMatch(of: #/0|[1-9][0-9_]*/#) != nil { return int(digits[...], radix: 10) }
        if unsigned.wholeMatch(of: #/[1-9][0-9_]*(?::[0-5]?[0-9])+/#) != nil {
            return .int(base60(digits).map { sign.isEmpty ? $0 : -$0 })
        }
        let isFloat =
            unsigned.wholeMatch(of: #/(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+][0-9]+)?/#) != nil
            || unsigned.wholeMatch(of: #/[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*/#) != nil
        if isFloat { return .float }
        return isTimestamp(text) ? .timestamp : nil
    }

    private static func base60(_ text: String) -> Int? {
        text.split(separator: ":").reduce(0 as Int?) { total, part in
            guard let total, let digits = Int(part), !total.multipliedReportingOverflow(by: 60).overflow else {
                return nil
            }
            let (sum, overflows) = (total * 60).addingReportingOverflow(digits)
            return overflows ? nil : sum
        }
    }

    private static func isTimestamp(_ text: String) -> Bool {
        let time = #/[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?/#
        let zone = #/[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?)/#
        if text.wholeMatch(of: #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#) != nil { return true }
        guard let match = text.prefixMatch(of: time) else { return false }
        let rest = text[match.range.upperBound...]
        return rest.isEmpty || rest.wholeMatch(of: zone) != nil
    }

    /// Floats are compared as a kind: a text that is one under both schemas has the same digits.
    fileprivate func agrees(with resolved: YAMLResolved) -> Bool {
        switch (self, resolved) {
        case (.null, .null), (.float, .float), (.string, .string), (.int(nil), .float): true
        case (.bool(let old), .bool(let new)): old == new
        case (.int(let old?), .int(let new)): old == new
        default: false
        }
    }
}

/// A plain scalar that readers of YAML 1.1 and 1.2 take for different values.
package struct YAML11Difference: Sendable {
    package let text: String
    package let old: YAML11Resolved
    package let new: YAMLResolved
}

extension YAMLEvents {
    /// Untagged plain scalars, keys included, whose value depends on the version of YAML, in the order of the text.
    package var yaml11Differences: [Located<YAML11Difference>] {
        events.compactMap { event in
            guard case .scalar(.plain) = event.kind, properties(of: event)?.tag == nil else { return nil }
            let scalar = scalar(of: event, style: .plain)
            let (old, new) = (YAML11Resolved(plain: scalar.text), scalar.resolved)
            guard !old.agrees(with: new) else { return nil }
            return Located(YAML11Difference(text: scalar.text, old: old, new: new), at: file.range(event.bytes))
        }
    }
}

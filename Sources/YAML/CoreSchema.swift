/// What a scalar is under the core schema of YAML 1.2.2 (10.3.2).
package enum YAMLResolved: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case float(Double)
    case string(String)
}

extension YAMLNode {
    /// The type of a scalar by its tag, else by its form; nil for a collection. A tag of the writer's own makes it text.
    package var resolved: YAMLResolved? {
        guard let scalar else { return nil }
        switch tag?.value {
        case nil: return scalar.resolved
        case "!!int", "!!float", "!!bool", "!!null": return YAMLScalar(text: scalar.text, style: .plain).resolved
        default: return .string(scalar.text)
        }
    }
}

extension YAMLScalar {
    /// Plain scalars get a type by their form, all others are strings. An integer too large for `Int` is a float.
    package var resolved: YAMLResolved {
        guard style == .plain else { return .string(text) }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        case ".nan", ".NaN", ".NAN": return .float(.nan)
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .float(.infinity)
        case "-.inf", "-.Inf", "-.INF": return .float(-.infinity)
        default: return CoreNumber(text.utf8)?.value ?? .string(text)
        }
    }
}

/// A number of the core schema: `[-+]?[0-9]+`, `0o[0-7]+`, `0x[0-9a-fA-F]+` or
/// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
private struct CoreNumber {
    let value: YAMLResolved

    init?(_ text: String.UTF8View) {
        if text.starts(with: "0o".utf8) || text.starts(with: "0x".utf8) {
            let radix = text.starts(with: "0o".utf8) ? 8 : 16
            let digits = text.dropFirst(2)
            guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
                let number = Int(Substring(digits), radix: radix)
            else { return nil }
            value = .int(number)
            return
        }
        var rest = text[...]
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        let whole = Self.takeDigits(&rest)
        if rest.isEmpty, whole > 0, let number = Int(Substring(text[...])) {
            value = .int(number)
            return
        }
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = Self.takeDigits(&rest)
        }
        guard whole + fraction > 0 else { return nil }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard Self.takeDigits(&rest) > 0 else { return nil }
        }
        guard rest.isEmpty, let number = Self.double(text) else { return nil }
        value = .float(number)
    }

    private static func takeDigits(_ rest: inout Substring.UTF8View) -> Int {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest.removeFirst(digits.count)
        return digits.count
    }

    private static func double(_ text: String.UTF8View) -> Double? {
        Double(Substring(text[...]))
    }
}

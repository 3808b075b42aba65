/// A JSON document whose keys keep the order they are given in, so that output is stable byte for byte.
package indirect enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Finite: JSON has no infinities and no NaN.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    package static func == (left: Self, right: Self) -> Bool { left.compact == right.compact }
    package func hash(into hasher: inout Hasher) { hasher.combine(compact) }

    /// `null` for nil.
    package static func optional(_ text: String?) -> Self { text.map(Self.string) ?? .null }
    package static func strings(_ texts: some Sequence<String>) -> Self { .array(texts.map(Self.string)) }

    /// On one line without spaces.
    package var compact: String {
        var output = ""
        write(to: &output)
        return output
    }

    /// Laid out for reviews and merges: containers are opened to `depth` levels, everything deeper stands on one line
    /// (a rule a line, a pattern a line). Ends with a line break.
    package func lines(depth: Int) -> String {
        var output = ""
        write(to: &output, opening: depth, indent: "")
        return output + "\n"
    }

    private func write(to output: inout String, opening depth: Int, indent: String) {
        let inner = indent + "  "
        switch self {
        case .array(let items) where depth > 0 && !items.isEmpty:
            output += "["
            for (index, item) in items.enumerated() {
                output += index == 0 ? "\n" : ",\n"
                output += inner
                item.write(to: &output, opening: depth - 1, indent: inner)
            }
            output += "\n\(indent)]"
        case .object(let members) where depth > 0 && !members.isEmpty:
            output += "{"
            for (index, member) in members.enumerated() {
                output += index == 0 ? "\n" : ",\n"
                output += inner
                Self.write(member.key, to: &output)
                output += ": "
                member.value.write(to: &output, opening: depth - 1, indent: inner)
            }
            output += "\n\(indent)}"
        default:
            write(to: &output)
        }
    }

    private func write(to output: inout String) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .number(let value): output += value.description
        case .string(let text): Self.write(text, to: &output)
        case .array(let items):
            output += "["
            for (index, item) in items.enumerated() {
                if index > 0 { output += "," }
                item.write(to: &output)
            }
            output += "]"
        case .object(let members):
            output += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { output += "," }
                Self.write(member.key, to: &output)
                output += ":"
                member.value.write(to: &output)
            }
            output += "}"
        }
    }

    /// RFC 8259 string; U+2028 and U+2029 are escaped too, since some readers end a line there.
    private static func write(_ text: String, to output: inout String) {
        output += "\""
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xE2 }) {
            for scalar in text.unicodeScalars { write(scalar, to: &output) }
        } else {
            output += text
        }
        output += "\""
    }

    private static func write(_ scalar: Unicode.Scalar, to output: inout String) {
        switch scalar {
        case "\"": output += "\\\""
        case "\\": output += "\\\\"
        case "\n": output += "\\n"
        case "\r": output += "\\r"
        case "\t": output += "\\t"
        case "\u{00}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: output.unicodeScalars.append(scalar)
        }
    }
}

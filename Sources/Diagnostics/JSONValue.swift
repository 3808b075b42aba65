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
        var output = Output()
        write(to: &output)
        return output.text
    }

    /// Laid out for reviews and merges: containers are opened to `depth` levels, everything deeper stands on one line
    /// (a rule a line, a pattern a line). Ends with a line break.
    package func lines(depth: Int) -> String {
        var output = Output()
        write(to: &output, opening: depth, indent: "")
        output += "\n"
        return output.text
    }

    private func write(to output: inout Output, opening depth: Int, indent: String) {
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
                output.quote(member.key)
                output += ": "
                member.value.write(to: &output, opening: depth - 1, indent: inner)
            }
            output += "\n\(indent)}"
        default:
            write(to: &output)
        }
    }

    private func write(to output: inout Output) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .number(let value): output += value.description
        case .string(let text): output.quote(text)
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
                output.quote(member.key)
                output += ":"
                member.value.write(to: &output)
            }
            output += "}"
        }
    }
}

/// JSON text while it grows, in bytes: most of what is written is long ASCII strings with a few escapes.
private struct Output {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func += (output: inout Output, text: String) { output.bytes += text.utf8 }

    /// RFC 8259 string; U+2028 and U+2029 are escaped too, since some readers end a line there.
    mutating func quote(_ text: String) {
        var text = text
        self += "\""
        text.withUTF8 { source in
            var start = 0
            for index in source.indices {
                let width = Self.escapedWidth(source, index)
                if width == 0 { continue }
                bytes += source[start..<index]
                self += width == 1 ? Self.escape(source[index]) : source[index + 2] == 0xA8 ? "\\u2028" : "\\u2029"
                start = index + width
            }
            bytes += source[start...]
        }
        self += "\""
    }

    /// How many bytes at `index` are to be escaped.
    private static func escapedWidth(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        switch source[index] {
        case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
        case 0xE2: source[index + 1] == 0x80 && (source[index + 2] == 0xA8 || source[index + 2] == 0xA9) ? 3 : 0
        default: 0
        }
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\r"): return "\\r"
        case UInt8(ascii: "\t"): return "\\t"
        default:
            let digits = String(byte, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

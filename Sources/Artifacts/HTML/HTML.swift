/// A part of an HTML page, built as values and printed here only, so that no text of a rule can turn into markup.
enum HTML: Sendable {
    case text(String)
    indirect case element(String, [(name: String, value: String)], [HTML])
    /// Style and script of our own, as written.
    case constant(StaticString)

    static func element(_ name: String, _ content: [HTML]) -> HTML { .element(name, [], content) }
    static func element(_ name: String, _ content: HTML...) -> HTML { .element(name, [], content) }

    /// A whole document. Elements that stand on their own begin a line, so that a change shows as lines.
    static func document(_ root: HTML) -> String {
        var output = "<!doctype html>\n"
        root.write(to: &output)
        return output
    }

    private static let withoutEnd: Set<String> = ["meta", "input", "br"]
    private static let withinLines: Set<String> = ["code", "strong", "a", "br", "td", "th", "span"]

    private func write(to output: inout String) {
        switch self {
        case .text(let text): output += Self.escaped(text)
        case .constant(let text): output += "\(text)"
        case .element(let name, let attributes, let content):
            output += "<\(name)"
            for attribute in attributes { output += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
            output += ">"
            for part in content { part.write(to: &output) }
            if !Self.withoutEnd.contains(name) { output += "</\(name)>" }
            if !Self.withinLines.contains(name) { output += "\n" }
        }
    }

    private static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            // No control character but tab and line feed may stand in a page (HTML, "Preprocessing the input stream").
            case 0x00...0x08, 0x0B...0x1F, 0x7F: output += "\u{FFFD}".utf8
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}

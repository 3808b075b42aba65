/// Writes a document that YAML 1.1 and 1.2 readers decode to the same values.
package enum YAMLWriter {
    /// Block style, two-space indent, lists indented under their key, ends with a line break. `header` lines become
    /// comments at the top.
    package static func write(_ value: YAMLValue, header: [String] = []) -> String {
        var printer = Printer()
        printer.write(comment: header, indent: 0)
        printer.write(value, indent: 0, lead: "")
        return printer.output
    }
}

private struct Printer {
    var output = ""

    /// A value on lines of its own: the first starts with `lead`, the others with `indent` spaces.
    mutating func write(_ value: YAMLValue, indent: Int, lead: String) {
        switch value {
        case .map(let members) where !members.isEmpty:
            for (index, member) in members.enumerated() {
                write(member, indent: indent, lead: index == 0 ? lead : spaces(indent))
            }
        case .list(let items) where !items.isEmpty:
            for (index, item) in items.enumerated() {
                write(item, indent: indent + 2, lead: (index == 0 ? lead : spaces(indent)) + "- ")
            }
        default: output += lead + inline(value, indent: indent) + "\n"
        }
    }

    private mutating func write(_ member: YAMLMember, indent: Int, lead: String) {
        write(comment: member.comment, indent: lead.prefix { $0 == " " }.count)
        let key = ScalarStyling.key(member.key)
        // A key without `? ` may be 1024 characters long (YAML 1.1 and 1.2).
        output += lead + (key.utf8.count > 1000 ? "? \(key)\n\(spaces(indent)):" : key + ":")
        switch member.value {
        case .map(let members) where !members.isEmpty:
            output += "\n"
            write(member.value, indent: indent + 2, lead: spaces(indent + 2))
        case .list(let items) where !items.isEmpty:
            output += "\n"
            write(member.value, indent: indent + 2, lead: spaces(indent + 2))
        default: output += " " + inline(member.value, indent: indent + 2) + "\n"
        }
    }

    private func inline(_ value: YAMLValue, indent: Int) -> String {
        switch value {
        case .string(let text): ScalarStyling.value(text, indent: max(indent, 2))
        case .integer(let number): String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .list: "[]"
        case .map: "{}"
        }
    }

    mutating func write(comment: [String], indent: Int) {
        for line in comment.flatMap({ ScalarStyling.printableLines($0) }) {
            output += spaces(indent) + (line.isEmpty ? "#" : "# " + line) + "\n"
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

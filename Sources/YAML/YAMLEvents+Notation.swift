import Diagnostics

extension YAMLEvents {
    /// The events in the notation of the public YAML test suite, one a line.
    package var notation: String {
        var lines = ["+STR"]
        for event in events {
            lines.append(notation(of: event))
        }
        lines.append("-STR")
        return lines.joined(separator: "\n") + "\n"
    }

    private func notation(of event: YAMLEvent) -> String {
        switch event.kind {
        case .documentStart(let explicit): explicit ? "+DOC ---" : "+DOC"
        case .documentEnd(let explicit): explicit ? "-DOC ..." : "-DOC"
        case .sequenceStart(let flow): (flow ? "+SEQ []" : "+SEQ") + notation(ofProperties: event)
        case .sequenceEnd: "-SEQ"
        case .mappingStart(let flow): (flow ? "+MAP {}" : "+MAP") + notation(ofProperties: event)
        case .mappingEnd: "-MAP"
        case .alias: "=ALI " + file.text(event.bytes)
        case .scalar(let style):
            "=VAL" + notation(ofProperties: event) + " " + Self.indicator(of: style)
                + Self.escaped(scalar(of: event, style: style).text)
        }
    }

    private func notation(ofProperties event: YAMLEvent) -> String {
        guard let node = properties(of: event) else { return "" }
        let anchor = node.anchor.map { " &" + file.text($0) } ?? ""
        return anchor + (node.tag == nil ? "" : " <\(node.resolvedTag)>")
    }

    private static func indicator(of style: YAMLScalar.Style) -> String {
        switch style {
        case .plain: ":"
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\u{08}": escaped += "\\b"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

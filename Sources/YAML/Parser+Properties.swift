import Diagnostics

// Anchors, tags and aliases (YAML 1.2.2, 6.9 and 7.1).
extension Parser {
    /// Over all properties at `position` and the white space behind them, on one line.
    mutating func parseProperties(_ node: inout NodeProperties, inFlow: Bool) {
        while true {
            switch byte(position) {
            case UInt8(ascii: "&"):
                let name = parseName()
                if let first = node.anchor { reportSecond("anchor", name, first: first) } else { node.anchor = name }
            case UInt8(ascii: "!"):
                guard let (tag, resolved) = parseTag() else { break }
                if let first = node.tag {
                    reportSecond("tag", tag, first: first)
                } else {
                    node.tag = tag
                    node.resolvedTag = resolved
                }
            default: return
            }
            let next = byte(position)
            let isSeparated = Self.isBlank(next) || inFlow && Self.isFlowIndicator(next)
            if !isSeparated {
                report(
                    character(at: position), "no space between a tag or an anchor and what follows it",
                    help: "write a space here; text that starts with `!` or `&` must be quoted")
                while !Self.isBlank(byte(position)) { position += 1 }
            }
            position = skipWhite(from: position)
        }
    }

    /// Properties of one node that stand on two lines.
    mutating func merged(_ outer: NodeProperties, _ inner: NodeProperties) -> NodeProperties {
        var node = outer
        if let anchor = inner.anchor {
            if let first = outer.anchor { reportSecond("anchor", anchor, first: first) } else { node.anchor = anchor }
        }
        if let tag = inner.tag {
            if let first = outer.tag {
                reportSecond("tag", tag, first: first)
            } else {
                node.tag = tag
                node.resolvedTag = inner.resolvedTag
            }
        }
        return node
    }

    private mutating func reportSecond(_ what: String, _ range: Range<Int>, first: Range<Int>) {
        report(range, "a second \(what) for one value", note: ("the first one", first), help: "remove one of them")
    }

    /// The name behind `&` or `*`.
    private mutating func parseName() -> Range<Int> {
        let indicator = position
        position += 1
        while !Self.isBlank(byte(position)), !Self.isFlowIndicator(byte(position)) { position += 1 }
        if position == indicator + 1 {
            let character = file.text(indicator..<position)
            report(
                indicator..<position, "no name behind `\(character)`",
                help: "text that starts with `\(character)` must be quoted")
        }
        return indicator + 1..<position
    }

    mutating func parseAlias(_ node: NodeProperties) {
        let start = position
        _ = parseName()
        emit(.alias, start..<position, node)
        if !node.isEmpty { reportAliasProperties(start..<position) }
    }

    /// A tag as written and resolved; nil for a malformed one, which is reported.
    private mutating func parseTag() -> (Range<Int>, String)? {
        let start = position
        position += 1
        if byte(position) == UInt8(ascii: "<") {
            while !Self.isBlank(byte(position)), byte(position) != UInt8(ascii: ">") { position += 1 }
            if byte(position) == UInt8(ascii: ">") {
                position += 1
            } else {
                report(start..<position, "the tag's `<` is not closed", help: "write `!<tag>`")
                return nil
            }
            return (start..<position, file.text(start + 2..<max(start + 2, position - 1)))
        }
        var handleEnd = start + 1
        while !Self.isBlank(byte(position)), !Self.isFlowIndicator(byte(position)) {
            if byte(position) == UInt8(ascii: "!"), handleEnd == start + 1 { handleEnd = position + 1 }
            position += 1
        }
        return resolveTag(start..<position, handleEnd: handleEnd).map { (start..<position, $0) }
    }

    private mutating func resolveTag(_ tag: Range<Int>, handleEnd: Int) -> String? {
        let handle = file.text(tag.lowerBound..<handleEnd)
        let suffix = tag.count == 1 ? "" : decodedTag(handleEnd..<tag.upperBound)
        if tag.count == 1 { return "!" }
        if suffix.isEmpty || bytes[handleEnd..<tag.upperBound].contains(UInt8(ascii: "!")) {
            report(tag, "a malformed tag", help: "write `!name` or `!!name`; text that starts with `!` must be quoted")
            return nil
        }
        if let declared = handles.first(where: { $0.handle == handle }) { return declared.prefix + suffix }
        switch handle {
        case "!": return "!" + suffix
        case "!!": return "tag:yaml.org,2002:" + suffix
        default:
            report(
                tag.lowerBound..<handleEnd, "the tag handle `\(handle)` is not declared",
                help: "declare it with `%TAG` before the document's `---`; text that starts with `!` must be quoted")
            return nil
        }
    }

    /// The tag's suffix with `%41` decoded.
    private func decodedTag(_ range: Range<Int>) -> String {
        guard bytes[range].contains(UInt8(ascii: "%")) else { return file.text(range) }
        var decoded: [UInt8] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if byte(offset) == UInt8(ascii: "%"), offset + 2 < range.upperBound,
                let value = UInt8(file.text(offset + 1..<offset + 3), radix: 16)
            {
                decoded.append(value)
                offset += 3
            } else {
                decoded.append(byte(offset))
                offset += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

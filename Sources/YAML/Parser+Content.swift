import Diagnostics

/// What stands before an unexpected rest of a line.
enum Preceding {
    case documentEnd, alias, quoted(Range<Int>), flow(Range<Int>), plain, blockHeader
}

// Scalars, aliases and flow collections in block context, and the implicit keys they may be.
extension Parser {
    /// `needsKey`: the top frame is a mapping whose next entry this is.
    mutating func parseContent(column: Int, ban: BlockBan, needsKey: Bool) {
        let line = lineStart
        let first = position
        var node = NodeProperties()
        if byte(position) == UInt8(ascii: "&") || byte(position) == UInt8(ascii: "!") {
            guard parseLeadingProperties(&node, column: column, ban: ban, needsKey: needsKey) else { return }
        }
        let index = events.count
        let start = position
        guard let what = parseInlineNode(node, needsKey: needsKey) else { return }
        if lineStart == line {
            let colon = skipWhite(from: position)
            if isIndicator(":", at: colon) {
                return parseValue(key: first..<position, colon: colon, index: index, column: column, ban: ban, needsKey)
            }
            if byte(colon) == UInt8(ascii: ":"), isRepairableColon(colon, after: what, needsKey: needsKey, ban) {
                reportMissingSpace(colon)
                return parseValue(key: first..<position, colon: colon, index: index, column: column, ban: ban, needsKey)
            }
        }
        if needsKey { return repairKey(start..<position, index: index) }
        if case .plain = what, !events[index].bytes.isEmpty {
            guard continuePlain(index: index, node, column: column, ban: ban) else { return }
        }
        if case .flow(let collection) = what, case .afterKey = ban, lineStart == line, startsText(at: position) {
            reportTrailing(position..<endOfText(from: position), after: what)
            return takeLineAsText(from: collection.lowerBound, index: index)
        }
        mergePending(into: index)
        completeNode()
        finishLine(after: what, indent: top.indent)
    }

    /// Right behind a closing bracket: what stands before it is text too.
    private func startsText(at offset: Int) -> Bool {
        !Self.isBlank(byte(offset)) && byte(offset) != UInt8(ascii: "#")
    }

    /// A node that starts at `position`, up to the end of its first line where it is plain. Nil when the line has been
    /// dealt with.
    private mutating func parseInlineNode(_ node: NodeProperties, needsKey: Bool) -> Preceding? {
        let start = position
        let index = events.count
        let minimumColumn = top.continuationColumn
        switch byte(position) {
        case .quote, .apostrophe:
            let isClosed =
                byte(position) == .quote
                ? parseDoubleQuoted(node, minimumColumn: minimumColumn)
                : parseSingleQuoted(node, minimumColumn: minimumColumn)
            guard isClosed else {
                abandonNode(at: index, needsKey: needsKey)
                position = endOfLine(from: position)
                return nil
            }
            return .quoted(start..<position)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard parseFlow(node, minimumColumn: minimumColumn) else {
                abandonNode(at: index, needsKey: needsKey)
                return nil
            }
            return .flow(start..<position)
        case UInt8(ascii: "*"):
            parseAlias(node)
            return .alias
        case UInt8(ascii: "|") where !needsKey, UInt8(ascii: ">") where !needsKey:
            parseBlockScalar(node, parent: top.indent)
            mergePending(into: index)
            completeNode()
            return nil
        case UInt8(ascii: ":") where isIndicator(":", at: position):
            emitEmpty(at: position, node)
            return .plain
        default:
            parsePlainLine(node, inFlow: false)
            return .plain
        }
    }

    /// After a mistake inside the node at `index` that has been reported: goes on as if it were complete.
    private mutating func abandonNode(at index: Int, needsKey: Bool) {
        mergePending(into: index)
        if needsKey { emitEmpty(at: position) } else { completeNode() }
    }

    /// Anchor and tag before content. False when they wait for a node on a later line.
    private mutating func parseLeadingProperties(
        _ node: inout NodeProperties, column: Int, ban: BlockBan, needsKey: Bool
    ) -> Bool {
        let start = position
        parseProperties(&node, inFlow: false)
        let isEnd =
            Self.isBreakOrEnd(byte(position))
            || byte(position) == UInt8(ascii: "#") && Self.isWhite(byte(position - 1))
        if isEnd, needsKey {
            report(start..<position, "an anchor or a tag stands where a key is expected", help: "write `key: value`")
            position = endOfLine(from: position)
            return false
        }
        if isEnd {
            pending = merged(pending, node)
            top.place = max(top.place, node.tag?.upperBound ?? 0, node.anchor?.upperBound ?? 0)
            position = endOfLine(from: position)
            return false
        }
        if isIndicator("-", at: position) || isIndicator("?", at: position), !needsKey {
            pending = merged(pending, node)
            parseNode(column: column, ban: .afterProperties(start..<position))
            return false
        }
        return true
    }

    /// `"key":value` where a key can stand.
    private func isRepairableColon(_ colon: Int, after what: Preceding, needsKey: Bool, _ ban: BlockBan) -> Bool {
        if case .plain = what { return false }
        if case .afterKey = ban { return false }
        return needsKey || colon == position
    }

    /// The node at `index` is a key: opens a mapping for it unless it is in one, and goes on behind the colon.
    private mutating func parseValue(
        key: Range<Int>, colon: Int, index: Int, column: Int, ban: BlockBan, _ needsKey: Bool
    ) {
        if !needsKey {
            guard mayStartKey(key, colon: colon, index: index, ban) else { return }
            guard open(.mapping, column: column, at: key.lowerBound, insertingAt: index) else {
                // What would have been the key is the awaited node.
                mergePending(into: index)
                return completeNode()
            }
        }
        if key.count > Self.maximumKeyLength { reportLongKey(key) }
        position = colon + 1
        top.state = .node
        top.place = position
        position = skipWhite(from: position)
        if Self.isBreakOrEnd(byte(position)) { return }
        if byte(position) == UInt8(ascii: "#"), Self.isWhite(byte(position - 1)) {
            position = endOfLine(from: position)
            return
        }
        parseNode(column: position - lineStart, ban: .afterKey)
    }

    /// Properties from earlier lines belong to the node at `index`.
    mutating func mergePending(into index: Int) {
        guard !pending.isEmpty, index < events.count else { return }
        let own = events[index].properties
        let node = own < 0 ? pending : merged(pending, properties[own])
        if case .alias = events[index].kind { reportAliasProperties(events[index].bytes) }
        events[index].properties = properties.count
        properties.append(node)
        pending = NodeProperties()
    }
}

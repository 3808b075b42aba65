import Diagnostics

/// An open flow collection, or a single pair (`[key: value]`) in a flow sequence.
struct FlowFrame {
    enum Kind { case sequence, mapping, pair }
    enum State {
        /// An entry, or the closing bracket.
        case entry
        /// The node behind `?`.
        case key
        /// `:`, `,` or the closing bracket.
        case afterKey
        case value
        /// `,` or the closing bracket.
        case after
    }

    let kind: Kind
    var state: State
    /// The bracket; for a pair, its key.
    let start: Int
    /// Event and line of the entry that may turn out to be a key.
    var entryEvent = 0
    var entryLine = 0
    /// Where an absent value would stand.
    var place = 0
}

// Flow collections (YAML 1.2.2, 7.4).
extension Parser {
    var innermost: FlowFrame {
        get { flow[flow.count - 1] }
        set { flow[flow.count - 1] = newValue }
    }

    /// The collection at `position`, up to behind its closing bracket. False after a mistake that left no way on but
    /// skipping it; `position` is then at the end of its line or at the start of a line behind it.
    mutating func parseFlow(_ node: NodeProperties, minimumColumn: Int) -> Bool {
        flow.removeAll(keepingCapacity: true)
        isFlowReported = false
        var isAfterQuotedKey = false
        openFlow(node)
        while !flow.isEmpty {
            guard skipFlowSpace(minimumColumn: minimumColumn) else {
                return giveUpFlow(minimumColumn: minimumColumn)
            }
            if byte(position) == UInt8(ascii: "#") {
                reportCommentWithoutSpace(position)
                position = endOfLine(from: position)
                continue
            }
            let isJSONKey = isAfterQuotedKey
            isAfterQuotedKey = false
            if byte(position) == closingBracket, innermost.kind != .pair {
                closeFlow()
                isAfterQuotedKey = true
                continue
            }
            switch innermost.state {
            case .entry, .key, .value:
                guard let isQuoted = parseFlowEntry(minimumColumn: minimumColumn) else {
                    return giveUpFlow(minimumColumn: minimumColumn)
                }
                isAfterQuotedKey = isQuoted
            case .afterKey, .after:
                guard parseFlowSeparator(isJSONKey: isJSONKey) else {
                    return giveUpFlow(minimumColumn: minimumColumn)
                }
            }
        }
        return true
    }

    private var closingBracket: UInt8 {
        innermost.kind == .mapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }

    private mutating func openFlow(_ node: NodeProperties) {
        let isSequence = byte(position) == UInt8(ascii: "[")
        emit(isSequence ? .sequenceStart(flow: true) : .mappingStart(flow: true), position..<position + 1, node)
        flow.append(FlowFrame(kind: isSequence ? .sequence : .mapping, state: .entry, start: position))
        position += 1
    }

    /// At the closing bracket: supplies what its entry still awaits.
    private mutating func closeFlow() {
        completeFlowEntry()
        emit(innermost.kind == .mapping ? .mappingEnd : .sequenceEnd, position..<position + 1)
        flow.removeLast()
        position += 1
    }

    mutating func completeFlowEntry() {
        switch innermost.state {
        case .entry, .after: break
        case .key:
            emitEmpty(at: innermost.place)
            emitEmpty(at: innermost.place)
        case .afterKey: emitEmpty(at: events.last?.bytes.upperBound ?? position)
        case .value: emitEmpty(at: innermost.place)
        }
        innermost.state = .after
    }

    mutating func closePair() {
        completeFlowEntry()
        let end = events.last?.bytes.upperBound ?? position
        emit(.mappingEnd, end..<end)
        flow.removeLast()
    }

    /// `,`, `?`, an empty key's `:` or a node. Nil after a mistake; else whether a quoted scalar was read.
    private mutating func parseFlowEntry(minimumColumn: Int) -> Bool? {
        let state = innermost.state
        let first = byte(position)
        if first == UInt8(ascii: ",") || first == UInt8(ascii: "]") && innermost.kind == .pair {
            if state == .entry {
                report(position..<position + 1, "nothing stands before this comma", help: "remove the comma")
                position += 1
                return false
            }
            if innermost.kind == .pair { closePair() } else { completeFlowEntry() }
            return false
        }
        if state == .entry, first == UInt8(ascii: "?"), isFlowIndicatorEnd(position + 1) {
            return openExplicitKey()
        }
        if state != .value, first == UInt8(ascii: ":"), isFlowIndicatorEnd(position + 1) {
            if innermost.kind == .sequence {
                guard openPair(at: events.count, start: position) else { return nil }
            }
            emitEmpty(at: position)
            innermost.state = .value
            position += 1
            innermost.place = position
            return false
        }
        innermost.entryEvent = events.count
        innermost.entryLine = lineStart
        innermost.state = innermost.kind != .sequence && state != .value ? .afterKey : .after
        return parseFlowNode(minimumColumn: minimumColumn)
    }

    private func isFlowIndicatorEnd(_ offset: Int) -> Bool {
        Self.isBlank(byte(offset)) || Self.isFlowIndicator(byte(offset))
    }

    private mutating func openExplicitKey() -> Bool? {
        if innermost.kind == .sequence {
            guard openPair(at: events.count, start: position) else { return nil }
        }
        position += 1
        innermost.state = .key
        innermost.place = position
        return false
    }

    /// The entry from the event at `index` on becomes a mapping of one pair.
    private mutating func openPair(at index: Int, start: Int) -> Bool {
        guard canNest(at: start) else { return false }
        insert(.mappingStart(flow: true), start..<start, NodeProperties(), at: index)
        innermost.state = .after
        flow.append(FlowFrame(kind: .pair, state: .value, start: start))
        return true
    }

    private mutating func parseFlowNode(minimumColumn: Int) -> Bool? {
        var node = NodeProperties()
        while byte(position) == UInt8(ascii: "&") || byte(position) == UInt8(ascii: "!") {
            parseProperties(&node, inFlow: true)
            guard skipFlowSpace(minimumColumn: minimumColumn) else {
                emitEmpty(at: position, node)
                return nil
            }
        }
        switch byte(position) {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard canNest(at: position) else {
                emitEmpty(at: position, node)
                return nil
            }
            openFlow(node)
            return false
        case .quote: return parseDoubleQuoted(node, minimumColumn: minimumColumn) ? true : nil
        case .apostrophe: return parseSingleQuoted(node, minimumColumn: minimumColumn) ? true : nil
        case UInt8(ascii: "*"): parseAlias(node)
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            emitEmpty(at: position, node)
        case UInt8(ascii: ":") where !node.isEmpty && isFlowIndicatorEnd(position + 1):
            emitEmpty(at: position, node)
        default: parseFlowPlain(node, minimumColumn: minimumColumn)
        }
        return false
    }

    private mutating func parseFlowPlain(_ node: NodeProperties, minimumColumn: Int) {
        let index = events.count
        parsePlainLine(node, inFlow: true)
        let first = events[index].bytes
        var end = first.upperBound
        while let next = plainContinuation(minimumColumn: minimumColumn) {
            let lineEnd = endOfPlain(from: next.content, inFlow: true)
            guard lineEnd > next.content else { break }
            if end == first.upperBound {
                beginScratch()
                copy(first)
            }
            appendPlain(next, to: lineEnd)
            end = lineEnd
        }
        if end > first.upperBound { finishPlain(index: index, node, first.lowerBound..<end) }
    }

    /// `:` behind a key, or what ends an entry.
    private mutating func parseFlowSeparator(isJSONKey: Bool) -> Bool {
        let first = byte(position)
        if first == UInt8(ascii: ":"), isJSONKey || isFlowIndicatorEnd(position + 1) {
            return parseFlowColon()
        }
        if innermost.kind == .pair {
            guard first == UInt8(ascii: ",") || first == UInt8(ascii: "]") else {
                if innermost.state == .after {
                    closePair()
                    return true
                }
                return reportMissingComma()
            }
            closePair()
            return true
        }
        guard first == UInt8(ascii: ",") else { return reportMissingComma() }
        completeFlowEntry()
        innermost.state = .entry
        position += 1
        return true
    }

    private mutating func parseFlowColon() -> Bool {
        let frame = innermost
        if frame.state == .after {
            guard frame.kind == .sequence, frame.entryEvent < events.count else { return reportFlowColon() }
            let start = events[frame.entryEvent].bytes.lowerBound
            guard frame.entryLine == lineStart else { return reportMultilineKey(start) }
            if position - start > Self.maximumKeyLength { reportLongKey(start..<position) }
            guard openPair(at: frame.entryEvent, start: start) else { return false }
        }
        innermost.state = .value
        position += 1
        innermost.place = position
        return true
    }
}

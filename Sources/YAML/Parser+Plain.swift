import Diagnostics

// Plain scalars (YAML 1.2.2, 7.3.3).
extension Parser {
    /// A plain scalar as far as it goes on its first line.
    mutating func parsePlainLine(_ node: NodeProperties, inFlow: Bool) {
        let start = position
        checkFirst(inFlow: inFlow)
        position = endOfPlain(from: start, inFlow: inFlow)
        // A first byte that cannot start one has been reported; it is taken as text, so that the parser moves on.
        if position == start { position = character(at: start).upperBound }
        emit(.scalar(.plain), start..<position, node)
    }

    /// The end of the plain text that starts at `start`, without trailing white space; at a `: ` or ` #`, the line's end
    /// or (in flow context) an indicator.
    func endOfPlain(from start: Int, inFlow: Bool) -> Int {
        var offset = start
        var end = start
        while offset < count {
            let byte = bytes[offset]
            switch byte {
            case .space, .tab: break
            case .lineFeed, .carriageReturn: return end
            case UInt8(ascii: ":"):
                let next = self.byte(offset + 1)
                if Self.isBlank(next) || inFlow && Self.isFlowIndicator(next) { return end }
                end = offset + 1
            case UInt8(ascii: "#"):
                if offset > lineStart, Self.isWhite(bytes[offset - 1]) { return end }
                end = offset + 1
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                if inFlow { return end }
                end = offset + 1
            default: end = offset + 1
            }
            offset += 1
        }
        return end
    }

    private mutating func checkFirst(inFlow: Bool) {
        let first = byte(position)
        switch first {
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
            reportFirst("an unquoted value cannot start with `\(file.text(position..<position + 1))`")
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            let place = inFlow ? "inside brackets" : "as a key"
            reportFirst("text that starts with `\(file.text(position..<position + 1))` cannot stand \(place) unquoted")
        case UInt8(ascii: "#"): reportCommentWithoutSpace(position)
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
            reportFirst("`\(file.text(position..<position + 1))` with nothing open that it belongs to")
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            let next = byte(position + 1)
            if Self.isBlank(next) || inFlow && Self.isFlowIndicator(next) {
                reportFirst("a `\(file.text(position..<position + 1))` that stands alone is not a value")
            }
        default: break
        }
    }

    private mutating func reportFirst(_ message: String) {
        report(position..<position + 1, message, help: "quote the text")
    }

    /// A further line of a multi-line plain or quoted scalar.
    struct Continuation {
        /// Line breaks up to it, and the white space they stand in.
        let breaks: Int
        let join: Range<Int>
        let lineStart: Int
        let column: Int
        /// Offset of its first byte that is not white space.
        var content: Int { join.upperBound }
        /// Tabs stand between its spaces and its content.
        var isTabbed: Bool { content > lineStart + column }
    }

    /// The next line with content behind `position`, which is at the end of a line's text; nil at the end of the input.
    func continuation() -> Continuation? {
        let start = skipWhite(from: position)
        var offset = start
        var breaks = 0
        while Self.isBreak(byte(offset)) {
            let line = afterBreak(offset)
            breaks += 1
            offset = line
            while byte(offset) == .space { offset += 1 }
            let column = offset - line
            offset = skipWhite(from: offset)
            if !Self.isBreakOrEnd(byte(offset)) {
                return Continuation(breaks: breaks, join: start..<offset, lineStart: line, column: column)
            }
        }
        return nil
    }

    /// The same, where that line goes on with a plain scalar.
    mutating func plainContinuation(minimumColumn: Int) -> Continuation? {
        guard let next = continuation(), byte(next.content) != UInt8(ascii: "#"),
            !(next.content == next.lineStart && isDocumentMarker(at: next.content)),
            next.column >= minimumColumn || next.isTabbed && !startsEntry(next.content) && takeTabs(of: next)
        else { return nil }
        return next
    }

    /// Whether tabs stand where the line should have been indented with spaces. They are reported.
    mutating func takeTabs(of line: Continuation) -> Bool {
        guard line.isTabbed else { return false }
        let current = lineStart
        lineStart = line.lineStart
        reportTab(line.lineStart + line.column..<line.content)
        lineStart = current
        return true
    }

    /// Adds further lines to the plain scalar in block context whose first line is the last event. False when the
    /// following line turned out to be a key and has been dealt with.
    mutating func continuePlain(index: Int, _ node: NodeProperties, column: Int, ban: BlockBan) -> Bool {
        let first = events[index].bytes
        let firstLine = lineStart
        var end = first.upperBound
        var isFirst = true
        while let next = plainContinuation(minimumColumn: top.continuationColumn) {
            let lineEnd = endOfPlain(from: next.content, inFlow: false)
            if isIndicator(":", at: skipWhite(from: lineEnd)) {
                if !isFirst { finishPlain(index: index, node, first.lowerBound..<end) }
                return repairContinuedKey(next, index: index, line: firstLine, column: column, ban)
            }
            if isFirst {
                beginScratch()
                copy(first)
                isFirst = false
            }
            appendPlain(next, to: lineEnd)
            end = lineEnd
        }
        if !isFirst { finishPlain(index: index, node, first.lowerBound..<end) }
        return true
    }

    mutating func appendPlain(_ next: Continuation, to end: Int) {
        fold(breaks: next.breaks, next.join)
        copy(next.content..<end)
        position = end
        lineStart = next.lineStart
    }

    mutating func finishPlain(index: Int, _ node: NodeProperties, _ range: Range<Int>) {
        events.remove(at: index)
        emitScratch(.plain, range, node)
    }

    /// A text of several lines, one of which holds `: `, rather than a line that lacks its colon above a key. Keys are
    /// single words, and few lines of many words are keys.
    private func isProse(_ text: Range<Int>, key: Range<Int>, _ ban: BlockBan) -> Bool {
        if bytes[key].contains(where: Self.isWhite) { return true }
        if case .afterKey = ban { return false }
        return isSentence(text)
    }

    func isSentence(_ text: Range<Int>) -> Bool { bytes[text].count(where: Self.isWhite) > 3 }

    private mutating func reportContinued(_ colon: Int, _ text: Range<Int>, help: String) {
        report(
            colon..<colon + 1, "a line that continues an unquoted value cannot hold `: `",
            note: ("the value starts here", character(at: text.lowerBound)), help: help)
    }

    /// A line that goes on with a plain scalar holds `: `.
    private mutating func repairContinuedKey(
        _ next: Continuation, index: Int, line: Int, column: Int, _ ban: BlockBan
    ) -> Bool {
        let text = events[index].bytes
        let colon = skipWhite(from: endOfPlain(from: next.content, inFlow: false))
        if isProse(text, key: next.content..<colon, ban) {
            reportContinued(
                colon, text, help: "quote the value, or write `>` behind its key and the text on the lines below")
            mergePending(into: index)
            completeNode()
            skipLines(deeperThan: top.indent)
            return false
        }
        if case .afterKey = ban {
            reportContinued(
                colon, text, help: "quote the value, or give the line the indentation of the key it belongs beside")
            mergePending(into: index)
            completeNode()
            top.tolerated = next.column
        } else {
            lineStart = line
            if let colon = missingSpace(in: text.lowerBound..<endOfLine(from: text.lowerBound)) {
                events.removeSubrange(index...)
                emit(.scalar(.plain), text.lowerBound..<colon)
                reportMissingSpace(colon)
                position = colon
                guard open(.mapping, column: column, at: text.lowerBound, insertingAt: index) else { return false }
                top.state = .node
                top.place = colon + 1
                position = colon + 1
                parseNode(column: position - lineStart, ban: .afterKey)
                return false
            }
            report(
                text, "expected `key: value`, found text without `: `",
                help: "the next line is a key, so this one must be one too")
            events.removeSubrange(index...)
        }
        position = next.lineStart
        lineStart = next.lineStart
        return false
    }
}

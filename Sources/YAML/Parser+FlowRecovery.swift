import Diagnostics

// Space between the parts of flow collections, and the way out of broken ones.
extension Parser {
    /// Over white space, comments and line breaks. False where the collection cannot go on: at the end of the input, at
    /// a document marker, or at a line that is not further in than the block collection around it. A closing bracket may
    /// stand at that line's column, as people write it, though YAML 1.2.2 asks for one space more.
    mutating func skipFlowSpace(minimumColumn: Int) -> Bool {
        while true {
            let start = position
            position = skipWhite(from: position)
            if byte(position) == UInt8(ascii: "#"), position > start || position == lineStart {
                position = endOfLine(from: position)
            }
            guard Self.isBreak(byte(position)) else { return position < count }
            position = afterByteOrderMark(afterBreak(position))
            let line = position
            while byte(position) == .space { position += 1 }
            let indent = position - line
            let content = skipWhite(from: position)
            if Self.isBreakOrEnd(byte(content)) || byte(content) == UInt8(ascii: "#") {
                lineStart = line
                position = line
                continue
            }
            let isClosing = byte(content) == UInt8(ascii: "]") || byte(content) == UInt8(ascii: "}")
            let isTabbed = indent < minimumColumn && content > position
            if indent == 0 && isDocumentMarker(at: content)
                || indent < minimumColumn && !isTabbed && !(isClosing && indent == minimumColumn - 1)
            {
                position = skipWhiteBackwards(to: line)
                return false
            }
            lineStart = line
            if isTabbed { reportTab(position..<content) }
        }
    }

    /// Leaves `position` at the break before `line`, so that the line is read as one of block context.
    private func skipWhiteBackwards(to line: Int) -> Int {
        byte(line - 1) == .lineFeed && line > 1 && byte(line - 2) == .carriageReturn ? line - 2 : line - 1
    }

    /// Ends all open flow collections and moves behind the text that belongs to them.
    mutating func giveUpFlow(minimumColumn: Int) -> Bool {
        if !isFlowReported { reportUnclosedBracket() }
        isFlowReported = false
        var depth = flow.count { $0.kind != .pair }
        while let frame = flow.last {
            completeFlowEntry()
            let end = events.last?.bytes.upperBound ?? position
            emit(frame.kind == .sequence ? .sequenceEnd : .mappingEnd, end..<end)
            flow.removeLast()
        }
        skipFlow(depth: &depth, minimumColumn: minimumColumn)
        return false
    }

    /// To the bracket that closes what is open, or the end of the line before one that cannot belong to it.
    private mutating func skipFlow(depth: inout Int, minimumColumn: Int) {
        while position < count {
            switch byte(position) {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth <= 0 {
                    position = endOfLine(from: position)
                    return
                }
            case .lineFeed, .carriageReturn:
                guard let next = continuation(),
                    next.column >= minimumColumn
                        || next.column == minimumColumn - 1
                            && (byte(next.content) == UInt8(ascii: "]") || byte(next.content) == UInt8(ascii: "}")),
                    !(next.column == 0 && isDocumentMarker(at: next.content))
                else { return }
                lineStart = next.lineStart
                position = next.content
                continue
            default: break
            }
            position += 1
        }
    }

    // MARK: Messages

    private mutating func reportUnclosedBracket() {
        guard let frame = flow.last(where: { $0.kind != .pair }) else { return }
        let bracket = file.text(character(at: frame.start))
        report(
            character(at: frame.start), "this `\(bracket)` is not closed",
            help: "write `\(bracket == "[" ? "]" : "}")` behind the last entry, and indent the lines between; "
                + "text that starts with `\(bracket)` must be quoted")
    }

    mutating func reportCommentWithoutSpace(_ offset: Int) {
        report(
            offset..<offset + 1, "a comment needs a space before its `#`", help: "write a space, or quote the text")
    }

    /// True where the entries go on as if the comma were there.
    mutating func reportMissingComma() -> Bool {
        if let last = events.last, last.bytes.upperBound == position, last.text >= 0,
            last.kind == .scalar(.doubleQuoted) || last.kind == .scalar(.singleQuoted),
            bytes[last.bytes].contains(where: Self.isBreak)
        {
            reportUnclosedQuote(last.bytes.lowerBound)
            isFlowReported = true
            return false
        }
        let bracket = flow.last(where: { $0.kind != .pair })?.start ?? position
        let closers = [UInt8(ascii: "]"), UInt8(ascii: "}")]
        if closers.contains(byte(position)) {
            reportFlow(
                position..<position + 1, "this bracket does not match the open `\(file.text(character(at: bracket)))`",
                bracket, help: "close the inner bracket first")
            return false
        }
        reportFlow(
            character(at: position), "expected `,` or the closing bracket", bracket,
            help: isBehindSingleQuote
                ? "inside single quotes write `''` for an apostrophe; between entries write a comma"
                : "write a comma between entries, or quote the whole entry")
        isFlowReported = false
        if innermost.kind == .pair { closePair() } else { completeFlowEntry() }
        innermost.state = .entry
        return true
    }

    private var isBehindSingleQuote: Bool {
        events.last?.kind == .scalar(.singleQuoted) && events.last?.bytes.upperBound == position
    }

    mutating func reportFlowColon() -> Bool {
        let bracket = flow.last(where: { $0.kind != .pair })?.start ?? position
        reportFlow(
            position..<position + 1, "a second `: ` in one entry", bracket,
            help: "write a comma before the next key, or quote a value that holds `: `")
        return false
    }

    mutating func reportMultilineKey(_ start: Int) -> Bool {
        reportFlow(
            position..<position + 1, "the key of this `:` does not stand on one line with it", start,
            help: "write a comma between entries, or put key and colon on one line")
        return false
    }

    private mutating func reportFlow(_ range: Range<Int>, _ message: String, _ start: Int, help: String) {
        isFlowReported = true
        report(range, message, note: ("it stands in this", character(at: start)), help: help)
    }
}

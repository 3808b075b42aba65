import Diagnostics

// Which open collection a line belongs to.
extension Parser {
    /// Closes what ends before the line at `column` and leaves the frame it belongs to on top. False when the line fits
    /// nowhere; it is then reported and skipped.
    mutating func fitLine() -> Bool {
        if top.awaitsNode, column > top.column { return true }
        if skipStrayText() { return false }
        var index = stack.count - 1
        while stack[index].indent > column, stack[index].tolerated != column { index -= 1 }
        if isKeyOfMisplacedItem(index) {
            reportNoDash(position..<max(endOfText(from: position), position + 1), sequence: stack[index])
            stack[index].isMisplaced = true
            index += 1
            stack[index].tolerated = column
        }
        let isTop = index == stack.count - 1
        if stack[index].indent < column, stack[index].tolerated != column {
            guard let repaired = repairIndentation(above: index) else { return false }
            index = repaired
        }
        while stack.count - 1 > index { close(top) }
        guard fitEntry(isTop: isTop) else { return false }
        if !top.awaitsNode { top.column = column }
        return true
    }

    /// The line starts at the column of the top frame's entries.
    private mutating func fitEntry(isTop: Bool) -> Bool {
        let isDash = isIndicator("-", at: position)
        if top.kind == .sequence {
            if top.awaitsNode { completeWithEmpty() }
            if isDash { return true }
            if byte(position) == UInt8(ascii: "-"), byte(position + 1) != UInt8(ascii: "-") {
                reportNoSpaceAfterDash()
                return true
            }
            guard isInSequenceAtKeyColumn(stack.count - 1) else { return refuseEntry() }
            close(top)
        }
        // A list may stand at the column of the key it belongs to.
        if top.awaitsNode, isDash, isTop { return true }
        if top.awaitsNode { completeWithEmpty() }
        if top.state == .colon, !isIndicator(":", at: position) {
            emitEmpty(at: top.place)
            top.state = .entry
        }
        if isDash, startsItemOfOuterList {
            close(top)
            reportIndentation(fitting: top)
            top.tolerated = column
            return true
        }
        return isDash || top.kind == .document ? refuseEntry() : true
    }

    /// Words further out than the lines around them, such as a line of text or a comment of another language: they close
    /// nothing, so that what follows is still read. A single word may be a key that lacks its colon.
    private mutating func skipStrayText() -> Bool {
        guard column < top.indent, !isIndicator("-", at: position) else { return false }
        // The usual line is a key: it is looked at no further than its colon.
        let end = endOfPlain(from: position, inFlow: false)
        guard !isIndicator(":", at: skipWhite(from: end)), startsPlain(position), !startsEntry(position),
            bytes[position..<end].contains(where: Self.isWhite)
        else { return false }
        var ahead = self
        repeat {
            ahead.position = ahead.endOfLine(from: ahead.position)
        } while ahead.nextLine()
            && ahead.column > column && !ahead.startsEntry(ahead.position)
        let kind: Frame.Kind = ahead.isIndicator("-", at: ahead.position) ? .sequence : .mapping
        guard ahead.column > column, stack.contains(where: { $0.indent == ahead.column && $0.kind == kind }) else {
            return false
        }
        reportLooseText(stack.lastIndex { $0.indent <= column } ?? 0)
        position = ahead.lineStart
        lineStart = ahead.lineStart
        return true
    }

    /// A key at the column of the dash of the list's only item, which is a mapping and whose line went too far in.
    private func isKeyOfMisplacedItem(_ index: Int) -> Bool {
        stack[index].kind == .sequence && index + 1 < stack.count && stack[index + 1].kind == .mapping
            && stack[index].indent == column && stack[index + 1].start == skipWhite(from: stack[index].start + 1)
            && byte(position) != UInt8(ascii: "-") && !isInSequenceAtKeyColumn(index) && holdsKey(position)
    }

    /// `- id: x` among the keys of an item that started with `- id: y` itself.
    private var startsItemOfOuterList: Bool {
        guard top.kind == .mapping, stack[stack.count - 2].kind == .sequence else { return false }
        let first = top.start..<endOfPlain(from: top.start, inFlow: false)
        let key = skipWhite(from: position + 1)
        return !first.isEmpty && key + first.count <= count
            && bytes[first].elementsEqual(bytes[key..<key + first.count])
            && isIndicator(":", at: key + first.count)
    }

    private func isInSequenceAtKeyColumn(_ index: Int) -> Bool {
        index > 0 && stack[index - 1].kind == .mapping && stack[index - 1].indent == stack[index].indent
    }

    /// The line is of another kind than the top frame's entries.
    private mutating func refuseEntry() -> Bool {
        let line = position..<max(endOfText(from: position), position + 1)
        switch top.kind {
        case .document: reportAfterRoot(line)
        case .sequence: reportNoDash(line, sequence: top)
        case .mapping: reportStrayDash(position..<position + 1, mapping: top)
        }
        let refused = isIndicator("-", at: position)
        let indent = top.indent
        repeat {
            skipLines(deeperThan: max(indent, 0))
        } while top.kind != .document && nextLineIsRefused(at: indent, dash: refused)
            || top.kind == .document && nextLineIsContent()
        return false
    }

    private mutating func nextLineIsRefused(at indent: Int, dash: Bool) -> Bool {
        guard nextLine() else { return false }
        let isSame = column == indent && !isDocumentMarker(at: position) && isIndicator("-", at: position) == dash
        position = isSame ? position : lineStart
        return isSame
    }

    private mutating func nextLineIsContent() -> Bool {
        guard nextLine() else { return false }
        let isContent = !(column == 0 && isDocumentMarker(at: position))
        position = isContent ? position : lineStart
        return isContent
    }

    /// The line is further in than `stack[index]`, which awaits nothing there. Reports, and returns the frame whose
    /// entry the line most likely is; nil after skipping it.
    private mutating func repairIndentation(above index: Int) -> Int? {
        let isDash = isIndicator("-", at: position)
        let isTab = lastTabLine == lineStart
        if !isDash, !holdsKey(position) {
            reportLooseText(index)
            skipLines(deeperThan: max(stack[index].indent, 0))
            return nil
        }
        let kind: Frame.Kind = isDash ? .sequence : .mapping
        var deeper = stack.indices.first { $0 > index && stack[$0].kind == kind }
        if let level = deeper, stack[index].kind == kind, column - stack[index].indent < 2,
            isParentOfLines(at: stack[level].indent)
        {
            deeper = nil
        }
        if let fitting = deeper ?? (stack[index].kind == kind ? index : nil) {
            if !isTab, !stack[fitting].isMisplaced { reportIndentation(fitting: stack[fitting]) }
            if bytes[stack[fitting].start..<stack[fitting].place].contains(where: Self.isBreak) {
                stack[fitting].tolerated = column
            } else {
                // Of two entries either may be the one that is out of place.
                stack[fitting].tolerated = stack[fitting].indent
                stack[fitting].indent = column
            }
            return fitting
        }
        if top.kind == .document {
            _ = refuseEntry()
            return nil
        }
        if !isTab { reportIndentation(fitting: stack[max(index, 1)]) }
        skipLines(deeperThan: max(stack[index].indent, 0))
        return nil
    }

    /// The line is a key whose value stands below it at `column`.
    private func isParentOfLines(at column: Int) -> Bool {
        let end = endOfText(from: position)
        return byte(end - 1) == UInt8(ascii: ":") && columnBelow() == column
    }

    /// Not what a quote, a bracket or an indicator starts, whose end is not found by looking for a comment.
    func startsPlain(_ offset: Int) -> Bool { !"\"'[{&!*|>#".utf8.contains(byte(offset)) }

    /// The line's text from `offset` on is a list item or holds a key.
    func startsEntry(_ offset: Int) -> Bool { isIndicator("-", at: offset) || holdsKey(offset) }

    /// The line's text from `offset` on holds the colon of a key, or what may be meant for one.
    func holdsKey(_ offset: Int) -> Bool {
        let text = offset..<endOfText(from: offset)
        return isIndicator("?", at: offset) || text.contains { isIndicator(":", at: $0) }
            || missingSpace(in: text) != nil
    }

    /// The column as the writer of tabs sees it in this file's two-space terms.
    func visualColumn(of offset: Int) -> Int {
        bytes[lineStart..<offset].reduce(0) { $1 == .tab ? ($0 / 2 + 1) * 2 : $0 + 1 }
    }

    /// The column that a line indented by tabs was meant to have: where the line below stands beside an open level or
    /// below what awaits it, that one's; else the column as the writer of the tabs sees it.
    func columnBehindTabs() -> Int {
        let visual = visualColumn(of: position)
        let isDash = isIndicator("-", at: position)
        let isParent = byte(endOfText(from: position) - 1) == UInt8(ascii: ":")
        guard var below = columnBelow(ifEntry: true) else { return visual }
        if isDash || isParent { below -= 2 }
        guard below > visual else { return visual }
        let kind: Frame.Kind = isDash ? .sequence : .mapping
        let isOpen = stack.contains { $0.kind == kind && $0.indent == below }
        return isOpen || top.awaitsNode && below > top.column ? below : visual
    }

    mutating func reportTab(_ tabs: Range<Int>) {
        defer { lastTabLine = lineStart }
        guard !isBehindTabLine else { return }
        report(
            tabs, "a tab is used for indentation", help: "YAML indents with spaces only; write two spaces for each tab")
    }

    /// The content line before this one was reported for its tabs, or follows one that was.
    private var isBehindTabLine: Bool {
        guard lastTabLine >= 0 else { return false }
        if lastTabLine == lineStart { return true }
        var offset = afterBreak(endOfLine(from: lastTabLine))
        while offset < lineStart {
            let content = skipWhite(from: offset)
            guard Self.isBreakOrEnd(byte(content)) || byte(content) == UInt8(ascii: "#") else { return false }
            offset = afterBreak(endOfLine(from: content))
        }
        return true
    }
}

// MARK: Messages

extension Parser {
    fileprivate mutating func reportAfterRoot(_ line: Range<Int>) {
        report(
            line, "text behind the end of the document's value",
            help: "a document is one mapping, one list or one scalar; start a second document with `---`")
    }

    fileprivate mutating func reportNoDash(_ line: Range<Int>, sequence: Frame) {
        report(
            line, "expected `- `, since this line stands in a list",
            note: ("the list starts here", character(at: sequence.start)),
            help: "start the line with `- `, or give it the indentation of the mapping it belongs to")
    }

    fileprivate mutating func reportStrayDash(_ dash: Range<Int>, mapping: Frame) {
        report(
            dash, "a list item stands among the keys of a mapping",
            note: ("the mapping starts here", character(at: mapping.start)),
            help: "write `key: value`, or indent the `-` under the key it belongs to")
    }

    /// Text further in than anything it could belong to; often what follows a ` #` that was not meant as a comment.
    fileprivate mutating func reportLooseText(_ index: Int) {
        let line = position..<endOfText(from: position)
        let above = events.last { if case .scalar = $0.kind { true } else { false } }
        if let end = above?.bytes.upperBound, above?.kind == .scalar(.plain),
            byte(skipWhite(from: end)) == UInt8(ascii: "#")
        {
            report(
                line, "text behind the end of a value",
                note: ("a ` #` starts a comment, which ends an unquoted value", character(at: skipWhite(from: end))),
                help: "quote the whole value, or write it as a block scalar (`|`)")
        } else if stack[index].kind == .document {
            reportAfterRoot(line)
        } else {
            report(
                line, "this text belongs to no value: the one above it has ended",
                note: ("the lines of this level start here", character(at: stack[index].start)),
                help: "quote the whole value, or give this line a key")
        }
    }

    fileprivate mutating func reportIndentation(fitting frame: Frame) {
        let what = frame.kind == .sequence ? "the other items of the list" : "the other keys of the mapping"
        report(
            lineStart..<position, "this line's indentation (\(column)) fits no open level",
            note: ("\(what) stand at \(frame.indent)", character(at: frame.start)),
            help: frame.indent == 0
                ? "remove its indentation to put it beside \(what)"
                : "indent it by \(frame.indent) spaces to put it beside \(what)")
    }
}

import Diagnostics

/// An open block collection, or the document itself.
struct Frame {
    enum Kind { case document, sequence, mapping }
    /// What comes next in it.
    enum State {
        /// `-`, a key, or (document) nothing any more.
        case entry
        /// The item, the value or the document's root.
        case node
        /// The node behind `?`.
        case key
        /// `:` behind an explicit key.
        case colon
    }

    let kind: Kind
    var state: State
    /// Column of the dashes or keys; -1 for the document.
    var indent: Int
    /// Offset of the first dash or key.
    let start: Int
    /// Where an absent node would stand: behind the last indicator.
    var place: Int
    /// A second column whose lines are taken as entries, after one of them has been reported as misplaced.
    var tolerated = -1
    /// Column of the latest entry: `indent`, but for a misplaced one. What belongs to it stands further in.
    var column: Int
    /// Its first entry has been reported as misplaced, so that the place of the others is none.
    var isMisplaced = false

    /// Where a line must start to go on with the text of the latest entry.
    var continuationColumn: Int { max(indent, tolerated, column) + 1 }
    var awaitsNode: Bool { state == .node || state == .key }
}

/// Why a block collection cannot start at a place.
enum BlockBan {
    case none
    /// On the line of `key:`.
    case afterKey
    case afterDocumentStart
    case afterProperties(Range<Int>)
    /// Tabs stand where indentation is counted.
    case tab(Range<Int>)
}

extension Parser {
    var top: Frame {
        get { stack[stack.count - 1] }
        set { stack[stack.count - 1] = newValue }
    }

    /// Up to the next document marker or the end of the input.
    mutating func parseBody(explicit: Bool) {
        stack.removeAll(keepingCapacity: true)
        pending = NodeProperties()
        stack.append(Frame(kind: .document, state: .node, indent: -1, start: position, place: position, column: -1))
        if explicit {
            position = lineStart + 3
            top.place = position
            position = skipWhite(from: position)
            if startsNode(at: position) {
                parseNode(column: 0, ban: .afterDocumentStart)
            }
        } else {
            position = lineStart
        }
        while nextLine() {
            if column == 0, !hasTabIndent, isDocumentMarker(at: position) { break }
            parseLine()
        }
        while let frame = stack.last {
            close(frame)
        }
    }

    /// Something other than the end of the line or a comment.
    private func startsNode(at offset: Int) -> Bool {
        !Self.isBreakOrEnd(byte(offset))
            && !(byte(offset) == UInt8(ascii: "#") && offset > lineStart && Self.isWhite(byte(offset - 1)))
    }

    private mutating func parseLine() {
        var ban = BlockBan.none
        if hasTabIndent {
            let tabs = lineStart + column..<position
            if top.awaitsNode, column > top.indent {
                ban = .tab(tabs)
                column = visualColumn(of: position)
            } else {
                reportTab(tabs)
                column = columnBehindTabs()
            }
        }
        guard fitLine() else { return }
        switch (top.kind, top.state) {
        case (.sequence, .entry):
            parseEntry(state: .node)
        case (.mapping, .entry) where isIndicator("?", at: position):
            parseEntry(state: .key)
        case (.mapping, .colon):
            parseEntry(state: .node)
        case (.mapping, .entry):
            parseContent(column: top.indent, ban: .none, needsKey: true)
        default:
            parseNode(column: column, ban: ban)
        }
    }

    /// The indicator at `position` and, on the same line, its node.
    private mutating func parseEntry(state: Frame.State) {
        let dash = position - lineStart
        position += 1
        top.state = state
        top.place = position
        let missingSpace = Self.isBlank(byte(position)) ? 0 : 1
        var ban = BlockBan.none
        guard advance(&ban) else { return }
        let shifts = [top.indent, top.tolerated].filter { $0 >= 0 }.map { $0 - dash + missingSpace }
        parseNode(column: columnOfItem(orShiftedBy: shifts), ban: ban)
    }

    /// The column of what starts at `position` behind an indicator. Where its line may be out of place by one of `shifts`
    /// and the line below stands where it would else have been, that one's.
    private func columnOfItem(orShiftedBy shifts: [Int]) -> Int {
        let column = position - lineStart
        guard shifts.contains(where: { $0 != 0 }), let below = columnBelow() else { return column }
        return shifts.contains(below - column) ? below : column
    }

    /// Over white space behind an indicator; false at the end of the line.
    private mutating func advance(_ ban: inout BlockBan) -> Bool {
        let white = position..<skipWhite(from: position)
        position = white.upperBound
        if let tab = bytes[white].firstIndex(of: .tab) { ban = .tab(tab..<white.upperBound) }
        return startsNode(at: position)
    }

    /// A node whose first byte is at `position`, in the frame that awaits it.
    mutating func parseNode(column: Int, ban: BlockBan) {
        var column = column
        var ban = ban
        while true {
            let kind: Frame.Kind
            if isIndicator("-", at: position) {
                kind = .sequence
            } else if startsListWithoutSpace(column) {
                return parseListWithoutSpace(column: column, ban)
            } else if isIndicator("?", at: position) {
                kind = .mapping
            } else {
                return parseContent(column: column, ban: ban, needsKey: false)
            }
            guard mayStartBlock(kind, ban), open(kind, column: column, at: position) else { return }
            position += 1
            top.state = kind == .sequence ? .node : .key
            top.place = position
            let shift = column - (position - 1 - lineStart)
            ban = .none
            guard advance(&ban) else { return }
            column = columnOfItem(orShiftedBy: [shift])
        }
    }

    /// `-key: value` on a line of its own, above further keys of the item.
    private func startsListWithoutSpace(_ column: Int) -> Bool {
        guard byte(position) == UInt8(ascii: "-"), position - lineStart == column,
            byte(position + 1) != UInt8(ascii: "-"),
            let value = valueOfKey(at: position + 1), startsPlain(value)
        else { return false }
        var ahead = self
        ahead.position = endOfLine(from: position)
        return ahead.nextLine() && ahead.column == column + 2 && ahead.startsPlain(ahead.position)
            && ahead.colonOfKey(at: ahead.position) != nil
    }

    /// The first `: ` of a line, or a colon at its end.
    private func colonOfKey(at offset: Int) -> Int? {
        (offset..<endOfText(from: offset)).first { isIndicator(":", at: $0) }
    }

    /// Where the value of a key starts on its line.
    private func valueOfKey(at offset: Int) -> Int? {
        colonOfKey(at: offset).map { skipWhite(from: $0 + 1) }.flatMap { $0 < endOfText(from: offset) ? $0 : nil }
    }

    private mutating func parseListWithoutSpace(column: Int, _ ban: BlockBan) {
        guard mayStartBlock(.sequence, ban), open(.sequence, column: column, at: position) else { return }
        reportNoSpaceAfterDash()
        parseEntry(state: .node)
    }

    /// Opens a block collection as the node that the top frame awaits.
    mutating func open(_ kind: Frame.Kind, column: Int, at start: Int, insertingAt index: Int? = nil) -> Bool {
        guard canNest(at: start) else { return false }
        let event: YAMLEvent.Kind = kind == .sequence ? .sequenceStart(flow: false) : .mappingStart(flow: false)
        insert(event, start..<start, pending, at: index ?? events.count)
        pending = NodeProperties()
        completeNode()
        stack.append(Frame(kind: kind, state: .entry, indent: column, start: start, place: start, column: column))
        return true
    }

    /// The node the top frame awaited is there, or begun.
    mutating func completeNode() {
        top.state = top.state == .key ? .colon : .entry
    }

    /// Puts an empty node where the top frame awaits one.
    mutating func completeWithEmpty() {
        emitEmpty(at: top.place, pending)
        pending = NodeProperties()
        completeNode()
    }

    /// Pops the top frame and supplies what it still awaits.
    mutating func close(_ frame: Frame) {
        if top.awaitsNode { completeWithEmpty() }
        if top.state == .colon { emitEmpty(at: top.place) }
        let end = events.last?.bytes.upperBound ?? position
        switch frame.kind {
        case .document: break
        case .sequence: emit(.sequenceEnd, end..<end)
        case .mapping: emit(.mappingEnd, end..<end)
        }
        stack.removeLast()
    }

    /// What must stand behind a finished node: nothing, or a comment.
    mutating func finishLine(after what: Preceding, indent: Int) {
        let end = skipWhite(from: position)
        if Self.isBreakOrEnd(byte(end)) {
            position = end
        } else if byte(end) == UInt8(ascii: "#"), end > position || position == lineStart {
            position = endOfLine(from: end)
        } else {
            reportTrailing(end..<max(endOfText(from: end), end + 1), after: what)
            skipLines(deeperThan: indent)
        }
    }
}

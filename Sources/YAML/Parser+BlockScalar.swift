import Diagnostics

// Literal and folded scalars (YAML 1.2.2, chapter 8.1).
extension Parser {
    private enum Chomping { case strip, clip, keep }

    /// `parent`: the indentation of the collection it stands in.
    mutating func parseBlockScalar(_ node: NodeProperties, parent: Int) {
        let start = position
        let isFolded = byte(position) == UInt8(ascii: ">")
        position += 1
        let (chomping, indicated) = parseHeader(start)
        finishLine(after: .blockHeader, indent: parent)
        var end = position
        beginScratch()
        if position < count, position != lineStart || Self.isBreak(byte(position)) {
            position = afterBreak(position)
            let indent = indicated.map { max(parent, 0) + $0 } ?? detectIndent(parent: parent)
            end = readLines(indent: indent, isFolded: isFolded, chomping: chomping, headerEnd: end)
        }
        emitScratch(isFolded ? .folded : .literal, start..<end, node)
    }

    private mutating func parseHeader(_ start: Int) -> (Chomping, Int?) {
        var chomping = Chomping.clip
        var indent: Int?
        while true {
            switch byte(position) {
            case UInt8(ascii: "-"): chomping = .strip
            case UInt8(ascii: "+"): chomping = .keep
            case UInt8(ascii: "1")...UInt8(ascii: "9"): indent = Int(byte(position) - UInt8(ascii: "0"))
            default:
                if byte(position) == UInt8(ascii: "0") { reportHeader(position..<position + 1) }
                return (chomping, indent)
            }
            position += 1
            let isSecond = position - start > 2
            if position - start > 3 || isSecond && (chomping == .clip || indent == nil) {
                reportHeader(position - 1..<position)
                return (chomping, indent)
            }
        }
    }

    /// The indentation of the first line with text, at least one more than the parent's.
    private mutating func detectIndent(parent: Int) -> Int {
        var offset = position
        var deepest = 0
        var deepestLine = offset
        while offset < count {
            offset = afterByteOrderMark(offset)
            let line = offset
            while byte(offset) == .space { offset += 1 }
            let indent = offset - line
            if !Self.isBreakOrEnd(byte(offset)) {
                if indent <= parent, byte(offset) == .tab, Self.isBreakOrEnd(byte(skipWhite(from: offset))) {
                    lineStart = line
                    reportTab(offset..<skipWhite(from: offset))
                }
                if indent > parent, indent < deepest { reportDeepBlank(deepestLine..<deepestLine + deepest, indent) }
                return max(indent, parent + 1)
            }
            if indent > deepest {
                deepest = indent
                deepestLine = line
            }
            guard offset < count else { break }
            offset = afterBreak(offset)
        }
        return max(deepest, parent + 1)
    }

    /// Reads lines up to the first with text further out than `indent`, and leaves `position` at its start. Returns the
    /// end of the scalar in the source.
    private mutating func readLines(indent: Int, isFolded: Bool, chomping: Chomping, headerEnd: Int) -> Int {
        // Line breaks that the value has yet to get, and where they start.
        var breaks = 0
        var breakStart = headerEnd
        var hasText = false
        var wasSpaced = false
        var end = headerEnd
        while position < count {
            lineStart = afterByteOrderMark(position)
            var content = lineStart
            while content - lineStart < indent, byte(content) == .space { content += 1 }
            if Self.isBreakOrEnd(byte(content)) {
                if content >= count, content == position { break }
                breaks += 1
                position = content < count ? afterBreak(content) : count
                continue
            }
            if indent == 0 && isDocumentMarker(at: content) { break }
            if content - lineStart < indent {
                guard let text = takeTabs(at: content, indent: indent) else { break }
                content = text
            }
            let isSpaced = Self.isWhite(byte(content))
            let canFold = isFolded && hasText && !isSpaced && !wasSpaced
            append(breaks: breaks, from: breakStart, to: content, canFold: canFold)
            let lineEnd = endOfLine(from: content)
            copy(content..<lineEnd)
            end = lineEnd
            hasText = true
            wasSpaced = isSpaced
            breakStart = lineEnd
            // The end of the input ends a line of white space like a line break (test suite, JEF9/02 and L24T/01).
            breaks = lineEnd < count || skipWhite(from: content) == lineEnd ? 1 : 0
            position = lineEnd < count ? afterBreak(lineEnd) : count
        }
        lineStart = position
        let kept = chomping == .keep ? breaks : chomping == .clip && hasText ? min(breaks, 1) : 0
        if kept > 0 {
            append(breaks: kept, from: breakStart, to: position, canFold: false)
            end = chomping == .keep ? position : min(afterBreak(breakStart), count)
        }
        return end
    }

    /// The start of the text of a line that tabs indent, which are reported; nil where it does not belong to the scalar.
    private mutating func takeTabs(at start: Int, indent: Int) -> Int? {
        let text = skipWhite(from: start)
        guard text > start, byte(text) != UInt8(ascii: "#") else { return nil }
        guard visualColumn(of: text) >= indent || !startsEntry(text) else { return nil }
        reportTab(start..<text)
        return text
    }

    private mutating func append(breaks: Int, from start: Int, to end: Int, canFold: Bool) {
        guard breaks > 0 else { return }
        if canFold {
            fold(breaks: breaks, start..<end)
        } else if breaks == 1 {
            segments.append(
                YAMLScalar.Segment(value: scratch.count, source: start, unit: max(afterBreak(start) - start, 1)))
            scratch.append(.lineFeed)
        } else {
            segments.append(YAMLScalar.Segment(value: scratch.count, source: start, unit: max(end - start, 1)))
            scratch.append(contentsOf: repeatElement(.lineFeed, count: breaks))
        }
    }

    private mutating func reportHeader(_ range: Range<Int>) {
        report(
            range, "a block scalar's header takes one digit from 1 to 9 and one of `-` and `+`",
            help: "write `|`, `|-` or `>`; the indentation is found without a digit")
        position = endOfText(from: position)
    }

    private mutating func reportDeepBlank(_ range: Range<Int>, _ indent: Int) {
        report(
            range,
            "a blank line at the start of a block scalar has more spaces than its first line of text (\(indent))",
            help: "remove the spaces")
    }
}

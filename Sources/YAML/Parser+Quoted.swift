import Diagnostics

// Quoted scalars (YAML 1.2.2, 7.3.1 and 7.3.2).
extension Parser {
    /// False when the quote is not closed, which is reported; the scalar then ends with its first line.
    mutating func parseSingleQuoted(_ node: NodeProperties, minimumColumn: Int) -> Bool {
        let start = position
        var run = start + 1
        var isVerbatim = true
        position = run
        while position < count {
            switch bytes[position] {
            case .apostrophe:
                if byte(position + 1) == .apostrophe {
                    if isVerbatim { beginScratch() }
                    isVerbatim = false
                    copy(run..<position)
                    segments.append(YAMLScalar.Segment(value: scratch.count, source: position, unit: 2))
                    scratch.append(.apostrophe)
                    position += 2
                    run = position
                } else {
                    position += 1
                    finishQuoted(.singleQuoted, start, run: run, isVerbatim: isVerbatim, node)
                    return true
                }
            case .lineFeed, .carriageReturn:
                if isVerbatim { beginScratch() }
                isVerbatim = false
                guard foldQuoted(&run, minimumColumn: minimumColumn) else {
                    return giveUpQuoted(.singleQuoted, start, node)
                }
            default: position += 1
            }
        }
        return giveUpQuoted(.singleQuoted, start, node)
    }

    mutating func parseDoubleQuoted(_ node: NodeProperties, minimumColumn: Int) -> Bool {
        let start = position
        var run = start + 1
        var isVerbatim = true
        var isFaulty = false
        position = run
        while position < count {
            switch bytes[position] {
            case .quote:
                position += 1
                finishQuoted(.doubleQuoted, start, run: run, isVerbatim: isVerbatim, node)
                return true
            case .backslash:
                if isVerbatim { beginScratch() }
                isVerbatim = false
                copy(run..<position)
                if Self.isBreak(byte(position + 1)) {
                    guard skipEscapedBreak(minimumColumn: minimumColumn) else {
                        return giveUpQuoted(.doubleQuoted, start, node)
                    }
                } else {
                    parseEscape(isFaulty: &isFaulty)
                }
                run = position
            case .lineFeed, .carriageReturn:
                if isVerbatim { beginScratch() }
                isVerbatim = false
                guard foldQuoted(&run, minimumColumn: minimumColumn) else {
                    return giveUpQuoted(.doubleQuoted, start, node)
                }
            default: position += 1
            }
        }
        return giveUpQuoted(.doubleQuoted, start, node)
    }

    private mutating func finishQuoted(
        _ style: YAMLScalar.Style, _ start: Int, run: Int, isVerbatim: Bool, _ node: NodeProperties
    ) {
        if isVerbatim {
            emit(.scalar(style), start..<position, node)
        } else {
            copy(run..<position - 1)
            emitScratch(style, start..<position, node)
        }
    }

    private mutating func giveUpQuoted(_ style: YAMLScalar.Style, _ start: Int, _ node: NodeProperties) -> Bool {
        reportUnclosedQuote(start)
        isFlowReported = true
        position = start + 1
        lineStart = file.lineStarts[file.lineIndex(at: start)]
        let end = endOfText(from: position)
        beginScratch()
        copy(position..<end)
        position = end
        emitScratch(style, start..<end, node)
        return false
    }

    /// Joins the line at whose break `position` is to the next one. `run` is the start of text not copied yet.
    private mutating func foldQuoted(_ run: inout Int, minimumColumn: Int) -> Bool {
        var end = position
        while end > run, Self.isWhite(bytes[end - 1]) { end -= 1 }
        copy(run..<end)
        position = end
        guard let next = quotedContinuation(minimumColumn: minimumColumn) else { return false }
        fold(breaks: next.breaks, next.join)
        lineStart = next.lineStart
        position = next.content
        run = position
        return true
    }

    /// An escaped line break joins lines without a space; blank lines behind it are kept.
    private mutating func skipEscapedBreak(minimumColumn: Int) -> Bool {
        position += 1
        guard let next = quotedContinuation(minimumColumn: minimumColumn) else { return false }
        if next.breaks > 1 { fold(breaks: next.breaks, next.join) }
        lineStart = next.lineStart
        position = next.content
        return true
    }

    private mutating func quotedContinuation(minimumColumn: Int) -> Continuation? {
        guard let next = continuation(), next.column >= minimumColumn || takeTabs(of: next),
            !(next.content == next.lineStart && isDocumentMarker(at: next.content))
        else { return nil }
        return next
    }
}

// MARK: Escapes

extension Parser {
    /// The escape at `position`. Only the first unknown one of a scalar is reported: they have one cause.
    private mutating func parseEscape(isFaulty: inout Bool) {
        let start = position
        let digits: Int
        switch byte(start + 1) {
        case UInt8(ascii: "x"): digits = 2
        case UInt8(ascii: "u"): digits = 4
        case UInt8(ascii: "U"): digits = 8
        default:
            guard let scalar = Self.simpleEscape(byte(start + 1)) else {
                let escape = start..<character(at: start + 1).upperBound
                if !isFaulty { reportUnknownEscape(escape) }
                isFaulty = true
                copy(escape)
                position = escape.upperBound
                return
            }
            position = start + 2
            appendEscape(scalar, start..<position)
            return
        }
        parseHexEscape(start, digits: digits)
    }

    private mutating func parseHexEscape(_ start: Int, digits: Int) {
        guard let value = hexadecimal(start + 2, digits: digits) else {
            report(
                start..<character(at: start + 1).upperBound,
                "`\(file.text(start..<start + 2))` needs \(digits) hexadecimal digits",
                help: "for a backslash write `\\\\`, or use single quotes, where it needs no escape")
            copy(start..<start + 2)
            position = start + 2
            return
        }
        position = start + 2 + digits
        if value >> 10 == 0x36, byte(position) == .backslash, byte(position + 1) == UInt8(ascii: "u"),
            let low = hexadecimal(position + 2, digits: 4), low >> 10 == 0x37,
            let scalar = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + low & 0x3FF)
        {
            position += 6
            appendEscape(scalar, start..<position)
            return
        }
        guard let scalar = Unicode.Scalar(value) else {
            let isSurrogate = value >> 11 == 0x1B
            report(
                Diagnostic(
                    .yamlEncoding, at: file.range(start..<position),
                    isSurrogate
                        ? "a surrogate without its other half is not a character"
                        : "there is no such Unicode character",
                    help: "write the character itself, or its `\\U` escape of 8 digits"))
            appendEscape("\u{FFFD}", start..<position)
            return
        }
        appendEscape(scalar, start..<position)
    }

    private mutating func appendEscape(_ scalar: Unicode.Scalar, _ source: Range<Int>) {
        segments.append(
            YAMLScalar.Segment(value: scratch.count, source: source.lowerBound, unit: source.count))
        scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private func hexadecimal(_ start: Int, digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for offset in start..<start + digits {
            guard let digit = Character(Unicode.Scalar(byte(offset))).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private static func simpleEscape(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case UInt8(ascii: "0"): "\0"
        case UInt8(ascii: "a"): "\u{07}"
        case UInt8(ascii: "b"): "\u{08}"
        case UInt8(ascii: "t"), .tab: "\t"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "v"): "\u{0B}"
        case UInt8(ascii: "f"): "\u{0C}"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "e"): "\u{1B}"
        case .space: " "
        case .quote: "\""
        case UInt8(ascii: "/"): "/"
        case .backslash: "\\"
        case UInt8(ascii: "N"): "\u{85}"
        case UInt8(ascii: "_"): "\u{A0}"
        case UInt8(ascii: "L"): "\u{2028}"
        case UInt8(ascii: "P"): "\u{2029}"
        default: nil
        }
    }

    private mutating func reportUnknownEscape(_ escape: Range<Int>) {
        report(
            escape, "`\(file.text(escape))` is not an escape of double quotes",
            help: "use single quotes, where a backslash stands for itself, or write `\\\\`")
    }
}

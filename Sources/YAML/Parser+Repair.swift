import Diagnostics

// What people write by mistake in block context: one report each, and the text taken as it was most likely meant.
extension Parser {
    /// False after a list or `? ` that cannot stand here has been reported and taken as text.
    mutating func mayStartBlock(_ kind: Frame.Kind, _ ban: BlockBan) -> Bool {
        let indicator = position..<position + 1
        let name = kind == .sequence ? "a list" : "a mapping"
        switch ban {
        case .none: return true
        case .tab(let tabs): reportTab(tabs)
        case .afterDocumentStart: reportOnMarkerLine(indicator, name)
        case .afterProperties(let range):
            report(
                range, "\(name) cannot start on the line of its anchor or tag",
                help: "put the `\(file.text(indicator))` on a line of its own")
        case .afterKey:
            report(
                indicator, "\(name) cannot start on the line of its key",
                help: "put it on lines of its own under the key, or quote the value if it is text")
            takeLineAsText(from: position, index: events.count)
            return false
        }
        return true
    }

    /// False after `key: text: more` has been reported and its value taken as text.
    mutating func mayStartKey(_ key: Range<Int>, colon: Int, index: Int, _ ban: BlockBan) -> Bool {
        switch ban {
        case .none, .afterProperties: return true
        case .tab(let tabs): reportTab(tabs)
        case .afterDocumentStart: reportOnMarkerLine(key, "a mapping")
        case .afterKey:
            let value = events[index].bytes.lowerBound..<endOfText(from: colon)
            report(
                colon..<colon + 1, "an unquoted value cannot hold `: `",
                help: "quote the whole value: \(quoted(value))")
            takeLineAsText(from: value.lowerBound, index: index)
            return false
        }
        return true
    }

    private mutating func reportOnMarkerLine(_ range: Range<Int>, _ name: String) {
        report(range, "\(name) cannot start on the line of `---`", help: "put it on the next line")
    }

    /// The text from `start` to the end of the line becomes the awaited node, in place of the events from `index` on.
    mutating func takeLineAsText(from start: Int, index: Int) {
        events.removeSubrange(index...)
        emit(.scalar(.plain), start..<max(start, endOfText(from: start)))
        mergePending(into: index)
        completeNode()
        skipLines(deeperThan: max(top.indent, 0))
    }

    /// The text in single quotes, to be shown in help.
    func quoted(_ range: Range<Int>) -> String {
        "`'" + file.text(range).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'`"
    }

    /// A line of a mapping, whose first node is the event at `index`, that has no `: `.
    mutating func repairKey(_ text: Range<Int>, index: Int) {
        if case .scalar(.plain) = events[index].kind, let colon = missingSpace(in: text) {
            events.removeSubrange(index...)
            emit(.scalar(.plain), text.lowerBound..<colon)
            return resumeAfterColon(colon)
        }
        events.removeSubrange(index...)
        let line = text.lowerBound..<max(text.upperBound, endOfText(from: position))
        if isSentence(top.start..<endOfPlain(from: top.start, inFlow: false)) { return endText(line) }
        reportNoKey(line)
        let indent = top.indent
        repeat {
            skipLines(deeperThan: indent)
        } while nextLineHasNoKey(at: indent)
    }

    /// A text of several lines that was taken for a mapping, since its first line holds `: `.
    private mutating func endText(_ line: Range<Int>) {
        report(
            line, "expected `key: value`, found text without `: `",
            note: ("this was taken for a key", top.start..<endOfPlain(from: top.start, inFlow: false)),
            help: "if the lines are one text, write `>` behind its key")
        skipLines(deeperThan: top.indent - 1)
    }

    private mutating func resumeAfterColon(_ colon: Int) {
        reportMissingSpace(colon)
        position = colon + 1
        top.state = .node
        top.place = position
        parseNode(column: position - lineStart, ban: .afterKey)
    }

    /// The colon of `key:value` at the start of a plain scalar's line; not that of `http://…` or of text with spaces.
    func missingSpace(in text: Range<Int>) -> Int? {
        guard let colon = bytes[text].firstIndex(of: UInt8(ascii: ":")), colon > text.lowerBound,
            !Self.isBlank(byte(colon + 1)), byte(colon + 1) != UInt8(ascii: "/"), byte(colon + 1) != UInt8(ascii: ":"),
            byte(colon + 1) != UInt8(ascii: "#"),
            !bytes[text.lowerBound..<colon].contains(where: Self.isWhite)
        else { return nil }
        return colon
    }

    private mutating func nextLineHasNoKey(at indent: Int) -> Bool {
        guard nextLine() else { return false }
        let isSame =
            column == indent && !(column == 0 && isDocumentMarker(at: position)) && !holdsKey(position)
            && !isIndicator("-", at: position) && !isIndicator("?", at: position)
        position = isSame ? position : lineStart
        return isSame
    }
}

// MARK: Messages

extension Parser {
    mutating func reportMissingSpace(_ colon: Int) {
        let place = file.range(colon + 1..<colon + 1)
        diagnostics.append(
            Diagnostic(
                .yamlSyntax, at: file.range(colon..<colon + 1), "no space after the `:` of a key",
                help: "write a space behind the colon, or quote the text if it is not a key",
                fixes: [Diagnostic.Fix("Insert a space", edits: [Diagnostic.Edit(replace: place, with: " ")])]))
    }

    mutating func reportNoSpaceAfterDash() {
        let place = file.range(position + 1..<position + 1)
        diagnostics.append(
            Diagnostic(
                .yamlSyntax, at: file.range(position..<position + 1), "no space after the `-` of a list item",
                help: "write a space behind the dash",
                fixes: [Diagnostic.Fix("Insert a space", edits: [Diagnostic.Edit(replace: place, with: " ")])]))
    }

    fileprivate mutating func reportNoKey(_ line: Range<Int>) {
        report(
            line, "expected `key: value`, found text without `: `",
            note: ("the mapping starts here", character(at: top.start)),
            help: "add the `: `, or indent the line further if it belongs to the value above")
    }

    mutating func reportLongKey(_ key: Range<Int>) {
        report(
            Diagnostic(
                .yamlLimit, at: file.range(key), "a key is longer than \(Self.maximumKeyLength) bytes",
                help: "a key without `? ` stands on one line and is at most that long"))
    }

    mutating func reportAliasProperties(_ alias: Range<Int>) {
        report(
            alias, "an alias can have neither an anchor nor a tag",
            help: "remove them: they belong to the anchored node")
    }

    mutating func reportTrailing(_ rest: Range<Int>, after what: Preceding) {
        let isAdjacent = rest.lowerBound == position
        if byte(rest.lowerBound) == UInt8(ascii: "#") { return reportCommentWithoutSpace(rest.lowerBound) }
        switch what {
        case .quoted(let scalar) where isAdjacent && isMultiline(scalar):
            reportUnclosedQuote(scalar.lowerBound)
        case .quoted(let scalar) where byte(scalar.lowerBound) == .apostrophe && isAdjacent:
            report(
                rest, "text behind the closing quote",
                note: ("the quote opens here", scalar.lowerBound..<scalar.lowerBound + 1),
                help: "inside single quotes write `''` for an apostrophe")
        case .quoted(let scalar):
            report(
                rest, "text behind the closing quote",
                note: ("the quote opens here", scalar.lowerBound..<scalar.lowerBound + 1),
                help: bytes[rest].contains(.quote)
                    ? "inside double quotes write `\\\"` for a quote, or put the value in single quotes"
                    : "put all of the value inside the quotes")
        case .flow(let collection):
            let closing = character(at: collection.upperBound - 1)
            report(
                rest, "text behind the closing `\(file.text(closing))`",
                note: ("the bracket opens here", character(at: collection.lowerBound)),
                help: "text that starts with `\(file.text(character(at: collection.lowerBound)))` must be quoted: "
                    + quoted(collection.lowerBound..<rest.upperBound))
        case .alias:
            report(rest, "text behind an alias", help: "text that starts with `*` must be quoted")
        case .documentEnd:
            report(rest, "text behind the document's end marker `...`", help: "put it on a line of its own")
        case .blockHeader:
            report(
                rest, "text behind the `|` or `>` of a block scalar",
                help: "start the text on the next line; text that starts with `|` or `>` must be quoted")
        case .plain:
            report(rest, "text behind the end of the value", help: "quote the whole value")
        }
    }

    private func isMultiline(_ range: Range<Int>) -> Bool { bytes[range].contains(where: Self.isBreak) }

    mutating func reportUnclosedQuote(_ quote: Int) {
        report(
            quote..<quote + 1, "this quote is not closed",
            help:
                "close it at the end of the text; inside double quotes write `\\\"` for a quote, inside single quotes `''`"
        )
    }
}

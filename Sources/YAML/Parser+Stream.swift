import Diagnostics

// Documents, their markers and directives (YAML 1.2.2, chapter 9).
extension Parser {
    mutating func parseStream() {
        position = afterByteOrderMark(0)
        lineStart = position
        while nextDocument() {}
    }

    private mutating func nextDocument() -> Bool {
        handles.removeAll()
        guard nextLine() else { return false }
        while isMarker(".", at: lineStart) {
            endMarkerLine()
            takeByteOrderMark()
            guard nextLine() else { return false }
        }
        let first = position
        guard parseDirectives() else { return false }
        let explicit = isMarker("-", at: lineStart)
        if explicit {
            emit(.documentStart(explicit: true), lineStart..<lineStart + 3)
        } else {
            emit(.documentStart(explicit: false), first..<first)
        }
        parseBody(explicit: explicit)
        if position < count, isMarker(".", at: lineStart) {
            emit(.documentEnd(explicit: true), lineStart..<lineStart + 3)
            endMarkerLine()
            takeByteOrderMark()
        } else {
            emit(.documentEnd(explicit: false), position..<position)
        }
        return true
    }

    private mutating func endMarkerLine() {
        position = lineStart + 3
        finishLine(after: .documentEnd, indent: -1)
    }

    /// A document may start with one (YAML 1.2.2, 5.2).
    private mutating func takeByteOrderMark() {
        guard nextLine() else { return }
        position = lineStart
        if lineStart >= 3, afterByteOrderMark(lineStart - 3) == lineStart { documentStarts.append(lineStart - 3) }
    }

    /// False when the input ends behind directives.
    private mutating func parseDirectives() -> Bool {
        guard byte(lineStart) == UInt8(ascii: "%") else { return true }
        var version: Range<Int>?
        while byte(lineStart) == UInt8(ascii: "%") {
            let line = lineStart..<endOfText(from: lineStart)
            parseDirective(line, version: &version)
            position = endOfLine(from: position)
            guard nextLine() else {
                reportMissingStart(behind: line)
                return false
            }
            if !isMarker("-", at: lineStart), byte(lineStart) != UInt8(ascii: "%") { reportMissingStart(behind: line) }
        }
        return true
    }

    private mutating func reportMissingStart(behind directive: Range<Int>) {
        report(
            directive, "a directive must be followed by a document that starts with `---`",
            help: "write `---` on a line of its own behind it, or quote the text if it is a value")
    }

    private mutating func parseDirective(_ line: Range<Int>, version: inout Range<Int>?) {
        let words = file.text(line).split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
        switch words.first {
        case "%YAML":
            if let first = version {
                report(line, "a second `%YAML` directive", note: ("the first one", first), help: "remove it")
            }
            version = line
            let parts = words.dropFirst().first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
            let isVersion = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
            if words.count != 2 || !isVersion || parts.first != "1" {
                report(line, "a `%YAML` directive names one version, 1.x", help: "write `%YAML 1.2`, or remove it")
            }
        case "%TAG":
            guard words.count == 3, words[1].hasPrefix("!"), words[1].hasSuffix("!") else {
                report(
                    line, "a `%TAG` directive names a handle and a prefix",
                    help: "write it as `%TAG !name! tag:example.com,2000:`")
                return
            }
            if handles.contains(where: { $0.handle == words[1] }) {
                report(line, "the tag handle `\(words[1])` is declared twice", help: "remove this directive")
            } else {
                handles.append((words[1], words[2]))
            }
        default: break  // Reserved: YAML 1.2.2, 6.8 says to ignore it.
        }
    }
}

extension SwiftScan {
    /// One escape, delimiter or character of a string's text.
    mutating func scanText(_ open: OpenString) {
        let current = bytes[index]
        if current == UInt8(ascii: "\\") {
            scanEscape(open)
        } else if current == UInt8(ascii: "\""), closes(open) {
            index += (open.isMultiLine ? 3 : 1) + open.pounds
            close()
        } else if Self.isLineEnd(current), !open.isMultiLine {
            close()
        } else {
            index += 1
        }
    }

    private mutating func close() {
        emit(.string)
        openStrings.removeLast()
    }

    private func closes(_ open: OpenString) -> Bool {
        if open.isMultiLine, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
        return run(of: UInt8(ascii: "#"), at: index + (open.isMultiLine ? 3 : 1)) >= open.pounds
    }

    /// In a string with pounds, a backslash without them is text.
    private mutating func scanEscape(_ open: OpenString) {
        index += 1
        let pounds = run(of: UInt8(ascii: "#"), at: index)
        guard pounds >= open.pounds else {
            index += pounds
            return
        }
        index += open.pounds
        guard let escaped = byte() else { return }
        if escaped == UInt8(ascii: "(") {
            index += 1
            emit(.string)
            openStrings[openStrings.count - 1].parentheses = 1
        } else if !Self.isLineEnd(escaped) {
            index += 1
        }
    }
}

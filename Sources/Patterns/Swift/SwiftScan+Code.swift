extension SwiftScan {
    private static let slash = UInt8(ascii: "/")
    private static let pound = UInt8(ascii: "#")
    private static let quote = UInt8(ascii: "\"")

    /// One token of code, or one character of it.
    mutating func scanCode() {
        switch bytes[index] {
        case Self.slash:
            if byte(1) == Self.slash {
                emit(.code)
                skipLine(as: .comment)
            } else if byte(1) == UInt8(ascii: "*") {
                emit(.code)
                skipBlockComment()
            } else if let end = regexLiteralEnd() {
                emit(.code)
                index = end
                emit(.string)
            } else {
                index += 1
            }
        case Self.quote: openString(pounds: 0)
        case Self.pound: scanPounds()
        case UInt8(ascii: "("):
            changeParentheses(by: 1)
            index += 1
        case UInt8(ascii: ")"): closeParenthesis()
        default: index += 1
        }
    }

    private mutating func changeParentheses(by change: Int) {
        guard let last = openStrings.indices.last, let depth = openStrings[last].parentheses else { return }
        openStrings[last].parentheses = depth + change
    }

    /// The one that closes an interpolation belongs to the string again.
    private mutating func closeParenthesis() {
        if let last = openStrings.indices.last, openStrings[last].parentheses == 1 {
            emit(.code)
            openStrings[last].parentheses = nil
        } else {
            changeParentheses(by: -1)
        }
        index += 1
    }

    /// Comments nest. One that is not closed reaches to the end.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == Self.slash, byte(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == Self.slash {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        emit(.comment)
    }

    /// `#"…"#`, `#/…/#`, or the `#` of a directive or macro.
    private mutating func scanPounds() {
        let pounds = run(of: Self.pound, at: index)
        switch byte(pounds) {
        case Self.quote: openString(pounds: pounds)
        case Self.slash:
            emit(.code)
            skipExtendedRegex(pounds: pounds)
        default: index += pounds
        }
    }

    private mutating func openString(pounds: Int) {
        emit(.code)
        index += pounds
        let opensLines = byte(1) == Self.quote && byte(2) == Self.quote
        let isMultiLine = opensLines && !(pounds > 0 && closesOnThisLine(pounds: pounds))
        index += isMultiLine ? 3 : 1
        openStrings.append(OpenString(pounds: pounds, isMultiLine: isMultiLine, parentheses: nil))
    }

    /// `#"""#` is a string of one quote: with pounds, three quotes open several lines only where the string does not
    /// close on this one.
    private func closesOnThisLine(pounds: Int) -> Bool {
        var position = index + 1
        while position < bytes.count, !Self.isLineEnd(bytes[position]) {
            if bytes[position] == Self.quote, run(of: Self.pound, at: position + 1) >= pounds { return true }
            position += 1
        }
        return false
    }

    /// Over several lines where the opening is the last thing on its line. One that is not closed reaches to the end of
    /// what it may reach.
    private mutating func skipExtendedRegex(pounds: Int) {
        index += pounds + 1
        let isMultiLine = byte().map(Self.isLineEnd) ?? true
        while index < bytes.count {
            let current = bytes[index]
            if Self.isLineEnd(current), !isMultiLine { break }
            if current == UInt8(ascii: "\\"), let next = byte(1), !Self.isLineEnd(next) {
                index += 2
            } else if current == Self.slash, run(of: Self.pound, at: index + 1) >= pounds {
                index += 1 + pounds
                break
            } else {
                index += 1
            }
        }
        emit(.string)
    }

    /// Where the regex literal that may start here ends; nil where the `/` is an operator.
    ///
    /// As in the compiler (SE-0354) it stands where an operand may, does not start or end with a space, closes on its
    /// line, and holds no parenthesis that only closes: `reduce(1, /)`.
    private func regexLiteralEnd() -> Int? {
        guard isPrefixPosition, let first = byte(1), first != 0x20, first != 0x09 else { return nil }
        var position = index + 1
        var groups = 0
        var isInSet = false
        while position < bytes.count, !Self.isLineEnd(bytes[position]) {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case Self.slash:
                let last = bytes[position - 1]
                return last == 0x20 || last == 0x09 ? nil : position + 1
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "(") where !isInSet: groups += 1
            case UInt8(ascii: ")") where !isInSet:
                guard groups > 0 else { return nil }
                groups -= 1
            default: break
            }
            position += 1
        }
        return nil
    }

    /// Words that an operand follows. Behind any other a `/` divides, or is the name that `func` or `operator` gives.
    private static let wordsBeforeOperands: Set<String> = [
        "return", "throw", "try", "await", "in", "case", "if", "guard", "while", "switch", "where", "else", "is", "as",
        "yield", "consume", "then", "do", "defer",
    ]

    /// Nothing touches the `/` from the left, and what stands before it on its line is no operand.
    private var isPrefixPosition: Bool {
        guard let previous = byte(-1) else { return true }
        if "([{,;:".utf8.contains(previous) { return true }
        guard [0x20, 0x09, 0x0A, 0x0D].contains(previous) else { return false }
        var end = index
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        guard end > 0 else { return true }
        if bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") {
            // A ternary or an operator has a space before it, `try?` and `x!` have none.
            return end < 2 || bytes[end - 2] == 0x20 || bytes[..<(end - 1)].suffix(3).elementsEqual("try".utf8)
        }
        if ")]\"`".utf8.contains(bytes[end - 1]) { return false }
        var start = end
        while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
        return start == end || Self.wordsBeforeOperands.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

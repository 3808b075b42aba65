/// The escapes that stand for one character: `\n`, `\x{1F}`, `\u00E9`, `\cX`, `\012` and their kin.
extension RegexScanner {
    /// Reads the escape whose backslash is at `start`. Nil, with nothing read, where the letter is no such escape.
    mutating func scanEscape(from start: Int) throws(PatternError) -> UInt32? {
        guard let letter = peek() else { return nil }
        switch letter {
        case 0x61: return take(0x07)  // \a
        case 0x65: return take(0x1B)  // \e
        case 0x66: return take(0x0C)  // \f
        case 0x6E: return take(0x0A)  // \n
        case 0x72: return take(0x0D)  // \r
        case 0x74: return take(0x09)  // \t
        case ASCII.c:
            index += 1
            guard let control = peek() else { return ASCII.c }
            index += 1
            return control & 0x1F
        case ASCII.x, ASCII.u, ASCII.U: return try scanHexadecimal(from: start)
        case 0x30: return try scanOctal(from: start)
        default: return nil
        }
    }

    private mutating func take(_ point: UInt32) -> UInt32 {
        index += 1
        return point
    }

    private mutating func scanHexadecimal(from start: Int) throws(PatternError) -> UInt32 {
        guard let value = hexadecimal(at: &index) else {
            var end = index + 1
            while end < points.count, points[end] == ASCII.openBrace || ASCII.hexValue(points[end]) != nil { end += 1 }
            throw PatternError(
                "this escape has no complete character number", at: offsets[start]..<offsets[end],
                help: "write \\xhh, \\x{h…}, \\uhhhh or \\Uhhhhhhhh with hexadecimal digits, up to 10FFFF")
        }
        guard (0xD800..<0xDC00).contains(value) else { return value }
        var ahead = index
        if let low = lowSurrogate(at: &ahead) {
            index = ahead
            return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        return value
    }

    /// The escape whose letter is at `position`, which moves behind it; nil, unmoved, for an incomplete one.
    private func hexadecimal(at position: inout Int) -> UInt32? {
        var next = position + 1
        let isBraced = points[position] == ASCII.x && next < points.count && points[next] == ASCII.openBrace
        if isBraced { next += 1 }
        let (lower, upper) =
            switch points[position] {
            case ASCII.u: (4, 4)
            case ASCII.U: (8, 8)
            // ICU does not find the brace behind eight digits.
            default: (1, isBraced ? 7 : 2)
            }
        var value: UInt32 = 0
        var digits = 0
        while digits < upper, next < points.count, let digit = ASCII.hexValue(points[next]) {
            value = value << 4 | digit
            digits += 1
            next += 1
        }
        guard digits >= lower, value <= 0x10FFFF else { return nil }
        if isBraced {
            guard next < points.count, points[next] == ASCII.closeBrace else { return nil }
            next += 1
        }
        position = next
        return value
    }

    private func lowSurrogate(at position: inout Int) -> UInt32? {
        guard position + 1 < points.count, points[position] == ASCII.backslash,
            [ASCII.x, ASCII.u, ASCII.U].contains(points[position + 1])
        else { return nil }
        position += 1
        guard let value = hexadecimal(at: &position), (0xDC00..<0xE000).contains(value) else { return nil }
        return value
    }

    /// `\0` and one to three octal digits, two where the third would go beyond 255.
    private mutating func scanOctal(from start: Int) throws(PatternError) -> UInt32 {
        index += 1
        var value: UInt32 = 0
        var digits = 0
        while digits < 3, let digit = peek(), (0x30...0x37).contains(digit), value << 3 | digit & 7 <= 255 {
            value = value << 3 | digit & 7
            digits += 1
            index += 1
        }
        guard digits > 0 else {
            throw PatternError(
                "\\0 needs an octal digit behind it", at: offsets[start]..<offsets[index],
                help: "write \\x00 for the null character")
        }
        return value
    }
}

/// One character of a pattern after escapes and comments are out of the way.
struct RegexToken: Sendable {
    /// Nil at the end of the pattern.
    let point: UInt32?
    /// An escape or a `\Q…\E` character: never an operator.
    let isQuoted: Bool
    let isInQuote: Bool
    let range: Range<Int>

    func `is`(_ operatorPoint: UInt32) -> Bool { !isQuoted && point == operatorPoint }
}

/// The character level of ICU's pattern syntax: it skips what the comments mode hides, resolves the escapes that stand
/// for one character, and leaves every other `\` to the parser, which then gets the next character as it stands.
///
/// Follows `RegexCompile::nextChar` of ICU 74, the version Foundation ships.
struct RegexScanner {
    let points: [UInt32]
    /// The UTF-8 offset of each code point, and of the end.
    let offsets: [Int]
    /// The index of the next code point to read.
    var index = 0
    private(set) var token = RegexToken(point: nil, isQuoted: false, isInQuote: false, range: 0..<0)
    private var isInQuote = false
    private var isAfterBackslash = false

    init(_ source: String) {
        var points: [UInt32] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in source.unicodeScalars {
            points.append(scalar.value)
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        self.points = points
        self.offsets = offsets + [offset]
    }

    var end: Int { offsets[points.count] }

    func peek() -> UInt32? { index < points.count ? points[index] : nil }

    /// Behind `(?` a `#` opens a group comment, also in the comments mode.
    mutating func advance(modes: RegexModes, poundIsComment: Bool = true) throws(PatternError) {
        while true {
            let start = index
            let point = read()
            if isInQuote {
                guard let point else {
                    isInQuote = false
                    continue
                }
                if point == ASCII.backslash, peek() == ASCII.E {
                    isInQuote = false
                    index += 1
                    continue
                }
                return set(point, from: start, quoted: true, inQuote: true)
            }
            if isAfterBackslash {
                isAfterBackslash = false
                return set(point, from: start)
            }
            if modes.contains(.comments), skipHidden(from: start, poundIsComment: poundIsComment) { continue }
            guard point == ASCII.backslash else { return set(point, from: start) }
            if peek() == ASCII.Q {
                index += 1
                isInQuote = true
                continue
            }
            guard let escaped = try scanEscape(from: start) else {
                isAfterBackslash = true
                return set(point, from: start)
            }
            return set(escaped, from: start, quoted: true)
        }
    }

    /// Reads the digits of a back-reference, which the parser takes one at a time.
    mutating func readDigit() -> UInt32? {
        guard let point = peek(), ASCII.isDigit(point) else { return nil }
        index += 1
        return point - 0x30
    }

    private mutating func read() -> UInt32? {
        guard let point = peek() else { return nil }
        index += 1
        return point
    }

    private mutating func set(_ point: UInt32?, from start: Int, quoted: Bool = false, inQuote: Bool = false) {
        token = RegexToken(
            point: point, isQuoted: quoted, isInQuote: inQuote, range: offsets[start]..<offsets[index])
    }

    /// Whether the character at `start`, already read, is hidden in the comments mode; then it and its comment are
    /// behind us. A comment ends at CR, LF, NEL or LS, but not at PS.
    private mutating func skipHidden(from start: Int, poundIsComment: Bool) -> Bool {
        guard start < points.count else { return false }
        if points[start] == ASCII.pound, poundIsComment {
            while let next = read(), ![0x0A, 0x0D, 0x85, 0x2028].contains(next) {}
            return true
        }
        return switch points[start] {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }
}

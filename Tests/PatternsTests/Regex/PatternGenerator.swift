/// Random patterns from the pieces that make ICU's grammar hard, the same ones for the same seed.
struct PatternGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private static let pieces = [
        "a", "b", "z", "0", "1", "2", "\u{E9}", "\u{DF}", " ", "\n", "#", ",", ":", "=", "!", "<", ">", "~", "_",
        "(", ")", "(", ")", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?<n>", "(?<m1>", "(?#c)", "(?i)", "(?x)",
        "(?-s)", "(?im-x:", "(?", "[", "]", "[", "]", "[^", "[a-z", "[^]", "[]", "[:alpha:]", "[:^digit:]", "[:", ":]",
        "-", "--", "&", "&&", "^", "$", ".", "|", "*", "+", "?", "{", "}", "{2}", "{1,}", "{1,3}", "{0}", "{3,1}",
        "\\", "\\\\", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\R", "\\X", "\\b", "\\B",
        "\\A", "\\Z", "\\z", "\\G", "\\n", "\\t", "\\1", "\\2", "\\10", "\\k<n>", "\\k<", "\\Q", "\\E", "\\x41",
        "\\x{41}",
        "\\x", "\\u0041", "\\u", "\\U0001F600", "\\cA", "\\c", "\\012", "\\0", "\\p{L}", "\\P{Lu}", "\\p{x}", "\\p",
        "\\N{BULLET}", "\\N", "\\-", "\\]", "\\[", "\\y", "\\uD83D\\uDE00", "\\x{110000}",
    ]

    mutating func pattern() -> String {
        (0..<(1 + next(9))).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
    }

    /// A linear congruential step (Knuth's MMIX constants), high bits used.
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

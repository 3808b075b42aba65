/// A flag a pattern can be given from outside.
package enum RegexFlag: String, Sendable, Hashable, CaseIterable {
    case ignoreCase = "i"
    case comments = "x"
}

/// The match modes in force at one place of a pattern; `(?ims-x)` changes them up to the end of the group it stands in.
struct RegexModes: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let ignoreCase = RegexModes(rawValue: 1 << 0)
    static let comments = RegexModes(rawValue: 1 << 1)
    static let multiLine = RegexModes(rawValue: 1 << 2)
    static let dotAll = RegexModes(rawValue: 1 << 3)
    static let unixLines = RegexModes(rawValue: 1 << 4)
    static let unicodeWords = RegexModes(rawValue: 1 << 5)

    /// What an author may rely on: `^` and `$` at every line, `.` within one.
    init(flags: Set<RegexFlag>) {
        var modes: RegexModes = [.multiLine]
        if flags.contains(.ignoreCase) { modes.insert(.ignoreCase) }
        if flags.contains(.comments) { modes.insert(.comments) }
        self = modes
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The mode a letter of an inline flag group stands for; nil for a letter that is no flag. `u` is accepted and does
    /// nothing.
    init?(letter: UInt32) {
        switch letter {
        case ASCII.i: self = .ignoreCase
        case ASCII.x: self = .comments
        case ASCII.m: self = .multiLine
        case ASCII.s: self = .dotAll
        case ASCII.d: self = .unixLines
        case ASCII.w: self = .unicodeWords
        case ASCII.u: self = []
        default: return nil
        }
    }
}

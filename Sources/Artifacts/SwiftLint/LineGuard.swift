/// A zero-width condition on a whole line, for a place within it.
///
/// ICU wants a look-behind of limited length, so a guard sees `reach` characters to each side of a line's start; what
/// stands farther off excuses nothing. The doubled negation is a look-ahead whose text does not count as part of the
/// look-behind.
enum LineGuard {
    static let reach = 300
    /// As little of the line as will do.
    static let anything = #"\V{0,\#(reach)}?"#

    /// Holds where no line of the place matches `excuse`, a pattern of limited length: the place's own line and, with
    /// `lineAbove`, the one before it.
    static func refusing(_ excuse: String, lineAbove: Bool) -> String {
        let rest = #"\V{0,\#(reach)}"#
        let above = lineAbove ? #"(?:(?:\r\n|\v)\#(rest))?"# : ""
        return "(?<!^(?!(?!\(anything)(?:\(excuse))))\(rest)\(above))"
    }
}

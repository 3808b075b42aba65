/// A zero-width condition on a whole line, for a place within it.
///
/// ICU wants a look-behind of limited length, so a guard sees `reach` characters to each side of a line's start; what
/// stands farther off excuses nothing. The doubled negation is a look-ahead whose text does not count as part of the
/// look-behind.
enum LineGuard {
    static let reach = 300
    /// As little of the line as will do.
    static let anything = #"[^\n]{0,\#(reach)}?"#

    /// Holds where the place's own line does not match `excuse`, a pattern of limited length, and, with `lineAbove`, the
    /// line before it does not begin with it. A comment behind code speaks of its own line only.
    static func refusing(_ excuse: String, lineAbove: Bool) -> String {
        let rest = #"[^\n]{0,\#(reach)}"#
        let own = "(?<!(?d:^)(?!(?!\(anything)(?:\(excuse))))\(rest))"
        guard lineAbove else { return own }
        return own + #"(?<!(?d:^)(?!(?![ \t]{0,\#(reach)}(?:\#(excuse))))\#(rest)\n\#(rest))"#
    }
}

import Patterns
import Planning

extension ExceptionMarker {
    /// An ICU pattern of bounded length that matches the marker of a rule within a line, with a reason that holds at
    /// least one letter or digit.
    func pattern(for rule: String) -> String {
        let gap = #"[ \t]{0,80}"#
        // `AA-04` is not the ID of a marker for `AA-04b`, nor for `BAA-04`.
        let canGoOn = beforeReason.first.map { $0.isLetter || $0.isNumber } ?? true
        let id = (beforeID.isEmpty ? #"(?<![\w-])"# : "") + RegexEscape.literal(rule) + (canGoOn ? #"(?!\w)"# : "")
        let parts = [
            LineGuard.anything, RegexEscape.literal(beforeID), gap, id, gap, RegexEscape.literal(beforeReason),
        ]
        let end = behindReason.isEmpty ? "" : LineGuard.anything + RegexEscape.literal(behindReason)
        return RegexEscape.literal(opening) + parts.joined() + #"[^\n]{0,80}?\w"# + end
    }
}

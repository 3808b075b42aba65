import Foundation
import Patterns
import Registry

/// The comment that excuses one place, as the registry's `exception_marker` spells it: `<ID>` and `<reason>` stand for the
/// rule and the reason, an empty `()` is where the ID goes in a template without placeholders, and a reason that the
/// template does not place follows it.
struct ExceptionMarker: Sendable, Hashable {
    /// The comment's opening, e.g. `//`. Other words may stand between it and the marker, so that the text behind ` - ` in
    /// a `swiftlint:disable` command counts.
    private let opening: String
    private let beforeID: String
    private let beforeReason: String
    private let behindReason: String

    /// Nil for a template with no place for an ID: no rule could be excused by name.
    init?(_ template: String) {
        var rest = template[...]
        guard let id = rest.firstRange(of: "<ID>") ?? rest.firstRange(of: "()") else { return nil }
        // Of `()` the parentheses stay.
        let isPlaceholder = template[id] == "<ID>"
        let end = isPlaceholder ? id.lowerBound : rest.index(after: id.lowerBound)
        let before = rest[..<end]
        rest = rest[(isPlaceholder ? id.upperBound : end)...]
        let opening = before.prefix { !$0.isLetter && !$0.isNumber }
        self.opening = opening.trimmed
        beforeID = before.dropFirst(opening.count).trimmed
        if let reason = rest.firstRange(of: "<reason>") {
            beforeReason = rest[..<reason.lowerBound].trimmed
            behindReason = rest[reason.upperBound...].trimmed
        } else {
            beforeReason = rest.trimmed
            behindReason = ""
        }
    }

    init?(of registry: Registry) {
        guard let template = registry.exceptionMarker else { return nil }
        self.init(template.value)
    }

    /// An ICU pattern of bounded length that matches the marker of a rule within a line, with a reason that holds at
    /// least one letter or digit.
    func pattern(for rule: String) -> String {
        let gap = #"[ \t]{0,80}"#
        // `AA-04` is not the ID of a marker for `AA-04b`, nor for `BAA-04`.
        let canGoOn = beforeReason.first.map { $0.isLetter || $0.isNumber } ?? true
        let id = (beforeID.isEmpty ? #"(?<![\w-])"# : "") + literal(rule) + (canGoOn ? #"(?!\w)"# : "")
        let parts = [LineGuard.anything, literal(beforeID), gap, id, gap, literal(beforeReason)]
        let end = behindReason.isEmpty ? "" : LineGuard.anything + literal(behindReason)
        return literal(opening) + parts.joined() + #"[^\n]{0,80}?\w"# + end
    }

    private func literal(_ text: String) -> String { RegexEscape.literal(text) }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

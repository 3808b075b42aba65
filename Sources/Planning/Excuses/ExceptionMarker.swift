import Foundation
package import Registry

/// The comment that excuses one place, as the registry's `exception_marker` spells it: `<ID>` and `<reason>` stand for the
/// rule and the reason, an empty `()` is where the ID goes in a template without placeholders, and a reason that the
/// template does not place follows it.
package struct ExceptionMarker: Sendable, Hashable {
    /// The comment's opening, e.g. `//`. Other words may stand between it and the marker, so that the text behind ` - ` in
    /// a `swiftlint:disable` command counts.
    package let opening: String
    package let beforeID: String
    package let beforeReason: String
    package let behindReason: String
    private let template: String

    /// Nil for a template with no place for an ID: no rule could be excused by name.
    package init?(_ template: String) {
        self.template = template
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

    /// The marker as it is written for a rule, e.g. `// standard:exception(READ-08) reason`.
    package func example(for rule: String) -> String {
        let filled = template.replacing("<ID>", with: rule).replacing("()", with: "(\(rule))")
            .replacing("<reason>", with: "reason")
        return template.contains("<reason>") ? filled : "\(filled) reason"
    }

    package init?(of registry: Registry) {
        guard let template = registry.exceptionMarker else { return nil }
        self.init(template.value)
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

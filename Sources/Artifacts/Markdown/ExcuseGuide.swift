import Registry

/// What a reader of a finding writes to excuse one place, with rules of the registry for examples.
enum ExcuseGuide {
    static let title = "How to excuse a finding"

    /// Nothing for a registry without an `exception_marker`: nothing can be excused then.
    static func blocks(_ registry: Registry) -> [Markdown.Block] {
        let rules = registry.rules.filter { !$0.isRetired }
        guard let template = registry.exceptionMarker?.value,
            let rule = rules.first(where: { !$0.patterns.isEmpty }) ?? rules.first
        else { return [] }
        let marker = marker(template, of: rule)
        var blocks: [Markdown.Block] = [
            .paragraph(
                .text(
                    "A comment with the rule's ID and the reason excuses one place. It stands on the line of the finding, "
                        + "or alone on the line above.")),
            .code("code() \(marker)\n\n\(marker)\ncode()", language: "swift"),
        ]
        for rule in rules {
            guard let builtin = rule.builtins.first(where: { $0.tool == .swiftlint })?.identifier.value else {
                continue
            }
            let words = Self.marker(template, of: rule).drop { !$0.isLetter && !$0.isNumber }
            let body = words.hasSuffix("*/") ? words.dropLast(2) : words
            blocks += [
                .paragraph(
                    .text(
                        "SwiftLint's own rules do not read that comment. Disable such a rule by the name that the finding "
                            + "gives, and write the marker behind a hyphen: it tells a reader the rule and the reason.")
                ),
                .code("// swiftlint:disable:next \(builtin) - \(body)\ncode()", language: "swift"),
            ]
            break
        }
        return blocks
    }

    private static func marker(_ template: String, of rule: Rule) -> String {
        let id = rule.id.value.description
        let named =
            template.contains("<ID>")
            ? template.replacing("<ID>", with: id) : template.replacing("()", with: "(\(id))", maxReplacements: 1)
        let reason = "the reason"
        if named.contains("<reason>") { return named.replacing("<reason>", with: reason) }
        return named.hasSuffix(" ") ? named + reason : "\(named) \(reason)"
    }
}

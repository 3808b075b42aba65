import Planning
import Registry

/// The tables of `plan.md`. Each is empty where the module has nothing to list.
enum PlanTables {
    private typealias Row = [Markdown.Inline]

    /// By pack, where the module selects several; rules of packs that it does not select are only counted.
    static func rules(_ rules: [RulePlan], outcome: Outcome, _ plan: ModulePlan) -> [Markdown.Block] {
        let packs = plan.packs.filter(\.isSelected).map(\.pack)
        let tables = packs.flatMap { pack -> [Markdown.Block] in
            let own = rules.filter { $0.rule.pack == pack }
            guard !own.isEmpty else { return [] }
            let heading: [Markdown.Block] = packs.count > 1 ? [.heading(3, .text("Pack \(pack)"))] : []
            return heading + [table(of: own, outcome: outcome)]
        }
        return tables + (plan.otherPacks(among: rules).map { [.paragraph(.text("\($0)."))] } ?? [])
    }

    /// Nothing where the registry has one pack: the counts of the plan say it then.
    static func packs(_ plan: ModulePlan) -> [Markdown.Block] {
        guard plan.packs.count > 1 else { return [] }
        return table(
            ["Pack", "Rules"] + Outcome.allCases.map(\.title),
            plan.packs.map { pack in
                [.text(pack.isSelected ? pack.pack : "\(pack.pack), not selected"), .text("\(pack.counts.rules)")]
                    + Outcome.allCases.map { .text("\(pack.counts[$0])") }
            })
    }

    private static func table(of rules: [RulePlan], outcome: Outcome) -> Markdown.Block {
        let isEnforced = outcome == .enforced
        let rows = rules.map { rule -> Row in
            let name: Row = [.rule(rule.rule.id.value.description), .text(rule.rule.title.value), .text(rule.severity)]
            return name
                + (isEnforced
                    ? [.text(rule.by.joined(separator: ", ")), .text(rule.decision?.words ?? ""), remarks(rule)]
                    : [why(rule)])
        }
        return .table(
            ["Rule", "Title", "Severity"] + (isEnforced ? ["Reported by", "How far", "Remarks"] : ["Why"]), rows)
    }

    private static func why(_ rule: RulePlan) -> Markdown.Inline {
        rule.outcome == .retired
            ? .joined([rule.reasons.words] + replacement(rule.rule), separator: .text("; ")) : rule.reasons.words
    }

    private static func replacement(_ rule: Rule) -> [Markdown.Inline] {
        let successors = rule.retirement?.replacedBy.map { Markdown.Inline.rule($0.value) } ?? []
        return successors.isEmpty ? [] : [.text("replaced by ") + .joined(successors)]
    }

    private static func remarks(_ rule: RulePlan) -> Markdown.Inline {
        var parts: [Markdown.Inline] = []
        if rule.mode == .reportOnly { parts.append(.text("reports without failing")) }
        if !rule.leaves.isEmpty { parts.append(.text("left to a reader: ") + .prose(rule.leavesText)) }
        parts += rule.droppedPatterns.map { .text("without ") + .code($0.id) + .text(": ") + $0.reason.words }
        if !rule.waivers.isEmpty { parts.append(.text("waived in some places")) }
        return .joined(parts, separator: .lineBreak)
    }

    static func waivers(_ plan: ModulePlan) -> [Markdown.Block] {
        table(
            ["Rule", "Paths", "Reason", "Owner", "Expires"],
            plan.overlay.waivers.map { waiver in
                let paths = waiver.paths.map { Markdown.Inline.code($0.value.text) }
                return [
                    .rule(waiver.rule.value), paths.isEmpty ? .text("the whole module") : .joined(paths),
                    .prose(waiver.reason?.value ?? ""), .text(waiver.owner?.value ?? ""),
                    .text(waiver.expires?.value.description ?? ""),
                ]
            })
    }

    static func overrides(_ plan: ModulePlan) -> [Markdown.Block] {
        table(
            ["Rule", "In the registry", "Here", "Reason", "Owner", "Expires"],
            plan.overlay.severities.map { override in
                let rule = plan.rules.first { $0.rule.id.value.description == override.rule.value }?.rule
                return [
                    .rule(override.rule.value), .text(rule?.severity.value ?? ""), .text(override.level.value),
                    .prose(override.reason?.value ?? ""), .text(override.owner?.value ?? ""),
                    .text(override.expires?.value.description ?? ""),
                ]
            })
    }

    static func rollout(_ overlay: Overlay) -> [Markdown.Block] {
        table(
            ["Rule", "Until"],
            overlay.rollout.map { [.rule($0.rule.value), .text($0.reportUntil.value.description)] })
    }

    static func unbound(_ overlay: Overlay) -> [Markdown.Block] {
        table(["Name", "Reason"], overlay.unbound.map { [.code($0.name.value), .prose($0.reason.value)] })
    }

    static func losses(_ plan: ModulePlan) -> [Markdown.Block] {
        table(
            ["Rule", "Target", "Grade", "Why"],
            plan.losses.map { loss in
                let grade = [loss.grade.rawValue, loss.errs?.rawValue].compactMap(\.self).joined(separator: ", ")
                return [.rule(loss.rule), .text(loss.target), .text(grade), .prose(loss.why)]
            })
    }

    static func gaps(_ plan: ModulePlan) -> [Markdown.Block] {
        table(
            ["What", "Kind", "Detail"],
            plan.coverageGaps.map { [.text($0.name), .text($0.kind), .prose($0.detail)] })
    }

    static func passthrough(_ overlay: Overlay) -> [Markdown.Block] {
        table(
            ["SwiftLint rule", "Options"],
            overlay.passthrough.map { use in
                let options = use.options.map { Markdown.Inline.code("\($0.name.value): \($0.value.value.shown)") }
                return [.code(use.identifier.value), .joined(options)]
            })
    }

    static func choices(_ plan: ModulePlan) -> [Markdown.Block] {
        table(["Slot", "Value"], plan.overlay.slots.map { [.code($0.slot.value), .text($0.value.value)] })
            + table(
                ["Role", "Paths"],
                plan.roles.map { role in
                    [
                        .code(role.role),
                        role.paths.isEmpty ? .text("none") : .joined(role.paths.map { .code($0.text) }),
                    ]
                })
            + table(
                ["Vocabulary", "Entries"],
                plan.overlay.vocabularies.map { vocabulary in
                    [.code(vocabulary.vocabulary.value), .joined(vocabulary.entries.map { .code($0.value) })]
                })
    }

    private static func table(_ header: [String], _ rows: [Row]) -> [Markdown.Block] {
        rows.isEmpty ? [] : [.table(header, rows)]
    }
}

extension RulePlan {
    /// All that is left to a reader, as one text of sentences.
    var leavesText: String { leaves.map(\.asSentence).joined(separator: " ") }
}

extension String {
    /// With a capital at the start and a full stop at the end.
    var asSentence: String {
        let text = trimmingLineBreaks
        guard let first = text.first, let last = text.last else { return "" }
        // A first word such as `iOS` is spelled as it is.
        let isWord = text.prefix { !$0.isWhitespace }.dropFirst().allSatisfy { !$0.isUppercase }
        return (isWord ? first.uppercased() : String(first)) + text.dropFirst() + (".!?:".contains(last) ? "" : ".")
    }
}

extension Markdown.Inline {
    /// A rule's ID as a link to its page, from a module's folder.
    fileprivate static func rule(_ id: String) -> Self { .link(.text(id), to: "../docs/rules/\(id).md") }
}

extension OptionValue {
    /// As a reader of the overlay would write it.
    var shown: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .list(let items): "[\(items.map(\.shown).joined(separator: ", "))]"
        case .map(let keys, let values): "{\(zip(keys, values).map { "\($0): \($1.shown)" }.joined(separator: ", "))}"
        }
    }
}

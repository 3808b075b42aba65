import Planning
import Registry

/// `docs/packs.md`: what each pack asks for, what it needs and contradicts, and what becomes of it in its modules.
enum PacksPage {
    static func blocks(_ input: EmissionInput) -> [Markdown.Block] {
        input.registry.packs.flatMap { pack in
            [.heading(2, .text("\(pack.id.value)\(pack.title.map { ": \($0.value)" } ?? "")"))]
                + (pack.about.map { [.paragraph(.prose($0.value))] } ?? []) + terms(of: pack)
                + acceptance(of: pack, input)
        }
    }

    private static func terms(of pack: Pack) -> [Markdown.Block] {
        let requirements = pack.requirements.map { Markdown.Inline.text("Needs ") + $0.words }
        let conflicts = pack.conflicts.map { conflict -> Markdown.Inline in
            let choices = conflict.unless.map { Markdown.Inline.code("\($0.slot.value): \($0.value.value)") }
            return .text("Not with ") + .code(conflict.pack.value)
                + (choices.isEmpty ? .empty : .text(" unless ") + .joined(choices))
                + (conflict.reason.map { .text(": ") + .prose($0.value) } ?? .empty)
        }
        return requirements.isEmpty && conflicts.isEmpty ? [] : [.bullets(requirements + conflicts)]
    }

    /// A line for each clause, and for each module that selects the pack what becomes of the clause's rules.
    private static func acceptance(of pack: Pack, _ input: EmissionInput) -> [Markdown.Block] {
        guard !pack.acceptance.isEmpty else { return [] }
        let plans = input.modules.map(\.plan).filter { plan in
            (plan.overlay.packs?.map(\.value) ?? [Registry.platformPack]).contains(pack.id.value)
        }
        let rows = pack.acceptance.map { entry -> [Markdown.Inline] in
            let rules = input.registry.rules(named: entry.rules.map(\.value))
            return [.text(entry.clause.value), .joined(rules.map { .documentedRule($0.id.value.description) })]
                + plans.map { outcome(of: rules, in: $0) }
        }
        return [.table(["What a module can say", "Rules"] + plans.map(\.module), rows)]
    }

    /// How many rules have each outcome; those that are not enforced by name.
    private static func outcome(of rules: [Rule], in plan: ModulePlan) -> Markdown.Inline {
        let ids = Set(rules.map(\.id.value))
        let plans = plan.rules.filter { ids.contains($0.rule.id.value) }
        let parts = Outcome.allCases.compactMap { outcome -> Markdown.Inline? in
            let found = plans.filter { $0.outcome == outcome }
            guard !found.isEmpty else { return nil }
            let names = outcome == .enforced ? [] : found.map { Markdown.Inline.text($0.rule.id.value.description) }
            return .text("\(found.count) \(outcome.words)")
                + (names.isEmpty ? .empty : .text(" (") + .joined(names) + .text(")"))
        }
        return .joined(parts, separator: .text("; "))
    }
}

extension Registry {
    /// Those of these IDs and families, each once, in the order of the names.
    fileprivate func rules(named names: [String]) -> [Rule] {
        var seen: Set<RuleID> = []
        return names.flatMap { name in
            rules.filter { $0.id.value.description == name || $0.id.value.family == name }
        }.filter { seen.insert($0.id.value).inserted }
    }
}

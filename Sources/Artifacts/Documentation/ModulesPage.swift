import Planning
import Registry

/// `docs/modules.md`: what becomes of every rule in every module.
enum ModulesPage {
    static func blocks(_ input: EmissionInput) -> [Markdown.Block] {
        let plans = input.modules.map(\.plan)
        guard !plans.isEmpty else { return [.paragraph(.text("There is no module yet."))] }
        let packs = input.registry.rulesByPack
        let tables = packs.flatMap { pack -> [Markdown.Block] in
            let rules = pack.families.flatMap(\.rules).map { row($0, input) }
            return (packs.count > 1 ? [.heading(3, .text("Pack \(pack.heading) (\(pack.count))"))] : [])
                + [.table(["Rule", "Title"] + plans.map(\.module), rules)]
        }
        return [OutcomeTable.block(plans, link: { "../\($0)/plan.md" }), .heading(2, .text("Every rule"))] + tables
            + imports(plans) + disagreements(plans, input.registry)
    }

    private static func imports(_ plans: [ModulePlan]) -> [Markdown.Block] {
        let rows = plans.flatMap { plan in
            plan.overlay.imports.map { contract -> [Markdown.Inline] in
                [.text(plan.module), .code(contract.target.value), .joined(contract.modules.map { .code($0.value) })]
            }
        }
        guard !rows.isEmpty else { return [] }
        return [
            .heading(2, .text("What each target may import")),
            .paragraph(.text("Targets that are not listed have no contract.")),
            .table(["Module", "Target", "Imports"], rows),
        ]
    }

    private static func row(_ rule: Rule, _ input: EmissionInput) -> [Markdown.Inline] {
        let outcomes = input.modules.map { module -> Markdown.Inline in
            guard let plan = module.plan(of: rule.id.value) else { return .empty }
            return .text(plan.isOfOtherPack ? "pack not selected" : plan.outcome.words)
        }
        return [.documentedRule(rule.id.value.description), .text(rule.title.value)] + outcomes
    }

    private static func disagreements(_ plans: [ModulePlan], _ registry: Registry) -> [Markdown.Block] {
        let builtins = MergedBuiltins(plans, levels: TwoLevels(registry))
        guard !builtins.disagreements.isEmpty else { return [] }
        let rows = builtins.disagreements.map { disagreement -> [Markdown.Inline] in
            [
                .code(disagreement.identifier), .text(disagreement.isLeftOut ? "left out" : "a warning"),
                .text(disagreement.why),
            ]
        }
        return [
            .heading(2, .text("SwiftLint's own rules in a run over all modules")),
            .paragraph(
                .text(
                    "SwiftLint cannot limit a rule of its own to a module. The modules do not agree on these, and the "
                        + "configuration of all modules reports nothing that a module does not ask for.")),
            .table(["Rule", "There", "Why"], rows),
        ]
    }
}

/// The counts of a plan, one module a line.
enum OutcomeTable {
    static func block(_ plans: [ModulePlan], link: (String) -> String?) -> Markdown.Block {
        let rows = plans.map { plan -> [Markdown.Inline] in
            let counts = plan.counts
            let name = Markdown.Inline.text(plan.module)
            return [link(plan.module).map { .link(name, to: $0) } ?? name, .text(String(counts.rules))]
                + Outcome.allCases.map { .text(String(counts[$0])) }
        }
        return .table(["Module", "Rules"] + Outcome.allCases.map(\.title), rows)
    }
}

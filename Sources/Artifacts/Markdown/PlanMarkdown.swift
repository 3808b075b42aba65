package import Planning
package import Registry

/// `plan.md`: the plan for people. The counts come first, then each outcome with every rule and why.
package enum PlanMarkdown {
    package static func text(_ plan: ModulePlan, registry: Registry) -> String {
        var page = Markdown()
        let version = registry.version.map { " \($0.value)" } ?? ""
        page.add(.heading(1, .text("Rule plan of \(plan.overlay.title?.value ?? plan.module)")))
        page.add(.comment("Written by rulec; do not edit. Change the registry or the overlay, then run `rulec build`."))
        page.add(.paragraph(counts(plan) + .text(" Registry\(version).")))
        page.section("Packs", PlanTables.packs(plan))
        page.section("Why rules are not enforced", summary(plan))
        for outcome in Outcome.allCases {
            let rules = plan.rules.filter { $0.outcome == outcome }
            guard !rules.isEmpty else { continue }
            page.section("\(outcome.title) (\(rules.count))", PlanTables.rules(rules, outcome: outcome, plan))
        }
        page.section(ExcuseGuide.title, ExcuseGuide.blocks(registry))
        page.section("Waivers", PlanTables.waivers(plan))
        page.section("Changed severities", PlanTables.overrides(plan))
        page.section("Reported only, for now", PlanTables.rollout(plan.overlay))
        page.section("Left unbound on purpose", PlanTables.unbound(plan.overlay))
        page.section("Where an artifact does not say exactly what the rule says", PlanTables.losses(plan))
        page.section("Coverage gaps", PlanTables.gaps(plan))
        page.section("SwiftLint rules beside the registry's", PlanTables.passthrough(plan.overlay))
        page.section("Sensitive data", InventoryTable.blocks(plan))
        page.section("Choices", PlanTables.choices(plan))
        return page.text
    }

    /// `116 rules: 41 enforced, 20 for the audit, …`: the six outcomes add up.
    private static func counts(_ plan: ModulePlan) -> Markdown.Inline {
        let counts = plan.counts
        let parts = Outcome.allCases.map { "\(counts[$0]) \($0.words)" }
        return .strong(.text("\(counts.rules) rules: ") + .text(parts.joined(separator: ", "))) + .text(".")
    }

    /// How many rules each first reason dropped, and how sure and how full the enforced ones are.
    private static func summary(_ plan: ModulePlan) -> [Markdown.Block] {
        let dropped = plan.rules.filter { $0.outcome != .enforced }
        let rows: [[Markdown.Inline]] = Reason.Kind.allCases.compactMap { kind in
            let rules = dropped.filter { $0.reasons.first?.kind == kind }
            guard let outcome = rules.first?.outcome else { return nil }
            return [.text(kind.summary), .text(String(rules.count)), .text(outcome.words)]
        }
        let enforced = plan.rules.filter { $0.outcome == .enforced }
        let parts = RulePlan.Decision.allCases.map { decision in
            "\(enforced.count { $0.decision == decision }) \(decision.words)"
        }
        var blocks: [Markdown.Block] = rows.isEmpty ? [] : [.table(["First reason", "Rules", "Outcome"], rows)]
        if !enforced.isEmpty {
            blocks.append(
                .paragraph(
                    .text("The \(enforced.count) enforced rules: ")
                        + .text(parts.joined(separator: ", ")) + .text(".")))
        }
        return blocks
    }
}

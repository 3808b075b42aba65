import Registry

/// What a plan makes of the rules of one pack. The counts of all packs add up to the plan's.
package struct PackCounts: Sendable {
    package let pack: String
    /// Whether the module selects it: else none of its rules is about the module.
    package let isSelected: Bool
    package let counts: OutcomeCounts
}

extension ModulePlan {
    /// The packs that have rules: those the module selects, then the others, `platform` first and each as its first rule
    /// stands in the registry.
    package var packs: [PackCounts] {
        let selected = overlay.packs?.map(\.value) ?? [Registry.platformPack]
        let all = unique(([Registry.platformPack] + rules.map(\.rule.pack))).compactMap { pack -> PackCounts? in
            let outcomes = rules.filter { $0.rule.pack == pack }.map(\.outcome)
            return outcomes.isEmpty
                ? nil
                : PackCounts(pack: pack, isSelected: selected.contains(pack), counts: OutcomeCounts(outcomes))
        }
        return all.filter(\.isSelected) + all.filter { !$0.isSelected }
    }

    /// `101 rules of packs not selected: clean 28, pre-ui 73`, of some of the plan's rules; nil where there are none. One by
    /// one they tell a reader nothing about the module.
    package func otherPacks(among rules: [RulePlan]) -> String? {
        let others = rules.filter(\.isOfOtherPack)
        guard !others.isEmpty else { return nil }
        let parts = packs.compactMap { pack -> String? in
            let count = others.count { $0.rule.pack == pack.pack }
            return count == 0 ? nil : "\(pack.pack) \(count)"
        }
        return "\(others.count) rule\(others.count == 1 ? "" : "s") of packs not selected: "
            + parts.joined(separator: ", ")
    }
}

extension RulePlan {
    /// Whether the module does not select the rule's pack.
    package var isOfOtherPack: Bool { reasons.contains { $0.kind == .packNotSelected } }
}

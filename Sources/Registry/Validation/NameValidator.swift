import Diagnostics

/// What roles, slots, packs and the policy say of other names.
struct NameValidator {
    let references: ReferenceCheck
    private var registry: Registry { references.index.registry }
    private var findings: Findings { references.findings }

    init(references: ReferenceCheck) {
        self.references = references
    }

    func validate() {
        for within in registry.roles.compactMap(\.within) { references.role(within) }
        checkSubjects()
        for slot in registry.slots {
            for id in slot.governs {
                guard let rule = references.rule(id, code: .governsUnknownRule), let conflict = rule.conflict else {
                    continue
                }
                findings.add(.governsConflicted(id, slot: slot, conflict: conflict))
            }
        }
        for conflict in registry.packs.flatMap(\.conflicts) {
            references.pack(conflict.pack)
            conflict.unless.forEach(references.slotValue)
        }
        let families = unique(registry.families.map(\.id.value) + registry.rules.map(\.id.value.family))
        let accepted = registry.packs.flatMap(\.acceptance).flatMap(\.rules)
        for name in registry.policy.overridable.map(\.0) + accepted where !references.index.hasFamily(name.value) {
            references.rule(name, besides: families)
        }
        var packs: Set<String> = []
        for rule in registry.rules where packs.insert(rule.pack).inserted {
            references.pack(Located(rule.pack, at: rule.id.range))
        }
    }
}

extension NameValidator {
    /// Following `within` from any role comes to an end. A circle is reported once, at its first role.
    fileprivate func checkSubjects() {
        let subjects = Dictionary(
            registry.roles.compactMap { role in role.within.map { (role.id.value, $0.value) } },
            uniquingKeysWith: { first, _ in first })
        var reported: Set<String> = []
        for role in registry.roles {
            guard let within = role.within, !reported.contains(role.id.value) else { continue }
            var chain = [role.id.value]
            while let last = chain.last, let next = subjects[last], !chain.contains(next) { chain.append(next) }
            guard let last = chain.last, subjects[last] == role.id.value else { continue }
            reported.formUnion(chain)
            findings.add(.circularRole(within, chain: chain + [role.id.value]))
        }
    }
}

extension Diagnostic {
    fileprivate static func circularRole(_ within: Located<String>, chain: [String]) -> Self {
        Diagnostic(
            .wrongType, at: within.range,
            "role \(chain[0]) stands within itself: \(chain.joined(separator: " → "))",
            help: "name the role whose folders it stands in, and let one of them stand in none")
    }

    fileprivate static func governsConflicted(_ id: Located<String>, slot: Slot, conflict: Located<String>) -> Self {
        Diagnostic(
            .slotGovernsConflictedRule, at: id.range,
            "slot \(slot.id.value) governs \(id.value), which a conflict keeps from being enforced",
            notes: [Note("the conflict is stated here", at: conflict.range)],
            help: "settle the conflict and remove 'conflict:', or take the rule off the slot")
    }
}

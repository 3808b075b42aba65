import Registry

/// The rules of one family, as the documents list them.
struct RuleFamily {
    let id: String
    /// The registry's, or nothing: the ID then speaks for itself.
    private let declared: Family?
    let rules: [Rule]

    var title: String { declared?.title.value ?? id }
    var heading: String { declared.map { "\(id): \($0.title.value)" } ?? id }
    var note: String? { declared?.note?.value }
    /// What a reviewer looks at to judge the family's rules.
    var review: String { declared?.review?.value ?? title }

    fileprivate init(_ id: String, declared: Family? = nil, of rules: [String: [Rule]]) {
        self.id = id
        self.declared = declared
        self.rules = rules[id] ?? []
    }
}

/// The rules of one pack, as the documents list them.
struct RulePack {
    let id: String
    /// Nil for a pack that is not declared, such as `platform`.
    let declared: Pack?
    let families: [RuleFamily]

    var heading: String { declared?.title.map { "\(id): \($0.value)" } ?? id }
    var count: Int { families.map(\.rules.count).reduce(0, +) }
}

extension Registry {
    /// In the order the registry states; families it does not name follow, in the order of their first rule.
    var rulesByFamily: [RuleFamily] { families(of: rules) }

    /// The platform's pack first, then the others in the order of their first rule.
    var rulesByPack: [RulePack] {
        unique([Self.platformPack] + rules.map(\.pack)).map { id in
            RulePack(
                id: id, declared: packs.first { $0.id.value == id },
                families: families(of: rules.filter { $0.pack == id }))
        }.filter { !$0.families.isEmpty }
    }

    private func families(of rules: [Rule]) -> [RuleFamily] {
        let byFamily = Dictionary(grouping: rules, by: \.id.value.family)
        let declared = families.enumerated().sorted {
            ($0.element.order?.value ?? .max, $0.offset) < ($1.element.order?.value ?? .max, $1.offset)
        }.map { RuleFamily($0.element.id.value, declared: $0.element, of: byFamily) }
        let others = unique(rules.map(\.id.value.family)).filter { id in !declared.contains { $0.id == id } }
        return (declared + others.map { RuleFamily($0, of: byFamily) }).filter { !$0.rules.isEmpty }
    }
}

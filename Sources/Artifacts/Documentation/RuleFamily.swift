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

    fileprivate init(_ id: String, declared: Family? = nil, in registry: Registry) {
        self.id = id
        self.declared = declared
        rules = registry.rules.filter { $0.id.value.family == id }
    }
}

extension Registry {
    /// In the order the registry states; families it does not name follow, in the order of their first rule.
    var rulesByFamily: [RuleFamily] {
        let declared = families.enumerated().sorted {
            ($0.element.order?.value ?? .max, $0.offset) < ($1.element.order?.value ?? .max, $1.offset)
        }.map { RuleFamily($0.element.id.value, declared: $0.element, in: self) }
        let others = unique(rules.map(\.id.value.family)).filter { id in !declared.contains { $0.id == id } }
        return (declared + others.map { RuleFamily($0, in: self) }).filter { !$0.rules.isEmpty }
    }
}

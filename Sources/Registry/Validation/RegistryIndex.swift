import Diagnostics

/// The names of a registry, for look-up and for suggestions, in the registry's order.
struct RegistryIndex {
    let registry: Registry
    let severityLevels: [String]
    private let rules: [String: Rule]
    private let slots: [String: Slot]
    private let roles: Set<String>
    private let vocabularies: [String: Vocabulary]
    private let classes: Set<String>
    private let packs: Set<String>

    init(_ registry: Registry) {
        self.registry = registry
        severityLevels = registry.levels
        rules = Self.table(registry.rules) { $0.id.value.description }
        slots = Self.table(registry.slots) { $0.id.value }
        roles = Set(registry.roles.map(\.id.value))
        vocabularies = Self.table(registry.vocabularies) { $0.id.value }
        classes = Set(registry.classes.map(\.id.value))
        packs = Set(registry.packs.map(\.id.value) + [Registry.platformPack])
    }

    func rule(_ id: String) -> Rule? { rules[id] }
    func slot(_ id: String) -> Slot? { slots[id] }
    func vocabulary(_ id: String) -> Vocabulary? { vocabularies[id] }
    func hasRole(_ id: String) -> Bool { roles.contains(id) }
    func hasClass(_ id: String) -> Bool { classes.contains(id) }
    func hasPack(_ id: String) -> Bool { packs.contains(id) }
    func hasFamily(_ id: String) -> Bool {
        registry.rules.contains { $0.id.value.family == id } || registry.families.contains { $0.id.value == id }
    }

    /// Where the first name of a kind is defined.
    func list(of kind: NameKind) -> SourceRange? {
        switch kind {
        case .role: registry.roles.first?.id.range
        case .slot: registry.slots.first?.id.range
        case .vocabulary: registry.vocabularies.first?.id.range
        case .dataClass: registry.classes.first?.id.range
        case .pack: registry.packs.first?.id.range
        case .rule: registry.rules.first?.id.range
        }
    }

    /// The retired rules that replace each other, from the first in the registry's order, if the way from one of them over
    /// a successor leads back to it.
    func circle(from id: String, over successor: String) -> [String]? {
        var passed: Set<String> = [id]
        guard let chain = way(from: successor, to: id, passed: &passed) else { return nil }
        let members = [id] + chain
        guard let first = ruleIDs.first(where: members.contains), let start = members.firstIndex(of: first) else {
            return nil
        }
        return Array(members[start...] + members[..<start])
    }

    /// The rules from one to another over `replaced_by`, without the last; empty where both are the same.
    private func way(from id: String, to end: String, passed: inout Set<String>) -> [String]? {
        if id == end { return [] }
        guard passed.insert(id).inserted, let retirement = rule(id)?.retirement else { return nil }
        for next in retirement.replacedBy {
            if let rest = way(from: next.value, to: end, passed: &passed) { return [id] + rest }
        }
        return nil
    }

    var ruleIDs: [String] { registry.rules.map(\.id.value.description) }

    private static func table<Element>(_ elements: [Element], key: (Element) -> String) -> [String: Element] {
        Dictionary(elements.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

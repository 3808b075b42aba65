extension YAMLNode {
    /// The entries of a mapping with those that its `<<` keys bring in behind its own (yaml.org/type/merge.html): a key
    /// of the mapping itself wins, then the first of those merged. Empty for other nodes.
    package var mergedEntries: [YAMLEntry] {
        guard case .mapping(let entries) = content else { return [] }
        guard entries.contains(where: \.isMerge) else { return entries }
        var merged = entries.filter { !$0.isMerge }
        var keys = Set(merged.compactMap { $0.key.scalar?.text })
        for entry in entries where entry.isMerge {
            let sources = if case .sequence(let items) = entry.value.content { items } else { [entry.value] }
            for inherited in sources.flatMap(\.mergedEntries) {
                guard let key = inherited.key.scalar?.text, keys.insert(key).inserted else { continue }
                merged.append(inherited)
            }
        }
        return merged
    }
}

extension YAMLEntry {
    fileprivate var isMerge: Bool { key.scalar.map { $0.style == .plain && $0.text == "<<" } ?? false }
}

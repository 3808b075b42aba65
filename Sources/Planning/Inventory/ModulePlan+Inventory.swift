package import Diagnostics
import Registry

extension ModulePlan {
    /// The IDs of the enforced patterns that look for a symbol of the entry, in the plan's order.
    package func patterns(lookingFor entry: ResolvedEntry) -> [String] {
        rules.filter { $0.rule.concerns(entry.dataClass) }.flatMap { rule in
            rule.patterns.map(\.id).filter { id in
                let source = rule.rule.patterns.first { rule.rule.identifier(of: $0) == id }
                return source?.reads.inventory.contains(where: entry.isSelected) ?? false
            }
        }
    }

    /// What a reader holds analytics events, crash reports and breadcrumbs against.
    package var symbolsNeverSent: [String] {
        inventory.filter { $0.dataClass.loggable.value == .never }.flatMap(\.entry.symbols).map(\.value)
    }

    /// Entries whose values are sent hashed or truncated only.
    package var entriesSentReduced: [ResolvedEntry] { inventory.filter { $0.dataClass.loggable.value == .reducedOnly } }
}

extension ResolvedEntry {
    /// The class's note where it speaks: about a value that is kept, although the registry has something to say on that.
    package var classNote: Located<String>? { storage == .transient ? nil : dataClass.note }
}

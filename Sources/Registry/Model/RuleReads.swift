import Patterns

/// What a rule reads of an overlay, mechanism by mechanism. Validation asks for these, and planning switches by them.
package struct RuleReads: Sendable {
    /// Slots that switch the whole rule: those that govern it, its predicate's and its condition's. Each once, in the
    /// registry's order of slots; a name the registry does not know comes last.
    package let slots: [String]
    /// Values the rule asks for: `slot_value` of its predicate, `when`.
    package let slotValues: [(slot: String, value: String)]
    package let predicate: MechanismReads?
    /// One for each pattern, in order.
    package let patterns: [MechanismReads]

    /// All roles the rule selects by, each once, in order.
    package var selectedRoles: [String] { unique(mechanisms.flatMap(\.selectedRoles)) }
    package var excludedRoles: [String] { unique(mechanisms.flatMap(\.excludedRoles)) }
    package var vocabularies: [String] { unique(mechanisms.flatMap(\.vocabularies)) }

    private var mechanisms: [MechanismReads] { (predicate.map { [$0] } ?? []) + patterns }
}

/// What one predicate or pattern reads.
package struct MechanismReads: Sendable {
    /// Roles whose files it looks at. For a predicate all must be bound; for a pattern one is enough.
    package var selectedRoles: [String] = []
    /// Roles it leaves out where they are bound.
    package var excludedRoles: [String] = []
    package var vocabularies: [String] = []
    /// Slots whose value stands in the regex, or that decide whether the pattern exists.
    package var slots: [String] = []
    package var inventory: [InventorySelector] = []
    package var readsSiblings = false
    /// Whether it reads what the overlay lets each target import.
    package var readsImports = false
}

extension Rule {
    package func reads(in registry: Registry) -> RuleReads {
        let name = id.value.description
        var slots = registry.slots.filter { $0.governs.contains { $0.value == name } }.map(\.id.value)
        var values: [(slot: String, value: String)] = []
        for requirement in when?.requirements ?? [] {
            switch requirement {
            case .slotBound(let slot): slots.append(slot.value)
            case .slotValue(let choice):
                slots.append(choice.slot.value)
                values.append((choice.slot.value, choice.value.value))
            case .languageMode, .deploymentTarget, .framework, .addedFile: break
            }
        }
        if let predicate {
            slots += ["slot", "pairing_slot"].compactMap { predicate.text($0)?.value }
            if let slot = predicate.text("slot"), let value = predicate.text("slot_value") {
                values.append((slot.value, value.value))
            }
        }
        let order = registry.slots.map(\.id.value)
        let known = order.filter(slots.contains)
        return RuleReads(
            slots: known + unique(slots.filter { !order.contains($0) }), slotValues: values,
            predicate: predicate.flatMap(\.reads), patterns: patterns.map(\.reads))
    }
}

extension PredicateUse {
    /// Nil for a predicate that does not exist, and for `none`.
    fileprivate var reads: MechanismReads? {
        guard let declaration = PredicateDeclaration.named(name.value), name.value != "none" else { return nil }
        var reads = MechanismReads()
        for parameter in declaration.parameters {
            guard let text = text(parameter.name)?.value else { continue }
            switch parameter.kind {
            case .role: reads.selectedRoles.append(text)
            case .vocabulary: reads.vocabularies.append(text)
            default: break
            }
        }
        reads.selectedRoles = unique(reads.selectedRoles + declaration.alsoReads)
        reads.readsImports = declaration.readsImports
        return reads
    }
}

extension RulePattern {
    package var reads: MechanismReads {
        var reads = MechanismReads()
        reads.selectedRoles = places.compactMap(\.role)
        reads.excludedRoles = excludedPlaces.compactMap(\.role)
        for requirement in when {
            switch requirement {
            case .slotBound(let slot): reads.slots.append(slot.value)
            case .slotValue(let choice): reads.slots.append(choice.slot.value)
            case .languageMode, .deploymentTarget, .framework, .addedFile: break
            }
        }
        for text in [regex.text] + (unless.map { [$0.text] } ?? []) {
            for placeholder in PatternTemplate(text).placeholders {
                switch PlaceholderName(placeholder.name) {
                case .siblings: reads.readsSiblings = true
                case .vocabulary(let name): reads.vocabularies.append(name)
                case .slot(let name): reads.slots.append(name)
                case .inventory(let selector): reads.inventory.append(selector)
                case .module, nil: break
                }
            }
        }
        reads.vocabularies = unique(reads.vocabularies)
        reads.slots = unique(reads.slots)
        reads.inventory = unique(reads.inventory)
        return reads
    }
}

extension RulePattern.Place {
    package var role: String? {
        if case .role(let role) = self { role.value } else { nil }
    }
}

/// The values of an overlay that a pattern may name between `${` and `}`.
package enum PlaceholderName: Sendable, Hashable {
    case module, siblings
    case vocabulary(String)
    case slot(String)
    case inventory(InventorySelector)

    /// Nil for a name that means nothing.
    package init?(_ name: String) {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : nil) {
        case ("module", nil): self = .module
        case ("siblings", nil): self = .siblings
        case ("vocabulary", let name?) where !name.isEmpty: self = .vocabulary(name)
        case ("slot", let name?) where !name.isEmpty: self = .slot(name)
        case ("inventory", let name?):
            guard let selector = InventorySelector(rawValue: name) else { return nil }
            self = .inventory(selector)
        default: return nil
        }
    }
}

/// Each element once, where it first stands.
package func unique<Element: Hashable>(_ elements: some Sequence<Element>) -> [Element] {
    var seen = Set<Element>()
    return elements.filter { seen.insert($0).inserted }
}

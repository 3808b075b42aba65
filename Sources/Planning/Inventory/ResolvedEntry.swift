package import Registry

/// An inventory entry after the ladder.
package struct ResolvedEntry: Sendable {
    package enum Storage: Sendable, Hashable {
        case transient
        case keychain(InventoryEntry.Accessibility)
        case protectedFile(InventoryEntry.Protection)
    }

    /// What a step of the ladder asks.
    package enum Question: String, Sendable {
        case outlivesFlow = "outlives-flow"
        case survives
        case dataClass = "data-class"
    }

    package struct Step: Sendable, Hashable {
        /// From 1.
        package let step: Int
        package let question: Question
        /// The answer as a key: `yes`, `no`, what the value survives, or the storage of its class.
        package let key: String
        /// The answer as a sentence's part.
        package let answer: String
    }

    /// What the code owes a value: a rule, and what it asks here.
    package struct Obligation: Sendable, Hashable {
        package let rule: String
        package let duty: String
    }

    package let entry: InventoryEntry
    package let dataClass: DataClass
    package let survives: InventoryEntry.Survival
    package let storage: Storage
    /// Each step of the ladder, up to the one that decides.
    package let steps: [Step]
    package let obligations: [Obligation]
    /// One for each symbol of the entry.
    package let searches: [SymbolSearch]

    package init(
        entry: InventoryEntry, dataClass: DataClass, survives: InventoryEntry.Survival, storage: Storage,
        steps: [Step], obligations: [Obligation], searches: [SymbolSearch]
    ) {
        self.entry = entry
        self.dataClass = dataClass
        self.survives = survives
        self.storage = storage
        self.steps = steps
        self.obligations = obligations
        self.searches = searches
    }
}

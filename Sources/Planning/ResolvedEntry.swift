package import Registry

/// An inventory entry after the ladder.
package struct ResolvedEntry: Sendable {
    package enum Storage: Sendable, Hashable {
        case transient
        case keychain(InventoryEntry.Accessibility)
        case protectedFile(InventoryEntry.Protection)
    }

    package let entry: InventoryEntry
    package let dataClass: DataClass
    package let survives: InventoryEntry.Survival
    package let storage: Storage
    /// Each step of the ladder and its answer.
    package let steps: [(step: Int, answer: String)]
    /// What the code owes the value: rule IDs and a phrase.
    package let obligations: [(rule: String, duty: String)]

    package init(
        entry: InventoryEntry, dataClass: DataClass, survives: InventoryEntry.Survival, storage: Storage,
        steps: [(step: Int, answer: String)], obligations: [(rule: String, duty: String)]
    ) {
        self.entry = entry
        self.dataClass = dataClass
        self.survives = survives
        self.storage = storage
        self.steps = steps
        self.obligations = obligations
    }
}

/// The symbols of a module that a pattern asks for with `${inventory.…}`.
package enum InventorySelector: String, Sendable, CaseIterable {
    /// Those of classes with `loggable: never`.
    case loggableNever = "loggable-never"
    /// Those of classes that are logged hashed or truncated only, where the entry's helper does not do that.
    case loggableReduced = "loggable-reduced"
    /// Those that stay in memory.
    case transient
    /// Those that outlive the process, wherever they are kept.
    case persisted
    /// Those of them that are kept in the Keychain.
    case keychain
    /// Those of them that are kept in a file under data protection.
    case protectedFile = "protected-file"
}

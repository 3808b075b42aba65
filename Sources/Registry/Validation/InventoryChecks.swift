import Diagnostics

extension OverlayValidation {
    func checkInventory() {
        guard !registry.classes.isEmpty else { return }
        guard let entries = overlay.sensitiveData else {
            // `none_because` alone is an answer: there is nothing to list.
            let isReported =
                overlay.noneBecause != nil || overlay.malformed.contains("sensitive_data")
                || overlay.malformed.contains("none_because")
            if !isReported { findings.add(.missingInventory(overlay.place)) }
            return
        }
        if entries.isEmpty, overlay.noneBecause == nil, !overlay.malformed.contains("none_because"),
            !overlay.malformed.contains("sensitive_data")
        {
            findings.add(.emptyInventory(overlay.inventoryPlace ?? overlay.place))
        }
        checkSymbols(entries)
        for entry in entries {
            guard let dataClass = dataClass(entry.dataClass.value) else {
                let known = registry.classes.map(\.id.value)
                findings.add(
                    .unknownName(
                        .unknownDataClass, entry.dataClass, "data class", among: known,
                        help: "classes: \(known.joined(separator: ", "))"))
                continue
            }
            check(entry, dataClass)
        }
    }

    private func check(_ entry: InventoryEntry, _ dataClass: DataClass) {
        if entry.dependsOnReadableKeys {
            if entry.isPersisted {
                checkPersisted(entry, dataClass)
            } else if let key = entry.storageKey {
                findings.add(.storesTransient(key.range, key.name, entry))
            }
        }
        if dataClass.loggable.value == .reducedOnly, entry.reducedBy == nil, !entry.malformed.contains("reduced_by") {
            findings.add(.missingReduction(entry, dataClass))
        }
    }

    private func checkPersisted(_ entry: InventoryEntry, _ dataClass: DataClass) {
        guard let store = entry.storage(in: dataClass) else {
            findings.add(.neverPersisted(entry, dataClass))
            return
        }
        checkNote(of: dataClass, on: entry)
        if entry.survives?.value == .reinstall, entry.signedOffBy == nil, !entry.malformed.contains("signed_off_by") {
            findings.add(.missingSignOff(entry))
        }
        if let sync = entry.sync, sync.value { findings.add(.syncs(sync.range, entry)) }
        switch store {
        case .keychain: checkKeychain(entry, dataClass)
        case .protectedFile:
            if let accessibility = entry.accessibility {
                findings.add(.accessibilityOfFile(accessibility.range, entry, dataClass))
            }
        }
    }

    /// A class may have something to say on one kind of its values: `a one-time code is worthless after use`.
    private func checkNote(of dataClass: DataClass, on entry: InventoryEntry) {
        guard let survives = entry.survives, let note = dataClass.note,
            let symbol = entry.symbols.first(where: { note.value.names($0.value) })
        else { return }
        findings.add(.classNote(survives, symbol.value, note, of: dataClass))
    }

    private func checkKeychain(_ entry: InventoryEntry, _ dataClass: DataClass) {
        if let store = entry.store, store.value == .protectedFile {
            findings.add(.fileForKeychainClass(store.range, entry, dataClass))
            return
        }
        if let protection = entry.protection {
            findings.add(.protectionOfKeychain(protection.range, entry, dataClass))
            return
        }
        guard let accessibility = entry.accessibility else {
            if !entry.malformed.contains("accessibility") { findings.add(.missingAccessibility(entry)) }
            return
        }
        if !accessibility.value.isDeviceOnly, entry.accessibilityReason == nil,
            !entry.malformed.contains("accessibility_reason")
        {
            findings.add(.notDeviceOnly(accessibility))
        }
    }
}

extension String {
    /// Whether the words of a symbol's name stand in the text, one after the other.
    fileprivate func names(_ symbol: String) -> Bool {
        let words = InventoryEntry.name(of: symbol).identifierWords
        return identifierWords.contains(words)
    }
}

extension InventoryEntry {
    /// Without a lifetime or a store that was written and could not be read, nothing can be said about either.
    fileprivate var dependsOnReadableKeys: Bool { malformed.isDisjoint(with: ["survives", "store"]) }

    /// The first key that speaks of a store.
    fileprivate var storageKey: (name: String, range: SourceRange)? {
        let keys = [
            store.map { ("store", $0.range) }, accessibility.map { ("accessibility", $0.range) },
            protection.map { ("protection", $0.range) },
        ]
        return keys.compactMap { $0 }.min { $0.1.bytes.lowerBound < $1.1.bytes.lowerBound }
    }

    fileprivate var name: String { symbols.first?.value ?? "the entry" }
}

extension Diagnostic {
    fileprivate static func missingInventory(_ range: SourceRange) -> Self {
        Diagnostic(
            .missingInventory, at: range, "the overlay says nothing about sensitive data",
            help: "list it under 'sensitive_data:'; where there is none, write 'sensitive_data: []' and 'none_because:'"
        )
    }

    fileprivate static func emptyInventory(_ range: SourceRange) -> Self {
        Diagnostic(
            .missingInventory, at: range, "the inventory is empty and nothing says why",
            help: "add 'none_because:' with the reason")
    }

    fileprivate static func storesTransient(_ range: SourceRange, _ key: String, _ entry: InventoryEntry) -> Self {
        let survival = entry.survives?.value ?? .flow
        return Diagnostic(
            .persistenceContradiction, at: range,
            "'\(entry.name)' lives in memory only (survives: \(survival.rawValue)), so it has no '\(key)'",
            help: "remove '\(key)', or write 'survives: restart' if the value must outlive the process")
    }

    fileprivate static func neverPersisted(_ entry: InventoryEntry, _ dataClass: DataClass) -> Self {
        Diagnostic(
            .persistenceContradiction, at: entry.survives?.range ?? entry.range,
            "'\(entry.name)' is of class \(dataClass.id.value), which is never kept on the device",
            notes: [Note("at_rest of \(dataClass.id.value)", at: dataClass.atRest.range)],
            help: "write 'survives: flow', and keep a token of the server's or the system's instead of the value")
    }

    fileprivate static func fileForKeychainClass(
        _ range: SourceRange, _ entry: InventoryEntry, _ dataClass: DataClass
    ) -> Self {
        Diagnostic(
            .persistenceContradiction, at: range,
            "'\(entry.name)' is of class \(dataClass.id.value), which is kept in the Keychain and not in a file",
            notes: [Note("at_rest of \(dataClass.id.value)", at: dataClass.atRest.range)],
            help: "write 'store: keychain', or remove the key")
    }

    fileprivate static func protectionOfKeychain(
        _ range: SourceRange, _ entry: InventoryEntry, _ dataClass: DataClass
    ) -> Self {
        Diagnostic(
            .persistenceContradiction, at: range,
            "'protection' is a file's, and '\(entry.name)' goes to the Keychain",
            help: dataClass.atRest.value == .keychainRequired
                ? "write 'accessibility' instead" : "write 'accessibility' instead, or add 'store: protected-file'")
    }

    fileprivate static func accessibilityOfFile(
        _ range: SourceRange, _ entry: InventoryEntry, _ dataClass: DataClass
    ) -> Self {
        Diagnostic(
            .persistenceContradiction, at: range,
            "'accessibility' is the Keychain's, and '\(entry.name)' goes to a protected file",
            help: "write 'protection' instead, or add 'store: keychain'")
    }

    fileprivate static func syncs(_ range: SourceRange, _ entry: InventoryEntry) -> Self {
        Diagnostic(
            .persistenceContradiction, at: range, "'\(entry.name)' is sensitive and would leave the device by sync",
            help: "write 'sync: false'")
    }

    fileprivate static func classNote(
        _ survives: Located<InventoryEntry.Survival>, _ symbol: String, _ note: Located<String>, of dataClass: DataClass
    ) -> Self {
        Diagnostic(
            .classNote, at: survives.range,
            "'\(symbol)' is kept, and class \(dataClass.id.value) has a note on that: \(note.value.trimmingLineBreaks)",
            notes: [Note("the note of \(dataClass.id.value)", at: note.range)],
            help: "write 'survives: flow' unless the value has to be kept all the same")
    }

    fileprivate static func missingAccessibility(_ entry: InventoryEntry) -> Self {
        Diagnostic(
            .missingAccessibility, at: entry.range, "'\(entry.name)' goes to the Keychain without an 'accessibility'",
            help: "add 'accessibility: when-unlocked-this-device-only', "
                + "or 'after-first-unlock-this-device-only' for what runs in the background")
    }

    fileprivate static func notDeviceOnly(_ accessibility: Located<InventoryEntry.Accessibility>) -> Self {
        let name = accessibility.value.rawValue
        return Diagnostic(
            .accessibilityNotDeviceOnly, at: accessibility.range,
            "accessibility '\(name)' lets the value move to another device",
            help: "write '\(name)-this-device-only', or add 'accessibility_reason:'")
    }

    fileprivate static func missingSignOff(_ entry: InventoryEntry) -> Self {
        Diagnostic(
            .missingSignOff, at: entry.survives?.range ?? entry.range,
            "'\(entry.name)' survives a reinstall, and nobody signed that off", help: "add 'signed_off_by:' with a name"
        )
    }

    fileprivate static func missingReduction(_ entry: InventoryEntry, _ dataClass: DataClass) -> Self {
        Diagnostic(
            .missingReduction, at: entry.range,
            "'\(entry.name)' may be logged only hashed or truncated, and no 'reduced_by' names the helper that does it",
            notes: [Note("loggable of \(dataClass.id.value)", at: dataClass.loggable.range)],
            help: "add 'reduced_by:' with the function's name")
    }
}

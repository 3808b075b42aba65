package import Diagnostics

/// The questions that decide whether and where a sensitive value may be kept.
package struct PersistenceDecision: Sendable {
    package struct Step: Sendable {
        package let number: Located<Int>
        package let question: Located<String>
        package let defaultAnswer: Located<String>?
        package let ifNo: Located<String>?
        package let ifYes: Located<String>?
        package let guidance: Located<String>?

        package init(
            number: Located<Int>, question: Located<String>, defaultAnswer: Located<String>?, ifNo: Located<String>?,
            ifYes: Located<String>?, guidance: Located<String>?
        ) {
            self.number = number
            self.question = question
            self.defaultAnswer = defaultAnswer
            self.ifNo = ifNo
            self.ifYes = ifYes
            self.guidance = guidance
        }
    }

    package let description: Located<String>?
    package let steps: [Step]
    package let transientObligations: Located<String>?

    package init(description: Located<String>?, steps: [Step], transientObligations: Located<String>?) {
        self.description = description
        self.steps = steps
        self.transientObligations = transientObligations
    }
}

/// A class of sensitive data: where a value of it goes if it must persist, and whether it may be logged.
package struct DataClass: Sendable {
    package enum AtRest: String, Sendable, CaseIterable {
        case keychainRequired = "keychain-required"
        case keychainOrProtected = "keychain-or-protected"
        case protectedStorage = "protected-storage"
        case neverPersistLocally = "never-persist-locally"
    }
    package enum Loggable: String, Sendable, CaseIterable {
        case never
        case reducedOnly = "hashed-or-truncated-only"
        case allowed
    }

    package let id: Located<String>
    package let covers: Located<String>
    package let atRest: Located<AtRest>
    package let loggable: Located<Loggable>
    package let note: Located<String>?

    package init(
        id: Located<String>, covers: Located<String>, atRest: Located<AtRest>, loggable: Located<Loggable>,
        note: Located<String>?
    ) {
        self.id = id
        self.covers = covers
        self.atRest = atRest
        self.loggable = loggable
        self.note = note
    }
}

/// One entry of a module's sensitive-data inventory.
package struct InventoryEntry: Sendable {
    package enum Survival: String, Sendable, CaseIterable {
        case flow, background, restart, reinstall
    }
    package enum Store: String, Sendable, CaseIterable {
        case keychain
        case protectedFile = "protected-file"
    }
    /// Keychain accessibility, by the names of Security.framework's `kSecAttrAccessible…` constants.
    package enum Accessibility: String, Sendable, CaseIterable {
        case whenPasscodeSetThisDeviceOnly = "when-passcode-set-this-device-only"
        case whenUnlockedThisDeviceOnly = "when-unlocked-this-device-only"
        case afterFirstUnlockThisDeviceOnly = "after-first-unlock-this-device-only"
        case whenUnlocked = "when-unlocked"
        case afterFirstUnlock = "after-first-unlock"

        package var isDeviceOnly: Bool { rawValue.hasSuffix("this-device-only") }
    }
    /// File protection, by the names of Foundation's `FileProtectionType`.
    package enum Protection: String, Sendable, CaseIterable {
        case complete
        case completeUnlessOpen = "complete-unless-open"
        case untilFirstUserAuthentication = "complete-until-first-user-authentication"
    }

    /// Where what is missing from the entry is reported: its first key.
    package let range: SourceRange
    /// Keys that are misspelled or hold something unreadable, which has been reported.
    package var malformed: Set<String> = []
    /// Spellings of one value; at least one, unless the overlay has errors.
    package let symbols: [Located<String>]
    package let dataClass: Located<String>
    package var survives: Located<Survival>?
    package var store: Located<Store>?
    package var accessibility: Located<Accessibility>?
    package var accessibilityReason: Located<String>?
    package var protection: Located<Protection>?
    package var sync: Located<Bool>?
    package var signedOffBy: Located<String>?
    package var reducedBy: Located<String>?
    package var clearedBy: Located<String>?

    package init(range: SourceRange, symbols: [Located<String>], dataClass: Located<String>) {
        self.range = range
        self.symbols = symbols
        self.dataClass = dataClass
    }
}

extension InventoryEntry {
    /// Whether a value of the entry outlives the process.
    package var isPersisted: Bool {
        switch survives?.value ?? .flow {
        case .flow, .background: false
        case .restart, .reinstall: true
        }
    }

    /// Where a value of the entry is kept: what its class demands, else the entry's choice, else the stronger store that
    /// the class names. Nil for a value that stays in memory.
    package func storage(in dataClass: DataClass) -> Store? {
        guard isPersisted else { return nil }
        switch dataClass.atRest.value {
        case .keychainRequired: return .keychain
        case .keychainOrProtected: return store?.value ?? .keychain
        case .protectedStorage: return store?.value ?? .protectedFile
        case .neverPersistLocally: return nil
        }
    }
}

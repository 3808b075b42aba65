import Diagnostics
import Registry
import Testing

@Suite struct OverlayInventoryTests {
    /// One entry with the given keys in place of the sample's.
    private func expectEntry(
        _ keys: String, finds expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectOverlay(
            [("  - symbol: boardingPass\n    class: booking-reference\n", "  - { \(keys) }\n")], finds: expected,
            sourceLocation: sourceLocation)
    }

    @Test func unknownClass() {
        expectEntry("symbol: token, class: «auth-tokn»", finds: ["unknown-data-class -> auth-token"])
    }

    @Test(arguments: [
        "«2fast»", "«a-b»", "«a.»", "«\"\"»", "«let»", "«self.token»", "«id»", "«name»", "«value»", "«result»", "«_»",
        "«x»", "«ID»", "«_name»",
    ])
    func symbolThatCodeCannotSpellOrSpellsEverywhere(symbol: String) {
        expectEntry("symbol: \(symbol), class: auth-token", finds: ["invalid-symbol"])
    }

    @Test(arguments: ["Traveller.name", "_token", "größe", "open"])
    func symbolAsCodeSpellsIt(symbol: String) {
        expectEntry("symbol: \(symbol), class: auth-token", finds: [])
    }

    @Test func symbolTwice() {
        expectEntry("symbol: [token, «token»], class: auth-token", finds: ["duplicate-symbol"])
        expectEntry(
            "symbol: token, class: auth-token }\n  - { symbol: «token», class: payment", finds: ["duplicate-symbol"])
    }

    @Test func symbolThatAnotherClassStandsForToo() {
        expectEntry(
            "symbol: email, class: contact }\n  - { symbol: «Agent.email», class: auth-token",
            finds: ["duplicate-symbol"])
        expectEntry(
            "symbol: «Agent.email», class: contact }\n  - { symbol: email, class: auth-token",
            finds: ["duplicate-symbol"])
        expectEntry("symbol: [email, Agent.email], class: contact", finds: [])
        expectEntry("symbol: Client.email, class: contact }\n  - { symbol: Agent.email, class: auth-token", finds: [])
    }

    @Test(arguments: ["«cut it short»", "«short(»", "«Redaction.»"])
    func helperThatIsNoFunction(helper: String) {
        expectEntry("symbol: token, class: membership, reduced_by: \(helper)", finds: ["invalid-symbol"])
    }

    @Test(arguments: ["short", "Redaction.short", "Redaction.short(_:)"])
    func helperAsCodeSpellsIt(helper: String) {
        expectEntry("symbol: token, class: membership, reduced_by: \(helper)", finds: [])
    }

    @Test func noteOfTheClassThatSpeaksOfAKeptValue() {
        let keys = "class: auth-token, accessibility: when-unlocked-this-device-only"
        expectEntry("symbol: oneTimeCode, \(keys), survives: «restart»", finds: ["note class-note"])
        expectEntry("symbol: Login.one_time_code, \(keys), survives: «restart»", finds: ["note class-note"])
        expectEntry("symbol: timeTable, \(keys), survives: restart", finds: [])
        expectEntry("symbol: oneTimeCode, class: auth-token", finds: [])
    }

    @Test(arguments: [
        "class: payment, survives: «restart»", "class: payment, survives: «reinstall»",
        "class: auth-token, survives: restart, store: «protected-file»",
        "class: auth-token, «store: keychain»".replacing("«store: keychain»", with: "store: «keychain»"),
        "class: auth-token, survives: background, accessibility: «when-unlocked»",
        "class: contact, protection: «complete»",
        "class: auth-token, survives: restart, accessibility: when-unlocked-this-device-only, sync: «true»",
        "class: booking-reference, survives: restart, protection: «complete»",
        "class: contact, survives: restart, accessibility: «when-unlocked-this-device-only»",
    ])
    func lifetimeAndStoreThatContradictTheClass(keys: String) {
        expectEntry("symbol: token, \(keys)", finds: ["persistence-contradiction"])
    }

    @Test(arguments: [
        "class: payment", "class: contact, survives: restart",
        "class: contact, survives: restart, store: keychain, accessibility: when-unlocked-this-device-only",
        "class: contact, survives: restart, protection: complete",
        "class: booking-reference, survives: restart, store: protected-file, protection: complete",
        "class: booking-reference, survives: restart, accessibility: when-unlocked-this-device-only, sync: false",
        "class: auth-token, survives: reinstall, accessibility: when-unlocked, accessibility_reason: r, signed_off_by: me",
    ])
    func lifetimeAndStoreInOrder(keys: String) {
        expectEntry("symbol: token, \(keys)", finds: [])
    }

    @Test func keychainWithoutAccessibility() {
        expectEntry("«symbol»: token, class: auth-token, survives: restart", finds: ["missing-accessibility"])
        expectEntry("«symbol»: token, class: booking-reference, survives: restart", finds: ["missing-accessibility"])
    }

    @Test func misspelledAccessibilityIsNotMissing() {
        expectEntry(
            "symbol: token, class: auth-token, survives: restart, «accesibility»: when-unlocked-this-device-only",
            finds: ["unknown-key -> accessibility"])
        expectEntry(
            "symbol: token, class: auth-token, survives: restart, accessibility: «when-unlokced-this-device-only»",
            finds: ["wrong-type -> when-unlocked-this-device-only"])
        expectEntry(
            "symbol: token, class: auth-token, survives: restart, accessibility: «always-this-device-only»",
            finds: ["wrong-type"])
    }

    @Test func accessibilityThatLeavesTheDevice() {
        expectEntry(
            "symbol: token, class: auth-token, survives: restart, accessibility: «when-unlocked»",
            finds: ["accessibility-not-device-only"])
    }

    @Test func reinstallWithoutSignOff() {
        expectEntry(
            "symbol: token, class: auth-token, survives: «reinstall», accessibility: when-unlocked-this-device-only",
            finds: ["missing-sign-off"])
    }

    @Test func reducedLoggingWithoutAHelper() {
        expectEntry("«symbol»: token, class: membership", finds: ["warning missing-reduction"])
        expectEntry("symbol: token, class: membership, reduced_by: shorten", finds: [])
    }

    private static let section = "sensitive_data:\n  - symbol: boardingPass\n    class: booking-reference\n"

    @Test func silenceAboutSensitiveData() {
        expectOverlay([(Self.section, ""), ("module", "«module»")], finds: ["warning missing-inventory"])
    }

    @Test func emptyInventoryWithoutAReason() {
        expectOverlay([(Self.section, "«sensitive_data»: []\n")], finds: ["warning missing-inventory"])
        expectOverlay([(Self.section, "sensitive_data: []\nnone_because: nothing personal\n")], finds: [])
    }

    @Test(arguments: [
        ("auth-token", "restart", nil, InventoryEntry.Store.keychain), ("contact", "restart", nil, .protectedFile),
        ("contact", "restart", "keychain", .keychain), ("booking-reference", "restart", nil, .keychain),
        ("booking-reference", "reinstall", "protected-file", .protectedFile), ("payment", "restart", nil, nil),
        ("auth-token", "background", nil, nil),
    ])
    func classAndLifetimeDecideTheStore(
        dataClass: String, survives: String, store: String?, expected: InventoryEntry.Store?
    ) throws {
        let keys = "symbol: token, class: \(dataClass), survives: \(survives)\(store.map { ", store: \($0)" } ?? "")"
        let text = "module: A\nsource: S\nsensitive_data: [{ \(keys) }]\n"
        let overlay = try #require(OverlayDecoder.decode(SourceFile(path: "o.yml", text: text)).overlay)
        let entry = try #require(overlay.sensitiveData?.first)
        let found = try #require(OverlaySample.decodedRegistry().classes.first { $0.id.value == dataClass })
        #expect(entry.storage(in: found) == expected)
    }
}

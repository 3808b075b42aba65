import Planning
import Registry
import Testing

/// Twelve symbols over the ten classes of this project's registry, one on each way through the ladder.
@Suite("An inventory of all classes")
struct InventoryTests {
    static let device = "accessibility: when-unlocked-this-device-only"

    static let overlay = """
        sensitive_data:
          - { symbol: refreshToken, class: auth-token, survives: restart, \(device) }
          - { symbol: deviceCredential, class: auth-token, survives: reinstall, signed_off_by: Ana,
              accessibility: after-first-unlock, accessibility_reason: it moves to a new phone }
          - { symbol: oneTimeCode, class: credential, survives: flow }
          - { symbol: taxNumber, class: government-id, survives: background }
          - { symbol: passportNumber, class: travel-document }
          - { symbol: reservationCode, class: booking-reference, survives: restart, \(device) }
          - { symbol: boardingPassPayload, class: booking-reference, survives: restart, store: protected-file,
              protection: complete-unless-open }
          - { symbol: membershipNumber, class: membership-identity, survives: restart, store: keychain, \(device),
              reduced_by: shortened }
          - { symbol: cardNumber, class: payment-instrument }
          - { symbol: Traveller.name, class: personal-contact, survives: restart }
          - { symbol: assistanceNeeds, class: biometric-or-health, survives: background }
          - { symbol: lastCoordinate, class: precise-location }
        """

    struct Way: Sendable {
        let symbol: String
        let storage: ResolvedEntry.Storage
        /// Step and answer, as keys.
        let steps: [String]
    }

    static let ways = [
        Way(
            symbol: "refreshToken", storage: .keychain(.whenUnlockedThisDeviceOnly),
            steps: ["1 yes", "2 restart", "3 keychain-required"]),
        Way(
            symbol: "deviceCredential", storage: .keychain(.afterFirstUnlock),
            steps: ["1 yes", "2 reinstall", "3 keychain-required"]),
        Way(symbol: "oneTimeCode", storage: .transient, steps: ["1 no"]),
        Way(symbol: "taxNumber", storage: .transient, steps: ["1 yes", "2 background"]),
        Way(symbol: "passportNumber", storage: .transient, steps: ["1 no"]),
        Way(
            symbol: "reservationCode", storage: .keychain(.whenUnlockedThisDeviceOnly),
            steps: ["1 yes", "2 restart", "3 keychain-or-protected"]),
        Way(
            symbol: "boardingPassPayload", storage: .protectedFile(.completeUnlessOpen),
            steps: ["1 yes", "2 restart", "3 keychain-or-protected"]),
        Way(
            symbol: "membershipNumber", storage: .keychain(.whenUnlockedThisDeviceOnly),
            steps: ["1 yes", "2 restart", "3 keychain-or-protected"]),
        Way(symbol: "cardNumber", storage: .transient, steps: ["1 no"]),
        Way(
            symbol: "Traveller.name", storage: .protectedFile(.complete),
            steps: ["1 yes", "2 restart", "3 protected-storage"]),
        Way(symbol: "assistanceNeeds", storage: .transient, steps: ["1 yes", "2 background"]),
        Way(symbol: "lastCoordinate", storage: .transient, steps: ["1 no"]),
    ]

    @Test(arguments: ways)
    func `each symbol goes the way its life and its class say`(_ way: Way) throws {
        let plan = try OwnRegistry.plan(Self.overlay)
        #expect(plan.inventory.count == Self.ways.count)
        #expect(plan.classesWithoutInstance == [])
        let entry = try #require(plan.inventory.first { $0.entry.symbols[0].value == way.symbol })
        #expect(entry.storage == way.storage)
        #expect(entry.steps.map { "\($0.step) \($0.key)" } == way.steps)
        #expect(entry.obligations.map(\.rule) == ["SEC-01", "SEC-03", "SEC-05", "SEC-06"])
        #expect((entry.obligations[1].duty == "absent from every log") == (way.storage == .transient))
    }

    @Test(arguments: [
        (
            "refreshToken",
            ["SEC-01", "SEC-01_plist", "SEC-01_file", "SEC-01_database", "SEC-03_value", "SEC-03_argument"]
        ),
        (
            "boardingPassPayload",
            ["SEC-01", "SEC-01_plist", "SEC-01_unprotected", "SEC-01_database", "SEC-03_value", "SEC-03_argument"]
        ),
        (
            "membershipNumber",
            ["SEC-01", "SEC-01_plist", "SEC-01_file", "SEC-01_database", "SEC-03_raw", "SEC-03_plain"]
        ),
        ("cardNumber", ["SEC-01_transient", "SEC-01_record", "SEC-01_call", "SEC-03_value", "SEC-03_argument"]),
    ])
    func `each entry knows the patterns that look for it`(_ symbol: String, _ patterns: [String]) throws {
        let plan = try OwnRegistry.plan(Self.overlay)
        let entry = try #require(plan.inventory.first { $0.entry.symbols[0].value == symbol })
        #expect(plan.patterns(lookingFor: entry) == patterns)
    }

    @Test func `a class speaks of what is kept, and not of what stays in memory`() throws {
        let plan = try OwnRegistry.plan(Self.overlay)
        let speaking = plan.inventory.filter { $0.classNote != nil }.flatMap(\.entry.symbols).map(\.value)
        #expect(speaking == ["reservationCode", "boardingPassPayload", "Traveller.name"])
    }

    @Test func `events are read against what is never sent and what is sent reduced`() throws {
        let plan = try OwnRegistry.plan(Self.overlay)
        #expect(plan.symbolsNeverSent == Self.ways.map(\.symbol).filter { $0 != "membershipNumber" })
        #expect(plan.entriesSentReduced.map { $0.entry.reducedBy?.value } == ["shortened"])
    }

    @Test(arguments: [
        ("UserDefaults.standard.set(session.refreshToken, forKey: key)", ["SEC-01"]),
        (#"defaults.set(fresh, forKey: "refresh_token")"#, ["SEC-01"]),
        (#"@AppStorage("REFRESH_TOKEN") private var stored = """#, ["SEC-01"]),
        ("UserDefaults.standard.set(_refreshToken, forKey: key)", ["SEC-01"]),
        ("UserDefaults.standard.set(leadTraveller?.name, forKey: key)", ["SEC-01"]),
        (#"UserDefaults.standard.set(text, forKey: "traveller_name")"#, ["SEC-01"]),
        ("try Data(refreshToken.utf8).write(to: url, options: .completeFileProtection)", ["SEC-01_file"]),
        ("try boardingPassPayload.write(to: url, options: .completeFileProtection)", []),
        ("try boardingPassPayload.write(to: url)", ["SEC-01_unprotected"]),
        ("try keychain.set(refreshToken, for: .session)", []),
        ("try keychain.set(form.cardNumber, for: .card)", ["SEC-01_transient"]),
        (#"keychain["card_number"] = digits"#, ["SEC-01_transient"]),
        ("UserDefaults.standard.set(store(cardNumber: digits), forKey: key)", ["SEC-01_transient"]),
        ("modelContext.insert(Card(number: cardNumber))", ["SEC-01_record"]),
        ("UserDefaults.standard.set(refreshTokenLabel, forKey: key)", []),
        ("UserDefaults.standard.set(product.name, forKey: key)", []),
        ("UserDefaults.standard.set(true, forKey: \"card_number_hint\")", []),
        ("keychain.delete(\"cardNumber\")", []),
    ])
    func `a value is found wherever it may not be kept`(_ line: String, _ patterns: [String]) throws {
        #expect(try OwnRegistry.plan(Self.overlay).findings(of: "SEC-01", in: line) == patterns)
    }

    @Test(arguments: [
        (#"logger.info("opened \(traveller.passportNumber)")"#, ["SEC-03_value"]),
        (#"Logger.travel.debug("opened \(passport_number, privacy: .private)")"#, ["SEC-03_value"]),
        (#"logger.info("hello \(traveller.name)")"#, ["SEC-03_value"]),
        (#"logger.info("hello \(airport.name)")"#, []),
        (#"os_log("opened %@", passportNumber)"#, ["SEC-03_argument"]),
        (#"logger.info("member \(membershipNumber)")"#, ["SEC-03_raw"]),
        (#"logger.info("member \(shortened(member.membershipNumber))")"#, []),
        (#"logger.info("member \(member?.membershipNumber.shortened())")"#, []),
        (#"os_log("member %@", membershipNumber)"#, ["SEC-03_plain"]),
        (#"logger.info("opened \(passportNumberLabel)")"#, []),
        (#"logger.info("has one: \(passportNumber != nil)")"#, []),
    ])
    func `a value is found in a log unless it is reduced`(_ line: String, _ patterns: [String]) throws {
        #expect(try OwnRegistry.plan(Self.overlay).findings(of: "SEC-03", in: line) == patterns)
    }

    @Test func `a helper that is not named reduces nothing`() throws {
        let plan = try OwnRegistry.plan("sensitive_data: [{ symbol: membershipNumber, class: membership-identity }]")
        let line = #"logger.info("member \(shortened(membershipNumber))")"#
        #expect(try plan.findings(of: "SEC-03", in: line) == ["SEC-03_raw"])
    }

    @Test func `a module without payment data has no pattern on it, and its plan says so`() throws {
        let payment = ruleText(
            "PAY-01", "applies_to_classes: [card]\npatterns: [{ regex: '${inventory.transient}' }]\n")
        let plan = try PlanInput.plan(
            rules: payment, overlay: "sensitive_data: [{ symbol: accessToken, class: token }]")
        #expect(plan.classesWithoutInstance == ["booking", "contact", "card"])
        #expect(try plan.rule("PAY-01").outcome == .disabled)
        #expect(try plan.rule("PAY-01").patterns.isEmpty)
        #expect(try plan.rule("PAY-01").reasonTexts == ["no-inventory-instance transient"])
    }
}

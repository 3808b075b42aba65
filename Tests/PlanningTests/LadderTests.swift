import Planning
import Registry
import Testing

@Suite("The persistence ladder")
struct LadderTests {
    struct Case: Sendable {
        let entry: String
        let storage: ResolvedEntry.Storage
        let steps: [String]
    }

    static let keychain = "accessibility: after-first-unlock-this-device-only"

    @Test(arguments: [
        Case(
            entry: "class: token", storage: .transient,
            steps: ["1 no: kept in memory and dropped when the flow ends"]),
        Case(
            entry: "class: token, survives: background", storage: .transient,
            steps: ["1 yes: it is needed after its flow", "2 backgrounding only: kept in memory"]),
        Case(
            entry: "class: token, survives: restart, \(keychain)",
            storage: .keychain(.afterFirstUnlockThisDeviceOnly),
            steps: [
                "1 yes: it is needed after its flow", "2 a restart",
                "3 token is keychain-required: Keychain, after-first-unlock-this-device-only",
            ]),
        Case(
            entry: "class: token, survives: reinstall, signed_off_by: Security, \(keychain)",
            storage: .keychain(.afterFirstUnlockThisDeviceOnly),
            steps: [
                "1 yes: it is needed after its flow", "2 a reinstall, signed off by Security",
                "3 token is keychain-required: Keychain, after-first-unlock-this-device-only",
            ]),
        Case(
            entry: "class: booking, survives: restart, store: protected-file", storage: .protectedFile(.complete),
            steps: [
                "1 yes: it is needed after its flow", "2 a restart",
                "3 booking is keychain-or-protected: protected file, complete",
            ]),
        Case(
            entry: "class: contact, survives: restart, protection: complete-unless-open",
            storage: .protectedFile(.completeUnlessOpen),
            steps: [
                "1 yes: it is needed after its flow", "2 a restart",
                "3 contact is protected-storage: protected file, complete-unless-open",
            ]),
        Case(
            entry: "class: card, survives: restart", storage: .transient,
            steps: [
                "1 yes: it is needed after its flow", "2 a restart", "3 card is never-persist-locally: stays in memory",
            ]),
    ])
    func `writes down each step up to the one that decides`(_ example: Case) throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", freePattern), overlay: "sensitive_data: [{ symbol: value, \(example.entry) }]")
        let entry = try #require(plan.inventory.first)
        #expect(entry.storage == example.storage)
        #expect(entry.steps.map { "\($0.step) \($0.answer)" } == example.steps)
    }

    @Test func `owes a transient value what the registry's text and the rules on its class say`() throws {
        let rules =
            ruleText("SEC-01", "applies_to_classes: all") + ruleText("SEC-02", "applies_to_classes: [card]")
            + ruleText("SEC-03", "applies_to_classes: all") + ruleText("SEC-03b")
            + ruleText("SEC-05", enforcement: "judgement")
            + ruleText("SEC-09")
        let plan = try PlanInput.plan(
            rules: rules,
            overlay: """
                sensitive_data:
                  - { symbol: accessToken, class: token }
                  - { symbol: cvv, class: card }
                  - { symbol: email, class: contact, survives: restart }
                """)
        #expect(
            plan.inventory.map { $0.obligations.map { "\($0.rule) \($0.duty)" } } == [
                ["SEC-01 Rule SEC-01", "SEC-03 never logged", "SEC-05 Rule SEC-05"],
                ["SEC-01 Rule SEC-01", "SEC-02 Rule SEC-02", "SEC-03 never logged", "SEC-05 Rule SEC-05"],
                ["SEC-01 Rule SEC-01", "SEC-03 Rule SEC-03"],
            ])
        #expect(plan.classesWithoutInstance == ["booking"])
    }
}

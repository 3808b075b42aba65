import Planning
import Registry
import Testing

@Suite("Names that look sensitive and are in no inventory")
struct SensitiveLexiconTests {
    private func candidates(
        _ code: String, covers: String = "passport numbers and expiry dates, visas", overlay: String = ""
    ) throws -> [SensitiveLexicon.Candidate] {
        let plan = try OwnRegistry.plan(overlay)
        let classes = try PlanInput.registry([
            (
                "registry.yml",
                """
                version: 1.0.0
                sensitive_data_classes:
                  classes:
                    - { id: document, covers: "\(covers)", at_rest: keychain-required, loggable: never }
                    - { id: card, covers: "card numbers, expiry dates", at_rest: keychain-required, loggable: never }
                rules: []
                """
            )
        ]).classes
        return SensitiveLexicon(classes).candidates(in: [("A.swift", code)], besides: plan.inventory)
    }

    @Test(arguments: [
        ("passport numbers and expiry dates, visas", ["passportNumber", "passportExpiry", "visa", "guestVisas"]),
        ("session, access and bearer tokens; API credentials", ["sessionToken", "access_token", "apiCredential"]),
        ("tokens for a session, for access, refresh or as bearer", ["sessionToken", "refreshToken", "bearerToken"]),
        ("password, PIN and passcode, one-time code", ["password", "newPassword", "pin", "passcode", "oneTimeCode"]),
        ("full name, date of birth, e-mail", ["fullName", "dateOfBirth", "birthDate", "email", "contactEmail"]),
        ("national identity, tax and driving licence numbers", ["taxNumber", "licenceNumber", "nationalIdentity"]),
        ("health or accessibility needs", ["healthNeed", "accessibilityNeeds"]),
        ("coordinates of the device beyond a city", ["deviceCoordinate", "deviceCoordinates"]),
    ])
    func `the words of what a class covers are found in names`(_ covers: String, _ names: [String]) throws {
        let code = names.map { "let \($0) = form.next" }.joined(separator: "\n")
        #expect(try candidates(code, covers: covers).map(\.identifier) == names)
    }

    @Test(arguments: [
        (
            "passport numbers and expiry dates, visas",
            ["passportNumberLabel", "passport", "hasVisa", "number", "ticketNumber"]
        ),
        ("session, access and bearer tokens", ["session", "access", "token", "sessionView"]),
        ("tax and driving licence numbers", ["tax", "taxes", "number"]),
        ("passport number and expiry", ["expiry", "saleExpiry"]),
    ])
    func `names that only sound alike are not`(_ covers: String, _ names: [String]) throws {
        let code = names.map { "let \($0) = form.next" }.joined(separator: "\n")
        #expect(try candidates(code, covers: covers).map(\.identifier) == [])
    }

    @Test func `only a variable, a parameter or an argument is a value`() throws {
        let code = #"""
            struct PassportNumber { case visa, cardExpiry }
            // let passportNumber: String
            let text = "let passportNumber: String", other = passportNumber
            func check(guestVisa : Visa) { verify(passportNumber(of: text), passport_number: text, visa) }
            if case .known(let passportExpiry) = text {}
            """#
        #expect(try candidates(code).map(\.identifier) == ["guestVisa", "passport_number", "passportExpiry"])
    }

    @Test func `each name stands once, at its first place`() throws {
        let found = try candidates("let visa = a\nvar visa = visa\nlet cardNumber = visa\n")
        #expect(found.map(\.identifier) == ["visa", "cardNumber"])
        #expect(found.map(\.dataClass) == ["document", "card"])
        #expect(found.map(\.range) == [4..<8, 33..<43])
        #expect(found.map(\.path) == ["A.swift", "A.swift"])
    }

    @Test func `what the inventory lists is known, in each of its spellings`() throws {
        let code = "f(passportNumber: a, passport_number: b, visa: c)"
        let overlay = "sensitive_data: [{ symbol: [passportNumber, Traveller.visa], class: travel-document }]"
        #expect(try candidates(code, overlay: overlay).map(\.identifier) == [])
        #expect(try candidates(code).map(\.identifier) == ["passportNumber", "passport_number", "visa"])
    }
}

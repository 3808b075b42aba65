import Registry
import Testing

@Suite("What is searched for to find a symbol")
struct SymbolSearchTests {
    @Test(arguments: [
        ("email", ["email", "_email"]),
        ("accessToken", ["accessToken", "_accessToken", "access_token", "ACCESS_TOKEN"]),
        ("access_token", ["access_token", "_access_token", "ACCESS_TOKEN"]),
        ("userIDNumber", ["userIDNumber", "_userIDNumber", "user_id_number", "USER_ID_NUMBER"]),
        ("URLToken", ["URLToken", "_URLToken", "url_token", "URL_TOKEN"]),
        ("Session.refreshToken", ["refreshToken", "_refreshToken", "refresh_token", "REFRESH_TOKEN"]),
    ])
    func `a name is found as keys and constants spell it too`(_ symbol: String, _ spellings: [String]) {
        #expect(SymbolSearch(symbol, needsOwner: false).spellings == spellings)
    }

    @Test func `a name that says too little alone is found behind its owner`() {
        let search = SymbolSearch("Booking.Traveller.name", needsOwner: true)
        #expect(search.spellings == ["traveller.name", "traveller_name", "TRAVELLER_NAME"])
        #expect(
            SymbolSearch.alternation([search])
                == #"(?:(?:\w*Traveller|traveller)[?!]?\.name|traveller_name|TRAVELLER_NAME)"#)
    }

    @Test func `of two classes with one name both are found behind their owners`() throws {
        let text = """
            module: A
            source: S
            sensitive_data:
              - { symbol: [Client.email, phone], class: contact }
              - { symbol: Agent.email, class: staff }
              - { symbol: Agent.mobile, class: staff }
            """
        let entries = try #require(OverlaySample.decoded(text).sensitiveData)
        #expect(
            entries.flatMap { $0.searches(among: entries) }.map { $0.spellings[0] } == [
                "client.email", "phone", "agent.email", "mobile",
            ])
    }

    @Test(arguments: ["shortened", "Redaction.shortened", "Redaction.shortened(_:)", "self.shortened(of:by:)"])
    func `a helper is found by its function's name`(_ helper: String) {
        #expect(SymbolSearch.functionName(helper) == "shortened")
    }
}

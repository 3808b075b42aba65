import Registry
import Testing

@Suite struct RuleIDSpellingTests {
    static let ids = ["READ-01", "READ-04", "READ-04b", "READ-08", "READ-12", "SEC-03", "SEC-30", "UI-01"]

    @Test(
        arguments: [
            ("READ-1", "READ-01"), ("read-08", "READ-08"), ("READ08", "READ-08"), ("READ-04B", "READ-04b"),
            ("READ-04c", "READ-04"), ("READ-08_print", "READ-08"), ("READ-08.Booking", "READ-08"),
            ("READ-08/patterns/0", "READ-08"), ("READ-21", "READ-12"), ("REED-12", "READ-12"), ("SEC-3", "SEC-03"),
            ("READ-09", nil), ("SEC-04", nil), ("NOPE-01", nil), ("READ", nil), ("", nil), ("-1", nil),
        ] as [(String, String?)])
    func anotherNumberIsNoGuess(written: String, meant: String?) {
        #expect(RuleIDSpelling.closest(to: written, among: Self.ids) == meant)
    }

    @Test func theFamilySaysWhatItHas() {
        #expect(RuleIDSpelling.help(for: "READ-77", among: Self.ids) == "READ has 5 rules, READ-01 to READ-12")
        #expect(RuleIDSpelling.help(for: "sec-77", among: Self.ids) == "SEC has SEC-03, SEC-30")
        #expect(RuleIDSpelling.help(for: "NOPE-01", among: Self.ids) == nil)
    }
}

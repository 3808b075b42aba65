import Patterns
import Testing

@Suite("Entries that are regexes")
struct EntryAlternationTests {
    @Test("stand in a pattern twice, without a group of theirs")
    func twice() throws {
        let entries = RegexEscape.alternation(ofRegexes: ["(?<name>a)x|b", "(?i)c"])
        #expect(entries == "(?:(?:(?:a)x|b)|(?:(?i)c))")
        // Two groups of one name would be refused.
        _ = try CompiledRegex("\(entries)-\(entries)")
    }
}

import Diagnostics
import Testing

struct RulePageTests {
    @Test func `Examples that no pattern looks at are shown as a reader's findings`() throws {
        let registry = Sample.registry.replacing(
            "  1. Aloud.", with: "  1. Aloud.\n    examples: {bad: [let x = 1], good: [let seats = 1]}")
        let page = try Sample.text("docs/rules/SAFE-01.md", registry: registry)
        #expect(
            page.contains("A finding:\n\n```swift\nlet x = 1\n```\n\nFine:\n\n```swift\nlet seats = 1\n```\n"),
            "\(page)")
        #expect(!page.contains("Reported:"))
    }

    @Test func `Examples of a rule with patterns are shown as what these report`() throws {
        let page = try Sample.text("docs/rules/READ-01.md")
        #expect(page.contains("Reported:\n\n```swift\nfoo()\n```\n"), "\(page)")
        #expect(!page.contains("A finding:"))
    }
}

import Planning
import Testing

@Suite("What the plan does not cover")
struct CoverageGapTests {
    private func gaps(_ overlay: String) throws -> [String] {
        try PlanInput.plan(rules: ruleText("A-01", freePattern), overlay: overlay).coverageGaps.map {
            "\($0.kind) \($0.name)"
        }
    }

    @Test func `names what the registry does not speak for, and what the overlay does not say`() throws {
        #expect(
            try gaps("") == [
                "not-covered objective-c", "not-covered c-cpp", "unknown-frameworks Booking",
                "missing-inventory Booking",
            ])
    }

    @Test func `is silent about what the overlay says`() throws {
        let overlay = "frameworks: [swiftui]\nsensitive_data: []\nnone_because: it holds none\n"
        #expect(try gaps(overlay) == ["not-covered objective-c", "not-covered c-cpp"])
        #expect(try gaps(overlay + "languages: [swift, metal]").last == "uncovered-language metal")
    }

    @Test func `does not take an empty inventory without a reason for an answer`() throws {
        #expect(try gaps("sensitive_data: []").last == "missing-inventory Booking")
    }

    @Test func `keeps what the registry says of it`() throws {
        let gaps = try PlanInput.plan(rules: ruleText("A-01", freePattern)).coverageGaps
        #expect(gaps.prefix(2).map(\.detail) == ["no rules for it", "out of scope; **/*.c"])
    }
}

import Testing

@testable import OutlineEngine

struct RegistryTests {
    @Test("each trigger has an intent, and each of these an effect")
    func coverage() {
        for case .intent(let intent) in Trigger.all.values { #expect(Effect.all[intent] != nil) }
    }
}

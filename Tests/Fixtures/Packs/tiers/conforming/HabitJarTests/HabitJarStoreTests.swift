import Testing

@testable import HabitJar

@MainActor
struct HabitJarStoreTests {
    @Test func aNewHabitIsKept() {
        let store = HabitJarStore()
        store.add("Read")
        #expect(store.habits.map(\.title) == ["Read"])
    }
}

import SwiftUI

@MainActor
final class HabitJarStore: ObservableObject {
    @Published private(set) var habits: [Habit] = []

    private static let key = "state"

    func load() {
        guard let data = UserDefaults.standard.data(forKey: Self.key) else { return }
        habits = (try? JSONDecoder().decode(PersistedState.self, from: data))?.habits ?? []
    }

    func add(_ title: String) {
        let now = Date().timeIntervalSince1970 * 1000
        habits.append(Habit(id: UUID().uuidString, title: title, rhythm: .daily, createdAt: now))
        save()
    }

    func clear() {
        habits = []
        save()
    }

    private func save() {
        let data = try? JSONEncoder().encode(PersistedState(habits: habits))
        UserDefaults.standard.set(data, forKey: Self.key)
    }

    private struct PersistedState: Codable {
        var habits: [Habit]
    }
}

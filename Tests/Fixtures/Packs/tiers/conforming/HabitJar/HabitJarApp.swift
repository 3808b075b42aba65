import SwiftUI

@main
struct HabitJarApp: App {
    @StateObject private var store = HabitJarStore()

    var body: some Scene {
        WindowGroup {
            AppRouter()
                .environmentObject(store)
                .task { store.load() }
        }
    }
}

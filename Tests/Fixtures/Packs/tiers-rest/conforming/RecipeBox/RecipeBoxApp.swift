import SwiftUI

@main
struct RecipeBoxApp: App {
    @StateObject private var store = AppStore()

    var body: some Scene {
        WindowGroup {
            AppRouter()
                .environmentObject(store)
                .task { store.load() }
        }
    }
}

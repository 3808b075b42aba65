import SwiftUI

@main
struct TripDeskApp: App {
    @State private var container = DependencyContainer()

    var body: some Scene {
        WindowGroup {
            AppRouter(container: container)
                .task { container.auth.startListening() }
        }
    }
}

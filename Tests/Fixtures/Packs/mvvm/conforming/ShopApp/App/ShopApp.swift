import SwiftUI

@main
struct ShopApp: App {
    @State private var container = DependencyContainer()
    @State private var appState = AppState()
    @State private var router = AppRouter()

    var body: some Scene {
        WindowGroup {
            SplashScreen()
                .environment(container)
                .environment(appState)
                .environment(router)
                .onOpenURL { url in
                    if let route = DeepLinkHandler.route(for: url) { router.push(route) }
                }
        }
    }
}

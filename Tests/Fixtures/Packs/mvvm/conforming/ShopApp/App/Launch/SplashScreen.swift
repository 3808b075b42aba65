import SwiftUI

struct SplashScreen: View {
    @Environment(AppState.self) private var appState
    @Environment(DependencyContainer.self) private var container
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced
    @State private var isReady = false

    var body: some View {
        Group {
            if !isReady {
                LoadingView()
            } else if appState.isAuthenticated {
                MainTabView()
            } else {
                ErrorView(message: AppError.network(.unauthorized).userMessage)
            }
        }
        .task {
            await appState.restore(from: container.session)
            withAnimation(isMotionReduced ? nil : .default) { isReady = true }
        }
    }
}

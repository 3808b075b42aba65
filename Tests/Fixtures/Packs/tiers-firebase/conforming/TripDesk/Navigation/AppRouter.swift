import SwiftUI

enum OnboardingRoute: Hashable {
    case intro, done
}

struct AppRouter: View {
    let container: DependencyContainer
    @AppStorage("hasOnboarded") private var hasOnboarded = false
    @State private var path: [OnboardingRoute] = []

    var body: some View {
        if hasOnboarded {
            MainTabView(container: container)
        } else {
            NavigationStack(path: $path) {
                WelcomeView { path.append(.intro) }
                    .navigationDestination(for: OnboardingRoute.self) { route in
                        switch route {
                        case .intro: IntroView { path.append(.done) }
                        case .done: DoneView { hasOnboarded = true }
                        }
                    }
            }
        }
    }
}

#Preview {
    AppRouter(container: DependencyContainer())
}

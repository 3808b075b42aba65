import SwiftUI

struct MainTabView: View {
    let container: DependencyContainer

    var body: some View {
        TabView {
            HomeView(viewModel: container.homeViewModel())
                .tabItem { Label("Home", systemImage: "house") }
            AccountView(viewModel: container.accountViewModel())
                .tabItem { Label("Account", systemImage: "person") }
        }
        .tint(.appTint)
    }
}

#Preview {
    MainTabView(container: DependencyContainer())
}

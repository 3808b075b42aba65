import SwiftUI

struct MainTabView: View {
    var body: some View {
        TabView {
            HomeView()
                .tabItem { Label("Home", systemImage: "house") }
            AccountView()
                .tabItem { Label("Account", systemImage: "person") }
        }
        .tint(.appTint)
    }
}

#Preview {
    MainTabView().environmentObject(HabitJarStore())
}

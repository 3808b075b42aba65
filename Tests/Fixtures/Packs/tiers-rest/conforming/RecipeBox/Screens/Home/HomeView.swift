import SwiftUI

struct HomeView: View {
    @EnvironmentObject private var store: AppStore
    @State private var viewModel = HomeViewModel()

    var body: some View {
        VStack {
            StatCardView(title: "Recipes", value: String(viewModel.recipes.count))
            ThemedText(variant: .caption, store.isSignedIn ? "Signed in" : "Guest")
        }
        .task { await viewModel.load() }
    }
}

#Preview {
    HomeView().environmentObject(AppStore())
}

import SwiftUI

struct AccountView: View {
    @EnvironmentObject private var store: AppStore
    @State private var viewModel = AccountViewModel()

    var body: some View {
        VStack {
            StatCardView(title: "Recipes", value: String(viewModel.recipes.count))
            ThemedText(variant: .caption, store.isSignedIn ? "Signed in" : "Guest")
        }
        .task { await viewModel.load() }
    }
}

#Preview {
    AccountView().environmentObject(AppStore())
}

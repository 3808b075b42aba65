import SwiftUI

struct HomeView: View {
    let viewModel: HomeViewModel

    var body: some View {
        StatCardView(title: "Trips", value: String(viewModel.trips.count))
            .task { await viewModel.follow(userID: "me") }
    }
}

#Preview {
    HomeView(viewModel: DependencyContainer().homeViewModel())
}

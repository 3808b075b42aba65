import SwiftUI

struct HomeView: View {
    @ObservedObject var viewModel: HomeViewModel  // expect: TTIR-14

    var body: some View {
        EmptyView()
    }
}

#Preview { HomeView(viewModel: HomeViewModel()) }

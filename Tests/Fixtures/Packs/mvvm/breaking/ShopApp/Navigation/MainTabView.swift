import SwiftUI

struct MainTabView: View {
    @State private var path = NavigationPath()  // expect: MDI-06

    var body: some View {
        TabView {
            Tab(AppStrings.title, systemImage: "bag") {  // expect: MROOT-02
                ProductScreen(viewModel: ProductViewModel(repository: makeProductRepository()))
            }
        }
    }
}

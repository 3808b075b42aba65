import SwiftUI

struct MainTabView: View {
    @Environment(AppRouter.self) private var router
    @Environment(DependencyContainer.self) private var container

    var body: some View {
        @Bindable var router = router
        TabView {
            Tab(AppStrings.Product.title, systemImage: "bag") {
                NavigationStack(path: $router.productPath) {
                    ProductScreen(viewModel: ProductViewModel(repository: container.productRepository))
                }
            }
            Tab(StringsProfile.title, systemImage: "person") {
                NavigationStack(path: $router.profilePath) {
                    ProfileScreen(viewModel: ProfileViewModel(repository: container.profileRepository))
                }
            }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}

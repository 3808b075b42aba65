import SwiftUI

struct ProductScreen: View {
    @State private var viewModel: ProductViewModel

    init(viewModel: ProductViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        Group {
            if viewModel.isLoading {
                LoadingView()
            } else if let message = viewModel.errorMessage {
                ErrorView(message: message)
            } else {
                ProductListView(viewModel: viewModel)
            }
        }
        .navigationTitle(AppStrings.Product.title)
        .task { await viewModel.fetchProducts() }
        .refreshable { await viewModel.fetchProducts() }
        .onScrollGeometryChange(for: Bool.self, of: \.isNearEnd) { _, isNearEnd in
            if isNearEnd { Task { await viewModel.loadMore() } }
        }
    }
}

#Preview { ProductScreen(viewModel: .stub()) }

#Preview("Loading") { ProductScreen(viewModel: .stub(isLoading: true)) }

#Preview("Empty") { ProductScreen(viewModel: .stub(products: [])) }

#Preview("Error") { ProductScreen(viewModel: .stub(errorMessage: AppError.unknown.userMessage)) }

#Preview("Edge Case") { ProductScreen(viewModel: .stub(products: [.stubLongText])) }

#Preview("Dark Mode") { ProductScreen(viewModel: .stub()).preferredColorScheme(.dark) }

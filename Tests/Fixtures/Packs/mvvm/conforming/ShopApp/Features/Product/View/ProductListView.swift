import SwiftUI

struct ProductListView: View {
    let viewModel: ProductViewModel

    var body: some View {
        List(viewModel.products) { ProductRow(product: $0) }
    }
}

#Preview { ProductListView(viewModel: .stub()) }

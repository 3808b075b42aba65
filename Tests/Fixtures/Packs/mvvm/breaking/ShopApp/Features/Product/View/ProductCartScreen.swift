import SwiftUI

struct ProductCartPage: View {  // expect: MCMP-06 MNAM-06
    @State private var viewModel: ProductDetailViewModel

    var body: some View {
        ErrorView(message: viewModel.title)
    }
}

#Preview { ProductCartPage() }

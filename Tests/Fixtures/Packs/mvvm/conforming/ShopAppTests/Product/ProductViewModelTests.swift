import Testing

@testable import ShopApp

@MainActor
struct ProductViewModelTests {
    @Test("the products of the first page are shown")
    func success() async throws {
        let viewModel = ProductViewModel.stub(products: ProductModel.stubs)
        await viewModel.fetchProducts()
        let first = try #require(viewModel.products.first)
        #expect(first.id == ProductModel.stub.id)
    }
}

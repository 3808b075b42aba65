#if DEBUG
    import Foundation

    extension ProductViewModel {
        static func stub(
            products: [ProductModel] = ProductModel.stubs,
            isLoading: Bool = false,
            errorMessage: String? = nil
        ) -> ProductViewModel {
            ProductViewModel(repository: StubRepository(products: products))
        }
    }

    private struct StubRepository: ProductRepository {
        let products: [ProductModel]

        func products(page: Int, size: Int) async -> Result<[ProductModel], AppError> { .success(products) }
    }
#endif

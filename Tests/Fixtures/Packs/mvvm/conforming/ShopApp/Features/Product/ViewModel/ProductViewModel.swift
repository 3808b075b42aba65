import Foundation
import Observation

@Observable @MainActor
final class ProductViewModel {
    private(set) var products: [ProductModel] = []
    private(set) var isLoading = false
    private(set) var isLoadingMore = false
    private(set) var hasMore = true
    private(set) var errorMessage: String?

    private var currentPage = 1
    private let pageSize = 20
    private let repository: any ProductRepository

    init(repository: any ProductRepository) { self.repository = repository }

    func fetchProducts() async {
        isLoading = true
        defer { isLoading = false }
        currentPage = 1
        switch await repository.products(page: 1, size: pageSize) {
        case .success(let page):
            products = page
            hasMore = page.count >= pageSize
            errorMessage = nil
        case .failure(let error):
            errorMessage = error.userMessage
        }
    }

    func loadMore() async {
        guard hasMore, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        switch await repository.products(page: currentPage + 1, size: pageSize) {
        case .success(let page):
            products.append(contentsOf: page)
            currentPage += 1
            hasMore = page.count >= pageSize
        case .failure(let error):
            errorMessage = error.userMessage
        }
    }
}

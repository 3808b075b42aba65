import Foundation

final class ProductRepositoryImpl: ProductRepository, Sendable {
    private let networkService: any NetworkService

    init(networkService: any NetworkService) { self.networkService = networkService }

    func products(page: Int, size: Int) async -> Result<[ProductModel], AppError> {
        await networkService.send(.products(page: page, size: size))
    }
}

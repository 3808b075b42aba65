import Foundation

protocol ProductRepository: Sendable {
    func products(page: Int, size: Int) async -> Result<[ProductModel], AppError>
}

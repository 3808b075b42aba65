import Foundation

protocol ProductRepository {
    func products() async throws -> [ProductModel]  // expect: MREP-02
    func title() async -> String  // expect: MREP-03
}

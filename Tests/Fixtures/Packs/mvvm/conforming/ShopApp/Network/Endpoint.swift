import Foundation

enum Endpoint: Sendable {
    case products(page: Int, size: Int)
    case profile

    var path: String {
        switch self {
        case .products(let page, let size): "/v1/products?page=\(page)&size=\(size)"
        case .profile: "/v1/profile"
        }
    }

    var method: HTTPMethod { .get }
}

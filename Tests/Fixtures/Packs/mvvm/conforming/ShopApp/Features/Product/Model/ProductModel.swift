import Foundation

struct ProductModel: Codable, Identifiable, Hashable, Sendable {
    enum CodingKeys: String, CodingKey {
        case id, name, note, price
        case imageURL = "image_url"
        case createdAt = "created_at"
    }

    let id: String
    let name: String
    let note: String?
    let price: Decimal
    let imageURL: URL?
    let createdAt: Date
}

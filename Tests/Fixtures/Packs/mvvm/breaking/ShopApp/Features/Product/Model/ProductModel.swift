import Foundation

struct ProductModel: Codable, Identifiable, Hashable {
    let id: String
}

struct ProductPart: Codable {  // expect: MMOD-05
    let name: String
}

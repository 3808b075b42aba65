import Foundation

struct Product {
    let id: String
}

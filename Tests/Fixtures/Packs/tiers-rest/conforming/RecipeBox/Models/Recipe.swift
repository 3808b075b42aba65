import Foundation

struct Recipe: Identifiable, Codable, Hashable {
    let id: String
    let title: String
    let course: Course
    let updatedAt: Double
}

enum Course: String, Codable, Hashable {
    case starter, main, dessert
}

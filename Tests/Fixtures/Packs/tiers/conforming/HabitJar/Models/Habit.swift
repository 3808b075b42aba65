import Foundation

struct Habit: Identifiable, Codable, Hashable {
    let id: String
    let title: String
    let rhythm: Rhythm
    let createdAt: Double
}

enum Rhythm: String, Codable, Hashable {
    case daily, weekly
}

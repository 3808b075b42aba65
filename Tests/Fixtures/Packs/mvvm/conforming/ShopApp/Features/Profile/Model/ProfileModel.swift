import Foundation

struct ProfileModel: Codable, Identifiable, Hashable, Sendable {
    let id: UUID
    let name: String
    let customerEmail: String?
}

import Foundation

public struct Node: Codable, Sendable, Identifiable {
    public let id: UUID
    public var title: String
    public var children: [Node]

    public init(id: UUID, title: String, children: [Node] = []) {
        self.id = id
        self.title = title
        self.children = children
    }
}

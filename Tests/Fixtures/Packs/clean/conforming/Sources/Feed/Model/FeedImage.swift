import Foundation

public struct FeedImage: Hashable, Sendable {
    public let id: UUID
    public let caption: String?
    public let url: URL

    public init(id: UUID, caption: String?, url: URL) {
        self.id = id
        self.caption = caption
        self.url = url
    }
}

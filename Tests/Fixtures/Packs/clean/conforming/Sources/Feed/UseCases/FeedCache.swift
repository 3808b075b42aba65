/// Where a feed goes that has been loaded.
public protocol FeedCache: Sendable {
    func save(_ feed: [FeedImage]) async throws
}

import Foundation

/// Keeps the newest feed and no other.
public final class LocalFeedCache: FeedCache {
    private let store: any FeedStore
    private let currentDate: @Sendable () -> Date

    public init(store: any FeedStore, currentDate: @escaping @Sendable () -> Date) {
        self.store = store
        self.currentDate = currentDate
    }

    public func save(_ feed: [FeedImage]) async throws {
        try await store.deleteFeed()
        try await store.insert(feed, at: currentDate())
    }
}

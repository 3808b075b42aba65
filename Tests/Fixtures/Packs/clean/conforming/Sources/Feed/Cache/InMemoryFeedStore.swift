import Foundation

public actor InMemoryFeedStore: FeedStore {
    private var kept: (feed: [FeedImage], date: Date)?

    public init() {}

    public func insert(_ feed: [FeedImage], at date: Date) {
        kept = (feed, date)
    }

    public func deleteFeed() {
        kept = nil
    }
}

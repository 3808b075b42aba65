import Foundation

public protocol FeedStore: Sendable {
    func insert(_ feed: [FeedImage], at date: Date) async throws
    func deleteFeed() async throws
}

import Feed
import Foundation

actor FeedStoreSpy: FeedStore {
    private(set) var calls: [String] = []

    func insert(_ feed: [FeedImage], at date: Date) { calls.append("insert") }
    func deleteFeed() { calls.append("delete") }
}

import Feed
import Foundation
import Testing

@Suite(.serialized)
struct CacheFeedUseCaseTests {
    private let storeURL = URL(filePath: "/tmp/feed.store")

    @Test("saving a feed replaces the one before")
    func replaces() async throws {
        let (sut, store) = makeSUT()
        try await sut.save([])
        #expect(await store.calls == ["delete", "insert"])
    }

    private func makeSUT() -> (sut: LocalFeedCache, store: FeedStoreSpy) {
        let store = FeedStoreSpy()
        return (LocalFeedCache(store: store, currentDate: { .distantPast }), store)
    }
}

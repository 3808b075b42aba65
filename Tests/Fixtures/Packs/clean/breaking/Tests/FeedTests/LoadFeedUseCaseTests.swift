import Feed
import Foundation
import Testing

struct LoadFeedUseCaseTests {
    let storeURL = URL(filePath: "/tmp/feed.store")  // expect: CTST-08

    private func makeSUT() -> LoadFeed {
        let sut = LoadFeed(url: storeURL)
        addTeardownBlock { [weak sut] in #expect(sut == nil) }  // expect: CTST-07
        return sut
    }
}

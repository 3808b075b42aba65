import Testing
import XCTest  // expect: CPKG-02 CTST-06

@testable import Feed  // expect: CTST-04

final class LocalFeedCacheTests: XCTestCase {  // expect: CTST-01
    private func makeSUT() -> LocalFeedCache { LocalFeedCache() }
}

struct FeedCacheExpiryTests {  // expect: CTST-02 CTST-03
}

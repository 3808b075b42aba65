import Foundation
import Testing

@testable import FeedApp

@MainActor
struct ShowFeedAcceptanceTests {
    @Test("a screen that is composed has no feed yet")
    func empty() {
        #expect(makeSUT().presenter == nil)
    }

    private func makeSUT() -> FeedPresentationAdapter {
        FeedPresentationAdapter { [] }
    }
}

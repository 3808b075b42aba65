import Testing

@testable import FeedApp

struct ShowFeedAcceptanceTests {  // expect: CTST-03
    @Test("an adapter starts without a task")
    func start() {
        FeedPresentationAdapter { [] }.start()
    }
}

import XCTest

final class SessionTests: XCTestCase {
    func testTyping() {
        wait(for: [typed], timeout: 1)  // expect: PREPL-09
    }
}

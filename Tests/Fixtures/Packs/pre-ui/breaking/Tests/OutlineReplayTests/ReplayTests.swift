import OutlineEngine
import XCTest

final class ReplayTests: XCTestCase {
    let typing = Scenario()  // expect: PREPL-01

    func testTyping() async throws {
        try await Task.sleep(for: .seconds(1))  // expect: PREPL-06
        let done = XCTestExpectation()  // expect: PREPL-09
        step(.skip(.network))  // expect: PREPL-02
    }
}

import XCTest

final class SessionTests: XCTestCase {
    func testSessions() async {
        for scenario in Corpus.all { await play(scenario) }
    }
}

import Diagnostics
import Testing

@Suite("Concurrent map")
struct ConcurrentMapTests {
    @Test("results stand in the order of the elements")
    func order() {
        let numbers = Array(0..<1000)
        #expect(numbers.concurrentMap { $0 * $0 } == numbers.map { $0 * $0 })
    }

    @Test("a result may be nil, and no elements give no results")
    func nothing() {
        #expect([1, 2, 3].concurrentMap { $0 == 2 ? nil : $0 } == [1, nil, 3])
        #expect([Int]().concurrentMap { $0 } == [])
    }
}

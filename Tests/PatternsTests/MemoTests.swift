import Testing

@testable import Patterns

@Suite("Memo")
struct MemoTests {
    @Test("a value is made once for the same texts")
    func once() {
        let memo = Memo<Int>()
        #expect(memo.value(for: ["a", "b"]) { 1 } == 1)
        #expect(memo.value(for: ["a", "b"]) { 2 } == 1)
    }

    @Test("texts that differ in bytes or in where they part are different")
    func keys() {
        let memo = Memo<Int>()
        #expect(memo.value(for: ["\u{E9}"]) { 1 } == 1)
        #expect(memo.value(for: ["e\u{301}"]) { 2 } == 2)
        #expect(memo.value(for: ["a", "b"]) { 3 } == 3)
        #expect(memo.value(for: ["ab"]) { 4 } == 4)
        #expect(memo.value(for: ["ab", ""]) { 5 } == 5)
    }

    @Test("a failure is not kept")
    func failure() {
        struct Refusal: Error {}
        let memo = Memo<Int>()
        #expect(throws: Refusal.self) { try memo.value(for: ["a"]) { throw Refusal() } }
        #expect(memo.value(for: ["a"]) { 1 } == 1)
    }
}

import Foundation

extension Array where Element: Sendable {
    /// As `map`, on all cores; the results stand in the order of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let results = Slots<Result>(count)
        DispatchQueue.concurrentPerform(iterations: count) { results.set($0, to: transform(self[$0])) }
        return results.all
    }
}

private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ index: Int, to value: Value) { lock.withLock { values[index] = value } }
    var all: [Value] { lock.withLock { values.compactMap(\.self) } }
}

import Foundation

/// Results of a pure function, so that a run asks it once for each input. What is kept changes no result, only its price.
///
/// The lock is not held while a value is made: two threads may make the same one.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    func value<Failure: Error>(for key: Key, _ make: () throws(Failure) -> Value) throws(Failure) -> Value {
        if let known = lock.withLock({ values[key] }) { return known }
        let value = try make()
        lock.withLock { values[key] = value }
        return value
    }
}

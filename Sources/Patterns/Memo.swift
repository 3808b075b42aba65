import Foundation

/// Results of a pure function of texts, so that a run asks it once for each input. What is kept changes no result, only
/// its price.
///
/// The lock is not held while a value is made: two threads may make the same one.
final class Memo<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    func value<Failure: Error>(for texts: [String], _ make: () throws(Failure) -> Value) throws(Failure) -> Value {
        let key = Key(texts)
        if let known = lock.withLock({ values[key] }) { return known }
        let value = try make()
        lock.withLock { values[key] = value }
        return value
    }

    /// The bytes of the texts: equal strings may be spelled in different ones.
    private struct Key: Hashable {
        private let bytes: [UInt8]

        init(_ texts: [String]) {
            var bytes: [UInt8] = []
            for text in texts {
                bytes += text.utf8
                // In no UTF-8.
                bytes.append(0xFF)
            }
            self.bytes = bytes
        }

        /// All at once; an array hashes byte by byte.
        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }
}

package import Diagnostics

extension Diagnostic {
    /// A file that a rule speaks about and nobody can read: what is in it is not known, so the check is not whole.
    package static func unreadableSource(_ path: String, _ reason: String) -> Self {
        Diagnostic(
            .unreadableSource, at: SourceFile(path: path, bytes: []).range(0..<0),
            "'\(path)' was not checked: \(reason)", subject: path)
    }

    /// A file that no compiler would take for Swift either.
    package static func skippedSource(_ path: String, _ reason: String) -> Self {
        Diagnostic(
            .skippedSource, at: SourceFile(path: path, bytes: []).range(0..<0),
            "'\(path)' was not checked: \(reason)", subject: path)
    }
}

extension SourceText {
    /// In bytes. What is larger is data, and no rule about source text is meant for it.
    static let sizeLimit = 16 << 20

    /// Why bytes are not looked at; nil for text.
    static func obstacle(in bytes: [UInt8]) -> String? {
        if bytes.count > sizeLimit { return "it has more than \(sizeLimit >> 20) MB" }
        return bytes.withUnsafeBufferPointer { bytes in
            if isPlain(bytes) { return nil }
            if bytes.contains(0) { return "it holds NUL bytes, so it is no text" }
            let repaired = String(decoding: bytes, as: UTF8.self)
            return repaired.utf8.elementsEqual(bytes) ? nil : "it is not UTF-8"
        }
    }

    /// Whether there is nothing but ASCII without NUL, eight bytes at once.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let hasZero = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            guard hasZero | (word & 0x8080_8080_8080_8080) == 0 else { return false }
            index += 8
        }
        return raw[index...].allSatisfy { $0 != 0 && $0 < 0x80 }
    }
}

package import Patterns

/// The text of one file, with the way between UTF-8 offsets and those of the regex engine.
package struct SourceText: Sendable {
    package let path: String
    /// As in the file, a byte order mark included.
    package let bytes: [UInt8]
    /// The bytes without a byte order mark, each sequence that is no UTF-8 read as U+FFFD.
    package let text: String
    /// Where text and bytes drift apart, ascending: from the first offset of `text` on, up to the next drift, the second
    /// is its place in `bytes`. Always holds one for the start.
    private let drifts: [(text: Int, bytes: Int)]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = String(decoding: bytes[start...], as: UTF8.self)
        if text.utf8.elementsEqual(bytes[start...]) {
            self.text = text
            drifts = [(0, start)]
        } else {
            (self.text, drifts) = Self.repair(bytes, from: start)
        }
    }

    /// A match and its capture groups in UTF-8 offsets; a group that took no part is nil. Group 0 is the match.
    package struct Match: Sendable {
        package let groups: [Range<Int>?]
    }

    /// All matches, ascending.
    package func matches(of regex: CompiledRegex) -> [Match] {
        regex.matches(in: text).map { match in
            Match(groups: ([match.range] + match.captures).map { $0.map(offsets) })
        }
    }

    /// Of a range of `text`, in `bytes`.
    private func offsets(of range: Range<String.Index>) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let end = start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        return byteOffset(of: start)..<byteOffset(of: end)
    }

    private func byteOffset(of offset: Int) -> Int {
        var (low, high) = (0, drifts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if drifts[middle].text <= offset { low = middle } else { high = middle }
        }
        return drifts[low].bytes + (offset - drifts[low].text)
    }

    private static func repair(_ bytes: [UInt8], from start: Int) -> (String, [(text: Int, bytes: Int)]) {
        var repaired: [UInt8] = []
        var drifts = [(text: 0, bytes: start)]
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes[start...].makeIterator()
        var read = start
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar):
                repaired += scalar
                read += scalar.count
            case .error(let length):
                repaired += "\u{FFFD}".utf8
                read += length
                drifts.append((repaired.count, read))
            case .emptyInput: return (String(decoding: repaired, as: UTF8.self), drifts)
            }
        }
    }
}

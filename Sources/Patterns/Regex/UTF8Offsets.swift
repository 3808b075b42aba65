/// The way from the offsets of a regex engine, in UTF-16 units of a text as it was decoded, to those of its bytes.
struct UTF8Offsets {
    /// The byte at which each UTF-16 unit begins, and the end; both halves of a pair begin at the same.
    private let starts: [Int]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [Int] = []
        starts.reserveCapacity(bytes.count + 1)
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &iterator) {
            case .valid(let scalar):
                starts.append(offset)
                if scalar.count == 4 { starts.append(offset) }
                offset += scalar.count
            case .error(let length):
                starts.append(offset)
                offset += length
            case .emptyInput:
                starts.append(offset)
                self.starts = starts
                return
            }
        }
    }

    func offset(ofUTF16 unit: Int) -> Int { starts[min(unit, starts.count - 1)] }
}

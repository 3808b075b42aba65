import Patterns
import Registry

extension SensitiveLexicon {
    /// A name in code that looks sensitive and is in no inventory.
    package struct Candidate: Sendable, Hashable {
        package let identifier: String
        package let dataClass: String
        /// The file it stands in first, and where: UTF-8 offsets.
        package let path: String
        package let range: Range<Int>
        /// How often it stands in all files.
        package internal(set) var count: Int
    }

    /// Each name once, where it stands first, in the order of the files. Names of types and functions are none of a value's,
    /// and neither comments nor strings count.
    package func candidates(
        in files: [(path: String, text: String)], besides inventory: [ResolvedEntry]
    ) -> [Candidate] {
        let known = Set(inventory.flatMap(\.searches).flatMap { $0.spellings + [InventoryEntry.name(of: $0.symbol)] })
        var places: [String: Int?] = [:]
        var found: [Candidate] = []
        for file in files {
            for (identifier, range) in Self.identifiers(of: Array(file.text.utf8)) {
                if let place = places[identifier] {
                    if let place { found[place].count += 1 }
                } else if !known.contains(identifier), let dataClass = dataClass(of: identifier) {
                    places[identifier] = found.count
                    found.append(
                        Candidate(
                            identifier: identifier, dataClass: dataClass, path: file.path, range: range, count: 1))
                } else {
                    places[identifier] = .some(nil)
                }
            }
        }
        return found
    }

    /// Those that may name a value, in order.
    private static func identifiers(of bytes: [UInt8]) -> [(String, Range<Int>)] {
        var found: [(String, Range<Int>)] = []
        for span in SwiftLexer.spans(bytes) where span.kind == .code {
            var index = span.range.lowerBound
            while index < span.range.upperBound {
                guard isPart(bytes[index]) else {
                    index += 1
                    continue
                }
                let start = index
                while index < span.range.upperBound, isPart(bytes[index]) { index += 1 }
                guard !isDigit(bytes[start]), !isCapital(bytes[start]), !isCalled(bytes[index...]) else { continue }
                found.append((String(decoding: bytes[start..<index], as: UTF8.self), start..<index))
            }
        }
        return found
    }

    private static func isCalled(_ rest: ArraySlice<UInt8>) -> Bool { rest.first == UInt8(ascii: "(") }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte) || isCapital(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

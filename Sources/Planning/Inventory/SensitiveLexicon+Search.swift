import Patterns
import Registry

extension SensitiveLexicon {
    /// A name in code that looks sensitive and is in no inventory.
    package struct Candidate: Sendable, Hashable {
        package let identifier: String
        package let dataClass: String
        /// The file that declares it first, and where: UTF-8 offsets.
        package let path: String
        package let range: Range<Int>
    }

    /// Each name once, where a variable, a parameter or an argument of that name stands first, in the order of the files.
    /// Comments and strings do not count.
    package func candidates(
        in files: [(path: String, text: String)], besides inventory: [ResolvedEntry]
    ) -> [Candidate] {
        var seen = Set(inventory.flatMap(\.searches).flatMap { $0.spellings + [InventoryEntry.name(of: $0.symbol)] })
        var found: [Candidate] = []
        for file in files {
            for (identifier, range) in Self.declaredNames(in: Array(file.text.utf8)) {
                guard seen.insert(identifier).inserted, let dataClass = dataClass(of: identifier) else { continue }
                found.append(Candidate(identifier: identifier, dataClass: dataClass, path: file.path, range: range))
            }
        }
        return found
    }

    /// What stands behind `let` or `var`, or before a colon, in order. Names of types, which begin with a capital, do not.
    private static func declaredNames(in bytes: [UInt8]) -> [(String, Range<Int>)] {
        var found: [(String, Range<Int>)] = []
        for span in SwiftLexer.spans(bytes) where span.kind == .code {
            var index = span.range.lowerBound
            var isIntroduced = false
            while index < span.range.upperBound {
                guard isPart(bytes[index]) else {
                    index += 1
                    continue
                }
                let start = index
                while index < span.range.upperBound, isPart(bytes[index]) { index += 1 }
                let isDeclared = isIntroduced || hasColon(bytes[index..<span.range.upperBound])
                isIntroduced = ["let", "var"].contains { bytes[start..<index].elementsEqual($0.utf8) }
                guard isDeclared, !isDigit(bytes[start]), !isCapital(bytes[start]) else { continue }
                found.append((String(decoding: bytes[start..<index], as: UTF8.self), start..<index))
            }
        }
        return found
    }

    private static func hasColon(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte) || isCapital(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

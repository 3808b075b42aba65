import Foundation

/// A test of words, ready to be asked of many. It says of a word what the pattern that `WordTestPrinter` writes says of
/// the place where the word stands.
package struct CompiledWordTest: Sendable {
    private let isMet: @Sendable (String) -> Bool

    /// Throws for an entry that is no regex.
    package init(_ test: WordTest) throws(PatternError) {
        switch test {
        case .exact(let words):
            let words = Set(words.map(\.scalarsInNFC))
            isMet = { words.contains($0.scalarsInNFC) }
        case .prefix(let words):
            let words = words.map(\.scalarsInNFC)
            isMet = { word in
                let word = word.scalarsInNFC
                return words.contains {
                    word.starts(with: $0) && Self.isBoundary($0.last, before: word.dropFirst($0.count).first)
                }
            }
        case .suffix(let words):
            let words = words.map(\.scalarsInNFC)
            isMet = { word in
                let word = word.scalarsInNFC
                return words.contains {
                    word.reversed().starts(with: $0.reversed())
                        && Self.isBoundary(word.dropLast($0.count).last, before: $0.first)
                }
            }
        case .whole(let regexes):
            let regexes = try Self.compile(regexes) { #"\A(?:\#($0))\z"# }
            isMet = { word in regexes.contains { $0.firstMatch(in: word) != nil } }
        case .containing(let regexes):
            let regexes = try Self.compile(regexes) { $0 }
            isMet = { word in regexes.contains { $0.firstMatch(in: word) != nil } }
        }
    }

    package func accepts(_ word: String) -> Bool { isMet(word) }

    /// The starts of a word that end at a camel-case boundary, itself included, the longest first.
    package static func starts(of word: String) -> [String] {
        let scalars = word.scalarsInNFC
        return scalars.indices.reversed().compactMap { index in
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            guard isBoundary(scalars[index], before: next) else { return nil }
            return String(String.UnicodeScalarView(scalars[...index]))
        }
    }

    /// Before a lower-case letter there is no boundary behind a letter; the ends of a word are boundaries.
    private static func isBoundary(_ left: Unicode.Scalar?, before right: Unicode.Scalar?) -> Bool {
        guard let left, let right else { return true }
        return !(left.properties.isLetter && right.properties.isLower)
    }

    private static func compile(
        _ regexes: [String], _ whole: (String) -> String
    ) throws(PatternError) -> [CompiledRegex] {
        var compiled: [CompiledRegex] = []
        for regex in regexes {
            let syntax = try RegexSyntax(regex)
            // A comment at the end of the regex would swallow what follows it.
            let body = syntax.endsWhereItsTextEnds ? syntax.lineWise : syntax.lineWise + "\n"
            compiled.append(try CompiledRegex(whole(body)))
        }
        return compiled
    }
}

extension RegexSyntax {
    /// Whether what is written behind it, within a group around both, is read as such: no comment and no quotation of
    /// the regex is still open there.
    var endsWhereItsTextEnds: Bool {
        (try? RegexSyntax("(?:\(source))()"))?.captureCount == captureCount + 1
    }
}

extension String {
    /// Names are compared in NFC, and by their scalars otherwise.
    fileprivate var scalarsInNFC: [Unicode.Scalar] { Array(precomposedStringWithCanonicalMapping.unicodeScalars) }
}

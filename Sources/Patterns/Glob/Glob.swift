import Foundation

/// A path pattern, in the one dialect of registries and overlays.
///
/// `**` stands for any number of folders, `*` for any characters within one segment, `?` for one, `[a-z]` and `[!a]` for
/// one of a class, `{a,b}` for alternatives, which may nest and hold `/`; `\` takes the next character as it stands.
/// Everything else means itself. A pattern is matched against a whole path, relative and `/`-separated.
package struct Glob: Sendable, Hashable {
    package let text: String
    /// A path matches when it matches one of these. More than one only where a `{…}` holds a `/` or a `**`.
    let alternatives: [[GlobSegment]]
    let automaton: PathAutomaton

    /// Throws the first mistake, at the characters that make it.
    package init(_ text: String) throws(PatternError) {
        alternatives = try GlobParser(text).parse()
        automaton = PathAutomaton(alternatives)
        self.text = text
    }

    /// Names are compared in Unicode NFC, byte for byte otherwise.
    package func matches(_ path: String) -> Bool {
        let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
        let normalized = isASCII ? path : path.precomposedStringWithCanonicalMapping
        return automaton.accepts(normalized.unicodeScalars.map(\.value))
    }

    /// The folders before the first segment with a wildcard, or all folders of a path without one; empty for none.
    package var literalPrefix: String {
        let prefixes = alternatives.map { $0.dropLast().prefix { $0.literal != nil }.compactMap(\.literal) }
        guard var common = prefixes.first else { return "" }
        for prefix in prefixes.dropFirst() {
            common = zip(common, prefix).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.joined(separator: "/")
    }

    package static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

enum GlobSegment: Sendable, Hashable {
    /// `**`
    case folders
    case pattern([GlobElement])

    /// The name, where the segment has no wildcard.
    var literal: String? {
        guard case .pattern(let elements) = self else { return nil }
        guard case .literal(let name)? = elements.first, elements.count == 1 else { return nil }
        return name
    }
}

indirect enum GlobElement: Sendable, Hashable {
    /// In NFC.
    case literal(String)
    /// `?`
    case any
    /// `*`
    case run
    case members([ClosedRange<UInt32>], negated: Bool)
    case alternatives([[GlobElement]])
}

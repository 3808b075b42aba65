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

    /// A name as it stands, spelled so that nothing in it is a wildcard.
    package static func literal(_ name: String) -> String {
        name.unicodeScalars.map { #"*?[]{}\,!"#.unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    /// Names are compared in Unicode NFC, byte for byte otherwise.
    package func matches(_ path: String) -> Bool {
        let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
        let normalized = isASCII ? path : path.precomposedStringWithCanonicalMapping
        return automaton.accepts(normalized.unicodeScalars.map(\.value))
    }

    /// The folders before the first segment with a wildcard, or all folders of a path without one; one for each way to
    /// fill in braces, and an empty one where the pattern begins with a wildcard.
    package var literalPrefixes: [String] {
        var prefixes: [String] = []
        for prefix in alternatives.flatMap({ Self.literalPrefixes(of: $0.dropLast()) }) where !prefixes.contains(prefix)
        {
            prefixes.append(prefix)
        }
        return prefixes
    }

    /// Braces that combine in more ways than this count for a wildcard.
    private static let prefixLimit = 50

    private static func literalPrefixes(of segments: some Sequence<GlobSegment>) -> [String] {
        var prefixes = [""]
        for segment in segments {
            guard let names = segment.literals, prefixes.count * names.count <= prefixLimit else { break }
            prefixes = prefixes.flatMap { prefix in names.map { prefix.isEmpty ? $0 : "\(prefix)/\($0)" } }
        }
        return prefixes
    }

    /// The glob itself; one that names a folder stands for all below it.
    package var withAllBelow: Glob {
        guard namesFolder, let below = try? Glob(text + "/**") else { return self }
        return below
    }

    /// Whether the path ends in names without a wildcard and without the extension of a file.
    private var namesFolder: Bool {
        alternatives.allSatisfy { segments in
            segments.last?.literals?.allSatisfy { name in
                name.dropFirst().dropLast().allSatisfy { $0 != "." }
            } ?? false
        }
    }

    package static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

enum GlobSegment: Sendable, Hashable {
    /// `**`
    case folders
    case pattern([GlobElement])

    /// The names that it stands for; nil for a segment with a wildcard.
    var literals: [String]? {
        guard case .pattern(let elements) = self else { return nil }
        return GlobElement.literals(of: elements)
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

    static func literals(of elements: [GlobElement]) -> [String]? {
        var texts = [""]
        for element in elements {
            let endings: [String]
            switch element {
            case .literal(let text): endings = [text]
            case .alternatives(let branches):
                let branches = branches.map(literals)
                guard !branches.contains(nil) else { return nil }
                endings = branches.compactMap(\.self).flatMap(\.self)
            case .any, .run, .members: return nil
            }
            texts = texts.flatMap { start in endings.map { start + $0 } }
        }
        return texts
    }
}

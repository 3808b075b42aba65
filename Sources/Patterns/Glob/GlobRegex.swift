import Foundation

extension Glob {
    /// The same language as a regular expression that ICU, PCRE2 and the Rust engine read alike: no anchors, no capture
    /// groups, and safe to put between other parts of a pattern.
    package func regex() -> String {
        let branches = alternatives.map { segments in
            segments.enumerated().map { index, segment in
                segment.regex(isLast: index == segments.count - 1)
            }.joined()
        }
        return branches.count == 1 ? branches[0] : "(?:\(branches.joined(separator: "|")))"
    }
}

extension GlobSegment {
    fileprivate func regex(isLast: Bool) -> String {
        switch self {
        case .folders: isLast ? "(?:[^/]+/)*[^/]+" : "(?:[^/]+/)*"
        case .pattern([.run]): isLast ? "[^/]+" : "[^/]+/"
        case .pattern(let elements): elements.map(\.regex).joined() + (isLast ? "" : "/")
        }
    }
}

extension GlobElement {
    fileprivate var regex: String {
        switch self {
        case .literal(let text): RegexEscape.literal(text)
        case .any: "[^/]"
        case .run: "[^/]*"
        case .members(let ranges, let negated):
            "[\(negated ? "^/" : "")\(ranges.flatMap(\.withoutSlash).map(RegexEscape.members).joined())]"
        case .alternatives(let branches):
            "(?:\(branches.map { $0.map(\.regex).joined() }.joined(separator: "|")))"
        }
    }
}

extension ClosedRange<UInt32> {
    /// No class of a glob matches a `/`, a range across it included.
    var withoutSlash: [ClosedRange<UInt32>] {
        let slash: UInt32 = 0x2F
        guard contains(slash) else { return [self] }
        var parts: [ClosedRange<UInt32>] = []
        if lowerBound < slash { parts.append(lowerBound...slash - 1) }
        if upperBound > slash { parts.append(slash + 1...upperBound) }
        return parts
    }
}

/// Paths as SwiftLint's custom rules want them: regular expressions searched in the absolute path.
package enum PathRegex {
    /// The files of `glob` under the module's source folder, written relative to the repository; an empty `source` or `.`
    /// is the repository's root, where the pattern also matches deeper, since SwiftLint knows absolute paths only.
    package static func anchored(source: String, glob: Glob) -> String {
        written.value(for: [source, glob.text]) { write(source, glob) }
    }

    /// All patterns of a module look at the same few places.
    private static let written = Memo<String>()

    private static func write(_ source: String, _ glob: Glob) -> String {
        let folders = source.precomposedStringWithCanonicalMapping.split(separator: "/").filter { $0 != "." }
        return "(?:^|/)" + folders.map { RegexEscape.literal(String($0)) + "/" }.joined() + glob.regex() + "$"
    }
}

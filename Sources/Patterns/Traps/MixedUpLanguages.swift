/// Path patterns and regular expressions look alike, and one is easily written where the other is read.
package enum MixedUpLanguages {
    /// Whether a regular expression reads like a path pattern: `Sources/*.swift`, `*View.swift`, `**/Generated/**`.
    package static func isGlob(_ regex: String) -> Bool {
        guard regex.contains("*"), !regex.contains(where: { #"\^$()[]|+{}"#.contains($0) }) else { return false }
        // In a regex, a star behind a dot is `any text`.
        let stars = regex.replacing(".*", with: "")
        guard stars.contains("*") else { return false }
        if regex.contains("/") && (regex.contains("/*") || regex.contains("**")) { return true }
        guard let dot = regex.lastIndex(of: ".") else { return regex.hasPrefix("*") }
        return regex[regex.index(after: dot)...].allSatisfy { $0.isASCII && $0.isLetter }
            && regex[..<dot].contains("*")
    }

    /// The part of a path pattern that only means something in a regular expression; UTF-8 offsets.
    package static func regexPart(of glob: String) -> Range<Int>? {
        let bytes = Array(glob.utf8)
        func find(_ part: String) -> Range<Int>? {
            glob.firstRange(of: part).map { found in
                let start = glob.utf8.distance(from: glob.startIndex, to: found.lowerBound)
                return start..<start + part.utf8.count
            }
        }
        if bytes.first == 0x5E { return 0..<1 }
        if let part = find(".*.") ?? find(#".*\"#) { return part.lowerBound..<part.upperBound - 1 }
        if let part = find(#"\."#) ?? find(".+") ?? find("(?") { return part }
        return bytes.last == 0x24 && bytes.count > 1 ? bytes.count - 1..<bytes.count : nil
    }
}

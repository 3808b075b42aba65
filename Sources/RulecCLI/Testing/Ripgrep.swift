import Foundation

/// ripgrep as it is installed, for what PCRE2 and the Rust engine find in a few texts.
enum Ripgrep {
    private static let rg = Tool(name: "rg")

    /// Why the engine cannot be run; nil where it can.
    static func obstacle(to engine: PatternEngine) -> String? {
        if (try? rg.output(["--version"])) == nil { return "ripgrep (rg) is not installed" }
        guard engine == .pcre2, (try? rg.output(["--pcre2-version"])) == nil else { return nil }
        return "the ripgrep installed here was built without PCRE2"
    }

    /// The matches of a pattern in each text, ascending. Throws what ripgrep says where it refuses the pattern.
    static func matches(
        of pattern: String, isPerl: Bool, isMultiline: Bool, in texts: [String]
    ) throws(Failure) -> [[Range<String.Index>]] {
        let files = texts.enumerated().map { (path: "\($0.offset)", text: $0.element) }
        let report = try TemporaryFolder.with(files) { folder throws(Failure) in
            // On several threads, ripgrep 13 was seen to hang in PCRE2 for good.
            let options = [
                "--no-config", "--json", "--text", "--no-ignore", "--encoding", "none", "--threads=1",
            ]
            return try rg.output(
                options + (isPerl ? ["-P"] : []) + (isMultiline ? ["--multiline"] : []) + [
                    "-e", pattern, "--", folder.path,
                ], statuses: [0, 1])
        }
        let lines = report.split(separator: "\n")
        var found: [[Range<String.Index>]] = texts.map { _ in [] }
        for line in lines {
            guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)), event.type == "match",
                let path = event.data.path?.text, let index = Int(path.split(separator: "/").last ?? ""),
                texts.indices.contains(index)
            else { continue }
            let (text, start) = (texts[index], event.data.absolute_offset ?? 0)
            // Of a match that looks far ahead, ripgrep tells the lines alone.
            let lines = Event.Match(start: 0, end: event.data.lines?.text?.utf8.count ?? 0)
            let matches = event.data.submatches ?? []
            for match in matches.isEmpty ? [lines] : matches {
                let bytes = text.utf8
                let lower = bytes.index(bytes.startIndex, offsetBy: start + match.start)
                found[index].append(lower..<bytes.index(lower, offsetBy: match.end - match.start))
            }
        }
        return found.map { $0.sorted { $0.lowerBound < $1.lowerBound } }
    }

    /// One line of `rg --json`, as far as it is read.
    private struct Event: Decodable {
        struct Text: Decodable { let text: String? }
        struct Match: Decodable {
            let start: Int
            let end: Int
        }
        struct Content: Decodable {
            let path: Text?
            let lines: Text?
            let absolute_offset: Int?
            let submatches: [Match]?
        }
        let type: String
        let data: Content
    }
}

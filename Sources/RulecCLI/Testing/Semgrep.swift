import Diagnostics
import Foundation

/// semgrep as it is installed. It takes seconds to start, so all patterns are searched in one run.
enum Semgrep {
    private static let semgrep = Tool(name: "semgrep")

    /// A pattern for PCRE2, and the texts it is searched in.
    struct Search {
        let id: String
        let pattern: String
        let texts: [String]
    }

    /// Why it cannot be run; nil where it can.
    static var obstacle: String? {
        (try? semgrep.output(["--version"])) == nil ? "semgrep is not installed" : nil
    }

    /// The matches of each pattern in each of its texts, ascending, by the pattern's ID.
    static func matches(of searches: [Search]) throws(Failure) -> [String: [[Range<String.Index>]]] {
        var files = [(path: configPath, text: config(searches))]
        for (number, search) in searches.enumerated() {
            files += search.texts.enumerated().map { ("\(number)/\($0.offset)", $0.element) }
        }
        let text = try TemporaryFolder.with(files) { folder throws(Failure) in
            try semgrep.output(
                [
                    "scan", "--metrics=off", "--disable-version-check", "--no-git-ignore", "--quiet", "--json",
                    "--max-target-bytes=0", "--config", configPath, ".",
                ], in: folder)
        }
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(text.utf8)) else {
            throw Failure("semgrep printed no report")
        }
        if let error = report.errors.first { throw Failure(error.message ?? "semgrep failed") }
        return places(of: report, searches)
    }

    private static let configPath = "rules.yml"

    /// JSON is YAML.
    private static func config(_ searches: [Search]) -> String {
        let rules = searches.enumerated().map { number, search in
            JSONValue.object([
                ("id", .string("r\(number)")), ("languages", .strings(["regex"])),
                ("pattern-regex", .string(search.pattern)), ("message", .string("-")), ("severity", .string("INFO")),
                ("paths", .object([("include", .strings(["/\(number)/*"]))])),
            ])
        }
        return JSONValue.object([("rules", .array(rules))]).lines(depth: 2)
    }

    /// Offsets count bytes.
    private static func places(of report: Report, _ searches: [Search]) -> [String: [[Range<String.Index>]]] {
        var found: [String: [[Range<String.Index>]]] = [:]
        for search in searches { found[search.id] = search.texts.map { _ in [] } }
        for result in report.results {
            let path = result.path.split(separator: "/").suffix(2).compactMap { Int($0) }
            guard path.count == 2, searches.indices.contains(path[0]),
                searches[path[0]].texts.indices.contains(path[1])
            else { continue }
            let search = searches[path[0]]
            let bytes = search.texts[path[1]].utf8
            let start = bytes.index(bytes.startIndex, offsetBy: result.start.offset)
            let end = bytes.index(start, offsetBy: result.end.offset - result.start.offset)
            found[search.id]?[path[1]].append(start..<end)
        }
        return found.mapValues { $0.map { $0.sorted { $0.lowerBound < $1.lowerBound } } }
    }

    /// The part of `semgrep --json` that is read.
    private struct Report: Decodable {
        struct Place: Decodable { let offset: Int }
        struct Result: Decodable {
            let path: String
            let start: Place
            let end: Place
        }
        struct Problem: Decodable { let message: String? }
        let results: [Result]
        let errors: [Problem]
    }
}

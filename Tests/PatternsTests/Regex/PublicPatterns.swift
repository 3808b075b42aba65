import Foundation

/// Patterns collected from public repositories. They are not part of this repository.
enum PublicPatterns {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/corpus/regex/custom_rules.jsonl").standardizedFileURL

    static var isAvailable: Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

    static func load() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return (object as? [String: any Sendable])?["regex"] as? String
        }
    }

    struct Rule {
        /// `027-vendor-project.yml/rule_name`
        let name: String
        let regex: String
        /// The regexes of `included` and `excluded`.
        let paths: [String]
    }

    static func rules() throws -> [Rule] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable] ?? [:]
            guard let file = object["file"] as? String, let rule = object["rule"] as? String,
                let regex = object["regex"] as? String
            else { return nil }
            let paths = ["included", "excluded"].flatMap { key in
                object[key] as? [String] ?? (object[key] as? String).map { [$0] } ?? []
            }
            return Rule(name: "\(file)/\(rule)", regex: regex, paths: paths)
        }
    }
}

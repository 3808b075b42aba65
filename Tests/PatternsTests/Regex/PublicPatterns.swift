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
}

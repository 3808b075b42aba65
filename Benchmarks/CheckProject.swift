import Foundation

/// Repositories of one module that differ in size and in the number of their patterns, for tools that are given the same
/// to do: patterns of lines that ICU, PCRE2 and SwiftLint find at the same places, on every file.
struct CheckProject {
    struct Pattern: Decodable {
        let regex: String
        let on: String
        let flags: [String]
        let engines: Engines

        struct Engines: Decodable { let pcre2: Dialect }
        struct Dialect: Decodable { let pattern: String? }
    }

    static let module = "Sample"
    /// Whose patterns are taken.
    private static let origin = "generated/Booking/patterns.json"
    /// PCRE2 does not compile all patterns of a module at once.
    private static let chunk = 20

    let folder: String
    let patterns: [Pattern]
    private(set) var files = 0
    private(set) var lines = 0

    /// With the Swift files below `tree`, or with about as many lines of its own.
    init(in folder: String, tree: String?, lines: Int) throws {
        struct Pack: Decodable { let patterns: [Pattern] }
        self.folder = folder
        let pack = try JSONDecoder().decode(Pack.self, from: Data(contentsOf: URL(fileURLWithPath: Self.origin)))
        patterns = pack.patterns.filter { $0.on == "line" && $0.engines.pcre2.pattern != nil }
        for copies in [1, 2, 4] {
            for copy in 0..<copies {
                let place = "\(repository(copies))/Modules/\(Self.module)/Copy\(copy)"
                let written = try tree.map { try Self.copy($0, to: place) } ?? Self.write(lines, to: place)
                if copies == 1 { (files, self.lines) = written }
            }
        }
        try write("module: \(Self.module)\nsource: Modules/\(Self.module)\n", to: "overlays/sample.yml")
        for parts in [1, 2, 4] { for part in 0..<parts { try writeRegistry(part, of: parts) } }
        for (number, start) in stride(from: 0, to: patterns.count, by: Self.chunk).enumerated() {
            let chunk = patterns[start..<min(start + Self.chunk, patterns.count)].compactMap(\.engines.pcre2.pattern)
            try write(chunk.joined(separator: "\n"), to: "rg/\(number).txt")
        }
    }

    /// With this many copies of the tree.
    func repository(_ copies: Int) -> String { "\(folder)/times\(copies)" }

    /// With one of as many parts of the patterns; all parts together have each of them once.
    func registry(_ part: Int, of parts: Int) -> String { "\(folder)/part\(part)of\(parts).yml" }

    private func writeRegistry(_ part: Int, of parts: Int) throws {
        struct Rule: Encodable {
            struct Pattern: Encodable {
                let regex: String
                let flags: [String]
            }
            let id: String
            let title = "Looked for to measure how long that takes"
            let severity = "important"
            let enforcement = "lint"
            let rationale = "speed"
            let patterns: [Pattern]
        }
        struct Registry: Encodable {
            let version = "1.0.0"
            let rules: [Rule]
        }
        let rules = stride(from: part, to: patterns.count, by: parts).map { index in
            let pattern = patterns[index]
            return Rule(
                id: "SPEED-\(index + 100)", patterns: [.init(regex: pattern.regex, flags: pattern.flags)])
        }
        // JSON is YAML.
        let data = try JSONEncoder().encode(Registry(rules: rules))
        try data.write(to: URL(fileURLWithPath: registry(part, of: parts)))
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private static func copy(_ tree: String, to place: String) throws -> (files: Int, lines: Int) {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tree).filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        var lines = 0
        for path in paths {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(tree)/\(path)"))
            lines += data.count { $0 == 0x0A }
            let target = URL(fileURLWithPath: "\(place)/\(path)")
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target)
        }
        return (paths.count, lines)
    }

    /// Screens as modules have them, most of them sound.
    private static func write(_ most: Int, to place: String) throws -> (files: Int, lines: Int) {
        var (files, lines) = (0, 0)
        while lines < most {
            let folder = "\(place)/Screens/Screen\(files)/Presentation"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var text = "import SwiftUI\n\n// MARK: - State\n\n"
            for member in 0..<17 {
                text += """
                    /// What the traveller sees at step \(member).
                    struct Step\(files)x\(member): View {
                        @State private var isOpen: Bool = false
                        let title: String

                        var body: some View {
                            VStack(alignment: .leading, spacing: 8) {
                                Text(title)
                                    .font(.headline)
                            }
                        }\(member == 16 && files % 20 == 0 ? "\n    func log() { print(title) }" : "")
                    }

                    """
            }
            lines += text.utf8.count { $0 == 0x0A }
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Screen\(files)Scene.swift"))
            files += 1
        }
        return (files, lines)
    }
}

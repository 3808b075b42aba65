import Foundation

/// `rulec check` against `rg -P` with the patterns of the same rules, on a generated tree, as whole processes in turn.
enum CheckBenchmark {
    private static let runs = 3
    private static let files = 1_300
    private static let module = "Booking"
    /// PCRE2 does not compile all patterns of a module at once.
    private static let chunk = 20

    static func run() {
        let rulec = Program.folder.appendingPathComponent("rulec").path
        guard FileManager.default.isExecutableFile(atPath: rulec) else {
            print("skipped: there is no rulec beside this program (swift build -c release)")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulec-check-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let lines = try writeTree(to: "\(folder)/tree")
            let patterns = try writePatterns(to: folder)
            print(
                "\(files) files, \(lines) lines; \(patterns.count) patterns of lines in \(patterns.chunks) calls of rg")
        } catch {
            print("skipped: \(error)")
            return
        }
        let check = Command("rulec check", rulec, ["check", module, "--report", "-q", "--source", "\(folder)/tree"])
        let script = "for f in \(folder)/*.txt; do rg -P -n -f $f \(folder)/tree; [ $? -le 1 ] || exit 2; done; exit 0"
        let search = Command("rg -P", "/bin/sh", ["-c", script])
        guard search.seconds() != nil else {
            print("skipped: ripgrep with PCRE2 is not installed")
            return
        }
        Comparison(check, against: search, aim: 1).run(runs)
    }

    /// Screens as modules have them, most of them sound.
    private static func writeTree(to folder: String) throws -> Int {
        var lines = 0
        for number in 0..<files {
            let place = "\(folder)/Screens/Screen\(number)/Presentation"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            var text = "import SwiftUI\n\n// MARK: - State\n\n"
            for member in 0..<17 {
                text += """
                    /// What the traveller sees at step \(member).
                    struct Step\(number)x\(member): View {
                        @State private var isOpen: Bool = false
                        let title: String

                        var body: some View {
                            VStack(alignment: .leading, spacing: 8) {
                                Text(title)
                                    .font(.headline)
                            }
                        }\(member == 16 && number % 20 == 0 ? "\n    func log() { print(title) }" : "")
                    }

                    """
            }
            lines += text.utf8.count { $0 == 0x0A }
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place)/Screen\(number)Scene.swift"))
        }
        return lines
    }

    private static func writePatterns(to folder: String) throws -> (count: Int, chunks: Int) {
        let pack = try JSONDecoder().decode(
            Pack.self, from: Data(contentsOf: URL(fileURLWithPath: "generated/\(module)/patterns.json")))
        let patterns = pack.patterns.filter { $0.on == "line" }.compactMap { $0.engines.pcre2.pattern }
        for (index, start) in stride(from: 0, to: patterns.count, by: chunk).enumerated() {
            let text = patterns[start..<min(start + chunk, patterns.count)].joined(separator: "\n")
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).txt"))
        }
        return (patterns.count, (patterns.count + chunk - 1) / chunk)
    }

    private struct Pack: Decodable {
        let patterns: [Pattern]

        struct Pattern: Decodable {
            let on: String
            let engines: Engines
        }
        struct Engines: Decodable { let pcre2: Dialect }
        struct Dialect: Decodable { let pattern: String? }
    }
}

import Foundation
import RulecCLI
import Testing

/// What the documents show is true.
@Suite("Documentation")
struct DocumentationTests {
    @Test("the examples of LANGUAGE.md validate together, without a warning")
    func languageExamples() throws {
        let sandbox = try Sandbox()
        let blocks = try fences(of: "yaml", in: "LANGUAGE.md")
        for block in blocks {
            // `# overlays/booking.yml`, or `# overlays/booking.yml, continued`.
            let title = try #require(block.split(separator: "\n").first).dropFirst("# ".count)
            let path = String(title.prefix { $0 != "," })
            let start = title.hasSuffix("continued") ? try sandbox.read(path) : ""
            try sandbox.write(path, start + block)
        }
        #expect(blocks.count > 5)
        let result = sandbox.run(
            "validate", "--strict", "--as-of", "2026-11-30", "--allow", "unportable-regex")
        #expect(result.status == .success, "\(result.error)")
    }

    @Test("the counts in README.md are those of the plans")
    func readmeCounts() throws {
        let sandbox = try Sandbox.project()
        let readme = try String(contentsOf: Package.root.appendingPathComponent("README.md"), encoding: .utf8)
        try sandbox.write("README.md", readme)
        #expect(sandbox.run("build", "-q").status == .success)
        let built = try sandbox.read("README.md")
        #expect(readme.contains("| Booking | ") && readme == built)
    }

    @Test("what README.md shows of a terminal is what the program prints there")
    func readmeConsole() throws {
        let sandbox = try Sandbox.project()
        let fixture = "Tests/Fixtures/Readme/Launcher.swift"
        try sandbox.write(
            fixture, try String(contentsOf: Package.root.appendingPathComponent(fixture), encoding: .utf8))
        let overlay = try sandbox.read("overlays/loyalty.yml")
        let blocks = try fences(of: "console", in: "README.md")
        #expect(blocks.count == 3)
        for block in blocks {
            let lines = block.split(separator: "\n")
            let command = try #require(lines.first)
            try #require(command.hasPrefix("$ swift run rulec "))
            // The slip that the text in front of the block speaks of.
            let isMisspelled = block.contains("'organik'")
            try sandbox.write(
                "overlays/loyalty.yml",
                isMisspelled ? overlay.replacingOccurrences(of: ": organic", with: ": organik") : overlay)
            let result = sandbox.run(command.split(separator: " ").dropFirst(4).map(String.init))
            let printed = (result.output + result.error).split(separator: "\n")
            #expect(
                Self.isShown(lines.dropFirst(), of: printed[...]),
                "\(command)\n\(printed.joined(separator: "\n"))")
        }
    }

    /// Whether a text is what a block shows; a line `…` stands for any number of lines.
    private static func isShown(_ block: ArraySlice<Substring>, of text: ArraySlice<Substring>) -> Bool {
        guard let first = block.first else { return text.isEmpty }
        if first == "…" {
            return text.indices.contains { isShown(block.dropFirst(), of: text[$0...]) }
                || isShown(block.dropFirst(), of: [])
        }
        return text.first == first && isShown(block.dropFirst(), of: text.dropFirst())
    }

    private func fences(of language: String, in document: String) throws -> [String] {
        let text = try String(contentsOf: Package.root.appendingPathComponent(document), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
        }
    }
}

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

    private func fences(of language: String, in document: String) throws -> [String] {
        let text = try String(contentsOf: Package.root.appendingPathComponent(document), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
        }
    }
}

import Foundation
import Testing

@testable import Artifacts

/// The artifacts of `Sample`, byte for byte, in `Tests/Fixtures/artifacts`. After a change that is meant, run the tests
/// with `RULEC_RECORD=1`, which writes the files and fails, and review the difference.
struct GoldenTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/artifacts")

    static let overlay = Sample.overlay + "\nemit: {swiftlint: Modules/Booking/.swiftlint.yml}"

    @Test(arguments: [
        "Booking/inventory.json", "Booking/manifest.json", "Booking/patterns.json", "Booking/plan.json",
        "Booking/plan.md",
        "Booking/semgrep.yml", "Booking/swiftlint.yml", "Booking/tree-rules.json", "docs/index.md",
        "docs/rules/READ-01.md",
        "docs/rules/READ-02.md", "docs/rules/READ-03.md", "docs/rules/SAFE-01.md", "manifest.json",
    ])
    func `An artifact is what was reviewed`(path: String) throws {
        try check(try Sample.text(path, overlay: Self.overlay), against: path)
    }

    @Test func `A config at the second place has paths of its own`() throws {
        let text = try Sample.text("Modules/Booking/.swiftlint.yml", in: .repository, overlay: Self.overlay)
        try check(text, against: "repository/swiftlint.yml")
    }

    @Test func `Each file is listed in the top manifest, and no other`() throws {
        let files = Emitter.emit(try Sample.input(Sample.registry, Self.overlay)).files
        let manifest = try #require(files.first { $0.path == "manifest.json" })
        #expect(Manifest.files(in: manifest.text) == files.map(\.key))
        #expect(files.map(\.key) == files.map(\.key).sorted())
    }

    private func check(_ text: String, against path: String) throws {
        let url = Self.folder.appendingPathComponent(path)
        guard ProcessInfo.processInfo.environment["RULEC_RECORD"] == nil else {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(path)")
            return
        }
        let expected = try String(contentsOf: url, encoding: .utf8)
        // By lines, so that a failure shows those that differ.
        #expect(lines(text) == lines(expected), "run the tests with RULEC_RECORD=1 if the change of \(path) is meant")
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

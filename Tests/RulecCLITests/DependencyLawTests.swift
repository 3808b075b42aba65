import Foundation
import Testing

/// The law of ARCHITECTURE.md, read from the sources: a target imports only what stands above it.
@Suite("Law of dependencies")
struct DependencyLawTests {
    /// From the bottom up; what each may import of ours.
    private static let allowed: [(target: String, imports: Set<String>)] = [
        ("Diagnostics", []),
        ("YAML", ["Diagnostics"]),
        ("Patterns", []),
        ("Registry", ["Diagnostics", "YAML", "Patterns"]),
        ("Planning", ["Diagnostics", "Patterns", "Registry"]),
        ("Artifacts", ["Diagnostics", "YAML", "Patterns", "Registry", "Planning"]),
        ("Inspection", ["Diagnostics", "Patterns", "Registry", "Planning"]),
        ("RulecCLI", ["Diagnostics", "YAML", "Patterns", "Registry", "Planning", "Artifacts", "Inspection"]),
        ("rulec", ["RulecCLI"]),
    ]
    /// What the toolchain brings.
    private static let platform: Set<String> = ["Foundation", "Dispatch", "Darwin", "Glibc", "Musl"]

    @Test("a target imports only what stands above it, and nothing from outside", arguments: allowed.map(\.target))
    func imports(target: String) throws {
        let imports = try #require(Self.allowed.first { $0.target == target }).imports
        let folder = Package.root.appendingPathComponent("Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var read = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            read += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard
                    let match = line.firstMatch(
                        of: #/^\s*(?:(?:package|public|internal|@\w+)\s+)*import\s+(?:\w+\s+)?(\w+)/#)
                else { continue }
                let name = String(match.1)
                #expect(
                    imports.contains(name) || Self.platform.contains(name), "\(file.lastPathComponent) imports \(name)")
            }
        }
        #expect(read > 0)
    }

    @Test("every folder of Sources is under the law")
    func complete() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Package.root.appendingPathComponent("Sources").path)
        #expect(Set(folders) == Set(Self.allowed.map(\.target)))
    }

    @Test("the manifest has no dependencies")
    func manifest() throws {
        let text = try String(contentsOf: Package.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(text.contains("dependencies: [],\n    targets:"))
        #expect(!text.contains(".package("))
    }

    @Test("no source file is above 400 lines without a reason in it")
    func fileSizes() throws {
        for folder in ["Sources", "Tests", "Benchmarks"] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: Package.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(
                    lines <= 400 || text.contains("// Above 400 lines:"), "\(file.lastPathComponent) has \(lines) lines"
                )
            }
        }
    }
}

enum Package {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

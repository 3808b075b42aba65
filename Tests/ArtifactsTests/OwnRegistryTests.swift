import Diagnostics
import Foundation
import Planning
import Registry
import Testing

@testable import Artifacts

/// This project's own registry and overlays, as far as they stand beside the package's sources.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

private func files(in folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted().compactMap { name in
        (try? Data(contentsOf: base.appendingPathComponent(name))).map { SourceFile(path: name, bytes: Array($0)) }
    }
}

struct OwnRegistryTests {
    static let hasRegistry = FileManager.default.fileExists(atPath: root.appendingPathComponent("registry").path)

    @Test(.enabled(if: hasRegistry, "needs registry/ and overlays/ in the package's folder"))
    func `Every artifact of this project's registry passes its self-check`() throws {
        let documents = files(in: "registry").map { RegistryDocument(file: $0, relativePath: $0.path) }
        let registry = RegistryDecoder.decode(documents).registry
        let modules = files(in: "overlays").compactMap { file in
            OverlayDecoder.decode(file).overlay.map {
                EmissionModule(plan: Planner.plan($0, against: registry), overlayDigest: "")
            }
        }
        try #require(!modules.isEmpty && !registry.rules.isEmpty)
        let input = EmissionInput(
            registry: registry, registryDigest: "", modules: modules.sorted { $0.plan.module < $1.plan.module },
            repositoryFromOutput: "..")
        let emitted = Emitter.emit(input)
        #expect(emitted.diagnostics.map(\.message) == [])
        #expect(emitted.files.allSatisfy { $0.text.hasSuffix("\n") && !$0.text.utf8.contains(0x0D) })
        #expect(Set(emitted.files.map(\.key)).count == emitted.files.count)
    }

    @Test(.enabled(if: hasRegistry, "needs registry/ in the package's folder"))
    func `Each rule that no pattern decides shows a reader what is a finding and what is fine`() throws {
        let documents = files(in: "registry").map { RegistryDocument(file: $0, relativePath: $0.path) }
        let rules = RegistryDecoder.decode(documents).registry.rules
        let judged = rules.filter { $0.enforcement.value == .judgement }
        try #require(!judged.isEmpty)
        #expect(judged.filter { $0.examples.bad.isEmpty || $0.examples.good.isEmpty }.map(\.id.value.description) == [])
        #expect(judged.flatMap(\.patterns).isEmpty)
    }

    @Test(.enabled(if: hasRegistry, "needs registry/ in the package's folder"))
    func `Each pattern shows two snippets that it reports and two that it leaves alone`() throws {
        let documents = files(in: "registry").map { RegistryDocument(file: $0, relativePath: $0.path) }
        let rules = RegistryDecoder.decode(documents).registry.rules
        let patterns = rules.flatMap { rule in rule.patterns.map { (rule.identifier(of: $0), $0.examples) } }
        try #require(!patterns.isEmpty)
        #expect(patterns.filter { $0.1.bad.count < 2 || $0.1.good.count < 2 }.map(\.0) == [])
    }
}

import Diagnostics
import Registry
import RulecCLI
import Testing

@Suite struct ExplanationTests {
    /// The day the examples of waivers are written for.
    private static let asOf = CalendarDate(year: 2026, month: 11, day: 30)

    /// Codes that no text raises: they speak about the disk, an emitter, or a name on the command line.
    private static let withoutText: Set<DiagnosticCode> = [
        .invalidArtifact, .foreignFile, .staleArtifact, .missingSource, .bindingMatchesNothing, .waiverMatchesNothing,
        .unownedFiles, .unlistedSymbol, .unreadableSource, .skippedSource,
    ]

    @Test(arguments: DiagnosticCode.allCases)
    func `every example raises its code and nothing else`(_ code: DiagnosticCode) {
        guard let compilation = Self.compilation(of: code.explanation.example) else {
            #expect(Self.withoutText.contains(code))
            return
        }
        #expect(compilation.findings.contains { $0.code == code })
        #expect(compilation.findings.filter { $0.code != code }.map(Self.line).isEmpty)
    }

    @Test func `the example registry raises nothing`() {
        let compilation = Self.compilation(registry: Explanation.registry, overlays: [])
        #expect(compilation.findings.map(Self.line).isEmpty)
        #expect(compilation.registry.rules.count == 5)
    }

    @Test(arguments: DiagnosticCode.allCases)
    func `every page has all its texts, and its headline goes on in a sentence`(_ code: DiagnosticCode) {
        let page = code.explanation
        #expect(page.text.hasSuffix("."))
        #expect(page.mend.hasSuffix("."))
        #expect(page.headline.first?.isLowercase == true || page.headline.hasPrefix("Keychain"))
        #expect(!page.headline.hasSuffix("."))
        if case .outside(let situation) = page.example { #expect(situation.hasSuffix(".")) }
    }

    @Test func `no two codes share a headline`() {
        #expect(Set(DiagnosticCode.allCases.map(\.headline)).count == DiagnosticCode.allCases.count)
    }

    /// Nil for an example that is no text.
    private static func compilation(of example: Explanation.Example) -> Compilation? {
        switch example {
        case .registry(let text): compilation(registry: text, overlays: [])
        case .overlay(let text): compilation(registry: Explanation.registry, overlays: [text])
        case .overlays(let texts): compilation(registry: Explanation.registry, overlays: texts)
        case .pair(let registry, let overlay): compilation(registry: registry, overlays: [overlay])
        case .outside: nil
        }
    }

    private static func compilation(registry: String, overlays: [String]) -> Compilation {
        Compilation(
            registry: [
                RegistryDocument(
                    file: SourceFile(path: "registry/registry.yml", text: registry), relativePath: "registry.yml")
            ],
            overlays: overlays.enumerated().map { SourceFile(path: "overlays/\($0.offset).yml", text: $0.element) },
            asOf: asOf)
    }

    /// A finding as a failed expectation shows it.
    private static func line(_ finding: Diagnostic) -> String {
        "\(finding.range?.file.path ?? ""):\(finding.range?.start.line ?? 0) \(finding.code.rawValue): \(finding.message)"
    }
}

import Diagnostics
import Foundation
import Patterns
import Registry
import Testing

/// A check looks at a line only where it holds one of a pattern's required texts.
@Suite("Required texts")
struct RequiredLiteralSoundnessTests {
    @Test("every match of a pattern of this project in its examples holds one of the texts it requires")
    func examples() throws {
        let root = Package.root.appendingPathComponent("registry")
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".yml") }
            .sorted()
        let documents = try files.map { path in
            RegistryDocument(
                file: SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))),
                relativePath: path)
        }
        var matches = 0
        var patterns = 0
        for rule in RunnableRule.all(in: RegistryDecoder.decode(documents).registry) {
            for pattern in rule.patterns {
                // Of the pattern with sample values in it, as its matches are.
                guard let required = pattern.syntax.requiredLiterals else { continue }
                patterns += 1
                for snippet in rule.rule.examples.bad + pattern.pattern.examples.bad {
                    let text = pattern.filled(snippet.value)
                    for match in pattern.matches(in: text) {
                        matches += 1
                        #expect(required.contains { isIn(text[match], $0) }, "\(rule.rule.id.value): \(text[match])")
                    }
                }
            }
        }
        #expect(patterns > 100 && matches > 200, "\(patterns) patterns, \(matches) matches")
    }

    private func isIn(_ match: Substring, _ literal: RequiredLiteral) -> Bool {
        let text = Array(match.utf8)
        let bytes = literal.ignoresCase ? text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } : text
        return bytes.indices.contains { bytes[$0...].starts(with: literal.bytes) }
    }
}

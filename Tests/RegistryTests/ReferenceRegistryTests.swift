import Diagnostics
import Foundation
import Registry
import Testing

/// The registry this project was asked to compile, unmodified. It stands beside the repository, not in it.
@Suite struct ReferenceRegistryTests {
    static let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../shared/reference/rules.yml"
    ).standardized.path(percentEncoded: false)
    static var isPresent: Bool { FileManager.default.fileExists(atPath: path) }

    @Test(.enabled(if: isPresent, "the reference registry is not beside the repository"))
    func compilesUnmodified() throws {
        let text = try String(contentsOfFile: Self.path, encoding: .utf8)
        let (registry, diagnostics) = Sample.check(files: [("rules.yml", text)])
        #expect(diagnostics.filter { $0.severity == .error } == [])

        // Nothing is dropped: each list holds as many entries as the text has lines that start one.
        let lines = text.split(separator: "\n")
        #expect(registry.rules.count == 116)
        #expect(registry.rules.count == lines.count { $0.hasPrefix("  - id: ") })
        #expect(registry.roles.count == 17)
        #expect(registry.slots.count == 10)
        #expect(registry.classes.count == 10)
        #expect(registry.persistence?.steps.count == 3)
        #expect(registry.scope.notCovered.count == 3)
        func count(_ key: String) -> Int { lines.count { $0.hasPrefix("    \(key):") } }
        #expect(registry.rules.count { $0.check != nil } == count("check"))
        #expect(registry.rules.count { $0.mechanism != nil } == count("mechanism"))
        #expect(registry.rules.count { $0.predicate != nil } == count("predicate"))
        #expect(registry.rules.count { $0.metric != nil } == count("metric"))
        #expect(registry.rules.count { $0.appliesWhen != nil } == count("applies_when"))
        #expect(registry.rules.count { $0.scope != nil } == count("scope"))
        let conflicted = registry.rules.first { $0.conflict != nil }
        #expect(conflicted?.id.value.description == "UI-04")
        let accessible = registry.rules.first { $0.id.value.description == "A11Y-01" }
        #expect(accessible?.scope?.paths?.count == 6)
        #expect(accessible?.scope?.frameworks?.map(\.value) == ["swiftui"])
        let matched = registry.rules.first { $0.id.value.description == "STRUCT-11" }
        #expect(matched?.predicate?.text("trigger_pattern")?.value.hasPrefix("(FormField|") == true)
        #expect(
            registry.vocabularies.map(\.id.value) == [
                "SectionHeadings", "SubviewViewSuffix", "SubviewConfigurationSuffix", "BooleanPrefixes", "LayerDirs",
                "PresentationDir", "ForbiddenTypeSuffixes", "IndexLabel",
            ])

        let codes = Set(diagnostics.map(\.code))
        #expect(codes == [.lintWithoutMechanism, .proseCondition, .unusedRole])
    }
}

import Artifacts
import Diagnostics
import Planning
import Registry
import Testing

/// A small registry and overlay, through the real stages.
enum Sample {
    static let registry = """
        version: 1.2.0
        severity_levels: [blocking, important, suggestion]
        exception_marker: "// standard:exception(<ID>) <reason>"
        scope:
          languages: [swift]
          paths: ["**/*.swift"]
          excludePaths: ["**/*.pb.swift"]
          notCovered: {objective-c: no rules yet}
        roles: {screen.entry: The file that opens a screen.}
        families:
          READ: {title: Readability, order: 1, note: What helps a reader.}
        rules:
          - id: READ-01
            title: No <T> left | behind
            severity: blocking
            enforcement: lint
            rationale: readability
            patterns:
              - regex: '\\bfoo\\b'
                message: 'Say bar: not foo'
                in: code
              - name: note
                regex: '//[ ]*foo (\\w+)'
                flags: [i]
                in: comments
                capture: 1
                message: Drop the foo
            examples: {bad: ["foo()", "// foo bar"], good: ["bar()"]}
          - id: READ-02
            title: Casts are safe
            severity: important
            enforcement: lint
            rationale: safety
            builtin: {swiftlint: [force_cast, {file_length: {warning: 400}}]}
          - id: READ-03
            title: A screen stays small
            severity: important
            enforcement: lint
            rationale: readability
            predicate: forbidden_pattern
            params: {subject_role: screen.entry, pattern: 'x'}
          - id: SAFE-01
            title: Names tell what things are
            severity: suggestion
            enforcement: judgement
            rationale: readability
            check: |
              Read it.
              1. Aloud.
        """

    static let overlay = """
        module: Booking
        source: Modules/Booking/Sources/Booking
        tests: Modules/Booking/Tests
        frameworks: [swiftui]
        sensitive_data: []
        none_because: it shows fares only
        generated_paths: ["**/Generated/**"]
        roles: {screen.entry: "*Scene.swift"}
        """

    static func input(_ registry: String = registry, _ overlay: String = overlay) throws -> EmissionInput {
        try input(registry, overlays: [overlay])
    }

    static func input(_ registry: String = registry, overlays: [String]) throws -> EmissionInput {
        let document = RegistryDocument(
            file: SourceFile(path: "registry.yml", text: registry), relativePath: "registry.yml")
        let decoded = RegistryDecoder.decode([document])
        try #require(decoded.diagnostics.map(\.message) == [])
        let modules = try overlays.map { overlay in
            let read = OverlayDecoder.decode(SourceFile(path: "overlays/booking.yml", text: overlay))
            try #require(read.diagnostics.map(\.message) == [])
            let plan = Planner.plan(try #require(read.overlay), against: decoded.registry)
            return EmissionModule(plan: plan, overlayDigest: "def")
        }
        return EmissionInput(
            registry: decoded.registry, registryDigest: "abc", modules: modules, repositoryFromOutput: "..")
    }

    /// The text of one emitted file; a failure for a build with diagnostics.
    static func text(
        _ path: String, in root: OutputFile.Root = .output, registry: String = registry, overlay: String = overlay
    ) throws -> String {
        let emitted = Emitter.emit(try input(registry, overlay))
        try #require(emitted.diagnostics.map(\.message) == [])
        return try #require(emitted.files.first { $0.path == path && $0.root == root }).text
    }

    /// A registry of one rule `READ-02` with one pattern; `keys` are further keys of the pattern, one a line.
    static func registry(
        regex: String, marker: String = "// standard:exception(<ID>) <reason>", keys: String = "in: any"
    )
        -> String
    {
        """
        version: 1.0.0
        exception_marker: "\(marker)"
        scope: {languages: [swift], paths: ["**/*.swift"]}
        rules:
          - id: READ-02
            title: T
            severity: blocking
            enforcement: lint
            rationale: r
            patterns:
              - regex: '\(regex)'
                message: m
                \(keys)
        """
    }
}

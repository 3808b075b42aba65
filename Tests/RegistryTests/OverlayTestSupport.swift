import Diagnostics
import Registry
import Testing

/// An overlay in which everything is in order, and the registry it is held against.
enum OverlaySample {
    static let overlay = """
        module: Checkin
        source: Modules/Checkin/Sources
        tests: Modules/Checkin/Tests
        registry: ">=1.2 <2"
        roles:
          screen.root: Screens/*
          screen.entry: "{dir}/{stem}Scene.swift"
          screen.factory: "{dir}/{stem}Factory.swift"
        slots:
          ScreenLayerShape: layered
          ComponentsDir: Presentation/Components
        vocabularies:
          LayerDirs: [Data, Domain]
          Affixes: ['\\w+Flow']
        sensitive_data:
          - symbol: boardingPass
            class: booking-reference

        """

    static let registry = """
        version: 1.2.0
        updated: 2026-11-30
        scope: { paths: ['**/*.swift'] }
        severity_levels: [blocking, important, suggestion]
        roles:
          screen.root: The folder of a screen.
          screen.entry: The file that shows a screen.
          screen.factory: What builds a screen.
          shared.root: What screens share.
          test.root: The tests.
        vocabularies:
          LayerDirs: { about: The layer folders., match: exact }
          BooleanPrefixes: { about: How a Bool starts., match: prefix, default: [is, has] }
          Affixes: { about: Names to avoid., match: regex }
        packs:
          - id: mvvm
            title: View models
            conflicts_with: [{ pack: tiers, unless: { ScreenLayerShape: organic }, reason: layers differ }]
          - id: tiers
            title: Tiers
        module_overlay_slots:
          slots:
            - id: ScreenLayerShape
              governs: [STRUCT-02]
              values: { layered: All of them., organic: Those it needs. }
            - id: ComponentsDir
              governs: [READ-04b]
              values: { Presentation/Components: The usual one., Presentation/Subviews: The other. }
        sensitive_data_classes:
          classes:
            - id: auth-token
              covers: tokens
              at_rest: keychain-required
              loggable: never
              note: a one-time code is of no use twice
            - { id: booking-reference, covers: codes, at_rest: keychain-or-protected, loggable: never }
            - { id: membership, covers: numbers, at_rest: keychain-or-protected, loggable: hashed-or-truncated-only }
            - { id: contact, covers: names, at_rest: protected-storage, loggable: never }
            - { id: payment, covers: cards, at_rest: never-persist-locally, loggable: never }
        policy:
          overridable: { SEC: signed-off, LOCK: never }
        rules:
          - id: STRUCT-02
            title: Layers
            severity: important
            enforcement: lint
            rationale: structure
            predicate: dir_required_in_dir
            params: { vocabulary_key: LayerDirs, slot: ScreenLayerShape, slot_value: layered }
          - id: READ-04b
            title: Components
            severity: important
            enforcement: judgement
            rationale: readability
          - id: STRUCT-10
            title: Factories
            severity: important
            enforcement: lint
            rationale: structure
            predicate: file_required_in_dir
            params: { role: screen.factory }
          - id: NAME-03
            title: Affixes
            severity: suggestion
            enforcement: lint
            rationale: readability
            patterns:
              - regex: 'struct\\s(${vocabulary.Affixes})'
                flags: [x]
                where: screen.entry
                not: shared.root
          - id: NAME-04
            title: Booleans
            severity: important
            enforcement: lint
            rationale: readability
            patterns:
              - regex: 'Bool = ${vocabulary.BooleanPrefixes}'
          - id: READ-09
            title: Old rule
            severity: important
            enforcement: judgement
            rationale: readability
            status: retired
            retired_in: 1.1.0
            replaced_by: [NAME-04]
            retirement_reason: the compiler says it now
          - id: SEC-01
            title: Stores
            severity: blocking
            enforcement: judgement
            rationale: security
          - id: LOCK-01
            title: Locks
            severity: important
            enforcement: judgement
            rationale: security

        """

    /// A rule of a pack that the sample overlay does not select.
    static let pack = """
        rules:
          - id: MVVM-01
            title: Mirrors
            severity: important
            enforcement: lint
            rationale: testability
            predicate: mirror_required
            params: { test_role: test.root, source_role: shared.root }

        """

    /// The sample with lines replaced, and text added at its end.
    static func text(_ edits: [(old: String, new: String)], adding: String = "") -> String {
        edits.reduce(overlay) { text, edit in
            if !text.contains(edit.old) { Issue.record("the sample has no '\(edit.old)'") }
            return text.replacing(edit.old, with: edit.new, maxReplacements: 1)
        } + adding
    }

    static func decodedRegistry() -> Registry {
        func document(_ path: String, _ text: String) -> RegistryDocument {
            RegistryDocument(file: SourceFile(path: "registry/\(path)", text: text), relativePath: path)
        }
        let (registry, diagnostics) = RegistryDecoder.decode([
            document("registry.yml", registry), document("packs/mvvm/rules.yml", pack),
        ])
        #expect(diagnostics.filter { $0.severity == .error }.isEmpty, "\(diagnostics)")
        return registry
    }

    static func decoded(_ text: String) throws -> Overlay {
        try #require(OverlayDecoder.decode(SourceFile(path: "overlays/checkin.yml", text: text)).overlay)
    }

    static func check(_ text: String, asOf: String? = nil, digest: String = "") -> [Diagnostic] {
        let (overlay, decoding) = OverlayDecoder.decode(SourceFile(path: "overlays/checkin.yml", text: text))
        let validation =
            overlay.map {
                OverlayValidator.validate(
                    $0, against: decodedRegistry(), registryDigest: digest, asOf: asOf.flatMap { CalendarDate($0) })
            } ?? []
        return DiagnosticSet(decoding + validation).diagnostics
    }
}

/// Decodes and validates the sample overlay with the edits made, and expects exactly these findings, in order, each where
/// a `«…»` of the edits stands. A finding is written `code`, or `code -> suggestion`, with `warning `, `note ` in front.
func expectOverlay(
    _ edits: [(old: String, new: String)] = [], adding: String = "", asOf: String? = nil, digest: String = "",
    finds expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    let (text, marks) = unmarked(OverlaySample.text(edits, adding: adding))
    let found = OverlaySample.check(text, asOf: asOf, digest: digest)
    #expect(found.map(\.summary) == expected, "\(found.map(\.message))", sourceLocation: sourceLocation)
    #expect(found.map { $0.range?.bytes } == marks, "\(found.map { $0.range?.text })", sourceLocation: sourceLocation)
}

extension Diagnostic {
    var summary: String {
        (severity == .error ? "" : "\(severity) ") + code.rawValue + (suggestion.map { " -> \($0)" } ?? "")
    }
}

/// A text without its marks, and the bytes each pair enclosed.
func unmarked(_ marked: String) -> (text: String, marks: [Range<Int>]) {
    var text = ""
    var marks: [Range<Int>] = []
    var start = 0
    for character in marked {
        switch character {
        case "«": start = text.utf8.count
        case "»": marks.append(start..<text.utf8.count)
        default: text.append(character)
        }
    }
    return (text, marks)
}

extension Explanation {
    /// The registry that overlays of examples are compiled against. It raises nothing itself.
    package static let registry = #"""
        version: 1.2.0
        updated: 2026-11-30
        owner: iOS platform
        description: A small registry for the examples of diagnostic codes.
        scope:
          languages: [swift]
          paths: ["**/*.swift"]
        exception_marker: "// standard:exception(<ID>) <reason>"
        policy:
          overridable: { SEC: signed-off }
        roles:
          screen.root: The folder of one screen.
          screen.viewmodel: The type that holds what a screen does.
          subview.view: A view pulled out of a screen.
        vocabularies:
          BooleanPrefixes:
            about: How the name of a Bool may begin.
            match: prefix
            default: [is, has, can]
          LayerDirs:
            about: The layer folders of a screen.
        module_overlay_slots:
          slots:
            - id: ScreenLayerShape
              governs: [STRUCT-01]
              values:
                layered: Each screen has every layer folder.
                organic: A screen has the folders it needs.
            - id: ComponentsDir
              governs: [STRUCT-02]
              values:
                Presentation/Components: Views pulled out of a screen lie below its presentation layer.
                UI/Components: They lie below its UI folder.
        sensitive_data_classes:
          classes:
            - id: auth-token
              covers: session tokens
              at_rest: keychain-required
              loggable: never
              note: a one-time token has no use after the first
            - id: membership-identity
              covers: membership numbers
              at_rest: keychain-or-protected
              loggable: hashed-or-truncated-only
            - { id: payment-instrument, covers: card numbers, at_rest: never-persist-locally, loggable: never }
        rules:
          - id: READ-01
            title: The name of a Bool starts with is
            severity: suggestion
            enforcement: judgement
            rationale: readability
            status: retired
            retired_in: 1.1.0
            replaced_by: [READ-02]
            retirement_reason: Other words make a question too.
          - id: READ-02
            title: The name of a Bool reads as a question
            severity: suggestion
            enforcement: lint
            rationale: readability
            patterns:
              - regex: '\b(?:let|var) \w+: Bool\b'
                unless: '\b(?:let|var) ${vocabulary.BooleanPrefixes}[A-Z]'
                in: code
                message: Start the name with a word that makes it a question
            examples:
              bad: ["let open: Bool"]
              good: ["let ${vocabulary.BooleanPrefixes}Open: Bool"]
          - id: STRUCT-01
            title: Every screen has the same layers
            severity: important
            enforcement: lint
            rationale: consistency
            predicate: dir_required_in_dir
            params:
              vocabulary_key: LayerDirs
              slot: ScreenLayerShape
              slot_value: layered
          - id: STRUCT-02
            title: A view draws and a view model decides
            severity: important
            enforcement: lint
            rationale: testability
            patterns:
              - regex: '@StateObject\b'
                in: code
                where: subview.view
                message: Let the screen own the model and hand values to the view
                examples:
                  bad: ["@StateObject private var model = SeatModel()"]
                  good: ["let seat: Seat"]
              - name: ui
                regex: '\bimport SwiftUI\b'
                in: code
                where: screen.viewmodel
                message: Keep the view model free of views
                examples:
                  bad: ["import SwiftUI"]
                  good: ["import Foundation"]
          - id: SEC-01
            title: Secrets stay out of logs
            severity: blocking
            enforcement: lint
            rationale: security
            applies_to_classes: all
            patterns:
              - regex: '\bprint\(.*\b${inventory.loggable-never}\b'
                message: Leave this value out of the log
            examples:
              bad: ["print(${inventory.loggable-never})"]
              good: ["print(count)"]
        """#
}

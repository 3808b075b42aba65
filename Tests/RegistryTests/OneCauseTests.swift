import Diagnostics
import Registry
import Testing

/// One slip of the hand in a registry that is in order gives one error, where the hand slipped.
@Suite struct OneCauseTests {
    static let registry = """
        version: 1.0.0
        roles:
          screen.root: text
          logic: text
        module_overlay_slots:
          slots:
            - id: Shape
              governs: [A-01]
              values:
                layered: text
                organic: text
        rules:
          - id: A-01
            title: A title
            severity: important
            enforcement: lint
            rationale: readability
            predicate: prefix_collision
            params:
              subject_role: logic
            when: { slot: Shape }

        """

    static let slips: [(from: String, to: String, error: String)] = [
        ("title: A title", "title:A title", "14:10 yaml-syntax"),
        ("title: A title", "\ttitle: A title", "14:5 yaml-syntax"),
        ("title: A title", "title: 'A title", "14:12 yaml-syntax"),
        ("title: A title", "title: A: title", "14:13 yaml-syntax"),
        ("title: A title", "title: A title\n    title: B", "15:5 yaml-duplicate-key"),
        ("governs: [A-01]", "governs: [A-01", "8:16 yaml-syntax"),
        ("rationale: readability", "rationale: *x", "17:16 yaml-syntax"),
        ("rationale: readability", "rationale:", "17:15 wrong-type"),
        ("screen.root: text", "screen.root text", "3:3 yaml-syntax"),
        ("- id: A-01", "-id: A-01", "13:3 yaml-syntax"),
        ("rules:", "rules", "12:1 yaml-syntax"),
        ("rules:", "rule:", "12:1 unknown-key"),
        ("roles:", "role:", "2:1 unknown-key"),
        ("module_overlay_slots:", "module_overlay_slot:", "5:1 unknown-key"),
        ("  slots:", "  slot:", "6:3 unknown-key"),
        ("id: Shape", "i: Shape", "7:7 unknown-key"),
        ("params:", "parms:", "19:5 unknown-key"),
        ("  subject_role: logic", "subject_role: logic", "20:5 unknown-key"),
        ("subject_role", "subject_rol", "20:7 unknown-parameter"),
        ("predicate: prefix", "predicat: prefix", "18:5 unknown-key"),
        ("predicate: prefix_collision", "predicate: prefix_colision", "18:16 unknown-predicate"),
        ("severity: important", "severty: important", "15:5 unknown-key"),
        ("severity: important", "severity: importnat", "15:15 unknown-severity"),
        ("enforcement: lint", "enforcement: lnt", "16:18 unknown-enforcement"),
        ("- id: A-01", "- id: A-1", "13:9 malformed-rule-id"),
        ("  logic: text", "  Logic: text", "4:3 wrong-type"),
        ("governs: [A-01]", "governs: A-01", "8:16 wrong-type"),
        ("governs: [A-01]", "governs: A-01, and others", "8:16 wrong-type"),
        ("module_overlay_slots:", "\tmodule_overlay_slots:", "5:1 yaml-syntax"),
        ("    - id: Shape", "\t- id: Shape", "7:1 yaml-syntax"),
        ("      governs: [A-01]", "\tgoverns: [A-01]", "8:1 yaml-syntax"),
        ("        layered: text", "\tlayered: text", "10:1 yaml-syntax"),
        ("  - id: A-01", "\t- id: A-01", "13:1 yaml-syntax"),
        ("  slots:", "  <<: {}\n  slots:", "6:3 yaml-syntax"),
        ("severity: important", "severity: !level importnat", "15:15 yaml-syntax"),
        ("predicate: prefix_collision", "predicate: \u{FEFF}prefix_collision", "18:16 yaml-encoding"),
        ("id: Shape", "id: Shape\u{FEFF}", "7:16 yaml-encoding"),
        ("governs: [A-01]", "governs: [A-01\u{1B}]", "8:21 yaml-encoding"),
        ("layered: text", "layered:\u{FEFF}", "10:17 yaml-encoding"),
    ]

    @Test func theRegistryIsInOrder() {
        #expect(Sample.check(Self.registry).diagnostics.isEmpty)
    }

    @Test(arguments: slips) func oneSlipGivesOneError(from: String, to: String, error: String) {
        #expect(Self.registry.contains(from))
        let (_, diagnostics) = Sample.check(Self.registry.replacing(from, with: to, maxReplacements: 1))
        let errors = diagnostics.filter { $0.severity >= .warning }.map { diagnostic in
            let start = diagnostic.range?.start
            return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.code.rawValue)"
        }
        #expect(errors == [error])
    }

    @Test(arguments: [
        (["title: A title", "severity: important"], ["title:A title", "\tseverity: important"], ["14:10", "15:5"]),
        (["governs: [A-01]", "layered: text"], ["governs: [A-01", "layered: a: b"], ["8:16", "10:19"]),
        (["    - id: Shape", "  logic: text"], ["   - id: Shape", "  logic:text"], ["4:8", "8:14"]),
        (["rules:\n", "id: Shape"], ["---\nrules:\n", "id: 'Shape"], ["7:11", "13:1"]),
    ])
    func twoSlipsGiveTwoErrors(from: [String], to: [String], places: [String]) {
        var text = Self.registry
        for (from, to) in zip(from, to) {
            #expect(text.contains(from))
            text = text.replacing(from, with: to, maxReplacements: 1)
        }
        let errors = Sample.check(text).diagnostics.filter { $0.severity >= .warning }
        #expect(errors.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0)" } == places)
    }
}

import Testing

@testable import Inspection

@Suite("Predicates about types and layers")
struct LayerPredicateTests {
    private static let overlay = """
        slots: { Shape: strict }
        roles: { source.root: 'Core/**', other: 'UI/**', screen.root: 'Screens/*' }

        """

    @Test func `layer_dependency reports each type of the other layer once in a file`() throws {
        try expectViolations(
            "layer_dependency", "subject_role: source.root, forbidden_role: other", overlay: Self.overlay,
            on: """
                // ~~~ App/UI/SeatView.swift
                struct SeatView: View { struct Inner {} }
                final class Model {}
                extension String {}
                // ~~~ App/Core/Seat.swift
                // SeatView, "SeatView"
                let text = "SeatView \\(SeatView.self)" // expect
                let again: SeatView
                let inner: Inner
                let model: Model
                // ~~~ App/Core/Model.swift
                struct Model {}
                let string: String
                let seatView = SeatViews()
                // ~~~ App/Screens/Seat/Seat.swift
                let view = SeatView()
                """)
    }

    @Test func `conformance_required asks for all, for one, or for none`() throws {
        func run(_ params: String, _ text: String) throws {
            try expectViolations(
                "conformance_required", "subject_role: source.root, \(params)", overlay: Self.overlay,
                on: "// ~~~ App/Core/A.swift\n" + text)
        }
        try run(
            "all_of: [Sendable, Equatable]",
            """
            struct A: Sendable, Equatable {}
            struct B: Sendable {} // expect
            struct C<T: Equatable>: Sendable where T: Equatable {} // expect
            struct D: Sendable { enum Keys {} }
            extension D: Equatable {}
            struct E: @unchecked Sendable, Other & Equatable {}
            extension B { func f() { struct Equatable {} } }
            """)
        try run(
            "any_of: [Codable, Decodable], kinds: [struct, enum], named: 'DTO$'",
            """
            struct SeatDTO: Decodable {}
            struct RowDTO: Swift.Codable {} // expect
            enum PlaceDTO: Codable { case a }
            final class ClassDTO {}
            struct Seat {}
            """)
        try run(
            "none_of: [Codable], kinds: [struct]",
            """
            struct Seat: Hashable, Codable {} // expect
            class Row: Codable {}
            struct Place: Box<Codable> {}
            """)
    }

    @Test func `registry_coverage compares two registers and their gaps`() throws {
        let params = #"""
            left_role: source.root, left_pattern: 'case (\w+)', right_role: other, right_pattern: 'on\(\.(\w+)\)',
            gap_pattern: '// gap: (\w+)(?: because (.+))?'
            """#
        try expectViolations(
            "registry_coverage", params.split(separator: "\n").joined(separator: " "), overlay: Self.overlay,
            on: """
                // ~~~ App/Core/Trigger.swift
                enum Trigger {
                    case open
                    case close // expect
                    case print
                    case scroll
                    // case none
                    case close
                }
                // ~~~ App/UI/Map.swift
                on(.open)
                // on(.close)
                // gap: print because nobody prints
                // gap: scroll // expect
                // gap: open because it was late // expect
                // gap: gone because it went // expect
                """)
    }

    @Test func `a gap whose reason has no word is reported once, at the gap`() throws {
        let run = try PredicateRun(
            "registry_coverage",
            #"left_role: source.root, left_pattern: 'case (\w+)', right_role: other, right_pattern: 'on (\w+)', gap_pattern: 'gap (\w+) (\S*)'"#,
            overlay: Self.overlay,
            on: PredicateFixture("// ~~~ App/Core/A.swift\ncase a\ncase b\n// ~~~ App/UI/B.swift\n// gap a --\n"))
        #expect(
            run.violations.map(\.message) == [
                "cover b in other, or state it as a gap with a reason", "say why a is a gap",
            ])
    }

    @Test func `consumer_count counts the files that name a type, its own not among them`() throws {
        let tree = """
            // ~~~ App/Core/Shared.swift
            struct Used {}
            struct Once {} // expect
            struct Never { let other: Used } // expect
            // ~~~ App/UI/A.swift
            Used(); Once() // Never
            // ~~~ App/UI/B.swift
            let a: Used
            // ~~~ App/C.swift
            Once()
            """
        try expectViolations(
            "consumer_count", "subject_role: source.root, consumer_role: other, min: 2", overlay: Self.overlay, on: tree
        )
        let most = try PredicateRun(
            "consumer_count", "subject_role: source.root, consumer_role: other, max: 1", overlay: Self.overlay,
            on: PredicateFixture(tree))
        #expect(most.words == ["Used"])
    }

    @Test func `consumer_count per screen counts screens`() throws {
        try expectViolations(
            "consumer_count", "subject_role: source.root, consumer_role: screen.root, min: 2, per: screen",
            overlay: Self.overlay,
            on: """
                // ~~~ App/Core/Shared.swift
                struct Two {}
                struct One {} // expect
                // ~~~ App/Screens/A/A1.swift
                One(); Two()
                // ~~~ App/Screens/A/A2.swift
                One()
                // ~~~ App/Screens/B/B.swift
                Two()
                """)
    }

    @Test(arguments: [
        "conformance_required: subject_role: source.root, all_of: [Sendable]",
        "declaration_size: subject_role: source.root, max_members: 0",
        "layer_dependency: subject_role: source.root, forbidden_role: other",
        "pattern_count: subject_role: source.root, pattern: struct, max: 0",
        "consumer_count: subject_role: source.root, consumer_role: other, min: 1",
    ])
    func `a rule of a framework is about files that import it`(_ predicate: String) throws {
        let parts = predicate.split(separator: ": ", maxSplits: 1).map(String.init)
        func count(_ imports: String) throws -> Int {
            let tree = PredicateFixture(
                "// ~~~ App/Core/A.swift\n\(imports)\nstruct A { let b: B }\n// ~~~ App/UI/B.swift\nstruct B {}\n")
            let run = try PredicateRun(
                parts[0], parts[1], rule: "    scope: { frameworks: [SwiftUI] }\n", overlay: Self.overlay, on: tree)
            let files = run.module.tree.files
            guard let check = PredicateChecks.check(for: try #require(run.module.plan.rules[0].tree)) as? any TreeCheck
            else {
                // The file is left out before such a check is asked.
                return imports.isEmpty ? 0 : run.violations.count
            }
            return files.isEmpty ? 0 : check.violations(in: run.module).count
        }
        #expect(try count("import SwiftUI") == 1)
        #expect(try count("") == 0)
    }
}

import Testing

@Suite("Predicates about the words of files")
struct WordPredicateTests {
    private static let slot = "slots: { Shape: strict }\n"

    @Test func `vocabulary reports a word that is neither in it nor exempt`() throws {
        try expectViolations(
            "vocabulary",
            #"vocabulary_key: Prefixes, declaration: '^\s*var (\w+): Bool|^\s*let (?:x|(y))', exempt_patterns: ['^done$', 'Open']"#,
            overlay: Self.slot,
            on: """
                // ~~~ App/A.swift
                var isReady: Bool
                  var island: Bool // expect
                var has: Bool
                var ready: Bool // expect
                var done: Bool
                var undone: Bool // expect
                var gateOpen: Bool
                let y
                // ~~~ AppTests/B.swift
                var ready: Bool // expect
                // ~~~ App/Build/C.swift
                var ready: Bool
                // ~~~ App/notes.txt
                var ready: Bool
                """)
    }

    @Test func `vocabulary looks only at files of its glob`() throws {
        try expectViolations(
            "vocabulary", #"vocabulary_key: Layers, declaration: 'in (\w+)', glob: 'Screens/**/*View.swift'"#,
            overlay: Self.slot + "vocabularies: { Layers: [Data] }\n",
            on: """
                // ~~~ App/Screens/Seat/SeatView.swift
                in Data in Domain // expect
                // ~~~ App/Screens/Seat/Seat.swift
                in Domain
                // ~~~ App/Other/SeatView.swift
                in Domain
                // ~~~ AppTests/Screens/SeatView.swift
                in Domain
                """)
    }

    @Test func `each kind of vocabulary counts as its entries say`() throws {
        func words(_ vocabulary: String, _ text: String) throws -> [String] {
            try PredicateRun(
                "naming_pattern", #"glob: '**/*.swift', declaration: '^(\S+)', reject_from_vocabulary: \#(vocabulary)"#,
                overlay: Self.slot + "vocabularies: { Layers: [Data, 'Cafe\u{301}'] }\n",
                on: PredicateFixture("// ~~~ App/A.swift\n" + text)
            ).words
        }
        #expect(
            try words("Layers", "Data\ndata\nDatas\nCaf\u{E9}\nCafe\u{301}") == ["Data", "Caf\u{E9}", "Cafe\u{301}"])
        #expect(try words("Prefixes", "is\nisOpen\nis2\nisopen\nIs\nhas_x") == ["is", "isOpen", "is2", "has_x"])
        #expect(
            try words("Suffixes", "SeatUtil\nUtil\nUtilSeat\nseat_Helper\nSeatutil") == [
                "SeatUtil", "Util", "seat_Helper",
            ])
        #expect(try words("Forms", "ABC\nABc\nxy\nx\nxyz") == ["ABC", "xy", "x"])
    }

    @Test func `naming_pattern reports names that are not accepted`() throws {
        try expectViolations(
            "naming_pattern", #"glob: '**/*.swift', declaration: 'var (\w+)', accept_from_vocabulary: Prefixes"#,
            overlay: Self.slot,
            on: """
                // ~~~ App/A.swift
                var isReady, var ready // expect
                // ~~~ AppTests/B.swift
                var ready // expect
                """)
    }

    @Test func `naming_pattern reports types that do not carry their file's name`() throws {
        try expectViolations(
            "naming_pattern", #"glob: '**/*.swift', declaration: '^struct (\w+)', match_file_stem: true"#,
            overlay: Self.slot,
            on: """
                // ~~~ App/Seat.swift
                struct Seat {
                  struct Row {
                struct SeatRow { // expect
                // ~~~ App/Seat+Layout.swift
                struct Seat {
                struct Layout { // expect
                // ~~~ App/seat.swift
                struct Seat { // expect
                """)
    }

    @Test func `a name in a file with another spelling of the same letters is its name`() throws {
        let run = try PredicateRun(
            "naming_pattern", #"glob: '**/*.swift', declaration: '^struct (\w+)', match_file_stem: true"#,
            overlay: Self.slot, on: PredicateFixture("// ~~~ App/Caf\u{E9}.swift\nstruct Cafe\u{301} {"))
        #expect(run.violations.isEmpty)
    }

    @Test func `forbidden_member reports each member of the role's files that is not allowed`() throws {
        try expectViolations(
            "forbidden_member",
            #"subject_role: screen.entry, pattern: '^\s+var (\w+)', allow: [body], slot: Shape, slot_value: strict"#,
            overlay: Self.slot + """
                roles: { screen.root: Screens/*, screen.entry: "{dir}/{stem}Scene.swift" }

                """,
            on: """
                // ~~~ App/Screens/Seat/SeatScene.swift
                var header
                  var body
                  var header // expect
                  var bodyOf // expect
                // ~~~ App/Screens/Seat/RowScene.swift
                  var header
                // ~~~ App/Screens/Row/SeatScene.swift
                  var header
                """)
    }

    @Test func `forbidden_pattern reports each match in the role's files, and none that crosses a line`() throws {
        let run = try PredicateRun(
            "forbidden_pattern", #"subject_role: other, pattern: 'let\s+x|y$'"#,
            overlay: Self.slot + "roles: { other: [Logic, \"*Map.swift\"] }\n",
            on: PredicateFixture(
                """
                // ~~~ App/Logic/Deep/A.swift
                let  x let
                x y
                // ~~~ App/SeatMap.swift
                y
                // ~~~ App/Seat.swift
                y
                """))
        #expect(run.places == ["App/Logic/Deep/A.swift:1", "App/Logic/Deep/A.swift:2", "App/SeatMap.swift:1"])
        #expect(run.words == ["let  x", "y", "y"])
    }

    @Test func `a rule with another value of its slot is off`() throws {
        let plan = try PredicateRun.plan(
            "forbidden_member", #"subject_role: other, pattern: '(x)', slot: Shape, slot_value: strict"#,
            overlay: "slots: { Shape: loose }\nroles: { other: Logic }\n")
        #expect(plan.plan.rules[0].tree == nil)
    }

    @Test func `waived, generated and excluded paths are left out`() throws {
        try expectViolations(
            "forbidden_pattern", "subject_role: other, pattern: foo",
            rule: "    scope: { paths: ['**/*.swift'], excludePaths: ['**/Old/**'] }\n",
            overlay: Self.slot + """
                roles: { other: [Logic, "{tests}"] }
                generated_paths: ["Logic/Gen/**"]
                frozen_paths: ["Logic/Frozen/**"]
                waivers: [{ rule: A-01, paths: ["**/Waived/**"], reason: later, expires: 2040-01-01 }]

                """,
            on: """
                // ~~~ App/Logic/A.swift
                foo // expect
                // ~~~ App/Logic/Old/A.swift
                foo
                // ~~~ App/Logic/Gen/A.swift
                foo
                // ~~~ App/Logic/Waived/A.swift
                foo
                // ~~~ AppTests/Waived/A.swift
                foo
                // ~~~ AppTests/A.swift
                foo // expect
                // ~~~ App/Logic/Frozen/A.swift
                foo // expect
                """)
    }
}

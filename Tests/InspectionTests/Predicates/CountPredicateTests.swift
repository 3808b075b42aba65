import Testing

@Suite("Predicates that count")
struct CountPredicateTests {
    private static let slot = "slots: { Shape: strict }\n"
    private static let roles = slot + "roles: { other: 'Main/**', source.root: 'App.swift' }\n"

    @Test func `pattern_count reports files with too few and too many matches`() throws {
        let tree = """
            // ~~~ App/Main/A.swift
            @main
            // ~~~ App/Main/B.swift // expect
            // @maim
            // ~~~ App/Main/C.swift
            @main
            @main // expect
            @main
            // ~~~ App/D.swift
            // ~~~ App/Main/Build/E.swift
            """
        try expectViolations(
            "pattern_count", "subject_role: other, pattern: '@main', min: 1, max: 1", overlay: Self.roles, on: tree)
    }

    @Test func `pattern_count per module counts all files together`() throws {
        let overlay = Self.roles
        func run(_ params: String, _ tree: String) throws {
            try expectViolations(
                "pattern_count", "subject_role: other, pattern: '@main', per: module, \(params)", overlay: overlay,
                on: tree)
        }
        try run("min: 1, max: 1", "// ~~~ App/Main/A.swift\nx\n// ~~~ App/Main/B.swift\n@main")
        try run("max: 1", "// ~~~ App/Main/A.swift\n@main\n// ~~~ App/Main/B.swift\n@main // expect")
        try run("min: 2", "// ~~~ App/Main/A.swift // expect\n@main\n// ~~~ App/Main/B.swift")
        try expectViolations(
            "pattern_count", "subject_role: source.root, pattern: x, per: module, min: 1", overlay: overlay,
            on: "// ~~~ App/Main/A.swift\n// ~~~ App/App.swift // expect\n")
    }

    @Test func `pattern_count counts what stands in code, comments or strings alone where that is asked for`() throws {
        for (region, line) in [("code", 1), ("comments", 2), ("strings", 3)] {
            let run = try PredicateRun(
                "pattern_count", "subject_role: other, pattern: token, max: 0, in: \(region)", overlay: Self.roles,
                on: PredicateFixture("// ~~~ App/Main/A.swift\ntoken\n// token\n\"token\"\n"))
            #expect(run.places == ["App/Main/A.swift:\(line)"])
        }
    }

    @Test func `a match of pattern_count crosses lines where it may`() throws {
        let wrapped = #"subject_role: other, pattern: '\A#if DEBUG\n[\s\S]*\n#endif\n*\z', min: 1"#
        let tree =
            "// ~~~ App/Main/A.swift\n#if DEBUG\nx\n#endif\n// ~~~ App/Main/B.swift // expect\nx\n#if DEBUG\n#endif\n"
        try expectViolations("pattern_count", wrapped + ", on: file", overlay: Self.roles, on: tree)
    }

    @Test func `file_count reports what is missing and what is too much`() throws {
        try expectViolations(
            "file_count", "subject_role: source.root, min: 1", overlay: Self.roles,
            on: "// ~~~ App // expect\n// ~~~ App/Other.swift\n")
        try expectViolations(
            "file_count", "subject_role: source.root, min: 1", overlay: Self.roles, on: "// ~~~ App/App.swift\n")
        try expectViolations(
            "file_count", "subject_role: other, max: 1", overlay: Self.roles,
            on: "// ~~~ App/Main/A.swift\n// ~~~ App/Main/B.swift // expect\n// ~~~ App/C.swift\n")
    }

    @Test func `file_count counts files of any kind by a glob`() throws {
        try expectViolations(
            "file_count", "glob: '**/*.xcprivacy', min: 1", overlay: Self.slot,
            on: "// ~~~ App/PrivacyInfo.xcprivacy\n// ~~~ App/A.swift\n")
        try expectViolations(
            "file_count", "glob: '*.storyboard', max: 0", overlay: Self.slot,
            on: "// ~~~ App/Main.storyboard // expect\n// ~~~ App/Sub/Main.storyboard\n")
    }

    @Test func `file_count counts each glob of a list for itself`() throws {
        let run = try PredicateRun(
            "file_count", "glob: ['*App.swift', State.swift, Kit/**], min: 1", overlay: Self.slot,
            on: PredicateFixture("// ~~~ App/MyApp.swift\n// ~~~ App/OtherApp.swift\n// ~~~ App/Kit/A.txt\n"))
        #expect(
            run.violations.map(\.message) == [
                "add State.swift: there should be at least 1 in the module, and there are 0"
            ])
    }

    @Test func `file_count per screen counts in each screen`() throws {
        let overlay = Self.slot + "roles: { screen.root: 'Screens/*', screen.entry: '{dir}/*Scene.swift' }\n"
        try expectViolations(
            "file_count", "subject_role: screen.entry, min: 1, max: 1, per: screen", overlay: overlay,
            on: """
                // ~~~ App/Screens/A/AScene.swift
                // ~~~ App/Screens/B // expect
                // ~~~ App/Screens/B/View.swift
                // ~~~ App/Screens/C/C1Scene.swift
                // ~~~ App/Screens/C/C2Scene.swift // expect
                """)
        try expectViolations(
            "file_count", "glob: '*.md', max: 0, per: screen", overlay: overlay,
            on: """
                // ~~~ App/Screens/A/AScene.swift
                // ~~~ App/Screens/A/notes.md // expect
                // ~~~ App/Screens/A/Deep/notes.md
                // ~~~ App/notes.md
                """)
    }

    @Test func `path_pattern asks about files of any kind by a glob`() throws {
        try expectViolations(
            "path_pattern", #"glob: '**/*.png', accept: '\.xcassets/'"#, overlay: Self.slot,
            on: "// ~~~ App/hero.png // expect\n// ~~~ App/Assets.xcassets/hero.imageset/hero.png\n// ~~~ App/A.swift\n"
        )
    }

    @Test func `path_pattern asks about the path below the source`() throws {
        try expectViolations(
            "path_pattern", #"glob: '**/*.swift', reject: '(?:^|/)(?:Utils|Helpers)(?:/|\.swift$)'"#,
            overlay: Self.slot,
            on: """
                // ~~~ App/Utils/A.swift // expect
                // ~~~ App/Helpers.swift // expect
                // ~~~ App/UtilsView.swift
                // ~~~ App/Build/Utils/A.swift
                """)
        try expectViolations(
            "path_pattern", #"subject_role: other, accept: '^Main/[A-Z]\w*\.swift$'"#, overlay: Self.roles,
            on: "// ~~~ App/Main/Seat.swift\n// ~~~ App/Main/seat.swift // expect\n// ~~~ App/other.swift\n")
    }

    @Test func `declaration_size counts the lines that hold code and the members`() throws {
        func run(_ params: String, _ text: String) throws {
            try expectViolations(
                "declaration_size", "subject_role: other, \(params)", overlay: Self.roles,
                on: "// ~~~ App/Main/A.swift\n" + text)
        }
        try run(
            "max_members: 2, kinds: [protocol]",
            """
            protocol Big { // expect
                var a: Int { get }
                static func b()
                init()
            }
            protocol Small { func a(); func b() }
            struct Many { let a = 1, b = 2; var c: Int { func d() {}; return 1 }; class func e() {} }
            """)
        try run(
            "max_members: 1",
            """
            enum E { // expect
                case a
                indirect case b
            }
            struct S<T: Sendable>: Hashable where T: Equatable { // expect
                class Inner { let a = 1 }
                subscript(i: Int) -> Int { 1 }
            }
            extension S { func a() {}; func b() {} }
            let closure = { let a = 1; let b = 2 }
            """)
        try run(
            "max_lines: 2, kinds: [func, extension], named: '^long'",
            """
            func longOne() { // expect
                a()

                // nothing
                b(); c()
                d()
            }
            func short() {
                a()
                b()
                c()
            }
            extension longTwo { // expect
                var a: Int { 1 }
                var b: Int { 1 }
                var c: Int { 1 }
            }
            """)
    }
}

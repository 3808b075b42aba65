import Patterns
import Planning
import Testing

@Suite("Where a pattern looks")
struct PathTests {
    /// The include paths, below the module's source, of a pattern with these places.
    private func include(where place: String, roles: String = "{}", scope: String = "") throws -> [String] {
        try paths(keys: "\(scope)patterns: [{ regex: foo, where: \(place) }]", overlay: "roles: \(roles)").include
    }

    private func paths(keys: String, overlay: String) throws -> (include: [String], exclude: [String]) {
        let pattern = try PlanInput.plan(rules: ruleText("A-01", keys), overlay: overlay).pattern("A-01")
        return (pattern.include.map(\.shortened), pattern.exclude.map(\.shortened))
    }

    @Test func `is the registry's scope in sources and tests where nothing narrows it`() throws {
        #expect(try paths(keys: freePattern, overlay: "").include == ["S/**/*.swift", "T/**/*.swift"])
    }

    @Test func `is the rule's scope where the pattern names no place`() throws {
        let paths = try paths(
            keys: "scope: { paths: [\"**/*View.swift\", \"**/*Cell.swift\"] }\n" + freePattern, overlay: "")
        #expect(paths.include == ["S/**/*View.swift", "T/**/*View.swift", "S/**/*Cell.swift", "T/**/*Cell.swift"])
    }

    @Test(arguments: [
        ("Logic", ["S/Logic/**/*.swift"]),
        ("Logic/**", ["S/Logic/**/*.swift"]),
        ("\"**/*Mapper.swift\"", ["S/**/*Mapper.swift"]),
        ("\"{tests}\"", ["T/**/*.swift"]),
        ("\"{tests}/Unit\"", ["T/Unit/**/*.swift"]),
        ("\"{repo}/Shared/*.swift\"", ["Shared/*.swift"]),
        ("[Logic, \"Rules/*Rule.swift\"]", ["S/Logic/**/*.swift", "S/Rules/*Rule.swift"]),
    ])
    func `takes a role for the files it is bound to, a folder for all below it`(
        _ binding: String, _ expected: [String]
    ) throws {
        #expect(try include(where: "logic", roles: "{ logic: \(binding) }") == expected)
    }

    @Test func `puts each folder of the subject in place of {dir}`() throws {
        let roles = #"{ screen.root: [Screens/*, Extra/Map], screen.entry: "{dir}/Presentation/{stem}Scene.swift" }"#
        #expect(
            try include(where: "screen.entry", roles: roles)
                == ["S/Screens/*/Presentation/*Scene.swift (widened)", "S/Extra/Map/Presentation/MapScene.swift"])
    }

    @Test func `goes through every subject`() throws {
        let roles = #"""
            {
                screen.root: Screens/*, service.dir: "{dir}/Data/*", service.request: "{dir}/{stem}Request.swift"
              }
            """#
        #expect(
            try include(where: "service.request", roles: roles) == ["S/Screens/*/Data/*/*Request.swift (widened)"])
    }

    @Test func `joins the star of {stem} with one beside it`() throws {
        let roles = #"{ screen.root: Screens/*, screen.entry: "{dir}/{stem}*View.swift" }"#
        #expect(try include(where: "screen.entry", roles: roles) == ["S/Screens/*/*View.swift (widened)"])
    }

    @Test func `names files elsewhere after the subject`() throws {
        let roles = #"{ screen.root: Screens/Map, screen.entry: "Scenes/{stem}Scene.swift" }"#
        #expect(try include(where: "screen.entry", roles: roles) == ["S/Scenes/MapScene.swift"])
    }

    @Test func `blames the subject where it is unbound`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", "patterns: [{ regex: foo, where: screen.entry }]"),
            overlay: #"roles: { screen.entry: "{dir}/{stem}Scene.swift" }"#)
        #expect(try plan.rule("A-01").reasonTexts == ["unbound-role screen.root"])
    }

    @Test func `stays inside the rule's scope`() throws {
        let scope = "scope: { paths: [\"**/*View.swift\"] }\n"
        #expect(
            try include(where: "logic", roles: "{ logic: UI }", scope: scope) == ["S/UI/**/*View.swift"])
        #expect(try include(where: "\"**/*MapView.swift\"", scope: scope) == ["S/**/*MapView.swift"])
        #expect(try include(where: "\"UI/*.swift\"", scope: scope) == ["S/UI/*View.swift"])
        let plan = try PlanInput.plan(
            rules: ruleText("A-01", scope + "patterns: [{ regex: foo, where: \"**/*Mapper.swift\" }]"))
        #expect(try plan.rule("A-01").reasonTexts == ["scope A-01 looks only outside the rule's paths"])
        #expect(try plan.rule("A-01").outcome == .outOfScope)
    }

    @Test func `says where it could not be narrowed to the scope`() throws {
        let plan = try PlanInput.plan(
            rules: ruleText(
                "A-01", "scope: { paths: [\"**/UI/**/*.swift\"] }\npatterns: [{ regex: foo, where: \"Map/**\" }]"))
        #expect(try plan.pattern("A-01").include.map(\.shortened) == ["S/Map/**"])
        #expect(plan.swiftLintLosses.map(\.errs) == [.overReports])
    }

    @Test func `leaves out what registry, rule, pattern, overlay and waiver leave out`() throws {
        let paths = try paths(
            keys: """
                scope: { excludePaths: ["**/*Old.swift"] }
                patterns: [{ regex: foo, not: [mapper, "UI/**"] }]
                """,
            overlay: """
                roles: { mapper: "**/*Mapper.swift" }
                generated_paths: [Api/**]
                waivers: [{ rule: A-01, paths: [Legacy/**], reason: later, expires: 2027-01-01 }]
                """)
        #expect(
            paths.exclude == [
                "S/**/Generated/**", "T/**/Generated/**", "S/**/*Old.swift", "T/**/*Old.swift", "S/Api/**",
                "S/Legacy/**",
                "S/**/*Mapper.swift", "S/UI/**",
            ])
    }

    @Test func `leaves out a folder with all below it`() throws {
        let paths = try paths(
            keys: """
                scope: { excludePaths: ["**/Old"] }
                patterns: [{ regex: foo, not: ["UI/{Map,List}"] }]
                """,
            overlay: """
                generated_paths: [Api, Models.swift, "Gen*", Sub/.build]
                waivers: [{ rule: A-01, paths: [Screens/SeatMap], reason: later, expires: 2027-01-01 }]
                """)
        #expect(
            paths.exclude == [
                "S/**/Generated/**", "T/**/Generated/**", "S/**/Old/**", "T/**/Old/**", "S/Api/**", "S/Models.swift",
                "S/Gen*", "S/Sub/.build/**", "S/Screens/SeatMap/**", "S/UI/{Map,List}/**",
            ])
    }

    @Test func `leaves generated files out of the tests too`() throws {
        let paths = try paths(
            keys: "patterns: [{ regex: foo, where: [test.root, logic] }]",
            overlay: "roles: { test.root: \"{tests}\", logic: Logic }")
        #expect(paths.include == ["T/**/*.swift", "S/Logic/**/*.swift"])
        #expect(paths.exclude == ["T/**/Generated/**", "S/**/Generated/**"])
    }
}

extension ModulePath {
    fileprivate var shortened: String {
        text.replacing("Modules/Booking/Sources/", with: "S/").replacing("Modules/Booking/Tests/", with: "T/")
            + (isWidened ? " (widened)" : "")
    }
}

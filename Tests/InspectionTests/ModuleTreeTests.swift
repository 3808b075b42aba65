import Inspection
import Testing

struct ModuleTreeTests {
    private func module(_ roles: String, _ paths: String...) throws -> ModuleTree {
        let fixture = PredicateFixture(paths.map { "// ~~~ \($0)" }.joined(separator: "\n"))
        let plan = try PredicateRun.plan(
            "forbidden_pattern", "subject_role: other, pattern: x",
            overlay: "package: Pack\nslots: { Shape: strict }\nroles: { \(roles) }\n")
        return ModuleTree(fixture.tree, plan: plan.plan, registry: plan.registry)
    }

    @Test func `a path without a file extension is the folder and all below it`() throws {
        let module = try module(
            "other: [Logic, 'Screens/*']", "App/Logic/A.swift", "App/Logic/B/", "App/Screens/S/C.txt",
            "App/Screens/D.swift")
        #expect(module.folders(of: "other") == ["App/Logic", "App/Screens/S"])
        #expect(module.files(of: "other") == ["App/Logic/A.swift", "App/Screens/S/C.txt"])
    }

    @Test func `a path of files stands for files alone`() throws {
        let module = try module(
            "other: '**/*.{swift,md}'", "App/A.swift", "App/B/C.md", "App/B/D.txt", "App/E.swift/F.txt")
        #expect(module.files(of: "other") == ["App/A.swift", "App/B/C.md"] && module.folders(of: "other").isEmpty)
    }

    @Test func `two stars at the end are everything below, at any depth`() throws {
        let module = try module("other: Logic/**", "App/Logic/A.swift", "App/Logic/B/C/D.swift")
        #expect(module.folders(of: "other") == ["App/Logic/B", "App/Logic/B/C"])
        #expect(module.files(of: "other") == ["App/Logic/A.swift", "App/Logic/B/C/D.swift"])
    }

    @Test func `anchors begin at their folders, and a role with a folder that the overlay lacks has nothing`() throws {
        let module = try module(
            "other: ['{tests}', '{package}/Package.swift', '{repo}/README.md']", "AppTests/A.swift",
            "Pack/Package.swift",
            "README.md", "App/README.md")
        #expect(module.files(of: "other") == ["AppTests/A.swift", "Pack/Package.swift", "README.md"])
    }

    @Test func `the stem is the folder's name and no other`() throws {
        let module = try module(
            "screen.root: 'Screens/*', screen.entry: '{dir}/*/{stem}Scene.swift', screen.factory: '{dir}/{stem}.swift'",
            "App/Screens/Seat/UI/SeatScene.swift", "App/Screens/Row/UI/SeatScene.swift", "App/Screens/Seat/Seat.swift",
            "App/Screens/Row/Seat.swift", "App/Screens/A*/UI/A*Scene.swift", "App/Screens/A*/UI/AbScene.swift",
            "App/Screens/Ab/Seat.swift")
        #expect(
            module.files(of: "screen.entry") == [
                "App/Screens/A*/UI/A*Scene.swift", "App/Screens/Seat/UI/SeatScene.swift",
            ])
        #expect(module.files(of: "screen.factory") == ["App/Screens/Seat/Seat.swift"])
    }

    @Test func `a role within another finds its folders first`() throws {
        let module = try module(
            "screen.root: 'Screens/*', service.dir: '{dir}/Services/*', service.request: '{dir}/{stem}Request.swift'",
            "App/Screens/Seat/Services/Load/LoadRequest.swift", "App/Screens/Seat/Services/Load/SeatRequest.swift")
        #expect(module.files(of: "service.request") == ["App/Screens/Seat/Services/Load/LoadRequest.swift"])
        #expect(
            module.files(of: "service.request", heldBy: ["App/Screens/Seat"])
                == ["App/Screens/Seat": ["App/Screens/Seat/Services/Load/LoadRequest.swift"]])
    }

    @Test func `names differ in case, and not in how their letters are composed`() throws {
        let module = try module(
            "screen.root: \"Caf\u{E9}/*\", other: \"Cafe\u{301}/**/*.swift\", screen.factory: '{dir}/{stem}.swift'",
            "App/Caf\u{E9}/Seat/Seat.swift", "App/caf\u{E9}/Row/Row.swift", "App/Caf\u{E9}/seat/Seat.swift")
        #expect(module.screens == ["App/Caf\u{E9}/Seat", "App/Caf\u{E9}/seat"])
        #expect(module.files(of: "screen.factory") == ["App/Caf\u{E9}/Seat/Seat.swift"])
        #expect(module.files(of: "other").count == 2)
    }

    @Test func `an unbound role, or one within an unbound one, stands for nothing`() throws {
        let module = try module("screen.entry: '{dir}/*.swift', other: Logic", "App/Screens/Seat/A.swift")
        #expect(module.files(of: "screen.entry").isEmpty && module.files(of: "service.dir").isEmpty)
        #expect(module.files(of: "other").isEmpty && module.folders(of: "other").isEmpty && module.screens.isEmpty)
    }
}

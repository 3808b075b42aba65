import Testing

@testable import Inspection

struct FileSizeTests {
    private static let overlay = """
        slots: { Shape: strict }
        roles: { screen.root: Screens/*, screen.entry: "{dir}/{stem}Scene.swift" }
        fixture_paths: ["**/Fixtures/**"]

        """

    private func messages(_ path: String, _ text: String, limits: String = "file: 4, entry: 6, mark: 3") throws
        -> [String]
    {
        try PredicateRun(
            "file_size", "test_marker: /Tests/, limits: { \(limits) }", overlay: Self.overlay,
            on: PredicateFixture("// ~~~ \(path)\n\(text)\n// ~~~ App/Screens/Seat/Seat.swift")
        ).violations.map(\.message)
    }

    private static func lines(_ count: Int, mark: Bool = true) -> String {
        (mark ? "// MARK: - A\n" : "\n") + Array(repeating: "x", count: count - 1).joined(separator: "\n")
    }

    @Test func `a file is longer than its limit from one line more on`() throws {
        #expect(try messages("App/A.swift", Self.lines(4)) == [])
        #expect(try messages("App/A.swift", Self.lines(4) + "\n") == [])
        #expect(try messages("App/A.swift", Self.lines(5)) == ["split this file: it has 5 lines, 4 are the most"])
    }

    @Test func `the entry file of a screen has its own limit`() throws {
        #expect(try messages("App/Screens/Seat/SeatScene.swift", Self.lines(6)) == [])
        #expect(
            try messages("App/Screens/Seat/SeatScene.swift", Self.lines(7))
                == ["split this screen's entry file: it has 7 lines, 6 are the most"])
        #expect(try messages("App/Screens/Seat/RowScene.swift", Self.lines(6)).count == 1)
    }

    @Test func `a file above the limit for headings has one`() throws {
        #expect(try messages("App/A.swift", Self.lines(3, mark: false)) == [])
        #expect(
            try messages("App/A.swift", Self.lines(4, mark: false))
                == ["give this file sections: it has 4 lines and no MARK"])
    }

    @Test func `tests and fixtures are exempt`() throws {
        #expect(try messages("App/Tests/A.swift", Self.lines(9)) == [])
        #expect(try messages("App/TestsA.swift", Self.lines(9)).count == 1)
        #expect(try messages("App/Fixtures/A.swift", Self.lines(9)) == [])
    }

    @Test func `the limits are 600, 400, 40 and 120 lines where the rule names none`() throws {
        let body = Array(repeating: "x", count: 41).joined(separator: "\n")
        #expect(
            try messages("App/A.swift", Self.lines(401) + "\nfunc f() {\n\(body)\n}", limits: "") == [
                "split this file: it has 444 lines, 400 are the most",
                "split f: its body has 41 lines, 40 are the most",
            ])
        #expect(try messages("App/A.swift", Self.lines(121, mark: false), limits: "").count == 1)
        #expect(try messages("App/Screens/Seat/SeatScene.swift", Self.lines(600), limits: "") == [])
    }

    @Test func `a function that is too long is reported at its name`() throws {
        let run = try PredicateRun(
            "file_size", "limits: { function: 2 }", overlay: Self.overlay,
            on: PredicateFixture(
                """
                // ~~~ App/A.swift
                func short() {
                    a

                    // comment
                    b
                }
                public func long<T>(_ run: () -> Void = { x }) async throws -> [T] where T: P { // expect
                    a
                    b
                    c
                }
                """))
        #expect(run.places == ["App/A.swift:7"] && run.words == ["long"])
    }

    /// The functions of a text, with the lines of their bodies.
    private func functions(_ text: String) -> [String] {
        SwiftDeclarations(Array(text.utf8)).functions.map { "\($0.name.text) \($0.lines)" }
    }

    @Test func `braces in comments and strings do not end a body`() {
        #expect(
            functions(
                ##"""
                func f() {
                    let a = "}" // }
                    /* } */
                    let b = """
                        }

                        """
                    let c = #"}"#; let d = /}/; let e = "\(x.map { "}" })"
                }
                """##) == ["f 6"])
    }

    @Test func `initialisers, deinitialisers, subscripts and operators are functions, accessors and closures are none`()
    {
        #expect(
            functions(
                """
                class A {
                    convenience init?(_ a: Int) {
                        self.init(a)
                    }
                    deinit {
                        x.init { y }
                    }
                    subscript(index: Int) -> Int {
                        get { 1 }
                        set { }
                    }
                    var value: Int {
                        get {
                            1
                        }
                    }
                    let run = {
                        1
                    }
                    static func == (a: A, b: A) -> Bool {
                        true
                    }
                    func `init`() {
                        a.func { b }
                    }
                }
                """) == ["init 1", "deinit 1", "subscript 2", "func 1", "init 1"])
    }

    @Test func `a function inside another counts for both`() {
        #expect(
            functions("func a() {\n  func b() {\n    c\n  }\n  b()\n}") == ["b 1", "a 4"])
    }

    @Test func `a requirement of a protocol has no body, whatever follows it`() {
        #expect(
            functions(
                """
                protocol P {
                    func a(init: Int, run: () -> Void)
                    var b: Int { get }
                    init()
                    subscript(c: Int) -> Int { get }
                    func d()
                }
                func e(a: (Int) -> Void = { _ in }) { }
                """) == ["subscript 0", "e 0"])
    }

    @Test func `text that does not compile is read to its end`() {
        #expect(functions("}}} func a() { ( { } func b() {\n x\n }") == ["b 1"])
        #expect(functions("") == [] && functions("func") == [] && functions("func {") == [])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a function's lines are counted whatever ends them`(_ end: String) throws {
        let text = "func f() {\nx\nx\nx\n}".replacing("\n", with: end)
        #expect(
            try messages("App/A.swift", text, limits: "function: 2, file: 99, mark: 99")
                == ["split f: its body has 3 lines, 2 are the most"])
    }
}

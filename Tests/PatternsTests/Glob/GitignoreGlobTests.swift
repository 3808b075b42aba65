import Patterns
import Testing

@Suite("Globs as semgrep takes them")
struct GitignoreGlobTests {
    @Test(arguments: [
        ("**/*View.swift", ["/Modules/A b/**/*View.swift"]), ("UI/**", ["/Modules/A b/UI/**"]),
        ("x[!a-c]?.swift", ["/Modules/A b/x[!a-c]?.swift"]),
        ("{A,B/C}/{x,y*}.swift", ["A/x", "A/y*", "B/C/x", "B/C/y*"].map { "/Modules/A b/\($0).swift" }),
        (#"a\*\[.swift"#, [#"/Modules/A b/a\*\[.swift"#]),
    ])
    func `are anchored at the repository's root and hold no braces`(_ glob: String, _ expected: [String]) throws {
        let texts = try Glob(glob).gitignore(root: "Modules/A b")
        #expect(texts?.sorted() == expected.sorted())
    }

    @Test func `the repository itself is the root of an empty path`() throws {
        #expect(try Glob("a.swift").gitignore(root: "") == ["/a.swift"])
    }

    @Test(arguments: ["UI/*", "UI/Cell", "UI/*.", "**/x?"])
    func `are none where a folder would stand for all that is in it`(_ glob: String) throws {
        #expect(try Glob(glob).gitignore(root: "M") == nil)
    }
}

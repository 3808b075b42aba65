import Testing

@testable import Patterns

@Suite struct GlobInclusionTests {
    private static func globs(_ texts: [String]) throws -> [Glob] { try texts.map { try Glob($0) } }

    @Test(arguments: [
        (["**/*.swift"], ["**"]), (["Sources/**/*.swift"], ["**/*.swift"]), (["a/b"], ["a/*"]), (["a/**"], ["a/**"]),
        (["a/*/c"], ["a/**"]), (["{a,b}/x"], ["a/*", "b/*"]), (["*"], ["[!.]*", ".*"]), (["*"], ["?*"]),
        (["**/a/**"], ["**/a/*", "**/a/**"]), (["a?"], ["a[a-z]", "a[!a-z]"]), ([], ["a"]), (["**"], ["*", "*/**"]),
        (["x/**/**/y"], ["x/**/y"]), (["[a-c]"], ["a", "b", "c"]), (["**/x/y"], ["**/y"]), (["*a*b*"], ["*b*"]),
        (["Caf\u{E9}"], ["Cafe\u{301}"]),
    ])
    func coversWhatIsCovered(_ narrow: [String], _ wide: [String]) throws {
        #expect(try Glob.counterexample(of: Self.globs(narrow), in: Self.globs(wide)) == nil)
    }

    @Test(arguments: [
        (["**"], ["**/*.swift"], "a"), (["**/*.swift"], ["Sources/**/*.swift"], ".swift"),
        (["a/**"], ["a/*"], "a/a/a"),
        (["a/*"], ["a/b"], "a/a"), (["*"], ["[a-z]*"], "A"), (["a", "b"], ["a"], "b"),
        (["**/x"], ["*/x", "x"], "a/a/x"),
        (["a?"], ["a[a-z]"], "aA"), (["x"], [], "x"), (["*"], ["[!.]*"], ".a"), (["{a,b}/x"], ["a/*"], "b/x"),
        (["*.{swift,m}"], ["*.swift"], ".m"),
        (["*a???????????????"], ["*a?"], "a" + String(repeating: "a", count: 15)),
    ])
    func showsAShortestPathThatEscapes(_ narrow: [String], _ wide: [String], _ path: String) throws {
        let (narrow, wide) = (try Self.globs(narrow), try Self.globs(wide))
        let found = try #require(Glob.counterexample(of: narrow, in: wide))
        #expect(found.count == path.count)
        #expect(narrow.contains { $0.matches(found) } && !wide.contains { $0.matches(found) }, "\(found)")
    }

    /// Every path of up to five characters, checked one by one.
    @Test func agreesWithTryingEveryShortPath() throws {
        let globs = try Self.globs([
            "**", "*", "a", "a*", "*a", "?", "??", "a/*", "*/a", "a/**", "**/a", "[!a]", "[a.]*", "a/**/a", "{a,a/b}",
            "*.a", "**/?", "b/{a,**}", "*/*", ".*",
        ])
        let paths = Self.shortPaths
        for narrow in globs {
            for wide in globs {
                let escaping = paths.first { narrow.matches($0) && !wide.matches($0) }
                let found = Glob.counterexample(of: [narrow], in: [wide])
                #expect(found?.count == escaping?.count, "\(narrow.text) in \(wide.text)")
            }
        }
    }

    private static let shortPaths: [String] = {
        var all = [""]
        var last = [""]
        for _ in 0..<5 {
            last = last.flatMap { path in ["a", "b", ".", "/"].map { path + $0 } }
            all += last
        }
        return all.filter { path in
            let segments = path.split(separator: "/", omittingEmptySubsequences: false)
            return segments.allSatisfy { !["", ".", ".."].contains($0) }
        }
    }()
}

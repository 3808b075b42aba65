import Testing

@testable import Patterns

@Suite struct RequiredLiteralTests {
    private static func texts(_ regex: String, _ flags: Set<RegexFlag> = []) throws -> [String]? {
        try RegexSyntax(regex, flags: flags).requiredLiterals?.map { String(decoding: $0.bytes, as: UTF8.self) }
            .sorted()
    }

    @Test(arguments: [
        (#"\bprint\("#, ["print("]), ("foo|bar", ["bar", "foo"]), ("(?:foo|ba[rz])!", ["bar!", "baz!", "foo!"]),
        (#"var\s+(\w+)\s*:\s*Bool\b"#, ["Bool"]), ("a?print", ["aprint", "print"]), ("-{5}BEGIN", ["-----BEGIN"]),
        (#"(?=secret)token"#, ["token"]), (#"(?<!func )dump"#, ["dump"]), (#"let[ ]+x"#, ["let "]),
        (#"é+clair"#, ["éclair"]), (#"\.(?:left|right)\b.*end"#, [".left", ".right"]),
    ])
    func everyMatchHoldsOneOfTheTexts(_ regex: String, _ texts: [String]) throws {
        #expect(try Self.texts(regex) == texts)
    }

    @Test(arguments: [#"\w+"#, "(?:foo)?", "foo|\\d", "x", "[a-z]+", #"(?=foo)\w"#, "(?!foo)a", ".*"])
    func nothingIsRequiredWhereAMatchMayHoldAnyText(_ regex: String) throws {
        #expect(try Self.texts(regex) == nil)
    }

    @Test func withoutCaseATextHasNoLetterThatAnotherCharacterStandsFor() throws {
        // The Kelvin sign is a K, and one character may be two letters: ﬁ, ß, ﬆ.
        #expect(try Self.texts("TOKEN", [.ignoreCase]) == ["to"])
        #expect(try Self.texts("office", [.ignoreCase]) == ["ce"])
        #expect(try CompiledRegex("(?i)office").firstMatch(in: "oﬃce") != nil)
        #expect(try Self.texts("(?i:a)pi", []) == ["api"])
    }
}

@Suite struct LiteralScannerTests {
    private static func found(_ texts: [String], ignoringCase: Bool = false, in text: String) -> [String] {
        let scanner = LiteralScanner(
            texts.map { RequiredLiteral(bytes: Array($0.utf8), ignoresCase: ignoringCase) })
        var found: [String] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            scanner.scan(bytes) { found.append("\(texts[$0])@\($1)") }
        }
        return found
    }

    @Test func findsTextsThatOverlapAndThatEndInOneAnother() {
        #expect(Self.found(["he", "she", "his", "hers"], in: "ushers") == ["she@4", "he@4", "hers@6"])
        #expect(Self.found(["aa"], in: "aaaa") == ["aa@2", "aa@3", "aa@4"])
    }

    @Test func tellsCaseApartOnlyWhereItCounts() {
        #expect(Self.found(["Date"], in: "date Date DATE") == ["Date@9"])
        #expect(Self.found(["Date"], ignoringCase: true, in: "date Date") == ["Date@4", "Date@9"])
    }

    @Test func findsNothingWithoutTexts() {
        #expect(Self.found([], in: "abc").isEmpty)
        #expect(Self.found(["é"], in: "caf\u{E9} e\u{301}") == ["é@5"])
    }
}

@Suite struct GlobMatcherTests {
    @Test(arguments: [
        "**/*.swift", "Screens/*/Data/**", "*.swift", "**", "a/{b,c/d}/[x-z]?.swift", "**/Generated/**", "é/*.swift",
        "Screens/**/*View.swift",
    ])
    func saysOfEveryPathWhatTheGlobSays(_ text: String) throws {
        let glob = try Glob(text)
        let matcher = GlobMatcher(glob)
        for path in [
            "", "a.swift", "Screens/A/Data/b.swift", "Screens/A/Data", "Screens/A/B/Data/c", "a/b/x1.swift",
            "a/c/d/zé.swift", "Generated/x", "a/Generated/b/c.swift", "é/a.swift", "e\u{301}/a.swift",
            "Screens/SeatView.swift",
            "Screens/A/SeatView.swift", "xGenerated/y", "a//b.swift",
        ] {
            #expect(matcher.matches(path) == glob.matches(path), "\(path)")
        }
    }
}

@Suite struct SwiftRegionsTests {
    private let text = "let a = \"x\" // y\n  // z\n"

    @Test(arguments: [
        ("let a", SwiftLexer.Kind.code, true), ("\"x\"", .string, true), ("= \"x\"", .code, false),
        ("// y", .comment, true),
        ("\n  // z", .comment, true), (" // y", .comment, true), ("x\" //", .comment, false), ("  ", .comment, false),
    ])
    func blanksOfAnotherKindDoNotCount(_ part: String, _ kind: SwiftLexer.Kind, _ holds: Bool) throws {
        let range = try #require(text.firstRange(of: part))
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        #expect(SwiftRegions(Array(text.utf8)).holdsOnly(kind, in: start..<start + part.utf8.count) == holds)
    }
}

@Suite struct LineScopeTests {
    @Test(arguments: [
        ("^let$", true), (#"(?<=\s)x(?!\s*y)"#, true), (#"\bx\b"#, true), (#"\Aimport"#, false), (#"x\z"#, false),
        (#"(?w)\bx"#, false), ("(?d)x$", false), (#"(?=\Gx)x"#, false),
    ])
    func aLineIsEnoughUnlessThePatternSpeaksOfTheWholeText(_ regex: String, _ isEnough: Bool) throws {
        #expect(try RegexSyntax(regex).needsLineOnly == isEnough)
    }
}

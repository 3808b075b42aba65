import Foundation
import Testing

@testable import Patterns

@Suite("A pattern that tests its capture")
struct CaptureConditionTests {
    private static let boolean = #"^\s+(?:@\w+\s+)?(?:private\(set\)\s+)?(?:public\s+)?var\s+([a-z]\w*)\s*:\s*Bool\b"#
    private static let type = #"^(?:public\s+)?(?:final\s+)?(?:struct|class|enum|actor|protocol)\s+(\w+)"#
    private static let heading = #"^\s*//\s*MARK:\s*-\s*(.+)$"#

    /// The words that are found in a text, each a line of its own or several.
    private func found(
        _ declaration: String, _ tests: [WordTest], passing: Bool = false, in text: String
    ) throws -> [String] {
        let condition = try CaptureCondition(RegexSyntax(declaration), passing: passing, tests)
        let regex = try CompiledRegex(RegexSyntax(condition.pattern).lineWise)
        return try regex.matches(in: text).map { match in
            String(text[try #require(match.captures[condition.capture - 1])])
        }
    }

    @Test func `knows a prefix by its camel-case boundary`() throws {
        let names = ["isOpen", "island", "is", "is2D", "is_open", "hasSeats", "hash", "Is", "open", "isÉtat", "isétat"]
        let text = names.map { "    var \($0): Bool\n" }.joined()
        let found = try found(Self.boolean, [.prefix(["is", "has"])], in: text)
        #expect(found == ["island", "hash", "open", "isétat"])
    }

    @Test func `looks at what is captured, not at what follows it`() throws {
        #expect(try found(#"let (\w{2})"#, [.exact(["is"])], in: "let island\nlet is\nlet isn") == [])
        #expect(try found(#"let (\w{2})"#, [.prefix(["is"])], in: "let island") == [])
        #expect(try found(#"let (\w{3})"#, [.prefix(["is"])], in: "let island\nlet isX") == ["isl"])
        #expect(try found(#"let (\w)\w*"#, [.prefix(["is"])], in: "let isOpen") == ["i"])
        #expect(
            try found(#"let (\w+)Util"#, [.suffix(["Util"])], passing: true, in: "let AUtil\nlet AUtilUtil") == [
                "AUtil"
            ])
    }

    @Test func `knows a suffix by its camel-case boundary`() throws {
        let names = ["DateUtil", "Util", "Utility", "HTTPUtil", "dateutil", "date_util", "util", "UtilDate", "2util"]
        let text = names.map { "struct \($0) {\n" }.joined()
        #expect(try found(Self.type, [.suffix(["Util"])], passing: true, in: text) == ["DateUtil", "Util", "HTTPUtil"])
        #expect(try found(Self.type, [.suffix(["util"])], passing: true, in: text) == ["date_util", "util", "2util"])
    }

    @Test func `takes the words as text`() throws {
        let text = "// MARK: - A.b\n// MARK: - Axb\n// MARK: - C (d)\n// MARK: - C (d) \n// MARK: - Cafe\u{301}\n"
        #expect(try found(Self.heading, [.exact(["A.b", "C (d)", "Café"])], in: text) == ["Axb", "C (d) "])
    }

    @Test func `does not send the engine looking for another word`() throws {
        // A shorter capture would match as well, and a later one on the same line.
        #expect(try found(#"func (\w+)[^\n]*?some View"#, [.exact(["body"])], in: "func body() -> some View") == [])
        #expect(try found(#"let (\w+)"#, [.exact(["ab"])], in: "let ab = 1") == [])
        #expect(try found(#"let (\w+?)(?:x|xx)?$"#, [.exact(["a"])], in: "let axx\nlet bx") == ["b"])
        #expect(try found(#"a.*(\d)"#, [.exact(["2"])], in: "a 1 2\na 2 1") == ["1"])
    }

    @Test func `matches whole words and parts by regexes`() throws {
        let text =
            "class FetchSeat {\nclass PreFetchSeat {\nclass SeatManager {\nclass SeatManagers {\nclass Manager {\n"
        #expect(
            try found(Self.type, [.whole([#"Fetch[A-Z]\w*"#, #"\w+Manager"#])], passing: true, in: text)
                == ["FetchSeat", "SeatManager"])
        let headings = "// MARK: - State\n// MARK: - seat map\n// MARK: - A → B\n//MARK:-Other thing\n"
        let exempt = WordTest.containing([#"^[a-z][a-zA-Z0-9/{}.\- ]*$"#, "→", "^Oth(er|re)$"])
        #expect(try found(Self.heading, [.exact(["State"]), exempt], in: headings) == ["Other thing"])
        #expect(
            try found(Self.heading, [.containing(["(?i)STATE|other (th)ing"])], in: headings) == ["seat map", "A → B"])
    }

    @Test func `keeps to its line, whatever ends it`() throws {
        let text = "let is\r\nOpen\nlet isA\u{2028}let c\nlet a\n\nlet\nb"
        #expect(try found(#"^let\s+(\w+)$"#, [.prefix(["is"])], in: text) == ["a"])
    }

    @Test func `has no word where the group takes no part`() throws {
        #expect(try found(#"let (?:_|(\w+))"#, [.exact(["a"])], in: "let b\nlet a\nlet _") == ["b"])
        #expect(try found(#"^(?:(\w) ?)+"#, [.exact(["c"])], in: "a b c\na c b") == ["b"])
        #expect(try found(#"let (\w+)"#, [], in: "let b\nlet a") == ["b", "a"])
    }

    @Test func `numbers its groups whatever groups the pattern has`() throws {
        let text = "let ab = 1\nlet cd = 2\n"
        #expect(try found(#"(?<all>let (?<name>\w)\w) (=)"#, [.exact(["let ab"])], in: text) == ["let cd"])
    }

    @Test(arguments: [
        (#"(a)\1"#, "the pattern holds a back-reference"), (#"(?=(a))a"#, "capture 1 is in a look-around"),
        (#"(?<=(a))b"#, "capture 1 is in a look-around"), ("a", "the pattern has no capture group"),
        ("(?x)(a) # b", "the pattern cannot stand within another"),
        (#"(a)\Qb"#, "the pattern cannot stand within another"),
    ])
    func `says why it cannot be had`(_ declaration: String, _ reason: String) throws {
        let syntax = try RegexSyntax(declaration)
        #expect(throws: LoweringObstacle(reason)) { try CaptureCondition(syntax, [.exact(["a"])]) }
    }

    @Test(arguments: [
        #"\ba"#, "a(?=b)", "a++", "(?>a)", #"(a)\1"#, #"\X"#,
    ])
    func `refuses a regex that may see beyond the word`(_ regex: String) throws {
        let syntax = try RegexSyntax("let (a)")
        #expect(throws: LoweringObstacle.self) { try CaptureCondition(syntax, [.whole([regex])]) }
    }

    @Test(arguments: [
        (heading, false), (#"\((for|_)\s+(?:index|\w+Index)\s*:\s*Int"#, false), (#"\bfunc (\w+)"#, true),
        (#"@(\w+)"#, false), (#"@([^x])"#, true), (#"a|^(b)"#, true), (#"(?i)@(\w+)"#, false),
    ])
    func `tells where matches may overlap`(_ declaration: String, _ mayOverlap: Bool) throws {
        #expect(try CaptureCondition(RegexSyntax(declaration), [.exact(["a"])]).mayOverlap == mayOverlap)
    }

    @Test func `is spelled for PCRE2 as well`() throws {
        let condition = try CaptureCondition(RegexSyntax(Self.boolean), [.prefix(["is"])])
        guard case .exact = try RegexSyntax(condition.pattern).pcre2(lineWise: true) else {
            Issue.record("\(try RegexSyntax(condition.pattern).pcre2(lineWise: true))")
            return
        }
    }
}

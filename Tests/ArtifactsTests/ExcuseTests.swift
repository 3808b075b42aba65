import Diagnostics
import Patterns
import Planning
import Registry
import Testing

@testable import Artifacts

/// What is found in a text by the pattern that SwiftLint gets.
private func found(_ text: String, by registry: String) throws -> [String] {
    let input = try Sample.input(registry)
    let compiled = CompiledPattern.compile(input.modules[0].plan, marker: ExceptionMarker(of: input.registry))
    try #require(compiled.diagnostics.map(\.message) == [])
    let pattern = try #require(compiled.patterns.first)
    return try CompiledRegex(pattern.guarded).matches(in: text).map { match in
        let capture = pattern.pattern.capture
        return String(text[(capture == 0 ? match.range : match.captures[capture - 1]) ?? match.range])
    }
}

struct ExcuseTests {
    @Test(arguments: [
        "foo() // standard:exception(READ-02) the API calls it so",
        "// standard:exception(READ-02) the API calls it so\nfoo()",
        "    // standard:exception(READ-02) because\r\n    foo()",
        "/* standard */ // standard:exception(READ-02) because foo()",
        "// swiftlint:disable:next READ-02 - standard:exception(READ-02) because\nfoo()",
    ])
    func `A marker with a reason on the line or the line above excuses`(text: String) throws {
        #expect(try found(text, by: Sample.registry(regex: #"\bfoo\(\)"#)) == [])
    }

    @Test(arguments: [
        "foo()",
        "foo() // standard:exception(READ-03) another rule",
        "foo() // standard:exception(READ-02)",
        "// standard:exception(READ-02) \nfoo()",
        "// standard:exception(READ-02) ...\nfoo()",
        "// standard:exception(READ-02) two lines above\n\nfoo()",
        "foo()\n// standard:exception(READ-02) below",
        "// standard:exception(READ-02b) another rule\nfoo()",
    ])
    func `A marker for another rule, place or without a reason excuses nothing`(text: String) throws {
        #expect(try found(text, by: Sample.registry(regex: #"\bfoo\(\)"#)) == ["foo()"])
    }

    @Test func `An excuse of one line leaves the others alone`() throws {
        let text = "foo(1)\nfoo(2) // standard:exception(READ-02) because\nfoo(3); foo(4)\n"
        #expect(try found(text, by: Sample.registry(regex: #"\bfoo\(\d\)"#)) == ["foo(1)", "foo(3)", "foo(4)"])
    }

    @Test(arguments: ["// standard:exception() ", "// standard:exception(<ID>)"])
    func `A template without a place for the reason has it at the end`(marker: String) throws {
        let registry = Sample.registry(regex: #"\bfoo\(\)"#, marker: marker)
        #expect(try found("foo() // standard:exception(READ-02) because", by: registry) == [])
        #expect(try found("foo() // standard:exception(READ-02)", by: registry) == ["foo()"])
        #expect(try found("foo() // standard:exception()", by: registry) == ["foo()"])
    }

    @Test func `A marker in a comment with an end is read up to it`() throws {
        let registry = Sample.registry(regex: #"\bfoo\(\)"#, marker: "/* allow <ID>: <reason> */")
        #expect(try found("foo() /* allow READ-02: legacy */", by: registry) == [])
        #expect(try found("foo() /* allow READ-02: */", by: registry) == ["foo()"])
    }

    @Test(arguments: [
        ("// exception: <ID> <reason>", "foo() // exception: READ-02b because", "foo() // exception: READ-02 because"),
        ("// exception: <ID>", "foo() // exception: READ-021 because", "foo() // exception: READ-02, because"),
        ("// <ID>: <reason>", "foo() // XREAD-02: because", "foo() // see READ-02: because"),
    ])
    func `A marker for a longer ID excuses nothing`(marker: String, other: String, own: String) throws {
        let registry = Sample.registry(regex: #"\bfoo\(\)"#, marker: marker)
        #expect(try found(other, by: registry) == ["foo()"])
        #expect(try found(own, by: registry) == [])
    }

    @Test func `A template without a place for the rule excuses nothing`() {
        #expect(ExceptionMarker("// standard:exception <reason>") == nil)
    }

    @Test func `Unless excuses by what stands anywhere on the match's line`() throws {
        let registry = Sample.registry(
            regex: #"\bfoo\(\)"#, keys: #"unless: '^[ \t]*(?:indirect[ \t]+)?case\b|\bok+$'"#)
        let text = "case foo()\n  indirect  case b, foo()\nfoo() case\nfoo() is okk\nok\nfoo()"
        #expect(try found(text, by: registry) == ["foo()", "foo()"])
    }

    @Test func `A match that spans lines is excused where it starts`() throws {
        let registry = Sample.registry(regex: #"\bfoo\([^)]*\)"#, keys: "on: file")
        #expect(try found("foo(\n  1)", by: registry) == ["foo(\n  1)"])
        #expect(try found("// standard:exception(READ-02) because\nfoo(\n  1)", by: registry) == [])
        #expect(try found("foo(\n  1) // standard:exception(READ-02) because", by: registry).count == 1)
    }

    @Test func `A captured part is excused where it is reported`() throws {
        let registry = Sample.registry(
            regex: #"\bstruct (?<name>\w+)\s*\{[^}]*?(bar)"#, keys: "on: file\n        capture: 2")
        #expect(try found("struct A {\n  bar", by: registry) == ["bar"])
        #expect(try found("struct A {\n  // standard:exception(READ-02) because\n  bar", by: registry) == [])
        #expect(
            try found("struct A { // standard:exception(READ-02) because\n  let a = 1\n  bar", by: registry) == ["bar"])
    }

    @Test func `A pattern in comments mode keeps its last comment to itself`() throws {
        let registry = Sample.registry(regex: #"foo # (the name"#, keys: "flags: [x]")
        #expect(try found("foo", by: registry) == ["foo"])
        #expect(try found("foo // standard:exception(READ-02) because", by: registry) == [])
    }

    /// The sample that stands for the words when the registry is checked holds none of `\d`.
    @Test(arguments: [("'1'", [DiagnosticCode.slowRegex]), ("a", [])])
    func `A pattern that only a module's words make slow is reported`(word: String, codes: [DiagnosticCode]) throws {
        let registry =
            Sample.registry(regex: #"\d+${vocabulary.Words}\d*;"#) + "\nvocabularies: {Words: {default: [b]}}\n"
        let input = try Sample.input(registry, Sample.overlay + "\nvocabularies: {Words: [\(word)]}\n")
        let emitted = Emitter.emit(input)
        #expect(emitted.diagnostics.map(\.code) == codes)
        #expect(emitted.diagnostics.allSatisfy { $0.message.contains("overlay:vocabularies/Words") })
    }

    /// It is reported where it stands.
    @Test func `A regex among the words that is slow on its own is not reported again`() throws {
        let registry =
            Sample.registry(regex: "x${vocabulary.Words};") + "\nvocabularies: {Words: {match: regex, default: [b]}}\n"
        let overlay = Sample.overlay + "\nvocabularies: {Words: ['\\d+\\d*']}\n"
        #expect(Emitter.emit(try Sample.input(registry, overlay)).diagnostics.isEmpty)
    }

    @Test(arguments: ["x*", "^.*$", "(?:)"])
    func `A pattern that matches everything is refused`(regex: String) throws {
        let input = try Sample.input(Sample.registry(regex: regex))
        let compiled = CompiledPattern.compile(input.modules[0].plan, marker: nil)
        #expect(compiled.patterns.isEmpty)
        #expect(compiled.diagnostics.map(\.code) == [.matchesEverything])
    }
}

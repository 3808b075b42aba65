import Foundation
import RulecCLI
import Testing

@Suite struct TestCommandTests {
    private struct Report: Decodable {
        struct Engine: Decodable {
            let engine: String
            let skipped: String?
            let patterns: Int
            let examples: Int
            let failures: Int
            let unsupported: [String]
        }
        struct Failure: Decodable {
            let engine: String
            let rule: String
            let kind: String
            let snippet: String
            let match: String?
            let regexes: [String]
            let line: Int
        }
        let engines: [Engine]
        let failures: [Failure]
    }

    private func report(_ sandbox: Sandbox, _ arguments: String...) throws -> Report {
        let result = sandbox.run(["test", "--format", "json"] + arguments)
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test func countsWhatWasRun() throws {
        let result = try Sandbox.small().run("test")
        #expect(result.status == .success)
        #expect(result.output == "icu: 2 patterns on 4 examples, all as they should be\n")
    }

    @Test func everyExampleOfTheProjectHolds() throws {
        let report = try report(try .project())
        #expect(report.failures.isEmpty)
        #expect(report.engines.map(\.engine) == ["icu"])
        #expect(report.engines.allSatisfy { $0.patterns > 100 && $0.examples > 400 })
    }

    @Test func aGoodExampleThatIsReportedIsShownWithMatchAndPattern() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "good: ['logger.debug(\"x\")']", "good: ['a.print(\"x\")']")
        let result = sandbox.run("test")
        #expect(result.status == .findings)
        #expect(result.output.contains("registry/rules.yml:28:18: this good example is reported [READ-01]"))
        #expect(result.output.contains(#"    | a.print("x")"#))
        #expect(result.output.contains(#"    match:   "print(""#))
        #expect(result.output.contains(#"    pattern: (?<!\w)print\("#))
        #expect(result.output.hasSuffix("icu: 2 patterns on 4 examples, 1 judged wrongly\n"))
        let failure = try #require(try report(sandbox).failures.first)
        #expect(failure.kind == "good" && failure.match == "print(" && failure.line == 28 && failure.rule == "READ-01")
    }

    @Test func aBadExampleThatIsNotFoundFails() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "bad: [BadShape]", "bad: [Badshape]")
        let result = sandbox.run("test")
        #expect(result.status == .findings)
        #expect(result.output.contains("this bad example is not found [STRUCT-01]"))
    }

    @Test func aBadExampleThatIsFoundInAnotherKindOfTextFails() throws {
        let sandbox = try Sandbox.small()
        #expect(sandbox.run("test").status == .success)
        try sandbox.edit("registry/rules.yml", "bad: ['print(\"x\")']", "bad: ['let a = 1 // print(\"x\")']")
        let message = "'print(' does not stand where 'in:"
        #expect(sandbox.run("test").output.contains("this bad example is not found: \(message)' looks [READ-01]"))
        let result = sandbox.run("validate")
        #expect(
            result.error.contains("READ-01 does not find this bad example: \(message) code' looks"), "\(result.error)")
        #expect(result.error.contains("'in:' counts for good and bad ones"))
    }

    @Test func aBadExampleMayBeALineOutOfAComment() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "in: code", "in: comments")
        #expect(sandbox.run("test").status == .success)
        try sandbox.edit("registry/rules.yml", "bad: ['print(\"x\")']", "bad: ['print(\"x\") // x']")
        #expect(sandbox.run("test").status == .findings)
    }

    @Test func onlyTheRulesNamedAreRun() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", "bad: [BadShape]", "bad: [Badshape]")
        #expect(sandbox.run("test", "READ-01").status == .success)
        #expect(sandbox.run("test", "READ-01", "STRUCT-01").status == .findings)
    }

    @Test func anUnknownRuleOrEngineIsWrongUsage() throws {
        let sandbox = try Sandbox.small()
        let rule = sandbox.run("test", "READ-1")
        #expect(rule.status == .failure && rule.error.contains("did you mean 'READ-01'?"))
        #expect(sandbox.run("test", "NAME-01").error.contains("NAME-01 has no pattern"))
        let engine = sandbox.run("test", "--engines", "icu,pcre")
        #expect(engine.status == .failure && engine.error.contains("did you mean 'pcre2'?"))
    }

    @Test func aPatternThatDoesNotCompileIsNotRun() throws {
        let sandbox = try Sandbox.small()
        try sandbox.edit("registry/rules.yml", #"'\bprint\('"#, #"'\bprint('"#)
        let result = sandbox.run("test")
        #expect(result.status == .findings)
        #expect(result.output.contains("READ-01: not run, its regex does not compile"))
        #expect(result.output.contains("icu: 1 patterns on 2 examples"))
    }

    /// Where the tool is, its dialect is run; where it is not, that is said.
    @Test(arguments: ["pcre2", "rust", "semgrep"])
    func otherEnginesAreRunOrSkippedForAReason(_ engine: String) throws {
        let report = try report(try .small(), "--engines", engine)
        let found = try #require(report.engines.first)
        #expect(report.failures.isEmpty && found.engine == engine)
        if let skipped = found.skipped {
            #expect(skipped.contains("ripgrep") || skipped.contains("semgrep"))
        } else {
            #expect(found.patterns == 2 && found.examples == 4)
        }
    }
}

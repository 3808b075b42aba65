import Testing

@testable import Patterns

/// What is said about several hundred patterns that people wrote for SwiftLint. Each entry of the printed list was read by
/// a person; what they came to stands here.
@Suite(.enabled(if: PublicPatterns.isAvailable, "no corpus of public patterns beside this checkout"))
struct PublicPatternTests {
    private static func findings(_ body: (PublicPatterns.Rule, RegexSyntax) -> [String]) throws -> [String] {
        try PublicPatterns.rules().flatMap { rule in
            guard let syntax = try? RegexSyntax(rule.regex) else { return [String]() }
            return body(rule, syntax).map { "\(rule.name): \($0)" }
        }
    }

    private static func names(_ findings: [String]) -> Set<String> {
        Set(findings.map { String($0.prefix { $0 != ":" }.split(separator: "/")[1]) })
    }

    @Test func theSlowOnesAreThoseThatAre() throws {
        let found = try Self.findings { rule, syntax in
            syntax.hazard(lineWise: false).map { ["\($0.growth) in \(rule.regex[bytes: $0.range])"] } ?? []
        }
        print("slow:\n  " + found.joined(separator: "\n  "))
        let exponential = found.filter { $0.contains("exponential") }
        // `(?:\s*//[^\n]*)*`: `[^\n]*` takes the next `//` as well. `([\n]|\n[ ]*)*`: a line end in two ways.
        #expect(Self.names(exponential) == ["none_case_enum", "empty_func_body"])
        // `.+ = (\[.+\]`, unanchored; three runs of `[^\n/]*` and `\w*` side by side; `\s*([^a-zA-z\n]*)\n*\s*`.
        let polynomial = Self.names(found).subtracting(Self.names(exponential))
        #expect(polynomial == ["array_constructor", "single_line_closure", "if_as_guard"])
        #expect(found.count == 11)
    }

    @Test func theUnportableOnesUseWhatTheEngineLacks() throws {
        func lacks(_ translate: (RegexSyntax) -> Translation) throws -> [String] {
            try Self.findings { rule, syntax in
                guard case .unsupported(let construct, let range) = translate(syntax) else { return [] }
                return ["\(construct) in \(rule.regex[bytes: range])"]
            }
        }
        let rust = try lacks { $0.rust(lineWise: false) }
        let pcre2 = try lacks { $0.pcre2(lineWise: false) }
        print("not in Rust:\n  " + rust.joined(separator: "\n  "))
        print("not in PCRE2:\n  " + pcre2.joined(separator: "\n  "))
        #expect(rust.count == 49 && pcre2.count == 1)
        // Each part that is pointed at is written in a way that only such a construct is.
        for finding in rust {
            let part = finding.split(separator: " in ", maxSplits: 1).last ?? ""
            #expect(
                ["(?=", "(?!", "(?<=", "(?<!", "\\", "(?>", "$"].contains { part.hasPrefix($0) } || part.hasSuffix("+"))
        }
    }

    @Test func theTrapsAreTraps() throws {
        let dead = try Self.findings { rule, syntax in
            syntax.deadParts(lineWise: false).map { "\($0.cause) \(rule.regex[bytes: $0.range])" }
        }
        let dots = try Self.findings { rule, syntax in
            syntax.unescapedDots.map { _ in rule.regex }
        }
        let globs = try PublicPatterns.rules().flatMap { rule in
            ([rule.regex] + rule.paths).filter(MixedUpLanguages.isGlob).map { "\(rule.name): \($0)" }
        }
        print("never matches:\n  " + dead.joined(separator: "\n  "))
        print("unescaped dots:\n  " + dots.joined(separator: "\n  "))
        print("globs:\n  " + globs.joined(separator: "\n  "))
        // A list of forty names, in which three stand twice.
        #expect(Self.names(dead) == ["required_reason_api_name"] && dead.count == 4)
        #expect(dots.isEmpty)
        // Nobody in this collection wrote a glob where SwiftLint reads a regex: `.*.swift` is one of each.
        #expect(globs.isEmpty)
    }
}

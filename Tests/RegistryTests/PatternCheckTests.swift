import Diagnostics
import Registry
import Testing

@Suite struct PatternCheckTests {
    static func pattern(_ keys: String, examples: String = "{bad: [print(x)], good: [log(x)]}") -> String {
        "patterns: [{\(keys), examples: \(examples)}]"
    }

    static let slips: [Slip] = [
        .rule(.missingKey, "patterns: [{«message»: text}]"),
        .rule(
            .missingKey,
            "patterns:\n  - {regex: 'print\\(', examples: {bad: [print(x)], good: [log(x)]}}\n"
                + "  - {«regex»: 'print\\(', examples: {bad: [print(x)], good: [log(x)]}}"),
        .rule(.wrongType, pattern("regex: 'print\\(', flags: [«global»]")),
        .rule(.wrongType, pattern("regex: 'print\\(', in: «comment»"), suggestion: "comments"),
        .rule(.wrongType, pattern("regex: 'print\\(', capture: «-1»")),
        .rule(.wrongType, pattern("regex: 'print\\(', message: «\"a\\nb\"»")),
        .rule(.wrongType, pattern("name: «Print», regex: 'print\\('")),
        .rule(.invalidGlob, pattern("regex: 'print\\(', where: ['«/»Sources/*.swift']")),
        .rule(.invalidRegex, pattern("regex: 'print«(»'")),
        .rule(.invalidRegex, pattern("regex: 'print\\(', unless: 'a«[»'")),
        .rule(.matchesEverything, pattern("regex: '«x*»'")),
        .rule(.invalidRegex, pattern("regex: '(print)\\(', capture: «2»")),
        .rule(.invalidRegex, pattern("regex: '(un)?print\\(', capture: «1»")),
        .rule(.invalidRegex, pattern("regex: 'print(?:(a)|\\()', capture: «1»")),
        .rule(.invalidRegex, pattern("regex: 'print(?!(a))', capture: «1»")),
        .rule(.invalidRegex, pattern("regex: 'pr(?:(i)){0,2}nt\\(', capture: «1»")),
        .rule(.invalidRegex, pattern("regex: 'print\\(«${»siblings'")),
        .rule(.invalidRegex, pattern("regex: '${siblings}${module}a«(»b'")),
        .rule(
            .unknownSubstitution,
            pattern("regex: 'import «${sibling}»'", examples: "{bad: [import Sample], good: [x]}"),
            suggestion: "${siblings}"),
        .rule(.exampleMismatch, pattern("regex: 'print\\('", examples: "{bad: [«log(x)»], good: [x]}")),
        .rule(.exampleMismatch, pattern("regex: 'print\\('", examples: "{bad: [print(x)], good: [«a.print(x)»]}")),
        .rule(
            .exampleMismatch,
            pattern("regex: 'print\\(', unless: '// ok'", examples: "{bad: [«print(x) // ok»], good: [x]}")),
        .rule(
            .exampleMismatch,
            "patterns: [{regex: 'print\\('}]\nexamples: {bad: [print(x), «debugPrint»], good: [log(x)]}"),
        .rule(.patternWithoutExample, "patterns: [{regex: «'print\\('»}]"),
        .rule(.patternWithoutExample, "patterns: [{regex: «'print\\('»}]\nexamples: {bad: [print(x)]}"),
        .rule(
            .patternWithoutExample,
            "patterns: [{regex: 'print\\('}, {name: dump, regex: «'dump\\('»}]\n"
                + "examples: {bad: [print(x)], good: [log(x)]}"),
        .top(.invalidRegex, "vocabularies: {Words: {about: text, match: regex, default: ['a', 'b«(»']}}"),
        .top(.invalidRegex, "vocabularies: {Words: {about: text, match: regex, default: ['a', '(b)«\\1»']}}"),
        .top(.wrongType, "exception_marker: «<ID>»"),
        .top(.wrongType, "exception_marker: «// allow»"),
        .top(.wrongType, "exception_marker: «// <reason> (<ID>)»"),
        .top(.wrongType, "exception_marker: «// <ID> <ID> <reason>»"),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    static let regionSlips: [Slip] = [
        .rule(.exampleMismatch, pattern("regex: print, in: code", examples: "{bad: [print], good: [«print(x)»]}")),
        .rule(
            .exampleMismatch, pattern("regex: print, in: comments", examples: "{bad: [print], good: [«'// print'»]}")),
        .rule(
            .exampleMismatch,
            pattern("regex: print, in: strings", examples: "{bad: ['\"print\"'], good: [«'\"print\"'»]}")),
    ]

    @Test(arguments: regionSlips) func goodExamplesAreHeldToTheRegionOfThePattern(slip: Slip) { slip.expectFound() }

    @Test(arguments: ["(print)\\(", "(?=(print))print\\(", "(?:x|(?:(pr)int)+)?(?<=(print))\\("])
    func aGroupThatIsInEveryMatchCanBeReported(regex: String) {
        let capture = regex.hasPrefix("(?:x") ? 2 : 1
        #expect(Self.errors(rule: Self.pattern("regex: '\(regex)', capture: \(capture)")).isEmpty)
    }

    static func errors(rule: String, top: String = "") -> [DiagnosticCode] {
        Sample.check(Sample.registry(rule: rule, top: top)).diagnostics.filter { $0.severity == .error }.map(\.code)
    }

    @Test func aPlaceholderStandsForTheFirstDefaultInRegexAndExample() {
        let rule = Self.pattern(
            "regex: 'var (?!${vocabulary.BooleanPrefixes})\\w+: Bool'",
            examples: "{bad: ['var open: Bool'], good: ['var ${vocabulary.BooleanPrefixes}Open: Bool']}")
        #expect(Self.errors(rule: rule, top: "vocabularies: {BooleanPrefixes: {about: text, default: [is]}}").isEmpty)
    }

    @Test func aBracedWordOfAnExampleThatIsNoPlaceholderStaysAsItIs() {
        let rule = Self.pattern("regex: '\\$\\{HOME\\}'", examples: "{bad: ['cd ${HOME}'], good: ['cd ~']}")
        #expect(Self.errors(rule: rule).isEmpty)
    }

    @Test func aLinePatternDoesNotCrossLines() {
        Slip.rule(
            .exampleMismatch,
            Self.pattern("regex: 'print\\s*x'", examples: "{bad: [«\"print\\nx\"»], good: [y]}")
        ).expectFound()
        #expect(
            Self.errors(
                rule: Self.pattern("regex: 'print\\s*x', on: file", examples: "{bad: [\"print\\nx\"], good: [y]}")
            )
            .isEmpty)
    }

    @Test func aGoodExampleInACommentIsNotHeldAgainstAPatternThatReadsCode() {
        #expect(
            Self.errors(
                rule: Self.pattern("regex: 'print', in: code", examples: "{bad: [print(x)], good: ['// print']}")
            )
            .isEmpty)
    }

    @Test func aFoldedMessageIsOneLine() {
        let rule = """
            patterns:
              - regex: 'print'
                message: >
                  Use the logger
                  instead
                examples: {bad: [print(x)], good: [log(x)]}
            """
        let (registry, diagnostics) = Sample.check(Sample.registry(rule: rule))
        #expect(diagnostics.isEmpty)
        #expect(registry.rules.first?.patterns.first?.message?.value == "Use the logger instead")
    }
}

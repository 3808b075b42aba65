import Diagnostics
import Registry
import Testing

/// What a valid pattern, or the scope around it, does that its author did not mean.
@Suite struct PatternSafetyTests {
    private static func pattern(_ regex: String, _ keys: String = "") -> String {
        "patterns: [{regex: \(regex), examples: {bad: [print(x)], good: [log(x)]}\(keys)}]"
    }
    private static let swift = "scope: {paths: ['**/*.swift']}"

    static let slips: [Slip] = [
        .rule(.scopeWidens, "scope: {paths: [«'Sources/**'»]}", top: swift),
        .rule(.scopeWidens, "scope: {paths: ['Sources/*.swift', «'**/*.plist'»]}", top: swift),
        .rule(.scopeWidens, "scope: {paths: [«'*.{swift,md}'»]}", top: "scope: {paths: ['**/*.swift', Package.md]}"),

        .rule(.slowRegex, pattern("'«(?:\\w+\\s*)+»:|print\\('")),
        .rule(.slowRegex, pattern("'print\\(|import «(?:a|b|ab)*»c'")),
        .rule(.slowRegex, pattern("\"print\\\\(|«(?:\\\\w+\\\\s*)+»:\"")),
        .rule(.slowRegex, pattern("'print\\(|«\\d+»[0-9a-f]*;'")),
        .rule(.slowRegex, pattern("'print\\(', unless: '«(x+x+)+»y'")),
        .rule(.slowRegex, pattern("'print\\(|«\\w{0,50}»\\w{0,50};'")),
        .rule(.slowRegex, pattern("'print\\(|${module}«(?:a|a)*»c'")),

        .rule(
            .slowRegex, "predicate: forbidden_pattern\nparams: {subject_role: screen.view, pattern: '«\\d+»\\d*;'}",
            top: "roles: {screen.view: text}"),
        .rule(
            .slowRegex,
            "predicate: vocabulary\nparams: {vocabulary_key: Heads, declaration: 'a (\\w+)', "
                + "exempt_patterns: ['«(?:a|a)*»c']}", top: "vocabularies: {Heads: {match: exact}}"),
        .top(.slowRegex, "vocabularies: {Names: {match: regex, default: ['A\\w', '«(?:a|b|ab)*»c']}}"),

        .rule(.unportableRegex, pattern("'print«(?=\\()»'")),
        .rule(.unportableRegex, pattern("'(?:p|d)rint«\\G»|print'")),
        .rule(.unportableRegex, pattern("'pr(i)nt\\(|«\\1»b'")),

        .rule(.matchesEverything, pattern("'«(?:print)?»'")),
        .rule(.matchesEverything, pattern("«'.*[^ ]'»")),
        .rule(.matchesEverything, pattern("'print', unless: '«x?»'")),

        .rule(.neverMatches, pattern("'print«\\n»\\('")),
        .rule(.neverMatches, pattern("'print\\(|log«$»x'")),
        .rule(.neverMatches, pattern("'print\\(|log«\\z»x', on: file")),
        .rule(.neverMatches, pattern("'(?:print|log«^»)\\('")),
        .rule(.neverMatches, pattern("'\\b(?:print|dump|«print»)\\('")),
        .rule(.neverMatches, pattern("'(?:dump|print|«printAll»)'")),
        .rule(.neverMatches, pattern("'(print\\()|(dump\\()|«(print\\()»'")),
        .rule(.neverMatches, pattern("'(?:print|log[«\\n»])\\('".replacing("[«\\n»]", with: "«[\\n]»"))),

        .rule(.unescapedDot, pattern("'print\\(|Info«.»plist'")),
        .rule(.unescapedDot, pattern("'print\\(|\\w+«.»swift\\b'")),
        .rule(.unescapedDot, pattern("'print\\(|https://example«.»com/'")),

        .rule(.globRegexMixup, "scope: {paths: [«'.*\\.swift'»]}"),
        .rule(.globRegexMixup, "scope: {excludePaths: [«'Sources/.*.swift'»]}"),
        .rule(.globRegexMixup, pattern("'print\\('", ", where: [«'^Sources/*'»]")),
        .top(.globRegexMixup, "scope: {paths: [«'Sources/.+'»]}"),
        .rule(
            .globRegexMixup,
            "patterns: [{regex: «'Sources/*.swift'», examples: {bad: [Sources+swift], good: [x]}}]"),
        .rule(.invalidRegex, pattern("'«*»View.swift'")),
    ]

    @Test(arguments: slips) func findsTheSlipAtItsPlaceAndNothingElse(slip: Slip) { slip.expectFound() }

    private static func codes(_ rule: String, top: String = "") -> [DiagnosticCode] {
        Sample.check(Sample.registry(rule: rule, top: top)).diagnostics.map(\.code)
    }

    @Test(arguments: [
        "'(?:print|dump)\\('", "'^\\s*print\\('", "'(?:printAll|print)\\('", "'(?:print|printAll)\\('",
        "'print\\(.*$'", "'(?:^|,)print\\('", "'Swift.print\\(|print\\('", "'print\\(|a\\.swift'", "'print.*\\('",
    ])
    func leavesSoundPatternsAlone(_ regex: String) {
        #expect(Self.codes(Self.pattern(regex)).isEmpty)
    }

    @Test(arguments: [
        "'**/*.swift'", "'Sources/**/*View.swift'", "'{A,B}/*.swift'", "Package.swift", "'A/**/B*.swift'",
    ])
    func aScopeThatNarrowsIsSound(_ path: String) {
        #expect(Self.codes("scope: {paths: [\(path)]}", top: Self.swift).isEmpty)
    }

    @Test func theEscapingPathIsShown() {
        let text = Sample.registry(rule: "scope: {paths: ['Sources/**']}", top: Self.swift)
        let message = Sample.check(text).diagnostics.first?.message ?? ""
        #expect(message.contains("'Sources/"), "\(message)")
    }

    @Test func exponentialIsAnErrorAndPolynomialAWarning() {
        func severities(_ regex: String) -> [DiagnosticSeverity] {
            Sample.check(Sample.registry(rule: Self.pattern(regex))).diagnostics.map(\.severity)
        }
        #expect(severities("'(?:a|b|ab)*c|print'") == [.error])
        #expect(severities("'a*a*c|print'") == [.warning])
    }

    @Test func aPatternInConflictIsEmittedNowhere() {
        #expect(Self.codes("conflict: the teams disagree\n" + Self.pattern("'print(?=\\()'")).isEmpty)
    }

    /// A regex that can match nothing makes every example a mismatch, which is the same mistake once more.
    @Test func aPatternThatNeverMatchesIsOneError() {
        #expect(Self.codes(Self.pattern("'print\\nx'")) == [.neverMatches])
    }
}

import Diagnostics
import Registry
import Testing

/// Words that are there and yet say nothing, or something nobody means.
@Suite struct WordSlipTests {
    static let words = "vocabularies: {Words: {about: text, default: [is]}}"

    static func pattern(_ regex: String, _ keys: String = "") -> Slip {
        .rule(
            .invalidRegex, "patterns: [{regex: '\(regex)'\(keys), examples: {bad: [isz], good: [b]}}]", top: words)
    }

    static func retired(_ id: String, _ keys: String) -> String {
        "  - {id: \(id), title: T, severity: important, enforcement: judgement, rationale: r, status: retired, "
            + "retirement_reason: moved, \(keys)}\n"
    }

    static let slips: [Slip] = [
        pattern("[«${vocabulary.Words}»]z"),
        pattern("a|[^«${vocabulary.Words}»]z"),
        pattern("\\Qa«${vocabulary.Words}»\\E(?:z)+"),
        pattern("z # «${vocabulary.Words}»", ", flags: [x]"),
        .top(.wrongType, "vocabularies: {Words: {about: text, default: [is, «''»]}}"),
        .top(.wrongType, "vocabularies: {Words: {about: text, match: regex, default: [«''»]}}"),
        .top(.wrongType, "vocabularies: {Words: {about: text, default: [is, «~»]}}"),
        .top(.wrongType, "vocabularies: {Words: {about: «null»}}"),
        .top(.wrongType, "roles: {screen.root: «~»}"),
        .rule(.wrongType, "title: «Null»"),
        .top(.wrongType, "roles: {a: {about: text, within: «a»}}"),
        .top(
            .wrongType, "roles: {a: {about: t, within: «b»}, b: {about: t, within: c}, c: {about: t, within: a}}"),
        .rule(.unknownKey, "when: {slot: Shape, «value»: layered}"),
        Slip(.unknownKey, Sample.registry() + "«slots»: []\n", suggestion: "module_overlay_slots"),
        Slip(
            .retiredReference, Sample.registry(rules: retired("OLD-01", "retired_in: 1.1.0, replaced_by: [«OLD-01»]"))),
        Slip(
            .retiredReference,
            Sample.registry(
                rules: retired("OLD-01", "retired_in: 1.1.0, replaced_by: [«OLD-02»]")
                    + retired("OLD-02", "retired_in: 1.1.0, replaced_by: [OLD-01]"))),
        Slip(.incompleteRetirement, Sample.registry(rules: retired("OLD-01", "retired_in: «1.3.0»"))),
        Slip(.wrongType, Sample.registry(rules: retired("OLD-01", "retired_in: «lately»"))),
        .rule(.invalidGlob, "scope: {paths: ['«{..,x}»/*.swift']}"),
        .rule(.invalidGlob, "scope: {paths: ['«[.]»/*.swift']}"),
    ]

    @Test(arguments: slips) func isFoundAtItsPlaceAndNothingElseIs(slip: Slip) { slip.expectFound() }

    @Test(arguments: ["[^.]x/*.swift", "??/*", ".*/**", "{a,..b}/*", "...", "a[.]b/*.swift"])
    func aPathThatOnlyResemblesTwoDotsIsInOrder(glob: String) {
        let (_, diagnostics) = Sample.check(Sample.registry(rule: "scope: {paths: ['\(glob)']}"))
        #expect(diagnostics.map(\.code) == [])
    }

    /// All findings, warnings and notes included.
    static func findings(_ rule: String, top: String) -> [String] {
        Sample.check(Sample.registry(rule: rule, top: top)).diagnostics.map(\.summary)
    }

    @Test func aMisspelledVocabularyIsOneFinding() {
        let pattern = "patterns: [{regex: 'Bool ${vocabulary.Wrds}', examples: {bad: [Bool is], good: [b]}}]"
        #expect(Self.findings(pattern, top: Self.words) == ["unknown-vocabulary -> Words"])
    }

    @Test func aMisspelledPlaceholderIsOneFinding() {
        let pattern = "patterns: [{regex: 'Bool ${vocabulry.Words}', examples: {bad: [Bool is], good: [b]}}]"
        #expect(Self.findings(pattern, top: Self.words) == ["unknown-substitution -> ${vocabulary.Words}"])
    }

    @Test func aMisspelledRoleIsOneFinding() {
        let pattern = "patterns: [{regex: x, where: logik, examples: {bad: [x], good: [y]}}]"
        #expect(Self.findings(pattern, top: "roles: {logic: text}") == ["unknown-role -> logic"])
    }

    @Test func aMisspelledBuiltInIsOneFinding() {
        let rule = "enforcement: lint\nbuiltin: {swiftlint: [forced_cast]}"
        #expect(Self.findings(rule, top: "owner: us") == ["unknown-builtin -> force_cast"])
    }
}

/// The same in an overlay.
@Suite struct OverlayWordSlipTests {
    static let slips: [(old: String, new: String, finding: String)] = [
        ("Screens/*", "«~»", "wrong-type"),
        ("Screens/*", "[Screens/*, «null»]", "wrong-type"),
        ("ScreenLayerShape: layered", "ScreenLayerShape: «~»", "illegal-slot-value"),
        ("[Data, Domain]", "[Data, «NULL»]", "wrong-type"),
        ("[Data, Domain]", "[Data, «''»]", "wrong-type"),
        ("[Data, Domain]", "[«' '»]", "wrong-type"),
        ("source: Modules/Checkin/Sources", "source: «~»", "wrong-type"),
        ("Screens/*", "'«{..,x}»/*'", "path-escapes-source"),
        ("Screens/*", "Screens/«[.][.]»/*", "path-escapes-source"),
        ("Screens/*", "Screens/«.\\.»/*", "path-escapes-source"),
        ("Screens/*", "Screens/«[.]»/*", "invalid-glob"),
        ("\"{dir}/{stem}Scene.swift\"", "\"{dir}/«{stem}Scene.swit»\"", "invalid-glob -> {stem}Scene.swift"),
        ("Screens/*", "Screens/«c.Swift»", "invalid-glob -> c.swift"),
        ("'\\w+Flow'", "«'\\Qx'»", "invalid-regex"),
        ("'\\w+Flow'", "«'a #b'»", "invalid-regex"),
        ("'\\w+Flow'", "'a«)»|(b'", "invalid-regex"),
    ]

    @Test(arguments: slips) func isFoundAtItsPlaceAndNothingElseIs(old: String, new: String, finding: String) {
        expectOverlay([(old, new)], finds: [finding])
    }

    @Test(arguments: ["Screens/v2.0", "Screens/*.m", "Screens/*.plist"])
    func anotherNameWithADotIsInOrder(path: String) {
        expectOverlay([("Screens/*", path)], finds: [])
    }

    @Test func aWaiverCannotLeaveTheSourceInAnotherSpelling() {
        expectOverlay(
            adding: "waivers: [{rule: STRUCT-02, paths: ['«{..,x}»/*'], reason: r, expires: 2030-01-01}]\n",
            finds: ["path-escapes-source"])
    }

    @Test func aBlankReasonIsNone() {
        expectOverlay(
            [("  screen.factory: \"{dir}/{stem}Factory.swift\"\n", "")],
            adding: "unbound: {screen.factory: «\" \"»}\n", finds: ["wrong-type"])
        expectOverlay(
            [("sensitive_data:\n  - symbol: boardingPass\n    class: booking-reference\n", "sensitive_data: []\n")],
            adding: "none_because: «\"\"»\n", finds: ["wrong-type"])
    }
}

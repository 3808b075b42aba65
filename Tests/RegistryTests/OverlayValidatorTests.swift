import Diagnostics
import Registry
import Testing

/// What an overlay says, held against the registry. One test a code, and the cases that must stay silent.
@Suite struct OverlayValidatorTests {
    // MARK: Registry, packs

    @Test func registryOfAnotherVersion() {
        expectOverlay([("\">=1.2 <2\"", "«\">=2\"»")], finds: ["registry-version"])
    }

    @Test func pinOfAnotherRegistry() {
        let pin = String(repeating: "a", count: 64)
        let edit = (old: "registry: \">=1.2 <2\"", new: "registry: { version: \">=1.2\", sha256: «\(pin)» }")
        expectOverlay([edit], digest: String(repeating: "b", count: 64), finds: ["pin-mismatch"])
        let (text, _) = unmarked(OverlaySample.text([edit]))
        #expect(OverlaySample.check(text, digest: pin).isEmpty)
    }

    @Test func unknownPack() {
        expectOverlay(adding: "packs: [platform, «tier»]\n", finds: ["unknown-pack -> tiers"])
    }

    @Test func conflictingPacks() {
        expectOverlay(
            adding: "packs: [platform, tiers, «mvvm»]\nunbound: { test.root: none, shared.root: none }\n",
            finds: ["conflicting-packs"])
        expectOverlay(
            [("ScreenLayerShape: layered", "ScreenLayerShape: organic")],
            adding: "packs: [platform, tiers, mvvm]\nunbound: { test.root: none, shared.root: none }\n", finds: [])
    }

    // MARK: Bindings

    @Test func bindingThatSpellsTheOtherSlotValue() {
        expectOverlay(
            [("{dir}/{stem}Factory.swift", "{dir}/«Presentation/Subviews»/{stem}Factory.swift")],
            finds: ["binding-contradicts-slot"])
        expectOverlay([("{dir}/{stem}Factory.swift", "{dir}/Presentation/Components/*.swift")], finds: [])
    }

    @Test func substitutionInRoleWithoutSubject() {
        expectOverlay(
            [("  screen.root: Screens/*", "  screen.root: Screens/*\n  shared.root: \"«{dir}»/Shared\"")],
            finds: ["unknown-substitution"])
        expectOverlay(
            [("  screen.root: Screens/*", "  screen.root: \"Screens/«{stem}»\"")], finds: ["unknown-substitution"])
    }

    @Test func vocabularyEntryThatIsNoRegex() {
        expectOverlay([("'\\w+Flow'", "'a«[»b'")], finds: ["invalid-regex"])
    }

    // MARK: Unbound

    @Test func unboundSlotNamesItsRules() {
        let edit = (old: "slots:\n  ScreenLayerShape: layered\n  ComponentsDir:", new: "«slots»:\n  ComponentsDir:")
        expectOverlay([edit], finds: ["warning unbound-slot"])
        let found = OverlaySample.check(unmarked(OverlaySample.text([edit])).text)
        #expect(found.map(\.message) == ["slot 'ScreenLayerShape' is not bound: STRUCT-02 is off"])
    }

    @Test func aRuleThatASlotTurnsOffAsksForNothingElse() {
        expectOverlay(
            [
                ("ScreenLayerShape: layered", "ScreenLayerShape: organic"),
                ("LayerDirs: [Data, Domain]", "LayerDirs: []"),
            ],
            finds: [])
    }

    @Test func unboundRoleNamesItsRules() {
        let line = "  screen.factory: \"{dir}/{stem}Factory.swift\"\n"
        let edits = [(old: line, new: ""), (old: "roles", new: "«roles»")]
        expectOverlay(edits, finds: ["warning unbound-role"])
        let found = OverlaySample.check(unmarked(OverlaySample.text(edits)).text)
        #expect(found.map(\.message) == ["role 'screen.factory' is not bound: STRUCT-10 is off"])
    }

    @Test func unboundSubjectIsAskedForByEveryRoleBelowIt() {
        let edits = [(old: "  screen.root: Screens/*\n", new: ""), (old: "roles", new: "«roles»")]
        expectOverlay(edits, finds: ["warning unbound-role"])
        let found = OverlaySample.check(unmarked(OverlaySample.text(edits)).text)
        #expect(found.map(\.message) == ["role 'screen.root' is not bound: STRUCT-02, STRUCT-10, NAME-03 are off"])
    }

    @Test func unboundVocabularyIsReportedAtTheFirstKeyOfTheOverlayWhereThereIsNoSection() {
        let edits = [
            (old: "vocabularies:\n  LayerDirs: [Data, Domain]\n  Affixes: ['\\w+Flow']\n", new: ""),
            (old: "module", new: "««module»»"),
        ]
        expectOverlay(edits, finds: ["warning unbound-vocabulary", "warning unbound-vocabulary"])
    }

    @Test func emptyVocabularyIsUnbound() {
        expectOverlay([("LayerDirs: [Data, Domain]", "«LayerDirs»: []")], finds: ["warning unbound-vocabulary"])
    }

    @Test func whatIsLeftOutOnPurposeIsNotAskedFor() {
        expectOverlay(
            [("  ScreenLayerShape: layered\n", ""), ("  LayerDirs: [Data, Domain]\n", "")],
            adding: "unbound: { ScreenLayerShape: not decided, LayerDirs: no layers }\n", finds: [])
    }

    @Test func leftOutAndBoundIsOneTooMany() {
        expectOverlay(adding: "unbound: { «LayerDirs»: no layers }\n", finds: ["duplicate-definition"])
    }

    @Test func leftOutNameIsKnown() {
        expectOverlay(adding: "unbound: { «shared.rot»: none }\n", finds: ["unknown-role -> shared.root"])
        expectOverlay(adding: "unbound: { «Whatever»: none }\n", finds: ["unknown-slot"])
    }

    @Test func rolesOfOtherPacksAreAskedForOnceThePackIsSelected() {
        expectOverlay(
            [("roles", "««roles»»")], adding: "packs: [platform, mvvm]\n",
            finds: ["warning unbound-role", "warning unbound-role"])
    }

    // MARK: Exceptions

    @Test func unknownRules() {
        expectOverlay(
            adding: "severity: { «NAME-4»: { level: important, reason: r } }\n", finds: ["unknown-rule -> NAME-04"])
        expectOverlay(
            adding: "rollout: { «NAME-4»: { report_until: 2030-01-01 } }\n", finds: ["unknown-rule -> NAME-04"])
        expectOverlay(
            adding: "waivers: [{ rule: «name-04», paths: [a], reason: r, expires: 2030-01-01 }]\n",
            finds: ["unknown-rule -> NAME-04"])
    }

    @Test func unknownSeverity() {
        expectOverlay(
            adding: "severity: { NAME-04: { level: «importnt», reason: r } }\n",
            finds: ["unknown-severity -> important"])
    }

    @Test func loweringWhatThePolicyForbids() {
        expectOverlay(
            adding: "severity: { «LOCK-01»: { level: suggestion, reason: r, owner: me } }\n",
            finds: ["override-not-allowed"])
        expectOverlay(
            adding: "waivers: [{ rule: «LOCK-01», paths: [a], reason: r, owner: me, expires: 2030-01-01 }]\n",
            finds: ["override-not-allowed"])
        expectOverlay(
            adding: "rollout: { «LOCK-01»: { report_until: 2030-01-01 } }\n", finds: ["override-not-allowed"])
    }

    @Test func raisingIsFree() {
        expectOverlay(adding: "severity: { LOCK-01: { level: blocking, reason: r } }\n", finds: [])
    }

    @Test func signingOffNeedsAnOwner() {
        expectOverlay(
            adding: "severity: { «SEC-01»: { level: suggestion, reason: r } }\n", finds: ["override-not-allowed"])
        expectOverlay(adding: "severity: { SEC-01: { level: suggestion, reason: r, owner: me } }\n", finds: [])
    }

    @Test(arguments: [("{ ", "rule: «NAME-04»"), ("{ paths: [«\"**\"»], ", "rule: NAME-04")])
    func waiverOfEverything(start: String, rule: String) {
        expectOverlay(
            adding: "waivers: [\(start)\(rule), reason: r, expires: 2030-01-01 }]\n",
            finds: ["warning waiver-too-broad"])
    }

    @Test func malformedPathsAreNotTakenForNone() {
        expectOverlay(
            adding: "waivers: [{ rule: NAME-04, paths: [«a**»], reason: r, expires: 2030-01-01 }]\n",
            finds: ["invalid-glob"])
    }

    @Test(arguments: [
        ("2026-01-31", ["waiver-expired"]), ("2026-01-17", ["waiver-expired"]),
        ("2026-01-16", ["warning waiver-expired"]), ("2026-01-03", ["warning waiver-expired"]),
        ("2026-01-02", ["note waiver-expiring"]), ("2025-12-03", ["note waiver-expiring"]), ("2025-12-02", []),
    ])
    func waiverRunsOut(asOf: String, expected: [String]) {
        let date = expected.isEmpty ? "2026-01-02" : "«2026-01-02»"
        expectOverlay(
            adding: "waivers: [{ rule: NAME-04, paths: [a], reason: r, expires: \(date) }]\n", asOf: asOf,
            finds: expected)
        expectOverlay(
            adding: "severity: { NAME-04: { level: blocking, reason: r, expires: \(date) } }\n", asOf: asOf,
            finds: expected)
        expectOverlay(
            adding: "rollout: { NAME-04: { report_until: \(date) } }\n", asOf: asOf,
            finds: expected)
    }

    @Test func withoutAClockNothingExpires() {
        expectOverlay(
            adding: "waivers: [{ rule: NAME-04, paths: [a], reason: r, expires: 2001-01-01 }]\n", finds: [])
    }
}

@Suite struct ImportContractValidationTests {
    private func expect(_ imports: String, finds: [String]) {
        expectOverlay(adding: "imports: { \(imports) }\n", finds: finds)
    }

    @Test func targetsThatImportEachOther() {
        expect("A: [Foundation, «B»], B: [C], C: [A]", finds: ["import-cycle"])
        expect("A: [«A»]", finds: ["import-cycle"])
        expect("A: [Foundation], B: [A], C: [A, B]", finds: [])
    }

    @Test func aModuleListedTwice() {
        expect("A: [Foundation, UIKit, «Foundation»]", finds: ["duplicate-definition"])
    }

    @Test func aTargetThatIsNoList() { expect("A: «Foundation»", finds: ["wrong-type"]) }
}

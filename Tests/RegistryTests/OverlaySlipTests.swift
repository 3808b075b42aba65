import Diagnostics
import Registry
import Testing

/// The slips that people make in an overlay: each is one error, where it stands, with what was meant.
@Suite struct OverlaySlipTests {
    @Test func theSampleItselfHasNoFindings() {
        expectOverlay(finds: [])
    }

    @Test func deletedSlotValue() throws {
        let edit = (old: "ScreenLayerShape: layered", new: "ScreenLayerShape:«»")
        expectOverlay([edit], finds: ["illegal-slot-value"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 10)
        #expect(found.range?.start.column == 20)
        #expect(found.help == "legal values: layered, organic")
        #expect(found.notes.map(\.range.text) == ["ScreenLayerShape"])
    }

    @Test(arguments: ["[", "]", "*", "?", "{", "}", "\\", "\t"])
    func folderWithACharacterOfAGlob(character: String) {
        let quoted = character == "\t" ? "\\t" : character == "\\" ? "\\\\" : character
        for key in ["source", "tests"] {
            let folder = key == "source" ? "Sources" : "Tests"
            expectOverlay(
                [(old: "\(key): Modules/Checkin/\(folder)", new: "\(key): \"Modules/Check«\(quoted)»in\"")],
                finds: ["wrong-type"])
        }
        expectOverlay(adding: "emit: { swiftlint: \"a«\(quoted)»b/.swiftlint.yml\" }\n", finds: ["wrong-type"])
    }

    @Test func vocabularyEntryThatRefersToItsGroup() {
        expectOverlay([(old: "['\\w+Flow']", new: "['(\\w)«\\1»Flow']")], finds: ["invalid-regex"])
    }

    @Test func misspelledSlotValue() throws {
        let edit = (old: "ScreenLayerShape: layered", new: "ScreenLayerShape: «layerd»")
        expectOverlay([edit], finds: ["illegal-slot-value -> layered"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 10)
        #expect(found.range?.start.column == 21)
        #expect(found.message == "'layerd' is not a value of slot ScreenLayerShape")
    }

    @Test func misspelledVocabulary() throws {
        let edit = (old: "LayerDirs: [Data", new: "«LayerDir»: [Data")
        expectOverlay([edit], finds: ["unknown-vocabulary -> LayerDirs"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 13)
        #expect(found.range?.start.column == 3)
    }

    @Test func unknownRole() throws {
        let edit = (old: "screen.factory:", new: "«screen.factry»:")
        expectOverlay([edit], finds: ["unknown-role -> screen.factory"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 8)
        #expect(found.range?.start.column == 3)
    }

    @Test func retiredRule() throws {
        let waiver = "waivers:\n  - { rule: «READ-09», paths: [A/**], reason: old, expires: 2030-01-01 }\n"
        expectOverlay(adding: waiver, finds: ["retired-reference -> NAME-04"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([], adding: waiver)).text).first)
        #expect(found.range?.start.line == 19)
        #expect(found.range?.start.column == 13)
        #expect(found.message == "READ-09 was retired in 1.1.0: the compiler says it now")
        #expect(found.help == "it is replaced by NAME-04")
    }

    @Test func misspelledSubstitution() throws {
        let edit = (old: "\"{dir}/{stem}Factory", new: "\"«{dri}»/{stem}Factory")
        expectOverlay([edit], finds: ["unknown-substitution -> {dir}"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 8)
        #expect(found.range?.start.column == 20)
    }

    @Test func pathThatLeavesTheSource() throws {
        let edit = (old: "Screens/*", new: "Screens/«..»/Other/*")
        expectOverlay([edit], finds: ["path-escapes-source"])
        let found = try #require(OverlaySample.check(unmarked(OverlaySample.text([edit])).text).first)
        #expect(found.range?.start.line == 6)
        #expect(found.range?.start.column == 24)
    }

    @Test func misspelledSlotIsNotAskedForAgain() {
        expectOverlay([("ComponentsDir:", "«ComponentDir»:")], finds: ["unknown-slot -> ComponentsDir"])
    }

    @Test func misspelledSectionIsNotAskedForAgain() {
        expectOverlay([("slots:", "«slot»:")], finds: ["unknown-key -> slots"])
    }

    @Test func sectionThatIsNoMappingIsOneError() {
        expectOverlay(
            [
                (
                    "vocabularies:\n  LayerDirs: [Data, Domain]\n  Affixes: ['\\w+Flow']\n",
                    "vocabularies: «[LayerDirs]»\n"
                )
            ],
            finds: ["wrong-type"])
    }

    @Test func unreadableTextIsNotTakenForAbsence() {
        let found = OverlaySample.check(
            OverlaySample.text([("  ScreenLayerShape: layered", "  ScreenLayerShape: \"layered")]))
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.code == .yamlSyntax }, "\(found.map(\.summary))")
    }
}

import Diagnostics
import Registry
import Testing

/// Overlays held against each other.
@Suite struct OverlaySetTests {
    /// Each text is an overlay of its own; the marks of all of them are where the findings stand, in order.
    private func expectSet(
        _ texts: [String], finds expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var overlays: [Overlay] = []
        var marks: [String] = []
        for (index, marked) in texts.enumerated() {
            let (text, ranges) = unmarked(marked)
            let (overlay, diagnostics) = OverlayDecoder.decode(SourceFile(path: "\(index).yml", text: text))
            #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))", sourceLocation: sourceLocation)
            if let overlay { overlays.append(overlay) }
            marks += ranges.map { "\(index).yml \($0)" }
        }
        let found = DiagnosticSet(ModuleSetValidator.validate(overlays)).diagnostics
        #expect(found.map(\.summary) == expected, "\(found.map(\.message))", sourceLocation: sourceLocation)
        let places = found.map { "\($0.range?.file.path ?? "") \($0.range?.bytes ?? 0..<0)" }
        #expect(places == marks, sourceLocation: sourceLocation)
    }

    @Test func modulesSideBySide() {
        expectSet(
            [
                "module: A\nsource: M/A\ntests: T/A\nsiblings: [AB]\nroles: { x.y: '{repo}/Shared/*' }\n",
                "module: AB\nsource: M/AB\nsiblings: [A]\n",
            ], finds: [])
    }

    @Test func oneNameTwice() {
        expectSet(["module: A\nsource: M/A\n", "module: «A»\nsource: M/A\n"], finds: ["duplicate-module"])
        expectSet(["module: Ab\nsource: M/A\n", "module: «aB»\nsource: M/B\n"], finds: ["duplicate-module"])
    }

    @Test(arguments: ["docs", "Schema"])
    func reservedName(name: String) {
        expectSet(["module: «\(name)»\nsource: M/A\n"], finds: ["duplicate-module"])
    }

    @Test func oneConfigTwice() {
        expectSet(
            [
                "module: A\nsource: M/A\nemit: { swiftlint: App/.swiftlint.yml }\n",
                "module: B\nsource: M/B\nemit: { swiftlint: «App/.swiftlint.yml» }\n",
            ], finds: ["duplicate-definition"])
    }

    @Test func sourceInsideAnother() {
        expectSet(["module: A\nsource: M/A\n", "module: B\nsource: «M/A/B»\n"], finds: ["overlapping-sources"])
        expectSet(["module: A\nsource: «M/A/B»\n", "module: B\nsource: M/A\n"], finds: ["overlapping-sources"])
        expectSet(["module: A\nsource: M/A\n", "module: B\nsource: «M/A»\n"], finds: ["overlapping-sources"])
        expectSet(["module: A\nsource: .\n", "module: B\nsource: «M»\n"], finds: ["overlapping-sources"])
    }

    @Test func pathInsideAnotherSource() {
        expectSet(
            ["module: A\nsource: M/A\n", "module: B\nsource: M/B\nroles: { x.y: «'{repo}/M/A/*.swift'» }\n"],
            finds: ["overlapping-sources"])
        expectSet(
            ["module: A\nsource: M/A\n", "module: B\nsource: N/B\npackage: M\nroles: { x.y: «'{package}/A/x'» }\n"],
            finds: ["overlapping-sources"])
        expectSet(
            ["module: A\nsource: M/A\n", "module: B\nsource: M/B\ntests: «M/A/Tests»\n"], finds: ["overlapping-sources"]
        )
        expectSet(
            ["module: A\nsource: M/A\n", "module: B\nsource: M/B\nemit: { swiftlint: «M/A/.swiftlint.yml» }\n"],
            finds: ["overlapping-sources"])
    }

    @Test func siblingWithoutOverlay() {
        expectSet(
            ["module: A\nsource: M/A\nsiblings: [«Bokking»]\n", "module: Booking\nsource: M/B\n"],
            finds: ["warning unknown-sibling -> Booking"])
    }

    @Test func siblingThatIsTheModule() {
        expectSet(["module: A\nsource: M/A\nsiblings: [«A»]\n"], finds: ["warning unknown-sibling"])
    }
}

import Testing

@Suite("The import contract")
struct ImportContractTests {
    private static func run(_ imports: String, on tree: String, overlay: String = "") throws -> PredicateRun {
        try PredicateRun(
            "import_contract", "", overlay: "imports: { \(imports) }\nslots: { Shape: strict }\n" + overlay,
            on: PredicateFixture(tree))
    }

    private static let sources = """
        // ~~~ App/Core/A.swift
        import Foundation
        @_exported import struct Combine.Just
        #if canImport(UIKit)
        import UIKit
        #endif
        // import CoreData
        let text = "import MapKit"
        // ~~~ App/UI/B.swift
        internal import SwiftUI
        // ~~~ AppTests/CoreTests/C.swift
        @testable import Core
        """

    @Test func `every form of an import has to be listed for its target`() throws {
        let run = try Self.run("Core: [Foundation], UI: [SwiftUI], CoreTests: [Core]", on: Self.sources)
        #expect(run.places == ["App/Core/A.swift:2", "App/Core/A.swift:4"])
        #expect(run.words == ["Combine", "UIKit"])
        #expect(
            run.violations.map(\.message) == [
                "do without Combine, or list it for Core at overlays/app.yml:4",
                "do without UIKit, or list it for Core at overlays/app.yml:4",
            ])
    }

    @Test func `an entry that no file needs is reported where it stands`() throws {
        let run = try Self.run(
            "Core: [Foundation, Combine, UIKit, CoreData], CoreTests: [Core, XCTest]", on: Self.sources)
        #expect(
            run.violations.map { "\($0.path): \($0.message)" } == [
                "App/Core: remove CoreData at overlays/app.yml:4: no file of Core imports it",
                "AppTests/CoreTests: remove XCTest at overlays/app.yml:4: no file of CoreTests imports it",
            ])
    }

    @Test func `a target without a contract is left alone, and one without a folder is reported`() throws {
        let run = try Self.run("UI: [SwiftUI], Corr: [Foundation]", on: Self.sources)
        #expect(
            run.violations.map { "\($0.path): \($0.message)" } == [
                "App: rename or remove the target Corr at overlays/app.yml:4: no folder of that name is among the sources "
                    + "or the tests"
            ])
    }

    @Test func `the source itself is a target, and a folder within it another`() throws {
        let run = try Self.run(
            "App: [Foundation], UI: [SwiftUI]",
            on: "// ~~~ App/A.swift\nimport Foundation\n// ~~~ App/UI/B.swift\nimport SwiftUI\n")
        #expect(run.places == [])
    }

    @Test func `generated files need what they import and are not asked about it`() throws {
        let run = try Self.run(
            "Core: [Foundation]",
            on: "// ~~~ App/Core/Generated/A.swift\nimport Foundation\nimport UIKit\n// ~~~ App/Core/B.swift\n",
            overlay: "generated_paths: ['**/Generated/**']\n")
        #expect(run.places == [])
    }
}

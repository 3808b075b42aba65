import Inspection
import Testing

@Suite("Predicates about the folders of screens")
struct ScreenPredicateTests {
    private static let screens = """
        slots: { Shape: strict }
        vocabularies: { Layers: [Data, Domain] }
        roles: { screen.root: Screens/*, screen.factory: "{dir}/{stem}Factory.swift", screen.viewmodel: "{dir}/UI/*Model.swift" }

        """

    @Test func `dir_required_in_dir reports each folder a screen lacks, at the screen`() throws {
        let fixture = PredicateFixture(
            """
            // ~~~ App/Screens/Seat/Data/A.swift
            // ~~~ App/Screens/Seat/Domain/.gitkeep
            // ~~~ App/Screens/Deep/UI/Domain/A.swift
            // ~~~ App/Screens/Deep/UI/Data/A.swift
            // ~~~ App/Screens/Case/data/A.swift
            // ~~~ App/Screens/Case/Domain/
            // ~~~ App/Screens/Assets/icon.png
            // ~~~ App/Screens/Loose.swift
            // ~~~ App/Other/A.swift
            """)
        let run = try PredicateRun(
            "dir_required_in_dir", "vocabulary_key: Layers, slot: Shape, slot_value: strict", overlay: Self.screens,
            on: fixture)
        #expect(run.places == ["App/Screens/Case", "App/Screens/Deep", "App/Screens/Deep"])
        #expect(
            run.violations.map(\.message) == [
                "add App/Screens/Case/Data: every screen holds Data, Domain",
                "add App/Screens/Deep/Data: every screen holds Data, Domain",
                "add App/Screens/Deep/Domain: every screen holds Data, Domain",
            ])
    }

    @Test func `dir_required_in_dir takes a folder by any name that the vocabulary's kind accepts`() throws {
        try expectViolations(
            "dir_required_in_dir", "vocabulary_key: Suffixes", overlay: Self.screens,
            on: """
                // ~~~ App/Screens/Seat/SeatUtil/A.swift
                // ~~~ App/Screens/Seat/Helper/A.swift
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/Util/A.swift
                """)
    }

    @Test func `file_required_in_dir reports a screen without the file`() throws {
        let run = try PredicateRun(
            "file_required_in_dir", "role: screen.factory, slot: Shape, slot_value: strict", overlay: Self.screens,
            on: PredicateFixture(
                """
                // ~~~ App/Screens/Seat/SeatFactory.swift
                // ~~~ App/Screens/Row/SeatFactory.swift
                // ~~~ App/Screens/row/rowFactory.swift
                // ~~~ App/Screens/Map Plan/Map PlanFactory.swift
                // ~~~ App/Screens/A[1]/A[1]Factory.swift
                """))
        #expect(run.places == ["App/Screens/Row"])
        #expect(
            run.violations.map(\.message) == ["add App/Screens/Row/RowFactory.swift: every screen holds such a file"])
    }

    @Test func `a file that no folder is filled into belongs to the screen it lies in`() throws {
        try expectViolations(
            "file_required_in_dir", "role: other",
            overlay: "slots: { Shape: strict }\nroles: { screen.root: Screens/*, other: \"**/*Tracking.swift\" }\n",
            on: """
                // ~~~ App/Screens/Seat/UI/SeatTracking.swift
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/Row.swift
                // ~~~ App/RowTracking.swift
                """)
    }

    @Test func `a file elsewhere belongs to the screen it is named after`() throws {
        try expectViolations(
            "file_required_in_dir", "role: screen.test",
            overlay: """
                slots: { Shape: strict }
                roles: { screen.root: Screens/*, screen.test: "{tests}/**/{stem}Tests.swift" }

                """,
            on: """
                // ~~~ App/Screens/Seat/Seat.swift
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/Row.swift
                // ~~~ AppTests/Deep/SeatTests.swift
                // ~~~ AppTests/Row/Tests.swift
                """)
    }

    @Test func `with a trigger only a screen where that file matches needs the other`() throws {
        let fixture = PredicateFixture(
            """
            // ~~~ App/Screens/Seat/ // expect
            // ~~~ App/Screens/Seat/UI/SeatModel.swift
            let a = 1
            var isSheetShown
            // ~~~ App/Screens/Row/UI/RowModel.swift
            var isSheetOpen
            // ~~~ App/Screens/Row/Row.swift
            var isSheetShown
            // ~~~ App/Screens/Map/UI/MapModel.swift
            var isSheetShown
            // ~~~ App/Screens/Map/MapFactory.swift
            """)
        let run = try PredicateRun(
            "file_required_in_dir",
            #"role: screen.factory, trigger_role: screen.viewmodel, trigger_pattern: 'var \w+Shown\b'"#,
            overlay: Self.screens, on: fixture)
        #expect(run.places == fixture.expected)
        #expect(
            run.violations.map(\.message) == [
                "add App/Screens/Seat/SeatFactory.swift: App/Screens/Seat/UI/SeatModel.swift has what belongs there"
            ])
    }

    private static let pair =
        "container_role: service.dir, left_role: service.request, right_role: service.response, slot: Shape"

    private static let pairTree = """
        // ~~~ App/Screens/Seat/Services/Load/LoadRequest.swift
        // ~~~ App/Screens/Seat/Services/Load/LoadResponse.swift
        // ~~~ App/Screens/Seat/Services/Send/SendRequest.swift // expect
        // ~~~ App/Screens/Seat/Services/Send/LoadResponse.swift
        // ~~~ App/Screens/Seat/Services/Read/ReadResponse.swift RIGHT
        // ~~~ App/Screens/Seat/Services/Empty/Notes.swift
        // ~~~ App/Services/Far/FarRequest.swift
        """

    private static func services(_ shape: String) -> String {
        """
        slots: { Shape: \(shape) }
        roles:
          screen.root: Screens/*
          service.dir: "{dir}/Services/*"
          service.request: "{dir}/{stem}Request.swift"
          service.response: "{dir}/{stem}Response.swift"

        """
    }

    @Test func `pair_required_in_dir reports the half that stands alone`() throws {
        try expectViolations(
            "pair_required_in_dir", Self.pair, overlay: Self.services("strict"),
            on: Self.pairTree.replacing(" RIGHT", with: " // expect"))
    }

    @Test func `pair_required_in_dir lets a right half alone where the module chose so`() throws {
        let params = Self.pair + ", pairing_slot: Shape, right_only_value: loose"
        try expectViolations(
            "pair_required_in_dir", params, overlay: Self.services("loose"),
            on: Self.pairTree.replacing(" RIGHT", with: ""))
        try expectViolations(
            "pair_required_in_dir", params, overlay: Self.services("strict"),
            on: Self.pairTree.replacing(" RIGHT", with: " // expect"))
    }

    @Test func `sibling_required wants any of the endings beside the file`() throws {
        let run = try PredicateRun(
            "sibling_required",
            "subject_role: subview.view, strip_suffix_from_vocabulary: ViewSuffix, append_suffix_from_vocabulary: ModelSuffix",
            overlay: Self.screens.replacing(
                "screen.factory:", with: "subview.view: \"{dir}/Parts/**/*.swift\", screen.factory:"),
            on: PredicateFixture(
                """
                // ~~~ App/Screens/Seat/Parts/Row/RowView.swift
                // ~~~ App/Screens/Seat/Parts/Row/RowModel.swift
                // ~~~ App/Screens/Seat/Parts/Map/MapScene.swift
                // ~~~ App/Screens/Seat/Parts/Map/Deep/MapConfiguration.swift
                // ~~~ App/Screens/Seat/Parts/Map/MapLegendConfiguration.swift
                """))
        #expect(
            run.places == [
                "App/Screens/Seat/Parts/Map/Deep/MapConfiguration.swift",
                "App/Screens/Seat/Parts/Map/MapLegendConfiguration.swift", "App/Screens/Seat/Parts/Map/MapScene.swift",
                "App/Screens/Seat/Parts/Row/RowModel.swift",
            ])
        #expect(
            run.violations.first { $0.path.hasSuffix("MapScene.swift") }?.message
                == "add a file beside this one that is called Map followed by Configuration, Model")
        #expect(
            run.violations.first { $0.path.hasSuffix("RowModel.swift") }?.message
                == "end the name of this file with View, Scene")
    }

    @Test func `prefix_collision reports shared types and files that carry a screen's name`() throws {
        let fixture = PredicateFixture(
            """
            // ~~~ App/Screens/Seat/A.swift
            struct SeatView {}
            // ~~~ App/Screens/SeatMap/A.swift
            // ~~~ App/Common/Colours.swift
            struct SeatMapColour {} // expect
              enum Seat { case x } // expect
            struct Seating {}
            extension SeatView {}
            class func seatMap() {}
            // struct SeatComment {}
            let text = "struct SeatText {}"
            typealias `SeatAlias` = Int // expect
            // ~~~ App/Common/SeatRow.swift
            final class SeatRow {} // expect
            // ~~~ App/Common/Deep/SeatMapRow.swift // expect
            let x = 1
            // ~~~ App/Common/Seats.swift
            // ~~~ AppTests/SeatTests.swift
            struct SeatTests {}
            """)
        let run = try PredicateRun(
            "prefix_collision", "subject_role: shared.root",
            overlay: "slots: { Shape: strict }\nroles: { screen.root: Screens/*, shared.root: Common }\n", on: fixture)
        #expect(run.places == fixture.expected)
        #expect(run.words == ["SeatMapColour", "Seat", "SeatAlias", "SeatRow"])
        #expect(
            run.violations.first { $0.path.hasSuffix("Colours.swift") }?.message
                == "SeatMapColour carries the name of one screen: move it to App/Screens/SeatMap, or rename it")
    }

    private static let mirrorTree = """
        // ~~~ App/Screens/Seat/UI/SeatViewModel.swift
        // ~~~ App/Screens/Row/ // expect
        // ~~~ App/Screens/Row/Data/RowMapper.swift
        // ~~~ App/Screens/Map/ // expect
        // ~~~ App/Screens/Map/Data/MapRepositoryLive.swift
        // ~~~ App/Screens/Plain/PlainView.swift
        // ~~~ App/Screens/Fake/Data/FakeRepositoryMock.swift
        // ~~~ App/Away/Far/FarViewModel.swift
        // ~~~ AppTests/Seat/SeatTests.swift
        // ~~~ AppTests/Deep/Row/RowTests.swift
        """

    @Test func `mirror_required reports screens with logic that no folder of tests mirrors`() throws {
        try expectViolations(
            "mirror_required", "test_role: test.root, source_role: source.root",
            overlay: """
                slots: { Shape: strict }
                roles: { screen.root: [Screens/*, Away/*], source.root: Screens, test.root: "{tests}" }

                """, on: Self.mirrorTree)
    }

    @Test func `mirror_required takes a role's files for logic where the module binds it`() throws {
        let run = try PredicateRun(
            "mirror_required", "test_role: test.root, source_role: source.root",
            overlay: """
                slots: { Shape: strict }
                roles: { screen.root: Screens/*, source.root: Screens, test.root: "{tests}/Unit", screen.viewmodel: "{dir}/*Brain.swift" }

                """,
            on: PredicateFixture(
                """
                // ~~~ App/Screens/Seat/UI/SeatViewModel.swift
                // ~~~ App/Screens/Row/RowBrain.swift
                """))
        #expect(run.violations.map(\.message) == ["add tests in AppTests/Unit/Row, which mirrors this screen"])
    }

    @Test func `a waiver for all of a screen leaves the screen out`() throws {
        try expectViolations(
            "file_required_in_dir", "role: screen.factory",
            overlay: Self.screens
                + "waivers: [{ rule: A-01, paths: [Screens/Seat/**], reason: later, expires: 2040-01-01 }]\n",
            on: """
                // ~~~ App/Screens/Seat/Seat.swift
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/Row.swift
                """)
    }

    @Test func `a rule about a framework asks about the screens that import it`() throws {
        try expectViolations(
            "file_required_in_dir", "role: screen.factory", rule: "    scope: { frameworks: [swiftui] }\n",
            overlay: Self.screens,
            on: """
                // ~~~ App/Screens/Seat/Seat.swift
                import UIKit
                // import SwiftUI
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/A.swift
                // ~~~ App/Screens/Row/Row.swift
                @_exported import struct SwiftUI.Text
                """)
    }

    @Test func `a rule that is scoped to some files asks about the screens that hold one`() throws {
        try expectViolations(
            "file_required_in_dir", "role: screen.factory", rule: "    scope: { paths: ['**/*View.swift'] }\n",
            overlay: Self.screens,
            on: """
                // ~~~ App/Screens/Seat/Seat.swift
                // ~~~ App/Screens/Row/ // expect
                // ~~~ App/Screens/Row/RowView.swift
                """)
    }
}

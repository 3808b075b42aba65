import Foundation
import RulecCLI
import Testing

/// Every pack on the trees of its own in `Tests/Fixtures/Packs`. A tree stands for the folder `package` of a module whose
/// overlay selects the pack: one keeps every rule, the other breaks them. A pack whose rules hang on the slots of a module
/// has several modules, and each of its rules that a machine decides is broken in one of them.
@Suite("Packs")
struct PackTests {
    /// A pack with a module that lives in it.
    struct Sample: CustomTestStringConvertible, Sendable {
        let pack: String
        let module: String
        let package: String
        /// Where the trees are, if not in the folder with the name of the pack.
        var folder: String?
        var trees: String { "\(PackTests.trees)/\(folder ?? pack)" }
        var testDescription: String { folder ?? pack }
    }

    private static let trees = Package.root.appendingPathComponent("Tests/Fixtures/Packs").path
    private static let samples = [
        Sample(pack: "clean", module: "Feed", package: "Modules/Feed"),
        Sample(pack: "mvvm", module: "Shop", package: "Apps/Shop"),
        Sample(pack: "pre-ui", module: "OutlineEditor", package: "Modules/OutlineEditor"),
        Sample(pack: "tiers", module: "HabitJar", package: "Apps/HabitJar"),
        Sample(pack: "tiers", module: "TripDesk", package: "Apps/TripDesk", folder: "tiers-firebase"),
        Sample(pack: "tiers", module: "RecipeBox", package: "Apps/RecipeBox", folder: "tiers-rest"),
    ]
    private static let packs = Set(samples.map(\.pack)).sorted()

    @Test("every pack that the registry declares has its trees, and each folder of trees is asked about")
    func everyPack() throws {
        #expect(try Self.folders(in: Package.root.appendingPathComponent("registry/packs").path) == Self.packs)
        #expect(try Self.folders(in: Self.trees) == Self.samples.map(\.testDescription).sorted())
    }

    @Test("a tree that conforms has no finding and nothing else to say", arguments: samples)
    func conforming(_ sample: Sample) throws {
        let report = try Self.check(sample, "conforming")
        #expect(report.findings.map(\.description) == [])
        #expect(report.problems.map(\.message) == [])
        #expect(report.summary.files > 0)
    }

    @Test("a tree that breaks the rules has the findings it says and no others", arguments: samples)
    func breaking(_ sample: Sample) throws {
        let report = try Self.check(sample, "breaking")
        let found = Set(report.findings.map(\.description))
        let expected = try Self.expectations(of: sample)
        #expect(expected.subtracting(found).sorted() == [])
        #expect(found.subtracting(expected).sorted() == [])
        #expect(report.problems.map(\.message) == [])
    }

    @Test("every rule of a pack that a machine decides is broken in one of its trees", arguments: packs)
    func everyRule(_ pack: String) throws {
        var (broken, decided): (Set<String>, Set<String>) = ([], [])
        for sample in Self.samples where sample.pack == pack {
            broken.formUnion(try Self.check(sample, "breaking").findings.map(\.rule))
            decided.formUnion(try Self.decidedRules(sample))
        }
        #expect(!decided.isEmpty)
        #expect(decided.subtracting(broken).sorted() == [])
    }

    /// Those of the module's plan but for what other packs bring and what only a reader or SwiftLint's own rules decide.
    private static func decidedRules(_ sample: Sample) throws -> [String] {
        let path = Package.root.appendingPathComponent("generated/\(sample.module)/plan.json")
        return try JSONDecoder().decode(Plan.self, from: Data(contentsOf: path)).rules.filter { rule in
            !rule.reasons.contains { ["pack-not-selected", "judgement", "no-mechanism"].contains($0.kind) }
                && rule.by != ["swiftlint"]
        }.map(\.id)
    }

    // MARK: Trees

    private static func folders(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func sandbox(_ sample: Sample, _ tree: String) throws -> Sandbox {
        let sandbox = try Sandbox.project()
        let folder = URL(fileURLWithPath: "\(sandbox.root)/\(sample.package)")
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(sample.trees)/\(tree)", toPath: folder.path)
        return sandbox
    }

    private static func check(_ sample: Sample, _ tree: String) throws -> Report {
        let output = try sandbox(sample, tree).run("check", sample.module, "--format", "json", "--report", "-q").output
        return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    }

    /// What `// expect: ID ID` says of its line, and the lines of `expected.txt` of files and folders as a whole.
    private static func expectations(of sample: Sample) throws -> Set<String> {
        let folder = "\(sample.trees)/breaking"
        var expected: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if path == "expected.txt" {
                expected.formUnion(lines.filter { !$0.isEmpty }.map { "\(sample.package)/\($0)" })
                continue
            }
            for (index, line) in lines.enumerated() {
                let rules = line.components(separatedBy: "// expect: ").dropFirst().joined().split(separator: " ")
                expected.formUnion(rules.map { "\(sample.package)/\(path):\(index + 1) \($0)" })
            }
        }
        return expected
    }

    private struct Report: Decodable {
        struct Position: Decodable { let line: Int }
        struct Finding: Decodable, CustomStringConvertible {
            let rule, file: String
            let start: Position?
            var description: String { "\(file)\(start.map { ":\($0.line)" } ?? "") \(rule)" }
        }
        struct Problem: Decodable { let message: String }
        struct Summary: Decodable { let files: Int }
        let findings: [Finding]
        let problems: [Problem]
        let summary: Summary
    }

    private struct Plan: Decodable {
        struct Reason: Decodable { let kind: String }
        struct Rule: Decodable {
            let id: String
            let reasons: [Reason]
            let by: [String]
        }
        let rules: [Rule]
    }

    // MARK: The pack 'clean'

    @Test("a UI import below the UI fails a check that names the file, and its removal mends it")
    func plantedImport() throws {
        let sandbox = try Self.sandbox(try #require(Self.samples.first { $0.pack == "clean" }), "conforming")
        let path = "Modules/Feed/Sources/Feed/UseCases/FeedCache.swift"
        let text = try sandbox.read(path)
        try sandbox.write(path, "import UIKit\n\n" + text)
        let planted = sandbox.run("check", "Feed")
        #expect(planted.status == .findings)
        #expect(planted.output.hasPrefix("\(path):1:8: blocking: "))
        try sandbox.write(path, text)
        #expect(sandbox.run("check", "Feed").status == .success)
    }

    @Test("together with the platform it is one error that names the slots, and their other values mend it")
    func withThePlatform() throws {
        let sandbox = try Sandbox.project()
        try sandbox.edit("overlays/feed.yml", "packs: [clean]", "packs: [platform, clean]")
        let clash = sandbox.run("plan", "Feed", "-q")
        #expect(clash.error.components(separatedBy: "[conflicting-packs]").count == 2)
        #expect(clash.error.components(separatedBy: ": error: ").count == 2)
        for slot in ["BoundaryShape", "FailureChannel", "ViewModelMeaning"] { #expect(clash.error.contains(slot)) }
        try sandbox.edit("overlays/feed.yml", "closure-when-single", "protocol-always")
        try sandbox.edit("overlays/feed.yml", "FailureChannel: throws", "FailureChannel: closed-enum")
        try sandbox.edit("overlays/feed.yml", "display-struct", "behaviour-type")
        #expect(sandbox.run("plan", "Feed", "-q").status == .success)
    }

    // MARK: The pack 'mvvm'

    @Test("view models that hold what a screen does go with clean features only where these mean the same by the word")
    func viewModelsWithClean() throws {
        let sandbox = try Sandbox.project()
        let overlay = "overlays/shop.yml"
        try sandbox.edit(overlay, "packs: [mvvm]", "packs: [clean, mvvm]")
        let clash = sandbox.run("plan", "Shop", "-q")
        #expect(clash.error.components(separatedBy: "[conflicting-packs]").count == 2)
        #expect(clash.error.components(separatedBy: ": error: ").count == 2)
        #expect(clash.error.contains("ViewModelMeaning"))
        try sandbox.edit(overlay, "slots:", "slots:\n  ViewModelMeaning: behaviour-type")
        #expect(sandbox.run("plan", "Shop", "-q").status == .success)
    }

    @Test("no slot makes stubs beside the sources go with the platform, which has them in the test target")
    func stubsWithThePlatform() throws {
        let sandbox = try Sandbox.project()
        try sandbox.edit("overlays/shop.yml", "packs: [mvvm]", "packs: [platform, mvvm]")
        let clash = sandbox.run("plan", "Shop", "-q")
        #expect(clash.error.components(separatedBy: "[conflicting-packs]").count == 2)
        #expect(clash.error.contains("TEST-08"))
    }

    // MARK: The pack 'pre-ui'

    @Test("an import of a renderer into the model fails a check that names the file, and its removal mends it")
    func plantedRenderer() throws {
        let sandbox = try Self.sandbox(try #require(Self.samples.first { $0.pack == "pre-ui" }), "conforming")
        let path = "Modules/OutlineEditor/Sources/OutlineEngine/Intent.swift"
        let text = try sandbox.read(path)
        for module in ["OutlineAppKit", "SwiftUI"] {
            try sandbox.write(path, "import \(module)\n\n" + text)
            let planted = sandbox.run("check", "OutlineEditor")
            #expect(planted.status == .findings)
            #expect(planted.output.hasPrefix("\(path):1:8: blocking: "))
        }
        try sandbox.write(path, text)
        #expect(sandbox.run("check", "OutlineEditor").status == .success)
    }

    @Test("an engine with one door clashes with the platform in one error, and the platform's own choices mend it")
    func engineWithThePlatform() throws {
        let sandbox = try Sandbox.project()
        let overlay = "overlays/outline-editor.yml"
        try sandbox.edit(overlay, "packs: [pre-ui]", "packs: [platform, pre-ui]")
        let clash = sandbox.run("plan", "OutlineEditor", "-q")
        #expect(clash.error.components(separatedBy: "[conflicting-packs]").count == 2)
        #expect(clash.error.components(separatedBy: ": error: ").count == 2)
        for slot in ["ActionDoor", "InjectionStyle"] { #expect(clash.error.contains(slot)) }
        try sandbox.edit(overlay, "ActionDoor: single-intent", "ActionDoor: two-doors")
        try sandbox.edit(overlay, "InjectionStyle: initializer", "InjectionStyle: property-wrapper")
        #expect(sandbox.run("plan", "OutlineEditor", "-q").status == .success)
    }

    // MARK: The pack 'tiers'

    @Test("a store from the environment clashes with the router of mvvm in one error, and initializers mend it")
    func storeWithViewModels() throws {
        let sandbox = try Sandbox.project()
        let overlay = "overlays/recipe-box.yml"
        try sandbox.edit(overlay, "packs: [tiers]", "packs: [mvvm, tiers]")
        let clash = sandbox.run("plan", "RecipeBox", "-q")
        #expect(clash.error.components(separatedBy: "[conflicting-packs]").count == 2)
        #expect(clash.error.components(separatedBy: ": error: ").count == 2)
        #expect(clash.error.contains("SharedStateInjection"))
        try sandbox.edit(overlay, "SharedStateInjection: environment-object", "SharedStateInjection: initializer")
        #expect(sandbox.run("plan", "RecipeBox", "-q").status == .success)
    }

    @Test("a value that its class never lets onto the disk cannot outlive the app")
    func healthThatSurvives() throws {
        let sandbox = try Sandbox.project()
        let entry = "sensitive_data:\n  - { symbol: habitNotes, class: biometric-or-health, survives: restart }\n"
        try sandbox.edit("overlays/habit-jar.yml", "sensitive_data:\n", entry)
        let refused = sandbox.run("validate", "-q")
        #expect(refused.error.components(separatedBy: ": error: ").count == 2)
        #expect(refused.error.contains("'habitNotes'") && refused.error.contains("[persistence-contradiction]"))
        try sandbox.edit("overlays/habit-jar.yml", "survives: restart", "survives: flow")
        #expect(sandbox.run("validate", "-q").status == .success)
    }
}

import Diagnostics
import Foundation
import Inspection
import Planning
import Registry
import Testing

/// A source tree written as one text, with what a predicate is expected to find in it.
///
/// `// ~~~ PATH` begins a file, `// ~~~ PATH/` names a folder. ` // expect` at the end of a line says that a violation
/// begins on that line; behind a path, that it is about the file or folder itself. What is expected stands in no file.
struct PredicateFixture {
    let tree: SourceTree
    /// `PATH:LINE`, or `PATH` for a file or folder.
    let expected: [String]

    init(_ text: String) {
        var files: [String: [String]] = [:]
        var folders: Set<String> = []
        var expected: [String] = []
        var path = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isExpected = line.hasSuffix(" // expect")
            let line = isExpected ? line.dropLast(" // expect".count) : line
            if line.hasPrefix("// ~~~ ") {
                path = line.dropFirst("// ~~~ ".count).trimmingCharacters(in: .whitespaces)
                if path.hasSuffix("/") {
                    path.removeLast()
                    folders.insert(path)
                } else {
                    files[path] = []
                }
                if isExpected { expected.append(path) }
            } else {
                files[path]?.append(String(line))
                if isExpected { expected.append("\(path):\(files[path]?.count ?? 0)") }
            }
        }
        self.init(
            files: files.mapValues { Array($0.joined(separator: "\n").utf8) }, folders: folders, expected: expected)
    }

    init(files: [String: [UInt8]], folders: Set<String> = [], expected: [String] = []) {
        var folders = folders
        for path in files.keys + Array(folders) {
            var parts = path.split(separator: "/").dropLast()
            while !parts.isEmpty {
                folders.insert(parts.joined(separator: "/"))
                parts = parts.dropLast()
            }
        }
        self.expected = expected.sorted()
        tree = SourceTree(files: files.keys, folders: folders) { path in
            files[path].map { .bytes($0) } ?? .unreadable("there is no such file")
        }
    }

    func text(_ path: String) -> String {
        if case .bytes(let bytes) = tree.load(path) { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
}

/// What a predicate finds on a tree, in a module with a few of everything.
struct PredicateRun {
    let module: ModuleTree
    let violations: [Violation]

    init(_ predicate: String, _ params: String, rule: String = "", overlay: String = "", on fixture: PredicateFixture)
        throws
    {
        let plan = try Self.plan(predicate, params, rule: rule, overlay: overlay)
        module = ModuleTree(fixture.tree, plan: plan.plan, registry: plan.registry)
        let resolved = try #require(module.plan.rules[0].tree, "\(module.plan.rules[0].reasons)")
        let check = try #require(PredicateChecks.check(for: resolved))
        switch check {
        case let check as any ContentCheck:
            let module = module
            violations = fixture.tree.files.filter { check.looksAt($0, in: module) }
                .compactMap(module.text).flatMap { check.violations(in: $0, of: module) }
        case let check as any TreeCheck: violations = check.violations(in: module)
        default: violations = []
        }
    }

    static func plan(
        _ predicate: String, _ params: String, rule: String = "", overlay: String = ""
    ) throws -> (plan: ModulePlan, registry: Registry) {
        let text = registryHead + "    predicate: \(predicate)\n    params: { \(params) }\n" + rule
        let (registry, inRegistry) = RegistryDecoder.decode([
            RegistryDocument(file: SourceFile(path: "registry.yml", text: text), relativePath: "registry.yml")
        ])
        let (decoded, inOverlay) = OverlayDecoder.decode(
            SourceFile(path: "overlays/app.yml", text: "module: App\nsource: App\ntests: AppTests\n" + overlay))
        let errors = (inRegistry + inOverlay).filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(errors.map(\.message))")
        let overlay = try #require(decoded)
        return (Planner.plan(overlay, against: registry), registry)
    }

    /// As a fixture expects them.
    var places: [String] {
        violations.map { violation in
            guard let bytes = violation.bytes, let text = module.text(of: violation.path) else { return violation.path }
            return "\(violation.path):\(text.bytes[..<bytes.lowerBound].count { $0 == 0x0A } + 1)"
        }.sorted()
    }

    /// What the violations with a place underline.
    var words: [String] {
        violations.compactMap { violation in
            guard let bytes = violation.bytes, let text = module.text(of: violation.path) else { return nil }
            return String(decoding: text.bytes[bytes], as: UTF8.self)
        }
    }
}

/// Expects exactly what the fixture's marks say.
func expectViolations(
    _ predicate: String, _ params: String, rule: String = "", overlay: String = "", on text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let fixture = PredicateFixture(text)
    let run = try PredicateRun(predicate, params, rule: rule, overlay: overlay, on: fixture)
    #expect(run.places == fixture.expected, "\(run.violations.map(\.message))", sourceLocation: sourceLocation)
}

/// The one rule's own keys follow.
private let registryHead = """
    version: 1.0.0
    scope: { languages: [swift], paths: ["**/*.swift"], excludePaths: ["**/Build/**"] }
    roles:
      screen.root: a screen
      screen.entry: the file that shows it
      screen.viewmodel: what it does
      screen.factory: what builds it
      screen.test: { about: its tests, within: screen.root }
      subview.view: a part of it
      service.dir: one operation
      service.request: its request
      service.response: its response
      shared.root: what screens share
      source.root: the sources
      test.root: the tests
      other: something else
    module_overlay_slots:
      slots:
        - { id: Shape, governs: [A-01], values: { strict: all, loose: some } }
    vocabularies:
      Layers: { match: exact }
      Prefixes: { match: prefix, default: [is, has] }
      Suffixes: { match: suffix, default: [Util, Helper] }
      Forms: { match: regex, default: ["[A-Z]+", "x(?#)|xy"] }
      ViewSuffix: { match: suffix, default: [View, Scene] }
      ModelSuffix: { match: suffix, default: [Configuration, Model] }
    rules:
      - id: A-01
        title: The rule
        severity: important
        enforcement: lint
        rationale: readability

    """

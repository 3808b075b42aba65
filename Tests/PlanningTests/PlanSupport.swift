import Diagnostics
import Foundation
import Planning
import Registry
import Testing

/// A registry with a few of everything; a test adds its rules, one after the other, as they would stand in the file.
private let registryHead = """
    version: 1.0.0
    scope:
      languages: [swift]
      paths: ["**/*.swift"]
      excludePaths: ["**/Generated/**"]
      notCovered:
        objective-c: no rules for it
        c-cpp: { globs: ["**/*.c"], note: out of scope }
    roles:
      logic: where decisions are made
      mapper: translations
      screen.root: a screen
      screen.entry: the file that shows it
      subview.view: a part of it
      service.dir: one operation
      service.request: its request
      test.root: the tests
    packs:
      - { id: modern, title: Modern, requires: { language_mode: "6" } }
      - { id: extra, title: Extra }
    module_overlay_slots:
      slots:
        - { id: Shape, governs: [SLOT-01], values: { layered: all layers, organic: only those needed } }
        - { id: Exit, governs: [], values: { event: an event, closure: a closure } }
    persistence_decision:
      ladder:
        - { step: 1, question: outlive the flow?, if_yes: go to step 2 }
        - { step: 2, question: survive what? }
        - { step: 3, question: which class? }
      transient_obligations: A value in memory still obeys SEC-09b, SEC-03 (never logged) and SEC-05.
    sensitive_data_classes:
      classes:
        - { id: token, covers: tokens, at_rest: keychain-required, loggable: never }
        - { id: booking, covers: codes, at_rest: keychain-or-protected, loggable: hashed-or-truncated-only }
        - { id: contact, covers: names, at_rest: protected-storage, loggable: never }
        - { id: card, covers: cards, at_rest: never-persist-locally, loggable: never }
    vocabularies:
      Doubles: { about: prefixes of doubles, match: prefix, default: [Mock, Fake] }
      Banned: { about: banned words }
      Shapes: { about: forms, match: regex, default: ["a+|b", "(?i)c"] }
    rules:

    """

/// The overlay every test starts from; a test's own keys follow it.
private let overlayHead = """
    module: Booking
    source: Modules/Booking/Sources
    tests: Modules/Booking/Tests

    """

struct PlanInput {
    /// Of the test registry and an overlay made of the two texts. Both must decode without an error, so that a slip in a
    /// test is not taken for an outcome.
    static func plan(rules: String, overlay: String = "") throws -> ModulePlan {
        let registry = try registry([("registry.yml", registryHead + rules.indented(2))])
        return Planner.plan(try self.overlay(overlayHead + overlay), against: registry)
    }

    static func registry(_ files: [(path: String, text: String)]) throws -> Registry {
        let (registry, diagnostics) = RegistryDecoder.decode(
            files.map { RegistryDocument(file: SourceFile(path: $0.path, text: $0.text), relativePath: $0.path) })
        try expectNoErrors(diagnostics)
        return registry
    }

    static func overlay(_ text: String) throws -> Overlay {
        let (overlay, diagnostics) = OverlayDecoder.decode(SourceFile(path: "overlays/booking.yml", text: text))
        try expectNoErrors(diagnostics)
        return try #require(overlay)
    }

    /// With the tests' rules under `packs/<id>/`.
    static func plan(pack: String, rules: String, overlay: String = "") throws -> ModulePlan {
        let registry = try registry([
            ("registry.yml", registryHead + ruleText("BASE-01").indented(2)),
            ("packs/\(pack)/rules.yml", "rules:\n" + rules.indented(2)),
        ])
        return Planner.plan(try self.overlay(overlayHead + overlay), against: registry)
    }

    private static func expectNoErrors(_ diagnostics: [Diagnostic]) throws {
        let errors = diagnostics.filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(errors.map { "\($0.range?.start.line ?? 0): \($0.message)" })")
    }
}

/// One entry of `rules`: the required keys, then the given ones.
func ruleText(_ id: String, _ keys: String = "", enforcement: String = "lint") -> String {
    "- id: \(id)\n  title: Rule \(id)\n  severity: important\n  enforcement: \(enforcement)\n  rationale: readability\n"
        + keys.indented(2)
}

/// A pattern that stands on its own.
let freePattern = "patterns: [{ regex: 'foo' }]\n"

extension String {
    func indented(_ width: Int) -> String {
        let margin = String(repeating: " ", count: width)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n") + (hasSuffix("\n") ? "" : "\n")
    }
}

extension ModulePlan {
    func rule(_ id: String) throws -> RulePlan {
        try #require(rules.first { $0.rule.id.value.description == id })
    }

    var swiftLintLosses: [Loss] { losses.filter { $0.target == "swiftlint" } }

    /// The only pattern of a rule that is on.
    func pattern(_ id: String) throws -> ResolvedPattern {
        let patterns = try rule(id).patterns
        try #require(patterns.count == 1)
        return patterns[0]
    }
}

extension RulePlan {
    /// As `kind detail`.
    var reasonTexts: [String] { reasons.map { "\($0.kind.rawValue) \($0.detail)" } }
    var reasonKinds: [Reason.Kind] { reasons.map(\.kind) }
}

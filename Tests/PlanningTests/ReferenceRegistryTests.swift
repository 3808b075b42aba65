import Diagnostics
import Foundation
import Planning
import Registry
import Testing

/// Nil where the reference registry is not beside the repository.
private let referenceText: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return try? String(
        contentsOf: root.appending(path: "../shared/reference/rules.yml").standardized, encoding: .utf8)
}()

@Suite("The reference registry", .enabled(if: referenceText != nil, "../shared is not there"))
struct ReferenceRegistryTests {
    private static let empty = "module: Empty\nsource: Modules/Empty\n"
    private static let full = """
        module: Booking
        source: Modules/Booking/Sources/Booking
        tests: Modules/Booking/Tests
        frameworks: [swiftui]
        roles:
          screen.root: Screens/*
          screen.entry: "{dir}/Presentation/{stem}Scene.swift"
          screen.analytics: "{dir}/Presentation/{stem}Analytics.swift"
          source.root: Screens
          test.root: "{tests}"
          shared.root: Shared
        slots:
          ScreenLayerShape: layered
          NavExitShape: output-closure
        vocabularies:
          LayerDirs: [Data, Domain, Presentation]
          SectionHeadings: [Properties]
        sensitive_data:
          - { symbol: bookingCode, class: booking-reference }

        """

    private func plan(_ overlay: String) throws -> ModulePlan {
        let registry = try PlanInput.registry([("rules.yml", try #require(referenceText))])
        return Planner.plan(try PlanInput.overlay(overlay), against: registry)
    }

    @Test(arguments: [empty, full])
    func `gives every rule one outcome, and a reason unless it is enforced`(_ overlay: String) throws {
        let plan = try plan(overlay)
        #expect(plan.counts.rules == 116)
        #expect(Outcome.allCases.map { plan.counts[$0] }.reduce(0, +) == 116)
        for rule in plan.rules {
            #expect(rule.reasons.isEmpty == (rule.outcome == .enforced), "\(rule.rule.id.value)")
            #expect(rule.reasonKinds == rule.reasonKinds.sorted(), "\(rule.rule.id.value)")
            #expect(Set(rule.reasons).count == rule.reasons.count, "\(rule.rule.id.value)")
        }
    }

    @Test func `enforces nothing out of prose`() throws {
        let enforced = try plan(Self.full).rules.filter { $0.outcome == .enforced }
        #expect(enforced.allSatisfy { rule in rule.tree != nil })
        #expect(try plan(Self.full).rule("SEC-01").outcome == .audit)
    }

    @Test func `runs a predicate once all it reads is bound`() throws {
        let bound = try plan(Self.full)
        #expect(try bound.rule("STRUCT-02").by == ["rulec check"])
        #expect(try bound.rule("TEST-06").by == ["rulec check"])
        #expect(try bound.rule("SVC-07").reasonTexts.first == "unbound-slot ServiceNamingScheme")
        #expect(
            try plan(Self.empty).rule("STRUCT-02").reasonTexts == [
                "unbound-slot ScreenLayerShape", "unbound-role screen.root", "unbound-vocabulary LayerDirs",
            ])
    }

    @Test func `disables what is in conflict and what has no instance`() throws {
        let plan = try plan(Self.full)
        #expect(try plan.rule("UI-04").reasonKinds == [.conflict, .judgement])
        #expect(try plan.rule("SEC-01").reasonKinds == [.noMechanism])
        #expect(try self.plan(Self.empty).rule("SEC-01").reasonKinds == [.noInventoryInstance, .noMechanism])
    }

    @Test func `owes a booking code kept in memory what the registry says`() throws {
        let entry = try #require(try plan(Self.full).inventory.first)
        #expect(entry.storage == .transient)
        #expect(entry.obligations.map(\.rule) == ["SEC-01", "SEC-03", "SEC-05", "SEC-06"])
        #expect(entry.obligations[1].duty == "never logged")
    }

    @Test func `is the same each time`() throws {
        let (first, second) = (try plan(Self.full), try plan(Self.full))
        #expect(first.rules.map(\.reasons) == second.rules.map(\.reasons))
        #expect(first.losses == second.losses)
    }
}

package import Diagnostics
package import Planning
package import Registry

/// `plan.json`, also what `rulec plan --format json` prints. Version 1: keys are added, never changed.
package enum PlanJSON {
    package static func text(_ plan: ModulePlan, registry: Registry, registryDigest: String) -> String {
        let overlay = plan.overlay
        return JSONValue.object([
            ("version", .integer(1)), ("module", .string(plan.module)),
            (
                "registry",
                .object([
                    ("version", .optional(registry.version?.value.description)), ("sha256", .string(registryDigest)),
                ])
            ),
            ("counts", plan.counts.json),
            ("rules", .array(plan.rules.map(json))),
            ("coverageGaps", .array(plan.coverageGaps.map(json))),
            ("losses", .array(plan.losses.map(json))),
            ("passthrough", .array(overlay.passthrough.map(json))),
            ("slots", .object(overlay.slots.map { ($0.slot.value, .string($0.value.value)) })),
            ("roles", .object(overlay.roles.map { ($0.role.value, .strings($0.paths.map(\.value.text))) })),
            ("inventory", .array(plan.inventory.map(json))),
            ("classesWithoutInstance", .strings(plan.classesWithoutInstance)),
            ("overrides", .array(overlay.severities.map(json))), ("packs", .array(plan.packs.map(\.json))),
        ]).lines(depth: 2)
    }

    private static func json(_ rule: RulePlan) -> JSONValue {
        .object([
            ("id", .string(rule.rule.id.value.description)), ("title", .string(rule.rule.title.value)),
            ("severity", .string(rule.severity)), ("outcome", .string(rule.outcome.rawValue)),
            ("reasons", .array(rule.reasons.map(json))),
            ("by", .strings(rule.by)), ("coverage", .string(rule.coverage.rawValue)),
            ("leaves", rule.leaves.isEmpty ? .null : .string(rule.leavesText)),
            ("confidence", .optional(rule.confidence?.rawValue)), ("mode", .string(rule.mode.rawValue)),
            ("artifacts", .strings(rule.artifacts.map(\.rawValue))),
            (
                "dropped",
                .array(
                    rule.droppedPatterns.map {
                        .object([("pattern", .string($0.id)), ("reason", json($0.reason))])
                    })
            ),
            ("waivers", .array(rule.waivers.map(json))), ("pack", .string(rule.rule.pack)),
        ])
    }

    private static func json(_ reason: Reason) -> JSONValue {
        .object([
            ("kind", .string(reason.kind.rawValue)), ("detail", .string(reason.detail)), ("at", .string(reason.at)),
        ])
    }

    private static func json(_ waiver: Waiver) -> JSONValue {
        .object([
            ("paths", .strings(waiver.paths.map(\.value.text))), ("reason", .optional(waiver.reason?.value)),
            ("owner", .optional(waiver.owner?.value)), ("expires", .optional(waiver.expires?.value.description)),
        ])
    }

    private static func json(_ gap: CoverageGap) -> JSONValue {
        .object([("kind", .string(gap.kind)), ("name", .string(gap.name)), ("detail", .string(gap.detail))])
    }

    private static func json(_ loss: Loss) -> JSONValue {
        .object([
            ("rule", .string(loss.rule)), ("target", .string(loss.target)), ("grade", .string(loss.grade.rawValue)),
            ("errs", .optional(loss.errs?.rawValue)), ("why", .string(loss.why)),
        ])
    }

    private static func json(_ use: BuiltinUse) -> JSONValue {
        .object([("tool", .string(use.tool.rawValue)), ("identifier", .string(use.identifier.value))])
    }

    private static func json(_ severity: SeverityOverride) -> JSONValue {
        .object([
            ("rule", .string(severity.rule.value)), ("level", .string(severity.level.value)),
            ("reason", .optional(severity.reason?.value)), ("owner", .optional(severity.owner?.value)),
            ("expires", .optional(severity.expires?.value.description)),
        ])
    }

    private static func json(_ resolved: ResolvedEntry) -> JSONValue {
        let entry = resolved.entry
        return .object([
            ("symbols", .strings(entry.symbols.map(\.value))), ("class", .string(resolved.dataClass.id.value)),
            ("survives", .string(resolved.survives.rawValue)), ("stored", .string(resolved.storage.name)),
            ("protection", .optional(resolved.storage.protection)),
            ("loggable", .string(resolved.dataClass.loggable.value.rawValue)),
            ("reducedBy", .optional(entry.reducedBy?.value)), ("clearedBy", .optional(entry.clearedBy?.value)),
            ("signedOffBy", .optional(entry.signedOffBy?.value)),
            (
                "steps",
                .array(
                    resolved.steps.map { .object([("step", .integer($0.step)), ("answer", .string($0.answer))]) })
            ),
            (
                "obligations",
                .array(
                    resolved.obligations.map { .object([("rule", .string($0.rule)), ("duty", .string($0.duty))]) })
            ),
        ])
    }
}

extension PackCounts {
    package var json: JSONValue {
        .object([("pack", .string(pack)), ("selected", .bool(isSelected)), ("counts", counts.json)])
    }
}

extension OutcomeCounts {
    /// Exactly seven numbers.
    package var json: JSONValue {
        .object([("rules", .integer(rules))] + Outcome.allCases.map { ($0.rawValue, .integer(self[$0])) })
    }
}

extension ResolvedEntry.Storage {
    var name: String {
        switch self {
        case .transient: "transient"
        case .keychain: InventoryEntry.Store.keychain.rawValue
        case .protectedFile: InventoryEntry.Store.protectedFile.rawValue
        }
    }

    /// The Keychain's accessibility class or the file's protection.
    var protection: String? {
        switch self {
        case .transient: nil
        case .keychain(let accessibility): accessibility.rawValue
        case .protectedFile(let protection): protection.rawValue
        }
    }
}

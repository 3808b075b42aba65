import Diagnostics
import Planning
import Registry

/// `inventory.json`: every sensitive value of a module, how the ladder decided about it, and what the code owes it. Keys
/// and answers are stable; `text` and `duty` are for people.
enum InventoryJSON {
    static func text(_ plan: ModulePlan) -> String {
        JSONValue.object([
            ("version", .integer(1)), ("module", .string(plan.module)),
            ("noneBecause", .optional(plan.overlay.noneBecause?.value.trimmingLineBreaks)),
            ("entries", .array(plan.inventory.enumerated().map { json($0.element, at: $0.offset, in: plan) })),
            ("analytics", analytics(plan)),
            ("classesWithoutInstance", .strings(plan.classesWithoutInstance)),
        ]).lines(depth: 3)
    }

    private static func json(_ resolved: ResolvedEntry, at index: Int, in plan: ModulePlan) -> JSONValue {
        let (entry, dataClass) = (resolved.entry, resolved.dataClass)
        return .object([
            ("symbols", .strings(entry.symbols.map(\.value))),
            ("spellings", .strings(unique(resolved.searches.flatMap(\.spellings)))),
            ("class", .string(dataClass.id.value)), ("survives", .string(resolved.survives.rawValue)),
            ("atRest", .string(dataClass.atRest.value.rawValue)),
            ("loggable", .string(dataClass.loggable.value.rawValue)),
            ("ladder", .array(resolved.steps.map(json))), ("decision", decision(resolved)),
            ("signedOffBy", .optional(entry.signedOffBy?.value)), ("reducedBy", .optional(entry.reducedBy?.value)),
            ("clearedBy", .optional(entry.clearedBy?.value)),
            (
                "obligations",
                .array(resolved.obligations.map { .object([("rule", .string($0.rule)), ("duty", .string($0.duty))]) })
            ),
            ("notes", .strings([resolved.classNote?.value.trimmingLineBreaks].compactMap { $0 })),
            ("patterns", .strings(plan.patterns(lookingFor: resolved))),
            ("from", .string("overlay:sensitive_data/\(index)")),
        ])
    }

    private static func json(_ step: ResolvedEntry.Step) -> JSONValue {
        .object([
            ("step", .integer(step.step)), ("asks", .string(step.question.rawValue)), ("answer", .string(step.key)),
            ("text", .string(step.answer)),
        ])
    }

    private static func decision(_ resolved: ResolvedEntry) -> JSONValue {
        var (accessibility, protection): (String?, String?)
        switch resolved.storage {
        case .transient: break
        case .keychain(let value): accessibility = value.rawValue
        case .protectedFile(let value): protection = value.rawValue
        }
        return .object([
            ("store", .string(resolved.storage.name)), ("accessibility", .optional(accessibility)),
            ("accessibilityReason", .optional(resolved.entry.accessibilityReason?.value)),
            ("protection", .optional(protection)),
        ])
    }

    private static func analytics(_ plan: ModulePlan) -> JSONValue {
        .object([
            ("never", .strings(plan.symbolsNeverSent)),
            (
                "reduced",
                .array(
                    plan.entriesSentReduced.map {
                        .object([
                            ("symbols", .strings($0.entry.symbols.map(\.value))),
                            ("by", .optional($0.entry.reducedBy?.value)),
                        ])
                    })
            ),
        ])
    }
}

import Planning
import Registry

/// The sensitive-data inventory after the ladder: where each value may be kept, and what the code owes it.
enum InventoryTable {
    static func blocks(_ plan: ModulePlan) -> [Markdown.Block] {
        var blocks: [Markdown.Block] = []
        if let reason = plan.overlay.noneBecause {
            blocks.append(.paragraph(.text("The module handles none: ") + .prose(reason.value)))
        }
        if !plan.inventory.isEmpty {
            blocks.append(
                .table(
                    ["Symbol", "Class", "Survives", "Kept in", "May be logged", "Ladder", "Obligations"],
                    plan.inventory.map(row)))
        }
        if !plan.classesWithoutInstance.isEmpty {
            blocks.append(
                .paragraph(
                    .text("Classes of which the module has no instance, and therefore no rule: ")
                        + .joined(plan.classesWithoutInstance.map(Markdown.Inline.code)) + .text(".")))
        }
        return blocks
    }

    private static func row(_ resolved: ResolvedEntry) -> [Markdown.Inline] {
        let entry = resolved.entry
        let duties = resolved.obligations.map { Markdown.Inline.text("\($0.rule) \($0.duty)") }
        return [
            .joined(entry.symbols.map { .code($0.value) }), .code(resolved.dataClass.id.value),
            .text(resolved.survives.rawValue), kept(resolved.storage), loggable(resolved),
            .text(resolved.steps.map { "\($0.step). \($0.answer)" }.joined(separator: "\n")),
            .joined(duties, separator: .lineBreak),
        ]
    }

    private static func kept(_ storage: ResolvedEntry.Storage) -> Markdown.Inline {
        switch storage {
        case .transient: .text("memory only")
        case .keychain(let accessibility): .text("Keychain, ") + .code(accessibility.rawValue)
        case .protectedFile(let protection): .text("protected file, ") + .code(protection.rawValue)
        }
    }

    private static func loggable(_ resolved: ResolvedEntry) -> Markdown.Inline {
        switch resolved.dataClass.loggable.value {
        case .never: return .text("never")
        case .allowed: return .text("yes")
        case .reducedOnly:
            guard let helper = resolved.entry.reducedBy else { return .text("hashed or truncated only") }
            return .text("through ") + .code(helper.value) + .text(" only")
        }
    }
}

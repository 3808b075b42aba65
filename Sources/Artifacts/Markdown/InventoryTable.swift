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
                    ["Symbol", "Class", "Survives", "Kept in", "May be logged", "Cleared by", "Ladder", "Obligations"],
                    plan.inventory.map(row)))
        }
        blocks += analytics(plan) + notes(plan)
        if !plan.classesWithoutInstance.isEmpty {
            blocks.append(
                .paragraph(
                    .text("Classes of which the module has no instance, and therefore no rule: ")
                        + .joined(plan.classesWithoutInstance.map(Markdown.Inline.code)) + .text(".")))
        }
        return blocks
    }

    /// The list that every event, crash report and breadcrumb is read against.
    private static func analytics(_ plan: ModulePlan) -> [Markdown.Block] {
        var rules: [Markdown.Inline] = []
        if !plan.symbolsNeverSent.isEmpty {
            rules.append(.text("Never: ") + .joined(plan.symbolsNeverSent.map(Markdown.Inline.code)))
        }
        rules += plan.entriesSentReduced.map { resolved in
            let symbols = Markdown.Inline.joined(resolved.entry.symbols.map { .code($0.value) })
            return symbols + .text(", ") + loggable(resolved)
        }
        guard !rules.isEmpty else { return [] }
        return [.paragraph(.text("In analytics, crash reports and breadcrumbs:")), .bullets(rules)]
    }

    private static func notes(_ plan: ModulePlan) -> [Markdown.Block] {
        let notes = plan.inventory.compactMap { resolved in
            resolved.classNote.map { note in
                Markdown.Inline.joined(resolved.entry.symbols.map { .code($0.value) }) + .text(": ")
                    + .prose(note.value)
            }
        }
        guard !notes.isEmpty else { return [] }
        return [.paragraph(.text("Of the values that are kept, their classes say:")), .bullets(notes)]
    }

    private static func row(_ resolved: ResolvedEntry) -> [Markdown.Inline] {
        let entry = resolved.entry
        let duties = resolved.obligations.map { Markdown.Inline.text("\($0.rule) \($0.duty)") }
        return [
            .joined(entry.symbols.map { .code($0.value) }), .code(resolved.dataClass.id.value),
            .text(resolved.survives.rawValue), kept(resolved.storage), loggable(resolved),
            entry.clearedBy.map { .code($0.value) } ?? .empty,
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

import Planning
import Registry

/// `docs/slots.md` and `docs/roles.md`: the names that overlays bind, who reads them, and what each module chose.
enum NamePages {
    static func slots(_ input: EmissionInput) -> [Markdown.Block] {
        let registry = input.registry
        let reads = registry.rules.map { (rule: $0, slots: $0.reads(in: registry).slots) }
        let about = registry.slotsDescription.map { [Markdown.Block.paragraph(.prose($0.value))] } ?? []
        return about
            + registry.slots.flatMap { slot -> [Markdown.Block] in
                let note = slot.note.map { [Markdown.Block.paragraph(.prose($0.value))] } ?? []
                let values = slot.values.map { value -> [Markdown.Inline] in
                    let modules = input.modules.filter {
                        $0.plan.overlay.slotValue(slot.id.value)?.value == value.id.value
                    }
                    return [.code(value.id.value), .prose(value.meaning.value), names(of: modules)]
                }
                let unbound = input.modules.filter { $0.plan.overlay.slotValue(slot.id.value) == nil }
                let readers = reads.filter { $0.slots.contains(slot.id.value) }.map(\.rule)
                return [.heading(2, .code(slot.id.value))] + note + [.table(["Value", "Meaning", "Chosen by"], values)]
                    + [.paragraph(.text("Governs ") + rules(readers) + .text("."))]
                    + (unbound.isEmpty ? [] : [.paragraph(.text("Not bound by ") + names(of: unbound) + .text("."))])
            }
    }

    static func roles(_ input: EmissionInput) -> [Markdown.Block] {
        let registry = input.registry
        let reads = registry.rules.filter { !$0.isRetired }.map { (rule: $0, reads: $0.reads(in: registry)) }
        let rows = registry.roles.map { role -> [Markdown.Inline] in
            let id = role.id.value
            let selecting = reads.filter { $0.reads.selectedRoles.contains(id) }.map(\.rule)
            let leavingOut = reads.filter { $0.reads.excludedRoles.contains(id) }.map(\.rule)
            let paths = input.modules.map { module -> Markdown.Inline in
                let binding = module.plan.overlay.binding(ofRole: id)
                return .joined(binding?.paths.map { .code($0.value.text) } ?? [], separator: .lineBreak)
            }
            return [
                .code(id), .prose(role.about.value), role.subject.map(Markdown.Inline.code) ?? .empty,
                rules(selecting), rules(leavingOut),
            ] + paths
        }
        let header = ["Role", "What it is", "Within", "Looked at by", "Left out by"] + input.modules.map(\.plan.module)
        return rows.isEmpty ? [] : [.table(header, rows)]
    }

    private static func rules(_ rules: [Rule]) -> Markdown.Inline {
        .joined(rules.map { .documentedRule($0.id.value.description) })
    }

    private static func names(of modules: [EmissionModule]) -> Markdown.Inline {
        .joined(modules.map { .text($0.plan.module) })
    }
}

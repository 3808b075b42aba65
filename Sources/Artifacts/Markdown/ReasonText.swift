package import Planning
import Registry

extension Reason {
    /// In words, as a part of a sentence.
    var words: Markdown.Inline {
        let isName = !detail.isEmpty && !detail.contains { $0.isWhitespace }
        let named: Markdown.Inline = isName ? .code(detail) : .text(detail)
        func unbound(_ what: String) -> Markdown.Inline {
            .text("\(what) ") + named + .text(isName ? " is not bound" : "")
        }
        func phrase(_ words: String) -> Markdown.Inline {
            detail.isEmpty ? .text(words) : .text("\(words): ") + .text(detail)
        }
        return switch kind {
        case .retired: phrase("retired")
        case .packNotSelected: isName ? .text("pack ") + named + .text(" is not selected") : phrase("pack not selected")
        case .scope: phrase("out of scope")
        case .conflict: phrase("in conflict")
        case .unboundSlot: unbound("slot")
        case .slotValue: .text("slot ") + named
        case .unboundRole: unbound("role")
        case .unboundVocabulary: unbound("vocabulary")
        case .condition: phrase("condition not met")
        case .noInventoryInstance: phrase("nothing in the inventory")
        case .waiver: phrase("waived")
        case .judgement, .noImportContract, .noMechanism, .noRunner: .text(detail.isEmpty ? kind.summary : detail)
        }
    }
}

extension Reason.Kind {
    /// What a rule that is dropped for it lacks, as a heading of a count.
    var summary: String {
        switch self {
        case .retired: "retired"
        case .packNotSelected: "pack not selected"
        case .scope: "out of scope"
        case .conflict: "in conflict"
        case .unboundSlot: "slot not bound"
        case .slotValue: "slot has another value"
        case .unboundRole: "role not bound"
        case .unboundVocabulary: "vocabulary not bound"
        case .condition: "condition not met"
        case .noInventoryInstance: "nothing in the inventory"
        case .waiver: "waived"
        case .judgement: "takes judgement"
        case .noImportContract: "no import contract"
        case .noMechanism: "declared, nothing enforces it"
        case .noRunner: "no tool runs it yet"
        }
    }
}

extension Outcome {
    var title: String {
        switch self {
        case .enforced: "Enforced"
        case .audit: "For the audit"
        case .disabled: "Disabled"
        case .outOfScope: "Out of scope"
        case .waived: "Waived"
        case .retired: "Retired"
        }
    }

    var words: String {
        switch self {
        case .enforced: "enforced"
        case .audit: "for the audit"
        case .disabled: "disabled"
        case .outOfScope: "out of scope"
        case .waived: "waived"
        case .retired: "retired"
        }
    }
}

extension RulePlan.Decision {
    package var words: String {
        switch self {
        case .full: "decided in full"
        case .remainder: "decided but for a remainder"
        case .candidates: "candidates only"
        }
    }
}

extension [Reason] {
    var words: Markdown.Inline { .joined(map(\.words), separator: .text("; ")) }
}

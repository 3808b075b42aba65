import Registry

/// `docs/classes.md`: classes of sensitive data, and the ladder that decides where a value may be kept.
enum ClassesPage {
    static func blocks(_ registry: Registry) -> [Markdown.Block] {
        let text = [registry.classesDescription, registry.persistence?.description].compactMap(\.self).map {
            Markdown.Block.paragraph(.prose($0.value))
        }
        return text + classes(registry) + ladder(registry)
    }

    private static func classes(_ registry: Registry) -> [Markdown.Block] {
        let rows = registry.classes.map { dataClass -> [Markdown.Inline] in
            let rules = registry.rules.filter { !$0.isRetired && $0.names(dataClass) }
            return [
                .code(dataClass.id.value), .prose(dataClass.covers.value), .text(dataClass.atRest.value.rawValue),
                .text(dataClass.loggable.value.rawValue), .prose(dataClass.note?.value ?? ""),
                .joined(rules.map { .documentedRule($0.id.value.description) }),
            ]
        }
        return rows.isEmpty ? [] : [.table(["Class", "Covers", "At rest", "Loggable", "Note", "Rules"], rows)]
    }

    private static func ladder(_ registry: Registry) -> [Markdown.Block] {
        guard let persistence = registry.persistence, !persistence.steps.isEmpty else { return [] }
        let rows = persistence.steps.map { step -> [Markdown.Inline] in
            let answers = [
                ("Yes", step.ifYes), ("No", step.ifNo), ("By default", step.defaultAnswer), ("Guidance", step.guidance),
            ].compactMap { label, text in text.map { Markdown.Inline.text("\(label): ") + .prose($0.value) } }
            return [
                .text(String(step.number.value)), .prose(step.question.value), .joined(answers, separator: .lineBreak),
            ]
        }
        let obligations = persistence.transientObligations.map { [Markdown.Block.paragraph(.prose($0.value))] } ?? []
        return [.heading(2, .text("Where a value is kept")), .table(["Step", "Question", "Answers"], rows)]
            + obligations
    }
}

extension Rule {
    fileprivate func names(_ dataClass: DataClass) -> Bool {
        switch appliesToClasses {
        case .all: true
        case .some(.some(let classes)): classes.contains { $0.value == dataClass.id.value }
        case nil: false
        }
    }
}

import Registry

/// What decides a rule, for its page.
enum RuleMechanisms {
    /// What no pattern looks at is not reported; a reader sees it.
    static func examples(
        _ examples: Examples, areReported: Bool = true, atMost count: Int = .max
    ) -> [Markdown.Block] {
        [(areReported ? "Reported:" : "A finding:", examples.bad), ("Fine:", examples.good)].flatMap {
            label, snippets -> [Markdown.Block] in
            let snippets = snippets.prefix(count)
            guard !snippets.isEmpty else { return [] }
            return [.paragraph(.text(label))] + snippets.map { .code($0.value, language: "swift") }
        }
    }

    static func patterns(of rule: Rule) -> [Markdown.Block] {
        rule.patterns.flatMap { pattern -> [Markdown.Block] in
            var rows: [[Markdown.Inline]] = [[.text("On"), .text(pattern.reach.rawValue)]]
            func add(_ name: String, _ items: [Markdown.Inline]) {
                if !items.isEmpty { rows.append([.text(name), .joined(items)]) }
            }
            add("Message", pattern.message.map { [.prose($0.value)] } ?? [])
            add("Reported part", pattern.capture.map { $0.value > 0 ? [.text("capture group \($0.value)")] : [] } ?? [])
            add("In", pattern.region == .any ? [] : [.text(pattern.region.rawValue)])
            add("Where", pattern.places.map(\.words))
            add("Not", pattern.excludedPlaces.map(\.words))
            add("Unless the line matches", pattern.unless.map { [.code($0.text)] } ?? [])
            add("Only with", pattern.when.map(\.words))
            add("Confidence", pattern.confidence == .verdict ? [] : [.text("candidate: a reader decides")])
            let flags = pattern.flags.map(\.rawValue).sorted()
            add("Flags", flags.map(Markdown.Inline.code))
            return [
                .heading(3, .code(rule.identifier(of: pattern))), .code(pattern.regex.text, language: "text"),
                .table(["Key", "Value"], rows),
            ] + examples(pattern.examples)
        }
    }

    static func builtins(of rule: Rule) -> [Markdown.Block] {
        let builtins = rule.builtins.map { use -> [Markdown.Inline] in
            let options = use.options.map { Markdown.Inline.code("\($0.name.value): \($0.value.value.shown)") }
            return [.text(use.tool.rawValue), .code(use.identifier.value), .joined(options)]
        }
        let reports = rule.ingest.map { ingest -> [Markdown.Inline] in
            [
                .text(ingest.tool.value), .joined(ingest.identifiers.map { .code($0.value) }),
                .text("its report is read"),
            ]
        }
        let rows = builtins + reports
        return rows.isEmpty ? [] : [.table(["Tool", "Rule", "Options"], rows)]
    }

    static func predicate(of rule: Rule) -> [Markdown.Block] {
        guard let predicate = rule.predicate, predicate.name.value != "none" else { return [] }
        let holds = PredicateDeclaration.named(predicate.name.value)?.holds ?? ""
        let rows = predicate.parameters.map { [Markdown.Inline.code($0.name.value), $0.value.value.words] }
        return [.paragraph(.code(predicate.name.value) + .prose(holds.isEmpty ? "" : ": \(holds)"))]
            + (rows.isEmpty ? [] : [.table(["Parameter", "Value"], rows)])
    }
}

extension Requirement {
    var words: Markdown.Inline {
        switch self {
        case .slotBound(let slot): .text("slot ") + .code(slot.value) + .text(" is bound")
        case .slotValue(let choice):
            .text("slot ") + .code(choice.slot.value) + .text(" is ") + .code(choice.value.value)
        case .languageMode(let mode): .text("language mode \(mode.value) or later")
        case .deploymentTarget(let platform, let version): .text("\(platform.value) \(version.value) or later")
        case .framework(let framework): .text("framework ") + .code(framework.value)
        case .addedFile: .text("files that a change adds")
        }
    }
}

extension RulePattern.Place {
    fileprivate var words: Markdown.Inline {
        switch self {
        case .role(let role): .text("role ") + .code(role.value)
        case .glob(let glob): .code(glob.value.text)
        }
    }
}

extension ParameterValue {
    fileprivate var words: Markdown.Inline {
        switch self {
        case .text(let text): .code(text)
        case .list(let texts): .joined(texts.map { .code($0.value) })
        case .flag(let flag): .text(flag ? "yes" : "no")
        case .number(let number): .text("\(number)")
        case .limits(let limits): .text(limits.map { "\($0.name.value) \($0.value.value)" }.joined(separator: ", "))
        }
    }
}

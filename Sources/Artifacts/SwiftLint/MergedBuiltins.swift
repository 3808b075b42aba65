import Planning
import Registry

/// SwiftLint's own rules for a run over all modules. SwiftLint takes no paths of one of them, so it runs in every module or
/// in none: here it runs where all modules have it with the same options, so that nothing is reported in a module whose
/// plan does not ask for it. What is left out stays in each module's own configuration.
struct MergedBuiltins {
    struct Disagreement {
        let identifier: String
        /// Whether the rule is left out; else it runs, as a warning.
        let isLeftOut: Bool
        /// A phrase.
        let why: String
    }

    /// By identifier.
    private(set) var entries: [SwiftLintRuleSet.Entry] = []
    private(set) var disagreements: [Disagreement] = []

    private typealias Use = (module: String, entry: SwiftLintRuleSet.Entry)

    init(_ modules: [(name: String, rules: SwiftLintRuleSet)]) {
        for identifier in unique(modules.flatMap(\.rules.entries).map(\.identifier)).sorted() {
            let uses = modules.compactMap { module -> Use? in
                module.rules.entries.first { $0.identifier == identifier }.map { (module.name, $0) }
            }
            let others = modules.map(\.name).filter { name in !uses.contains { $0.module == name } }
            add(identifier, uses, offIn: others)
        }
    }

    init(_ plans: [ModulePlan], levels: TwoLevels) {
        self.init(plans.map { ($0.module, SwiftLintRuleSet($0, levels: levels)) })
    }

    private mutating func add(_ identifier: String, _ uses: [Use], offIn others: [String]) {
        func disagree(_ why: String, isLeftOut: Bool = true) {
            disagreements.append(Disagreement(identifier: identifier, isLeftOut: isLeftOut, why: why))
        }
        guard var entry = uses.first?.entry else { return }
        let names = uses.map(\.module).joined(separator: ", ")
        guard others.isEmpty else { return disagree("on in \(names), off in \(others.joined(separator: ", "))") }
        guard uses.allSatisfy({ $0.entry.hasSameOptions(as: entry) }) else {
            return disagree("the modules give it different options")
        }
        let severities = unique(uses.map(\.entry.severity))
        if severities.count > 1 {
            guard !severities.contains(nil) else { return disagree("not every module gives it a severity") }
            let strict = uses.filter { $0.entry.severity == TwoLevels.error }.map(\.module)
            disagree("an error in \(strict.joined(separator: ", ")) only", isLeftOut: false)
            entry.severity = TwoLevels.warning
        }
        entry.from = unique(uses.flatMap(\.entry.from))
        entries.append(entry)
    }
}

extension SwiftLintRuleSet.Entry {
    fileprivate func hasSameOptions(as other: Self) -> Bool {
        func values(_ entry: Self) -> [String: OptionValue] {
            Dictionary(entry.options.map { ($0.name.value, $0.value.value) }, uniquingKeysWith: { first, _ in first })
        }
        return values(self) == values(other)
    }
}

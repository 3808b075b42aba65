import Diagnostics
import Patterns
import Registry

/// Puts the overlay's values into a pattern's text. Only for a pattern whose values were all found to be there.
struct Substitution {
    private let module: ModuleFacts
    private let rule: Rule

    init(_ module: ModuleFacts, for rule: Rule) {
        self.module = module
        self.rule = rule
    }

    /// Nil where a value is missing: never a regex with a hole.
    func fill(_ text: String) -> String? {
        PatternTemplate(text).filled { PlaceholderName($0).flatMap(alternation) }
    }

    /// Snippets as the module's own code would read, with the first of the values. One that needs a word of which the
    /// module only has a regex is left out.
    func fill(_ examples: Examples) -> Examples {
        var filled = examples
        filled.bad = examples.bad.compactMap(fill)
        filled.good = examples.good.compactMap(fill)
        return filled
    }

    private func fill(_ snippet: Located<String>) -> Located<String>? {
        PatternTemplate(snippet.value).filled { name in
            // What is no value of an overlay is Swift.
            guard let value = PlaceholderName(name) else { return "${\(name)}" }
            if case .vocabulary(let name) = value, module.match(ofVocabulary: name) == .regex { return nil }
            guard case .words(let words, _) = reading(of: value) else { return nil }
            return words.first
        }.map { Located($0, at: snippet.range) }
    }

    private func alternation(of name: PlaceholderName) -> String? {
        if case .inventory(let selector) = name {
            return alternation(of: module.entries(selector, for: rule), selector)
        }
        guard case .words(let words, _) = reading(of: name) else { return nil }
        if case .vocabulary(let vocabulary) = name, module.match(ofVocabulary: vocabulary) == .regex {
            return RegexEscape.alternation(ofRegexes: words)
        }
        return RegexEscape.alternation(words)
    }

    private func alternation(of entries: [ResolvedEntry], _ selector: InventorySelector) -> String? {
        guard !entries.isEmpty else { return nil }
        guard selector == .loggableReduced else { return SymbolSearch.alternation(entries.flatMap(\.searches)) }
        let branches = entries.map {
            SymbolSearch.alternation($0.searches, notReducedBy: $0.entry.reducedBy?.value)
        }
        return branches.count == 1 ? branches[0] : "(?:\(branches.joined(separator: "|")))"
    }

    func reading(of name: PlaceholderName) -> ModuleFacts.Reading {
        switch name {
        case .module: .words([module.overlay.module.value], at: "overlay:module")
        case .siblings: module.siblings
        case .vocabulary(let name): module.vocabulary(name)
        case .slot(let name): module.slot(name)
        case .inventory(let selector): module.symbols(selector, for: rule)
        }
    }
}

import Patterns

/// What a placeholder stands for when a pattern is tried out without an overlay.
enum PlaceholderSample {
    private static let word = "Sample"

    /// In a snippet: a vocabulary's first default, a symbol, else a made-up word.
    static func text(of name: String, in index: RegistryIndex) -> String {
        switch PlaceholderName(name) {
        case .vocabulary(let vocabulary): defaults(of: vocabulary, in: index).first ?? word
        case .inventory: SymbolSearch.sample.symbol
        default: word
        }
    }

    /// In a regex: what an overlay that binds nothing of its own gives it, so that a snippet may hold any of a vocabulary's
    /// defaults and any spelling of the symbol.
    static func regex(of name: String, in index: RegistryIndex) -> String {
        switch PlaceholderName(name) {
        case .vocabulary(let vocabulary):
            let words = defaults(of: vocabulary, in: index)
            guard !words.isEmpty else { break }
            guard index.vocabulary(vocabulary)?.effectiveMatch == .regex else { return RegexEscape.alternation(words) }
            return RegexEscape.alternation(ofRegexes: words)
        case .inventory(.loggableReduced):
            return SymbolSearch.alternation([.sample], notReducedBy: SymbolSearch.sampleHelper)
        case .inventory: return SymbolSearch.alternation([.sample])
        case .module, .siblings, .slot, nil: break
        }
        return RegexEscape.alternation([word])
    }

    /// Without empty ones and regexes that are none, which would hide what else is wrong with the pattern.
    private static func defaults(of vocabulary: String, in index: RegistryIndex) -> [String] {
        guard let vocabulary = index.vocabulary(vocabulary) else { return [] }
        let words = (vocabulary.defaults ?? []).map(\.value).filter { !$0.isEmpty }
        return vocabulary.effectiveMatch == .regex ? words.filter { (try? RegexSyntax($0)) != nil } : words
    }
}

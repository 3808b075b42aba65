import Patterns

/// What code is searched for to find a symbol of the inventory: the name, and the same name as keys and constants spell it.
package struct SymbolSearch: Sendable, Hashable {
    /// As the inventory lists it.
    package let symbol: String
    /// As code and keys spell it, the name itself first: `accessToken`, `_accessToken`, `access_token`, `ACCESS_TOKEN`. With
    /// the owner in front where the name alone would find other things: `traveller.name`, `traveller_name`.
    package let spellings: [String]
    private let owner: String?
    private let name: String

    /// - Parameter needsOwner: whether the part behind the last dot does not say enough without the one in front of it.
    package init(_ symbol: String, needsOwner: Bool) {
        let parts = symbol.split(separator: ".").map(String.init)
        self.symbol = symbol
        name = parts.last ?? symbol
        owner = needsOwner && parts.count > 1 ? parts[parts.count - 2] : nil
        let words = (owner.map { $0.identifierWords } ?? []) + name.identifierWords
        let snake = words.joined(separator: "_")
        let keys = words.count > 1 ? [snake, snake.uppercased()] : []
        if let owner {
            spellings = unique(["\(owner.loweringFirst).\(name)"] + keys)
        } else {
            spellings = unique([name, "_\(name)"] + keys)
        }
    }

    /// What stands for the inventory where a pattern is tried out without an overlay.
    package static let sample = SymbolSearch("sampleValue", needsOwner: false)
    package static let sampleHelper = "reduced"

    /// Any of the symbols as one group that captures nothing. `searches` holds at least one.
    package static func alternation(_ searches: [SymbolSearch]) -> String {
        let words = searches.filter { $0.owner == nil }.flatMap(\.spellings)
        let branches = (words.isEmpty ? [] : [RegexEscape.alternation(words)]) + searches.compactMap(\.ownedRegex)
        return branches.count == 1 ? branches[0] : "(?:\(branches.joined(separator: "|")))"
    }

    /// Any of the symbols where the helper that hashes or truncates it is not applied to it, in either form:
    /// `shortened(user.number)` and `user.number.shortened()`. Without a helper every use counts.
    package static func alternation(_ searches: [SymbolSearch], notReducedBy helper: String?) -> String {
        let symbols = alternation(searches)
        guard let helper = helper.map(functionName), !helper.isEmpty else { return symbols }
        let call = RegexEscape.literal(helper)
        return "(?:(?<!\\b\(call)\\([^()\\n]{0,80})\(symbols)(?!\\w)(?![?!]?\\.\(call)\\b))"
    }

    /// The owner's name, alone or at the end of a longer one: `traveller.name`, `leadTraveller?.name`.
    private var ownedRegex: String? {
        guard let owner else { return nil }
        let (lower, upper) = (RegexEscape.literal(owner.loweringFirst), RegexEscape.literal(owner.raisingFirst))
        let keys = spellings.dropFirst().map { "|" + RegexEscape.literal($0) }.joined()
        return "(?:(?:\\w*\(upper)|\(lower))[?!]?\\.\(RegexEscape.literal(name))\(keys))"
    }

    /// `shortened` of `Redaction.shortened(_:)`.
    package static func functionName(_ helper: String) -> String {
        String(helper.prefix { $0 != "(" }.split(separator: ".").last ?? "")
    }
}

extension InventoryEntry {
    /// One for each symbol. A qualified one is searched for without its owner where the name says enough alone and no entry
    /// of another class has it too.
    package func searches(among entries: [InventoryEntry]) -> [SymbolSearch] {
        let others = entries.filter { $0.dataClass.value != dataClass.value }.flatMap(\.symbols)
        let taken = Set(others.map { Self.name(of: $0.value) })
        return symbols.map { symbol in
            let name = Self.name(of: symbol.value)
            return SymbolSearch(symbol.value, needsOwner: Self.isCommon(name) || taken.contains(name))
        }
    }

    /// `name` of `Traveller.name`.
    package static func name(of symbol: String) -> String {
        symbol.split(separator: ".").last.map(String.init) ?? symbol
    }

    /// Words that stand for a hundred other things, so that a search for them says nothing.
    private static let commonWords: Set<String> = [
        "body", "code", "content", "count", "data", "date", "description", "error", "id", "identifier", "index", "info",
        "input", "item", "items", "key", "label", "list", "message", "model", "name", "number", "object", "output",
        "path", "payload", "request", "response", "result", "state", "status", "string", "text", "title", "type", "url",
        "user", "uuid", "value", "values",
    ]

    /// Whether a name alone, without its owner, would be found everywhere.
    package static func isCommon(_ name: String) -> Bool {
        let words = name.identifierWords
        return words.count == 1 && (words[0].count == 1 || commonWords.contains(words[0]))
    }
}

extension String {
    fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var raisingFirst: String { prefix(1).uppercased() + dropFirst() }
}

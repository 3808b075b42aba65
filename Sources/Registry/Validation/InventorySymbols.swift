import Diagnostics

extension OverlayValidation {
    /// A symbol is spelled as code spells it, says enough to be searched for, and belongs to one class.
    func checkSymbols(_ entries: [InventoryEntry]) {
        var first: [String: (symbol: Located<String>, dataClass: String)] = [:]
        var unqualified: [String: (symbol: Located<String>, dataClass: String)] = [:]
        for entry in entries {
            for symbol in entry.symbols where !symbol.value.contains(".") && unqualified[symbol.value] == nil {
                unqualified[symbol.value] = (symbol, entry.dataClass.value)
            }
        }
        for entry in entries {
            if let helper = entry.reducedBy, !helper.value.isFunctionName { findings.add(.invalidHelper(helper)) }
            for symbol in entry.symbols {
                if let complaint = SymbolComplaint(symbol.value) {
                    findings.add(.invalidSymbol(symbol, complaint))
                } else if let earlier = first[symbol.value] {
                    findings.add(.duplicateSymbol(symbol, entry.dataClass.value, earlier.symbol, earlier.dataClass))
                } else {
                    first[symbol.value] = (symbol, entry.dataClass.value)
                    guard symbol.value.contains("."),
                        let wider = unqualified[InventoryEntry.name(of: symbol.value)],
                        wider.dataClass != entry.dataClass.value
                    else { continue }
                    findings.add(.coveredSymbol(symbol, entry.dataClass.value, wider.symbol, wider.dataClass))
                }
            }
        }
    }
}

/// What is wrong with the spelling of a symbol.
private enum SymbolComplaint {
    case notAnIdentifier
    case keyword(String)
    /// A name that would match code which has nothing to do with the value.
    case tooCommon

    init?(_ symbol: String) {
        let parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy(\.isSwiftIdentifier) else {
            self = .notAnIdentifier
            return
        }
        if let keyword = parts.first(where: { Self.keywords.contains(String($0)) }) {
            self = .keyword(String(keyword))
        } else if parts.count == 1, InventoryEntry.isCommon(symbol) {
            self = .tooCommon
        } else {
            return nil
        }
    }

    /// The words that the compiler reserves everywhere (`Keyword` of swift-syntax, those that are lexer keywords); the
    /// contextual ones are identifiers elsewhere.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension String {
    /// `shortened`, `Redaction.shortened` or `Redaction.shortened(_:)`.
    fileprivate var isFunctionName: Bool {
        let name = prefix { $0 != "(" }
        let labels = dropFirst(name.count)
        return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isSwiftIdentifier)
            && (labels.isEmpty || labels.hasSuffix(")"))
    }
}

extension StringProtocol {
    /// The form of an identifier, keywords included.
    fileprivate var isSwiftIdentifier: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && self != "_"
    }
}

extension Diagnostic {
    fileprivate static func invalidSymbol(_ symbol: Located<String>, _ complaint: SymbolComplaint) -> Self {
        let (message, help) =
            switch complaint {
            case .notAnIdentifier:
                (
                    "'\(symbol.value)' is not a Swift identifier",
                    "write the name as code spells it, e.g. 'passportNumber' or 'Traveller.name'"
                )
            case .keyword(let keyword):
                (
                    "'\(keyword)' is a keyword of Swift, not a name",
                    "write the name of the property or variable that holds the value"
                )
            case .tooCommon:
                (
                    "'\(symbol.value)' would match code everywhere",
                    "qualify it, e.g. 'Traveller.\(symbol.value)', or give the value a name of its own in code"
                )
            }
        return Diagnostic(.invalidSymbol, at: symbol.range, message, help: help)
    }

    fileprivate static func invalidHelper(_ helper: Located<String>) -> Self {
        Diagnostic(
            .invalidSymbol, at: helper.range, "'\(helper.value)' is not the name of a function",
            help: "name the function that hashes or truncates the value as code spells it, e.g. 'Redaction.shortened'")
    }

    /// The wider symbol stands for the qualified one too.
    fileprivate static func coveredSymbol(
        _ symbol: Located<String>, _ dataClass: String, _ wider: Located<String>, _ widerClass: String
    ) -> Self {
        Diagnostic(
            .duplicateSymbol, at: symbol.range,
            "symbol '\(symbol.value)' is of class \(dataClass), and '\(wider.value)' of \(widerClass) stands for it too",
            notes: [Note("listed without its type here", at: wider.range)],
            help: "qualify the other as well: 'Type.\(wider.value)'")
    }

    fileprivate static func duplicateSymbol(
        _ symbol: Located<String>, _ dataClass: String, _ first: Located<String>, _ firstClass: String
    ) -> Self {
        let isOneClass = dataClass == firstClass
        return Diagnostic(
            .duplicateSymbol, at: symbol.range,
            isOneClass
                ? "symbol '\(symbol.value)' is listed twice"
                : "symbol '\(symbol.value)' is of class \(dataClass) here and of \(firstClass) elsewhere",
            notes: [Note("first listed here", at: first.range)],
            help: isOneClass
                ? "remove one of the two" : "keep the stricter class, or qualify the names: 'Type.\(symbol.value)'")
    }
}

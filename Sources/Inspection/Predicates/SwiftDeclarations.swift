import Patterns

/// A named place of a Swift file.
struct SwiftName: Sendable, Hashable {
    let text: String
    /// In the file's bytes.
    let range: Range<Int>
}

/// The declarations of a Swift file that predicates ask about, found by their keywords.
struct SwiftDeclarations: Sendable {
    let bytes: [UInt8]
    let spans: [SwiftLexer.Span]
    let tokens: [SwiftToken]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        spans = SwiftLexer.spans(bytes)
        tokens = SwiftLexer.tokens(bytes, in: spans)
    }

    /// The names that declarations of types and type aliases introduce; extensions introduce none.
    var types: [SwiftName] {
        tokens.indices.dropLast().compactMap { index in
            guard Self.typeKeywords.contains(keyword(at: index) ?? "") else { return nil }
            let name = tokens[index + 1]
            switch name.kind {
            // `class func`
            case .word where Self.memberKeywords.contains(text(of: name)): return nil
            case .word, .quotedName: return SwiftName(text: text(of: name), range: name.range)
            case .mark: return nil
            }
        }
    }

    /// Nil for a name, also one that is spelled like a keyword: in backticks, or behind a dot.
    func keyword(at index: Int) -> String? {
        guard tokens[index].kind == .word, index == 0 || tokens[index - 1].kind != .mark(UInt8(ascii: ".")) else {
            return nil
        }
        return text(of: tokens[index])
    }

    func text(of token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    private static let memberKeywords: Set = ["func", "var", "let", "subscript", "init"]
}

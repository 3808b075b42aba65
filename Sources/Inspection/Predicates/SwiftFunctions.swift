import Patterns

/// A function with a body, and how long it is.
struct SwiftFunction: Sendable, Hashable {
    let name: SwiftName
    /// As SwiftLint's `function_body_length` counts: the lines between the one with the opening brace and the one with
    /// the closing brace, without those that are blank or hold only comments. Functions and closures inside count along.
    let lines: Int
}

extension SwiftDeclarations {
    /// Functions, initialisers, deinitialisers and subscripts, each where its body ends. Accessors and closures are none,
    /// again as in `function_body_length`.
    var functions: [SwiftFunction] {
        var scan = FunctionScan(self)
        for index in tokens.indices { scan.read(index) }
        return scan.functions
    }
}

/// One pass over the tokens, with the open braces on a stack.
private struct FunctionScan {
    private let file: SwiftDeclarations
    private let lines: CodeLines
    private(set) var functions: [SwiftFunction] = []
    private var braces: [Brace] = []
    /// A function whose body has not begun, and the open parentheses around it.
    private var pending: (name: SwiftName, depth: Int)?
    /// Open parentheses and brackets since the last open brace.
    private var depth = 0

    private struct Brace {
        let offset: Int
        /// The function whose body it opens.
        let function: SwiftName?
        /// What was there before it, to return to.
        let pending: (name: SwiftName, depth: Int)?
        let depth: Int
    }

    init(_ file: SwiftDeclarations) {
        self.file = file
        lines = CodeLines(file)
    }

    mutating func read(_ index: Int) {
        let token = file.tokens[index]
        switch token.kind {
        case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
        case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth = max(0, depth - 1)
        case .mark(UInt8(ascii: "{")): open(at: token.range.lowerBound)
        case .mark(UInt8(ascii: "}")): close(at: token.range.lowerBound)
        case .word: readKeyword(index)
        case .quotedName, .mark: break
        }
    }

    private mutating func open(at offset: Int) {
        // A brace in the parentheses of a signature is a default value's.
        let function = pending.flatMap { $0.depth == depth ? $0.name : nil }
        braces.append(
            Brace(offset: offset, function: function, pending: function == nil ? pending : nil, depth: depth))
        pending = nil
        depth = 0
    }

    private mutating func close(at offset: Int) {
        guard let brace = braces.popLast() else { return }
        if let name = brace.function {
            functions.append(SwiftFunction(name: name, lines: lines.count(between: brace.offset, and: offset)))
        }
        (pending, depth) = (brace.pending, brace.depth)
    }

    private mutating func readKeyword(_ index: Int) {
        guard let keyword = file.keyword(at: index) else { return }
        let next = index + 1 < file.tokens.count ? file.tokens[index + 1] : nil
        switch (keyword, next?.kind) {
        case ("func", _):
            // An operator has no word for a name.
            let isNamed = next?.kind == .word || next?.kind == .quotedName
            begin(isNamed ? next ?? file.tokens[index] : file.tokens[index])
        case ("init", .mark(let mark)) where "(<?!".utf8.contains(mark),
            ("subscript", .mark(let mark)) where "(<".utf8.contains(mark),
            ("deinit", .mark(let mark)) where mark == UInt8(ascii: "{"):
            begin(file.tokens[index])
        case _ where Self.declarationKeywords.contains(keyword) && pending?.depth == depth:
            // The next declaration of a protocol: the function before it has no body.
            pending = nil
        default: break
        }
    }

    private mutating func begin(_ name: SwiftToken) {
        pending = (SwiftName(text: file.text(of: name), range: name.range), depth)
    }

    private static let declarationKeywords: Set = [
        "var", "let", "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "associatedtype",
        "case",
    ]
}

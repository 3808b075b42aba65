import Patterns

/// A type or extension of a Swift file.
struct SwiftType: Sendable {
    /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
    let kind: String
    let name: SwiftName
    /// As they are written behind the colon, without attributes, `any` and generic arguments.
    let conformances: [String]
    /// Offsets of the braces of its body.
    let body: Range<Int>
    /// Declarations directly in the body.
    let members: Int
    /// Whether no other declaration's braces are around it.
    let isAtTop: Bool
}

extension SwiftDeclarations {
    /// Those with a body, each where its body ends.
    var bodies: [SwiftType] {
        var scan = TypeScan(self)
        for index in tokens.indices { scan.read(index) }
        return scan.types
    }

    /// Types at the top of the file, extensions not among them.
    var typesAtTop: [SwiftType] { bodies.filter { $0.isAtTop && $0.kind != "extension" } }
}

/// One pass over the tokens, with the open braces on a stack.
private struct TypeScan {
    private let file: SwiftDeclarations
    private(set) var types: [SwiftType] = []
    private var braces: [Brace] = []
    private var pending: Head?
    /// Open parentheses and brackets since the last open brace.
    private var depth = 0

    private struct Head {
        let kind: String
        let name: SwiftName
        let conformances: [String]
    }

    private struct Brace {
        let offset: Int
        let head: Head?
        let depth: Int
        var members = 0
    }

    init(_ file: SwiftDeclarations) { self.file = file }

    mutating func read(_ index: Int) {
        let token = file.tokens[index]
        switch token.kind {
        case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
        case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth = max(0, depth - 1)
        case .mark(UInt8(ascii: "{")):
            braces.append(Brace(offset: token.range.lowerBound, head: pending, depth: depth))
            (pending, depth) = (nil, 0)
        case .mark(UInt8(ascii: "}")): close(at: token.range.upperBound)
        case .word: readKeyword(index)
        case .quotedName, .mark: break
        }
    }

    private mutating func close(at end: Int) {
        guard let brace = braces.popLast() else { return }
        depth = brace.depth
        guard let head = brace.head else { return }
        types.append(
            SwiftType(
                kind: head.kind, name: head.name, conformances: head.conformances, body: brace.offset..<end,
                members: brace.members, isAtTop: braces.isEmpty))
    }

    private mutating func readKeyword(_ index: Int) {
        guard depth == 0, let keyword = file.keyword(at: index) else { return }
        if Self.types.contains(keyword), let head = head(at: index, keyword) {
            countMember()
            pending = head
        } else if Self.members.contains(keyword), !isModifier(index) {
            countMember()
        }
    }

    private mutating func countMember() {
        if let last = braces.indices.last, braces[last].head != nil { braces[last].members += 1 }
    }

    /// `class func`, `indirect case`: the keyword behind it declares the member. `subscript` and `init` are called too.
    private func isModifier(_ index: Int) -> Bool {
        guard index + 1 < file.tokens.count, let next = file.keyword(at: index + 1) else { return false }
        return file.keyword(at: index) == "class" && Self.members.contains(next)
    }

    private func head(at index: Int, _ kind: String) -> Head? {
        guard index + 1 < file.tokens.count else { return nil }
        let name = file.tokens[index + 1]
        switch name.kind {
        case .word
        where Self.members.contains(file.text(of: name)) || kind == "protocol" && index > 0 && isGeneric(index):
            return nil
        case .mark: return nil
        case .word, .quotedName:
            return Head(
                kind: kind, name: SwiftName(text: file.text(of: name), range: name.range),
                conformances: conformances(behind: index + 1))
        }
    }

    private func isGeneric(_ index: Int) -> Bool { file.tokens[index - 1].kind == .mark(UInt8(ascii: ":")) }

    /// Between the colon and the body or `where`.
    private func conformances(behind name: Int) -> [String] {
        var found: [String] = []
        var current = ""
        var (angles, isBehindColon) = (0, false)
        var index = name + 1
        func isMark(_ at: Int, _ mark: Unicode.Scalar) -> Bool {
            file.tokens.indices.contains(at) && file.tokens[at].kind == .mark(UInt8(ascii: mark))
        }
        func finish() {
            if !current.isEmpty { found.append(current) }
            current = ""
        }
        while index < file.tokens.count {
            let token = file.tokens[index]
            defer { index += 1 }
            switch token.kind {
            case .mark(UInt8(ascii: "{")):
                finish()
                return found
            case .mark(UInt8(ascii: "<")): angles += 1
            case .mark(UInt8(ascii: ">")) where !isMark(index - 1, "-"): angles -= 1
            case .mark(UInt8(ascii: ":")) where angles == 0: isBehindColon = true
            case .mark(UInt8(ascii: ",")) where angles == 0, .mark(UInt8(ascii: "&")) where angles == 0: finish()
            case .mark(UInt8(ascii: ".")) where angles == 0 && isBehindColon: current += "."
            case .word where angles == 0 && file.text(of: token) == "where":
                finish()
                return found
            case .word where angles == 0 && isBehindColon && !isMark(index - 1, "@") && file.text(of: token) != "any":
                current += file.text(of: token)
            case .quotedName where angles == 0 && isBehindColon: current += file.text(of: token)
            default: break
            }
        }
        return found
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let members: Set = [
        "func", "var", "let", "subscript", "init", "deinit", "case", "typealias", "associatedtype", "macro",
    ]
}

import Foundation

/// Turns a glob's tokens into alternatives of segments, and refuses what could never match or means two things.
struct GlobParser {
    private let text: String

    /// How many ways the braces of one glob may be combined.
    private static let expansionLimit = 1000

    init(_ text: String) {
        self.text = text
    }

    func parse() throws(PatternError) -> [[GlobSegment]] {
        var lexer = GlobLexer(text)
        let tokens = try lexer.tokens()
        guard !tokens.isEmpty else {
            throw PatternError("the path pattern is empty", at: 0..<0, help: "write ** for everything")
        }
        var alternatives: [[GlobSegment]] = []
        for expanded in try expand(tokens) {
            let segments = try segments(expanded)
            if !alternatives.contains(segments) { alternatives.append(segments) }
        }
        return alternatives
    }

    /// The token sequences without a brace group that reaches beyond one segment.
    private func expand(_ tokens: [GlobToken]) throws(PatternError) -> [[GlobToken]] {
        var sequences: [[GlobToken]] = [[]]
        for token in tokens {
            guard token.spansSegments, case .braces(let branches) = token.kind else {
                for index in sequences.indices { sequences[index].append(token) }
                continue
            }
            var endings: [[GlobToken]] = []
            for branch in branches { endings += try expand(branch) }
            guard sequences.count * endings.count <= Self.expansionLimit else {
                throw PatternError(
                    "the braces of this pattern combine in more than \(Self.expansionLimit) ways", at: token.range,
                    help: "write several patterns")
            }
            sequences = sequences.flatMap { start in endings.map { start + $0 } }
        }
        return sequences
    }

    private func segments(_ tokens: [GlobToken]) throws(PatternError) -> [GlobSegment] {
        let whole = 0..<text.utf8.count
        var segments: [GlobSegment] = []
        guard let first = tokens.first, let last = tokens.last else {
            throw PatternError("one alternative of this pattern is empty", at: whole, help: "remove it")
        }
        if first.isSlash {
            throw PatternError("a path pattern cannot start with /", at: first.range, help: "remove the /")
        }
        if last.isSlash {
            throw PatternError(
                "a path pattern cannot end with /", at: last.range, help: "write /** for everything below a folder")
        }
        if let pair = zip(tokens, tokens.dropFirst()).first(where: { $0.isSlash && $1.isSlash }) {
            throw PatternError("two / stand side by side", at: pair.1.range, help: "remove one of them")
        }
        for piece in tokens.split(whereSeparator: \.isSlash) {
            let segment = try segment(piece)
            // Two `**` in a row say what one says.
            if segment != .folders || segments.last != .folders { segments.append(segment) }
        }
        return segments
    }

    private func segment(_ tokens: ArraySlice<GlobToken>) throws(PatternError) -> GlobSegment {
        let start = tokens.first?.range.lowerBound ?? 0
        let range = start..<(tokens.last?.range.upperBound ?? start)
        if tokens.contains(where: \.isFolders) {
            guard tokens.count == 1 else {
                throw PatternError(
                    "** stands for whole folders and cannot touch other characters", at: range,
                    help: "write **/ before a name and /** behind it, or * within a name")
            }
            return .folders
        }
        let elements = Self.elements(tokens)
        let leadsUpwards = elements.spell("..")
        if leadsUpwards || elements.spell(".") {
            throw PatternError(
                "a path pattern cannot hold a . or .. segment", at: range,
                help: "write the path from the folder it is relative to", leadsUpwards: leadsUpwards)
        }
        return .pattern(elements)
    }

    /// Characters side by side become one literal in NFC.
    private static func elements(_ tokens: some Sequence<GlobToken>) -> [GlobElement] {
        var elements: [GlobElement] = []
        var literal = String.UnicodeScalarView()
        func finishLiteral() {
            guard !literal.isEmpty else { return }
            elements.append(.literal(String(literal).precomposedStringWithCanonicalMapping))
            literal = String.UnicodeScalarView()
        }
        for token in tokens {
            if case .character(let scalar) = token.kind {
                literal.append(scalar)
                continue
            }
            finishLiteral()
            switch token.kind {
            case .any: elements.append(.any)
            case .run where elements.last != .run: elements.append(.run)
            case .members(let ranges, let negated): elements.append(.members(ranges, negated: negated))
            case .braces(let branches): elements.append(.alternatives(branches.map(Self.elements)))
            case .character, .slash, .folders, .run: break
            }
        }
        finishLiteral()
        return elements
    }
}

extension [GlobElement] {
    /// Whether the elements can be read as a name without a wildcard standing for any part of it. `*` may match `..` like
    /// any other name; nobody wrote it.
    fileprivate func spell(_ name: Substring) -> Bool { rests(of: [name]).contains("") }

    /// What is left of some names behind the elements.
    private func rests(of names: Set<Substring>) -> Set<Substring> {
        reduce(names) { names, element in
            switch element {
            case .literal(let text): Set(names.filter { $0.hasPrefix(text) }.map { $0.dropFirst(text.count) })
            case .any, .run, .members(_, negated: true): []
            case .members(let ranges, negated: false):
                Set(
                    names.filter { name in
                        name.unicodeScalars.first.map { first in ranges.contains { $0.contains(first.value) } } ?? false
                    }.map { $0.dropFirst() })
            case .alternatives(let branches): branches.reduce(into: []) { $0.formUnion($1.rests(of: names)) }
            }
        }
    }
}

extension GlobToken {
    fileprivate var isSlash: Bool { if case .slash = kind { true } else { false } }
    fileprivate var isFolders: Bool { if case .folders = kind { true } else { false } }
}

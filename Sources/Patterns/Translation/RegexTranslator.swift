/// Prints a tree in the syntax of another engine. Sets and assertions stand in extensions beside this file.
struct RegexTranslator {
    let engine: RegexEngine
    let lineWise: Bool
    /// Whether what is printed next is read as ignoring case.
    private var ignoresCase = false
    /// Whether what is printed next can end the match.
    private(set) var isLast = true

    init(engine: RegexEngine, lineWise: Bool) {
        self.engine = engine
        self.lineWise = lineWise
    }

    mutating func pattern(_ root: RegexNode) throws(UnsupportedConstruct) -> String {
        ignoresCase = root.modes.contains(.ignoreCase)
        return (ignoresCase ? "(?i)" : "") + (try text(root))
    }

    private mutating func text(_ node: RegexNode) throws(UnsupportedConstruct) -> String {
        do throws(UnsupportedConstruct) {
            return try printed(node)
        } catch {
            throw error.at(node.range)
        }
    }

    private mutating func printed(_ node: RegexNode) throws(UnsupportedConstruct) -> String {
        switch node.kind {
        case .literal(let point, _): return try literal(point, node)
        case .any: return dot(node.modes)
        case .set(let set) where set.members.isEverything: return dot(node.modes.union(.dotAll))
        case .set(let set): return try self.set(lineWise ? set.members.withoutLineBreaks : set.members)
        case .lineEnd: return try lineEnd()
        case .grapheme: throw UnsupportedConstruct("\\X")
        case .assertion(let assertion): return try self.assertion(assertion, node.modes, WordBoundary.Neighbours())
        case .backReference(let number):
            guard engine == .pcre2 else { throw UnsupportedConstruct("back-reference") }
            return "\\g{\(number)}"
        case .modeChange: return changeMode(node)
        case .group(let group, let body): return try self.group(group, body, in: node)
        case .repetition(let body, let count): return try repetition(body, count)
        case .sequence(let items): return try sequence(items)
        case .alternation(let branches):
            var parts: [String] = []
            for branch in branches { parts.append(try text(branch)) }
            return parts.joined(separator: "|")
        }
    }

    private mutating func sequence(_ items: [RegexNode]) throws(UnsupportedConstruct) -> String {
        let ends = isLast
        defer { isLast = ends }
        var output = ""
        for (index, item) in items.enumerated() {
            isLast = ends && items[(index + 1)...].allSatisfy(\.isModeChange)
            if case .assertion(let assertion) = item.kind {
                let neighbours = WordBoundary.Neighbours(of: index, in: items)
                do throws(UnsupportedConstruct) {
                    output += try self.assertion(assertion, item.modes, neighbours)
                } catch {
                    throw error.at(item.range)
                }
            } else {
                output += try text(item)
            }
        }
        return output
    }

    private func literal(_ point: UInt32, _ node: RegexNode) throws(UnsupportedConstruct) -> String {
        if lineWise, LineBreaks.contains(point) { return LineBreakEdits.nothing }
        guard let scalar = Unicode.Scalar(point) else { throw UnsupportedConstruct("lone surrogate") }
        if node.modes.contains(.ignoreCase), !scalar.isASCII {
            let properties = scalar.properties
            let changesLength = [properties.lowercaseMapping, properties.uppercaseMapping].contains {
                $0.unicodeScalars.count > 1
            }
            if changesLength { throw UnsupportedConstruct("ignoring the case of \(scalar)") }
        }
        return RegexEscape.literal(String(Character(scalar)))
    }

    private func dot(_ modes: RegexModes) -> String {
        // A class, since each round of a repeated group takes some of PCRE2's stack, and with it the match is lost.
        if !lineWise, modes.contains(.dotAll) { return engine == .pcre2 ? #"[\s\S]"# : "(?s:.)" }
        if !lineWise, modes.contains(.unixLines) { return "[^\\n]" }
        return engine == .pcre2 ? "\\V" : "[^\(SetExpression.rustLineBreaks)]"
    }

    private func lineEnd() throws(UnsupportedConstruct) -> String {
        if lineWise { return LineBreakEdits.nothing }
        // Rust has no way to keep CR LF together.
        guard engine == .pcre2 else { throw UnsupportedConstruct("\\R") }
        return "\\R"
    }

    /// A flag group reaches to the end of the group around it in all three engines.
    private mutating func changeMode(_ node: RegexNode) -> String {
        let changed = node.modes.contains(.ignoreCase)
        defer { ignoresCase = changed }
        return changed == ignoresCase ? "" : changed ? "(?i)" : "(?-i)"
    }

    private mutating func group(
        _ group: RegexNode.Group, _ body: RegexNode, in node: RegexNode
    ) throws(UnsupportedConstruct) -> String {
        let outer = ignoresCase
        defer { ignoresCase = outer }
        let open: String
        switch group {
        case .capture(_, nil): open = "("
        case .capture(_, let name?): open = "(?P<\(name)>"
        case .plain:
            ignoresCase = body.modes.contains(.ignoreCase)
            open = ignoresCase == outer ? "(?:" : ignoresCase ? "(?i:" : "(?-i:"
        case .atomic: open = try only(.pcre2, "(?>", "atomic group")
        case .lookAhead(let negative): open = try only(.pcre2, negative ? "(?!" : "(?=", "look-ahead")
        case .lookBehind(let negative):
            open = try only(.pcre2, negative ? "(?<!" : "(?<=", "look-behind")
            try requireFixedLength(body)
        }
        return open + (try text(body)) + ")"
    }

    private func only(
        _ engine: RegexEngine, _ text: String, _ construct: String
    ) throws(UnsupportedConstruct) -> String {
        guard self.engine == engine else { throw UnsupportedConstruct(construct) }
        return text
    }

    private mutating func repetition(
        _ body: RegexNode, _ count: RegexNode.Count
    ) throws(UnsupportedConstruct) -> String {
        if count.upper == 0 {
            // What is repeated no times may even refer to groups that do not exist.
            guard body.isCaptureFree else { throw UnsupportedConstruct("group repeated no times") }
            return "(?:)"
        }
        // PCRE2 counts in 16 bits; Rust unrolls, and refuses what gets too large.
        let limit = engine == .pcre2 ? 65_535 : 1_000
        guard max(count.lower, count.upper ?? 0) <= limit else { throw UnsupportedConstruct("count above \(limit)") }
        if count.style == .possessive, engine == .rust { throw UnsupportedConstruct("possessive quantifier") }
        var body = body
        if case .assertion = body.kind { body = RegexNode(.group(.plain, body), body.range, modes: body.modes) }
        let ends = isLast
        defer { isLast = ends }
        isLast = false
        return try text(body) + count.text
    }

    /// PCRE2 before 10.43 wants each alternative of a look-behind to have one length.
    private func requireFixedLength(_ body: RegexNode) throws(UnsupportedConstruct) {
        let branches: [RegexNode] = if case .alternation(let branches) = body.kind { branches } else { [body] }
        guard branches.allSatisfy({ $0.fixedLength != nil }) else {
            throw UnsupportedConstruct("look-behind of variable length")
        }
    }
}

extension RegexNode {
    fileprivate var isModeChange: Bool { if case .modeChange = kind { true } else { false } }

    fileprivate var isCaptureFree: Bool {
        switch kind {
        case .group(.capture, _): false
        case .group(_, let body), .repetition(let body, _): body.isCaptureFree
        case .sequence(let items), .alternation(let items): items.allSatisfy(\.isCaptureFree)
        default: true
        }
    }
}

extension RegexNode.Count {
    fileprivate var text: String {
        let bounds =
            switch (lower, upper) {
            case (0, nil): "*"
            case (1, nil): "+"
            case (0, 1): "?"
            case (let lower, nil): "{\(lower),}"
            case (let lower, let upper?): lower == upper ? "{\(lower)}" : "{\(lower),\(upper)}"
            }
        let suffix =
            switch style {
            case .greedy: ""
            case .lazy: "?"
            case .possessive: "+"
            }
        return bounds + suffix
    }
}

extension RegexNode {
    /// In characters; nil where texts of several lengths match.
    fileprivate var fixedLength: Int? {
        switch kind {
        case .literal, .any, .set: return 1
        case .lineEnd, .grapheme, .backReference: return nil
        case .assertion, .modeChange, .group(.lookAhead, _), .group(.lookBehind, _): return 0
        case .group(_, let body): return body.fixedLength
        case .repetition(let body, let count):
            guard count.lower == count.upper else { return nil }
            return body.fixedLength.map { $0 * count.lower }
        case .sequence(let items):
            let lengths = items.map(\.fixedLength)
            return lengths.contains(nil) ? nil : lengths.reduce(0) { $0 + ($1 ?? 0) }
        case .alternation(let branches):
            let lengths = Set(branches.map(\.fixedLength))
            return lengths.count == 1 ? lengths.first ?? nil : nil
        }
    }
}

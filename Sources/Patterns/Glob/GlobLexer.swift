/// Cuts a glob into tokens, brace groups nested.
struct GlobLexer {
    private let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and of the end.
    private let offsets: [Int]
    private var index = 0
    private var depth = 0

    /// Deeper nesting is a mistake, and would be a risk for the stack.
    private static let nestingLimit = 50

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var offset = 0
        var offsets: [Int] = []
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        self.offsets = offsets + [offset]
    }

    /// The tokens up to the end, or within braces up to a `,` or `}`, which stays the next scalar.
    mutating func tokens() throws(PatternError) -> [GlobToken] {
        var tokens: [GlobToken] = []
        while index < scalars.count {
            let scalar = scalars[index]
            if depth > 0, scalar == "," || scalar == "}" { break }
            let start = index
            index += 1
            let kind = try kind(of: scalar, at: start)
            tokens.append(GlobToken(kind: kind, range: offsets[start]..<offsets[index]))
        }
        return tokens
    }

    private mutating func kind(of scalar: Unicode.Scalar, at start: Int) throws(PatternError) -> GlobToken.Kind {
        switch scalar {
        case "/": return .slash
        case "?": return .any
        case "*":
            if index < scalars.count, scalars[index] == "*" {
                index += 1
                return .folders
            }
            return .run
        case "[": return try members(from: start)
        case "{": return try braces(from: start)
        case "\\": return .character(try escaped(from: start))
        default:
            try refuseControl(scalar, at: start)
            return .character(scalar)
        }
    }

    private func refuseControl(_ scalar: Unicode.Scalar, at position: Int) throws(PatternError) {
        guard scalar.properties.generalCategory == .control else { return }
        throw PatternError(
            "a path pattern cannot hold a control character", at: offsets[position]..<offsets[position + 1],
            help: "remove it")
    }

    private mutating func escaped(from start: Int) throws(PatternError) -> Unicode.Scalar {
        guard index < scalars.count else {
            throw PatternError(
                "there is nothing behind this backslash", at: offsets[start]..<offsets[index],
                help: "write \\\\ for the character, and / between folders")
        }
        let scalar = scalars[index]
        try refuseControl(scalar, at: index)
        index += 1
        if scalar == "/" || (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar) {
            throw PatternError(
                "\\\(scalar) has no meaning in a path pattern", at: offsets[start]..<offsets[index],
                help: "write / between folders, and \\ only before one of *?[]{},\\")
        }
        return scalar
    }

    private mutating func braces(from start: Int) throws(PatternError) -> GlobToken.Kind {
        depth += 1
        let open = offsets[start]..<offsets[index]
        if depth > Self.nestingLimit {
            throw PatternError("braces are nested too deeply", at: open, help: "write several patterns")
        }
        var branches = [try tokens()]
        while index < scalars.count, scalars[index] == "," {
            index += 1
            branches.append(try tokens())
        }
        guard index < scalars.count else {
            throw PatternError("this { is not closed", at: open, help: "add a }, or write \\{ for the character")
        }
        index += 1
        depth -= 1
        if branches.count == 1 {
            throw PatternError(
                "these braces hold one alternative only", at: offsets[start]..<offsets[index],
                help: "write {a,b}, or leave the braces out, or write \\{ for the character")
        }
        return .braces(branches)
    }

    /// `[a-z]`, `[!a]`, `[^a]`. A `]` stands for itself in the first place, a `-` in the first and last.
    private mutating func members(from start: Int) throws(PatternError) -> GlobToken.Kind {
        let open = offsets[start]..<offsets[index]
        var negated = false
        if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
            negated = true
            index += 1
        }
        var ranges: [ClosedRange<UInt32>] = []
        while index < scalars.count, scalars[index] != "]" || ranges.isEmpty {
            let first = index
            let lower = try member()
            var upper = lower
            if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
                index += 1
                upper = try member()
            }
            guard lower <= upper else {
                throw PatternError(
                    "this range runs backwards", at: offsets[first]..<offsets[index],
                    help: "write [\(upper)-\(lower)]")
            }
            ranges.append(lower.value...upper.value)
        }
        guard index < scalars.count else {
            throw PatternError("this [ is not closed", at: open, help: "add a ], or write \\[ for the character")
        }
        index += 1
        return .members(ranges, negated: negated)
    }

    private mutating func member() throws(PatternError) -> Unicode.Scalar {
        let start = index
        guard index < scalars.count else { return "]" }
        let scalar = scalars[index]
        index += 1
        if scalar == "\\" { return try escaped(from: start) }
        try refuseControl(scalar, at: start)
        if scalar == "/" {
            throw PatternError(
                "a class cannot hold a /", at: offsets[start]..<offsets[index], help: "write {a/b,c} instead")
        }
        return scalar
    }
}

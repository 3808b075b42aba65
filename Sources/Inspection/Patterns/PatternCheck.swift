import Patterns
import Planning

/// A pattern of the plan, ready to be run on files.
struct PatternCheck: Sendable {
    let pattern: ResolvedPattern
    /// Among the inspection's `PathScopes`.
    let scope: Int
    /// Of which a file imports one, in lower case; empty for any file.
    let frameworks: [String]
    /// Among the texts of the inspection's scanner, those of which each match holds one; nil where none is known.
    let literals: [Int]?
    /// Whether it is enough to look at single lines.
    private let runsOnLines: Bool
    private let regex: CompiledRegex
    private let unless: CompiledRegex?

    /// Nil for a pattern that does not compile, of which the emitters' self-check tells.
    init?(_ pattern: ResolvedPattern, scope: Int, frameworks: [String], scanner: inout ScannerTexts) {
        guard let syntax = try? RegexSyntax(pattern.regex, flags: Set(pattern.flags)),
            let regex = try? CompiledRegex(pattern.reach == .line ? syntax.lineWise : syntax.fileWise)
        else { return nil }
        self.pattern = pattern
        self.scope = scope
        self.frameworks = frameworks
        self.regex = regex
        runsOnLines = pattern.reach == .line && syntax.needsLineOnly
        literals = syntax.requiredLiterals.map { $0.map { scanner.number(of: $0) } }
        unless = pattern.unless.flatMap { text in
            (try? RegexSyntax(text)).flatMap { try? CompiledRegex($0.lineWise) }
        }
    }

    /// Places that match, ascending, before regions are asked.
    ///
    /// - Parameter candidates: the lines that hold one of `literals`, ascending; nil where it has none.
    func matches(in text: SourceText, candidates: [Int]?) -> [SourceText.Match] {
        guard runsOnLines else {
            return candidates.map(\.isEmpty) == true ? [] : text.matches(of: regex)
        }
        let lines = candidates ?? Array(text.file.lineStarts.indices)
        return lines.flatMap { text.matches(of: regex, in: text.line($0)) }
    }

    /// Where a match is reported: at the capture group, where the pattern names one.
    func place(of match: SourceText.Match) -> Range<Int>? {
        (match.groups.indices.contains(pattern.capture) ? match.groups[pattern.capture] : nil) ?? match.groups.first
            ?? nil
    }

    /// Whether the line of a place is one that the pattern does not mean.
    func isExempt(_ place: Range<Int>, in text: SourceText) -> Bool {
        guard let unless else { return false }
        return !text.matches(of: unless, in: text.line(text.file.lineIndex(at: place.lowerBound))).isEmpty
    }
}

/// The texts that one scan of a file looks for.
struct ScannerTexts {
    private(set) var texts: [RequiredLiteral] = []
    private var numbers: [RequiredLiteral: Int] = [:]

    mutating func number(of text: RequiredLiteral) -> Int {
        if let known = numbers[text] { return known }
        texts.append(text)
        numbers[text] = texts.count - 1
        return texts.count - 1
    }

    mutating func number(of word: String) -> Int {
        number(of: RequiredLiteral(bytes: Array(word.utf8), ignoresCase: false))
    }
}

extension RegexTranslator {
    func assertion(
        _ assertion: RegexNode.Assertion, _ modes: RegexModes, _ neighbours: WordBoundary.Neighbours
    ) throws(UnsupportedConstruct) -> String {
        switch assertion {
        case .textStart: return textStart
        case .textEnd: return "\\z"
        case .textEndBeforeLineEnd: return try beforeLastLineEnd(modes)
        case .previousMatchEnd: throw UnsupportedConstruct("\\G")
        case .lineStart:
            if !modes.contains(.multiLine) { return textStart }
            return engine == .pcre2 ? #"(?<!(?!\A\x{FEFF})[^\n])(?!\A\x{FEFF})"# : "(?m:^)"
        case .lineEnd:
            if !modes.contains(.multiLine) { return try beforeLastLineEnd(modes) }
            if engine == .rust { return try rustLineEnd(modes) }
            return modes.contains(.unixLines) ? #"(?![^\n])"# : lineWise ? #"(?!\V)"# : #"(?!\V)(?<!\r(?=\n))"#
        case .wordBoundary, .notWordBoundary:
            if modes.contains(.unicodeWords) { throw UnsupportedConstruct("\\b under (?w)") }
            if engine == .rust { return assertion == .wordBoundary ? "\\b" : "\\B" }
            // `\b` of PCRE2 knows ASCII words or UCP's, neither of which are ICU's.
            return WordBoundary(assertion, neighbours)?.text(word: "[\(SetExpression.pcre2Word)]") ?? ""
        }
    }

    /// semgrep shows PCRE2 the mark that a file may begin with; the others do not see it.
    private var textStart: String { engine == .pcre2 ? #"(?:\A(?!\x{FEFF})|(?<=\A\x{FEFF}))"# : #"\A"# }

    /// Rust knows LF alone, so another line break is taken into the match. That is harmless where nothing follows.
    private func rustLineEnd(_ modes: RegexModes) throws(UnsupportedConstruct) -> String {
        if modes.contains(.unixLines) { return "(?m:$)" }
        guard lineWise else { throw UnsupportedConstruct("line end where the pattern spans lines") }
        guard isLast else { throw UnsupportedConstruct("line end before the end of the pattern") }
        return #"(?:(?m:$)|[\x0B\x0C\r\x{85}\x{2028}\x{2029}])"#
    }

    /// The end of the text, or the place before a line end that is the last of the text.
    private func beforeLastLineEnd(_ modes: RegexModes) throws(UnsupportedConstruct) -> String {
        guard engine == .pcre2 else { throw UnsupportedConstruct("end of text before a line end") }
        return modes.contains(.unixLines) ? "(?=\\n?\\z)" : "(?=(?:\\r\\n|\\v)?\\z)"
    }
}

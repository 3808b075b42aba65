extension RegexSyntax {
    /// The dots in what reads like a file or host name, `Info.plist`, that were left to stand for any character.
    package var unescapedDots: [Range<Int>] {
        var found: [Range<Int>] = []
        root.visitSequences { items in
            for index in items.indices {
                guard case .any = items[index].kind, index > 0, items[index - 1].endsName else { continue }
                let word = items[(index + 1)...].prefix { $0.wordCharacter != nil }
                let ending = String(String.UnicodeScalarView(word.compactMap(\.wordCharacter)))
                if Self.endings.contains(ending) { found.append(items[index].range) }
            }
        }
        return found
    }

    /// Of file names, and of hosts.
    private static let endings: Set<String> = [
        "css", "entitlements", "html", "jpg", "js", "json", "md", "pdf", "plist", "png", "sh", "storyboard", "strings",
        "swift", "txt", "xcassets", "xcconfig", "xcstrings", "xib", "xml", "yaml", "yml",
        "com", "dev", "io", "net", "org",
    ]
}

extension RegexNode {
    fileprivate func visitSequences(_ body: ([RegexNode]) -> Void) {
        switch kind {
        case .sequence(let items):
            body(items)
            for item in items { item.visitSequences(body) }
        case .alternation(let items): for item in items { item.visitSequences(body) }
        case .group(_, let inner), .repetition(let inner, _): inner.visitSequences(body)
        default: break
        }
    }

    fileprivate var wordCharacter: Unicode.Scalar? {
        guard case .literal(let point, _) = kind, SetExpression.isWordASCII(point) else { return nil }
        return Unicode.Scalar(point)
    }

    /// Whether this is the end of a name: a letter, a digit, or a repeated class of them.
    fileprivate var endsName: Bool {
        switch kind {
        case .literal: wordCharacter != nil
        case .set(let set): set.members == .shorthand(.word)
        case .repetition(let body, _): body.endsName
        case .group(.plain, let body), .group(.capture, let body): body.endsName
        case .sequence(let items): items.last?.endsName ?? false
        case .alternation(let branches): branches.allSatisfy(\.endsName)
        default: false
        }
    }
}

extension RegexSyntax {
    /// The dots in what reads like a file or host name, `Info.plist` or `api.example\.com`, that were left to stand for
    /// any character.
    package var unescapedDots: [Range<Int>] {
        var found: [Range<Int>] = []
        root.visitSequences { items in
            for index in items.indices {
                guard case .any = items[index].kind, index > 0, items[index - 1].endsName else { continue }
                let name = items[(index + 1)...].prefix { $0.nameCharacter != nil }.compactMap(\.nameCharacter)
                let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? []
                if Self.endings.contains(String(String.UnicodeScalarView(ending))) { found.append(items[index].range) }
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

    /// What this character is in a name; a dot that was left to stand for any character is meant as one.
    fileprivate var nameCharacter: Unicode.Scalar? {
        switch kind {
        case .any: "."
        case .literal(let point, _) where SetExpression.isInName(point): Unicode.Scalar(point)
        default: nil
        }
    }

    /// Whether this is the end of a name: a letter, a digit, or a repeated class of them.
    fileprivate var endsName: Bool {
        switch kind {
        case .literal(let point, _): SetExpression.isWordASCII(point)
        case .set(let set): set.members.isOfNames
        case .repetition(let body, _): body.endsName
        case .group(.plain, let body), .group(.capture, let body): body.endsName
        case .sequence(let items): items.last?.endsName ?? false
        case .alternation(let branches): branches.allSatisfy(\.endsName)
        default: false
        }
    }
}

extension SetExpression {
    fileprivate static func isInName(_ point: UInt32) -> Bool {
        isWordASCII(point) || point == ASCII.dash || point == ASCII.dot
    }

    /// Whether the ASCII characters of the set are those of a name, letters among them.
    fileprivate var isOfNames: Bool {
        if self == .shorthand(.word) { return true }
        return (0x41...0x7A).contains { ASCII.isLetter($0) && contains($0) }
            && !(0x20..<0x7F).contains { contains($0) && !Self.isInName($0) }
    }
}

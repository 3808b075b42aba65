extension Glob {
    /// The files of the glob below `root`, as patterns of the kind that `.gitignore` has and semgrep takes: a leading
    /// slash is the repository's root, and there are no braces. Nil where no such patterns say it: one that names a folder
    /// stands for all that is in it, so the last segment must end in a file's extension.
    package func gitignore(root: String) -> [String]? {
        Self.written.value(for: [root, text]) { writeGitignore(root: root) }
    }

    /// All patterns of a module look at the same few places.
    private static let written = Memo<[String]?>()

    private func writeGitignore(root: String) -> [String]? {
        let prefix = "/" + root.split(separator: "/").map { Self.escaped(String($0)) + "/" }.joined()
        var texts: [String] = []
        for segments in alternatives {
            guard let last = segments.last, last.endsInExtension else { return nil }
            var paths = [prefix]
            for (index, segment) in segments.enumerated() {
                let ending = index == segments.count - 1 ? "" : "/"
                paths = paths.flatMap { path in segment.spellings.map { path + $0 + ending } }
            }
            texts += paths
        }
        return texts.count > 64 ? nil : texts
    }

    fileprivate static func escaped(_ text: String) -> String {
        text.map { #"*?[]{}\!#"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}

extension GlobSegment {
    fileprivate var endsInExtension: Bool {
        guard case .pattern(let elements) = self else { return true }
        guard case .literal(let text)? = elements.last else { return false }
        return text.contains(".") && !text.hasSuffix(".")
    }

    fileprivate var spellings: [String] {
        switch self {
        case .folders: ["**"]
        case .pattern(let elements): elements.spellings
        }
    }
}

extension [GlobElement] {
    fileprivate var spellings: [String] {
        reduce([""]) { texts, element in texts.flatMap { text in element.spellings.map { text + $0 } } }
    }
}

extension GlobElement {
    fileprivate var spellings: [String] {
        switch self {
        case .literal(let text): [Glob.escaped(text)]
        case .any: ["?"]
        case .run: ["*"]
        case .members(let ranges, let negated):
            ["[\(negated ? "!" : "")\(ranges.flatMap(\.withoutSlash).map(RegexEscape.members).joined())]"]
        case .alternatives(let branches): branches.flatMap(\.spellings)
        }
    }
}

import Diagnostics

/// Parts of YAML that readers disagree about, reported where they are written.
enum TagCheck {
    /// A tag that says more than the node's own kind: nothing downstream would act on it.
    static func check(_ node: YAMLNode) -> Diagnostic? {
        guard let tag = node.tag else { return nil }
        let isFitting =
            switch node.content {
            case .scalar: ["!", "!!str", "!!int", "!!float", "!!bool", "!!null"].contains(tag.value)
            case .sequence: ["!", "!!seq"].contains(tag.value)
            case .mapping: ["!", "!!map"].contains(tag.value)
            }
        guard !isFitting else { return nil }
        return Diagnostic(
            .yamlSyntax, at: tag.range, "the tag `\(tag.value)` has no meaning here",
            help: "remove the tag, or quote the text if it starts with `!`")
    }

    static func checkMergeKey(_ key: YAMLNode) -> Diagnostic? {
        guard let scalar = key.scalar, scalar.style == .plain, scalar.text == "<<" else { return nil }
        return Diagnostic(
            .yamlSyntax, at: key.range, "`<<` merges nothing: YAML 1.2 has no merge keys",
            help: "write the keys out, or quote `'<<'` if it is a key of yours")
    }
}

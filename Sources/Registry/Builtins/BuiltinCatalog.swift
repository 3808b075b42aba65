import Diagnostics
package import YAML

/// The rules of existing tools that a registry or an overlay may name. SwiftLint's are known with their options;
/// SwiftFormat's and swift-format's names are taken as written.
package enum BuiltinCatalog {
    /// What `swiftlint:` of the catalog speaks of; other accepted versions are checked against the same table.
    package static let swiftLintVersion = "0.59.1"

    private static let rules: [String: SwiftLintRule] = Dictionary(
        SwiftLintRule.all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

    package static func swiftLintRule(named identifier: String) -> SwiftLintRule? { rules[identifier] }

    /// A list of identifiers and one-key mappings `identifier: {option: value}`, or a mapping of identifiers to options
    /// or nothing.
    package static func builtins(
        of tool: BuiltinUse.Tool, in node: YAMLNode, findings: Findings
    ) -> [BuiltinUse] {
        switch node.content {
        case .sequence(let items): return builtins(of: tool, in: items, findings: findings)
        case .mapping(let entries):
            return entries.compactMap { use(of: tool, identifier: $0.key, options: $0.value, findings: findings) }
        case .scalar:
            findings.add(
                .wrongType(
                    node, "the \(tool.rawValue) rules", expected: "a list", help: node.listHelp(of: tool.rawValue)))
            return []
        }
    }

    package static func builtins(
        of tool: BuiltinUse.Tool, in items: [YAMLNode], findings: Findings
    ) -> [BuiltinUse] {
        items.compactMap { item in
            switch item.content {
            case .scalar: return use(of: tool, identifier: item, options: nil, findings: findings)
            case .mapping(let entries) where entries.count == 1:
                return use(of: tool, identifier: entries[0].key, options: entries[0].value, findings: findings)
            case .mapping, .sequence:
                findings.add(
                    .wrongType(
                        item, "a \(tool.rawValue) rule", expected: "an identifier, or one with its options",
                        help: "write 'identifier' or 'identifier: {option: value}', one an item"))
                return nil
            }
        }
    }

    /// Nil, with a finding, for anything the tool would drop or refuse.
    private static func use(
        of tool: BuiltinUse.Tool, identifier node: YAMLNode, options: YAMLNode?, findings: Findings
    ) -> BuiltinUse? {
        guard let text = node.scalar?.text, !text.isEmpty else {
            findings.add(
                .wrongType(
                    node, "a \(tool.rawValue) rule", expected: "an identifier",
                    help: "write the rule's name as the tool spells it"))
            return nil
        }
        let identifier = Located(text, at: node.range)
        var rule: SwiftLintRule?
        if tool == .swiftlint {
            guard let known = swiftLintRule(named: text), text != "custom_rules" else {
                findings.add(.unknownBuiltin(identifier))
                return nil
            }
            rule = known
        }
        let reader = BuiltinOptionReader(tool: tool, identifier: text, rule: rule, findings: findings)
        return BuiltinUse(tool: tool, identifier: identifier, options: options.map(reader.options) ?? [])
    }
}

extension Diagnostic {
    fileprivate static func unknownBuiltin(_ identifier: Located<String>) -> Self {
        let name = identifier.value
        if name == "custom_rules" {
            return Diagnostic(
                .unknownBuiltin, at: identifier.range, "'custom_rules' is no rule of its own",
                help: "write the regex under 'patterns:' of a rule")
        }
        if let successor = SwiftLintRule.all.first(where: { $0.aliases.contains(name) })?.identifier {
            return Diagnostic(
                .unknownBuiltin, at: identifier.range,
                "'\(name)' is the deprecated name of SwiftLint's rule '\(successor)'", suggestion: successor,
                fixes: [Fix("write '\(successor)'", edits: [Edit(replace: identifier.range, with: successor)])])
        }
        return Diagnostic(
            .unknownBuiltin, at: identifier.range,
            "SwiftLint \(BuiltinCatalog.swiftLintVersion) has no rule '\(name)'",
            help: "list its rules with 'swiftlint rules'",
            suggestion: Spelling.closest(to: name, among: SwiftLintRule.all.map(\.identifier)))
    }
}

import Diagnostics
import YAML

extension OverlayReader {
    func readTools(into overlay: inout Overlay) {
        for (target, node) in decoder.members("imports") {
            guard case .sequence(let items) = node.content else {
                findings.add(
                    .wrongType(
                        node, "imports of \(target.value)", expected: "a list of modules",
                        help: node.listHelp(of: target.value)))
                continue
            }
            let modules = items.compactMap { decoder.text(of: $0, target.value) }
            overlay.imports.append(ImportContract(target: target, modules: modules))
        }
        if let emit = decoder.mapping("emit") {
            if let entry = emit.entry("swiftlint"), let path = paths.folder(entry.value, "emit") {
                if path.value.split(separator: "/").contains(".git") {
                    findings.add(
                        Diagnostic(
                            .pathEscapesSource, at: path.range,
                            "no config can be written to '\(path.value)': it is git's",
                            help: "name a file beside the module's sources, such as Modules/Booking/.swiftlint.yml"))
                } else {
                    overlay.emit.append((Located("swiftlint", at: entry.key.range), path))
                }
            }
            emit.finish()
        }
        if let passthrough = decoder.mapping("passthrough") {
            if let rules = passthrough.value("swiftlint") { overlay.passthrough = swiftLintRules(rules) }
            passthrough.finish()
        }
        overlay.targets = decoder.targets("targets")
    }

    /// SwiftLint's own rules, each once. Keys of its configuration are not rules.
    private func swiftLintRules(_ node: YAMLNode) -> [BuiltinUse] {
        let content: YAMLNode.Content =
            switch node.content {
            case .sequence(let items):
                .sequence(
                    items.filter { item in
                        if case .mapping(let entries) = item.content {
                            entries.allSatisfy { isRule($0.key) }
                        } else {
                            isRule(item)
                        }
                    })
            case .mapping(let entries): .mapping(entries.filter { isRule($0.key) })
            case .scalar: node.content
            }
        let uses = BuiltinCatalog.builtins(
            of: .swiftlint, in: YAMLNode(content: content, range: node.range), findings: findings)
        var first: [String: SourceRange] = [:]
        return uses.filter { use in
            if let earlier = first[use.identifier.value] {
                findings.add(.listedTwice(use.identifier, earlier))
                return false
            }
            first[use.identifier.value] = use.identifier.range
            return true
        }
    }

    private func isRule(_ node: YAMLNode) -> Bool {
        guard let name = node.scalar?.text, Self.configurationKeys.contains(name) else { return true }
        findings.add(.configurationKey(Located(name, at: node.range)))
        return false
    }

    /// The top-level keys of SwiftLint's configuration, those of older versions included (SwiftLint's README,
    /// "Configuration").
    private static let configurationKeys: Set<String> = [
        "allow_zero_lintable_files", "analyzer_rules", "baseline", "cache_path", "check_for_updates", "child_config",
        "custom_rules", "disabled_rules", "enabled_rules", "excluded", "included", "indentation", "lenient",
        "only_rules",
        "opt_in_rules", "parent_config", "remote_timeout", "remote_timeout_if_cached", "reporter", "strict",
        "swiftlint_version", "use_nested_configs", "warning_threshold", "whitelist_rules", "write_baseline",
    ]
}

extension Diagnostic {
    fileprivate static func configurationKey(_ key: Located<String>) -> Self {
        Diagnostic(
            .unknownBuiltin, at: key.range, "'\(key.value)' is a key of SwiftLint's configuration, which is generated",
            help: key.value == "custom_rules"
                ? "write the regular expression as a pattern of a rule in the registry"
                : "list rules only, each with its options")
    }

    fileprivate static func listedTwice(_ rule: Located<String>, _ first: SourceRange) -> Self {
        Diagnostic(
            .duplicateDefinition, at: rule.range, "SwiftLint's rule '\(rule.value)' is listed twice",
            notes: [Note("first listed here", at: first)], help: "keep one of the two")
    }
}

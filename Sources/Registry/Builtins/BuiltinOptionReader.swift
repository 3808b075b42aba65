import Diagnostics
import Patterns
import YAML

/// Reads the options of one rule of a tool, by the types of the catalog where the rule is in it.
struct BuiltinOptionReader {
    let tool: BuiltinUse.Tool
    let identifier: String
    let rule: SwiftLintRule?
    let findings: Findings

    func options(_ node: YAMLNode) -> [BuiltinUse.Option] {
        if let scalar = node.scalar, scalar.style == .plain, ["", "~", "null"].contains(scalar.text) { return [] }
        guard case .mapping(let entries) = node.content else {
            findings.add(
                .wrongType(
                    node, "the options of \(identifier)", expected: "a mapping",
                    help: "write '\(identifier): {option: value}'"))
            return []
        }
        return entries.compactMap { entry in
            guard let name = entry.key.scalar?.text else {
                findings.add(
                    .wrongType(
                        entry.key, "an option of \(identifier)", expected: "text",
                        help: "write the option's name as a plain word"))
                return nil
            }
            let option = Located(name, at: entry.key.range)
            var type: SwiftLintRule.OptionType?
            if let rule, !rule.takesAnyOption {
                type = rule.options.first { $0.name == name }?.type
                guard type != nil else {
                    findings.add(.unknownOption(option, of: rule))
                    return nil
                }
            }
            guard let value = value(entry.value, of: name, as: type) else { return nil }
            if case .string(let text) = value { checkPlaceholders(of: text, in: entry.value) }
            return BuiltinUse.Option(name: option, value: Located(value, at: entry.value.range))
        }
    }

    private func checkPlaceholders(of text: String, in node: YAMLNode) {
        for placeholder in PatternTemplate(text).placeholders where OptionPlaceholder(placeholder.name) == nil {
            findings.add(.unknownFact(placeholder.name, at: node.range(ofValue: placeholder.range)))
        }
    }

    private func value(_ node: YAMLNode, of name: String, as type: SwiftLintRule.OptionType?) -> OptionValue? {
        let value = type == .text ? writtenText(of: node) : plainValue(node, of: name)
        guard let type else { return value }
        // What cannot be read has been reported by `plainValue`; text that is no scalar has not.
        guard value != nil || type == .text else { return nil }
        if let value, Self.accepts(type, value) { return value }
        findings.add(
            .wrongType(
                node, "option '\(name)' of \(identifier)", expected: Self.expectation(of: type),
                help: "the option is read by SwiftLint, which ignores a value of another kind"))
        return nil
    }

    private func writtenText(of node: YAMLNode) -> OptionValue? {
        node.kindName == "nothing" ? nil : node.scalar.map { .string($0.text) }
    }

    /// A value with the type YAML's core schema gives it; numbers with a fraction have no place in the model.
    private func plainValue(_ node: YAMLNode, of name: String) -> OptionValue? {
        switch node.content {
        case .scalar(let scalar):
            guard scalar.style == .plain else { return .string(scalar.text) }
            switch scalar.text {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case let text where Int(text) != nil: return Int(text).map(OptionValue.integer)
            case let text where ["", "~", "null"].contains(text) || Double(text) != nil:
                findings.add(
                    .wrongType(
                        node, "option '\(name)' of \(identifier)", expected: "text, a whole number or a flag",
                        help: "put it in quotes if it is text"))
                return nil
            default: return .string(scalar.text)
            }
        case .sequence(let items):
            let values = items.compactMap { plainValue($0, of: name) }
            return values.count == items.count ? .list(values) : nil
        case .mapping(let entries):
            let values = entries.compactMap { plainValue($0.value, of: name) }
            let keys = entries.compactMap { $0.key.scalar?.text }
            guard values.count == entries.count, keys.count == entries.count else { return nil }
            return .map(keys, values)
        }
    }

    private static func accepts(_ type: SwiftLintRule.OptionType, _ value: OptionValue) -> Bool {
        switch (type, value) {
        case (.severity, .string(let text)): ["warning", "error"].contains(text)
        case (.level, .string(let text)): ["off", "warning", "error"].contains(text)
        case (.flag, .bool), (.integer, .integer), (.text, .string), (.levels, .integer): true
        // The key decides: SwiftLint takes one entry for a list of one.
        case (.list, .list), (.list, .string): true
        case (.levels, .map(let keys, let values)):
            keys.allSatisfy(["warning", "error"].contains)
                && values.allSatisfy { if case .integer = $0 { true } else { false } }
        case (.dates, .map(let keys, let values)):
            keys.allSatisfy(["opening", "closing"].contains)
                && values.allSatisfy { if case .string = $0 { true } else { false } }
        default: false
        }
    }

    private static func expectation(of type: SwiftLintRule.OptionType) -> String {
        switch type {
        case .severity: "warning or error"
        case .level: "off, warning or error"
        case .flag: "true or false"
        case .text: "text"
        case .list: "a list"
        case .integer: "a whole number"
        case .levels: "a whole number, or {warning: …, error: …}"
        case .dates: "{opening: …, closing: …}"
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownFact(_ name: String, at range: SourceRange) -> Self {
        let names = ["module"] + PlatformVersion.platforms.map { "deployment_target.\($0)" }
        let suggestion = Spelling.closest(to: name, among: names)
        return Diagnostic(
            .unknownSubstitution, at: range, "'\(name)' is no value that an option can have from an overlay",
            help: suggestion == nil ? "write ${module} or ${deployment_target.iOS}" : nil,
            suggestion: suggestion.map { "${\($0)}" })
    }

    fileprivate static func unknownOption(_ option: Located<String>, of rule: SwiftLintRule) -> Self {
        let names = rule.options.map(\.name)
        let suggestion = Spelling.closest(to: option.value, among: names)
        return Diagnostic(
            .unknownBuiltin, at: option.range, "SwiftLint's rule '\(rule.identifier)' has no option '\(option.value)'",
            help: suggestion == nil ? "its options: \(names.joined(separator: ", "))" : nil, suggestion: suggestion)
    }
}

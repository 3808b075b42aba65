import Diagnostics
import Patterns
import Registry
import YAML

/// A model of how SwiftLint 0.59 loads a config. SwiftLint drops what it does not understand, says so on stderr at most,
/// and ends with success; here every such thing is a problem, and so is whatever it would read otherwise than meant.
struct SwiftLintLoader {
    struct Problem: Sendable, Hashable {
        /// The custom rule it is about; nil for the file.
        let rule: String?
        let message: String
    }

    var problems: [Problem] = []

    /// What is wrong with a config's text; nothing for one that SwiftLint takes whole and as meant.
    static func problems(in text: String, meant: SwiftLintConfig) -> [Problem] {
        var loader = SwiftLintLoader()
        guard let loaded = loader.load(text), loader.problems.isEmpty else { return loader.problems }
        loader.compare(loaded, with: meant)
        return loader.problems
    }

    mutating func report(_ message: String, rule: String? = nil) {
        problems.append(Problem(rule: rule, message: message))
    }

    private mutating func load(_ source: String) -> SwiftLintConfig? {
        let reading = YAMLReader.read(SourceFile(path: Artifact.swiftLint.rawValue, text: source))
        for diagnostic in reading.diagnostics where diagnostic.severity == .error { report(diagnostic.message) }
        guard let root = reading.documents.first, reading.documents.count == 1,
            case .mapping(let entries) = root.content
        else {
            report("it is not one mapping")
            return nil
        }
        var config = SwiftLintConfig()
        for entry in entries {
            guard let key = text(entry.key) else {
                report("a key is not text")
                continue
            }
            switch key {
            case "included": config.included = texts(entry.value, of: key)
            case "excluded": config.excluded = texts(entry.value, of: key)
            case "only_rules": config.onlyRules = texts(entry.value, of: key)
            case SwiftLintConfig.analyzerRules: config.analyzerRules = texts(entry.value, of: key)
            case SwiftLintConfig.customRules: config.customRules = customRules(entry.value)
            default: builtin(key, entry.value).map { config.builtins.append($0) }
            }
        }
        checkLists(of: config)
        return config
    }

    private mutating func checkLists(of config: SwiftLintConfig) {
        let listed = config.onlyRules + config.analyzerRules
        if unique(listed).count < listed.count { report("a rule is listed twice") }
        if !config.customRules.isEmpty, !config.onlyRules.contains(SwiftLintConfig.customRules) {
            report("'only_rules' lacks 'custom_rules', without which no custom rule runs")
        }
        let custom = Set(config.customRules.map(\.identifier))
        for name in listed where BuiltinCatalog.swiftLintRule(named: name) == nil && !custom.contains(name) {
            report("SwiftLint \(BuiltinCatalog.swiftLintVersion) has no rule '\(name)'")
        }
        for name in config.onlyRules where BuiltinCatalog.swiftLintRule(named: name)?.isAnalyzer == true {
            report("'\(name)' runs under 'analyzer_rules' only")
        }
        for builtin in config.builtins where !listed.contains(builtin.identifier) {
            report("'\(builtin.identifier)' has options and is not listed to run")
        }
    }

    private mutating func compare(_ loaded: SwiftLintConfig, with meant: SwiftLintConfig) {
        for (loaded, meant) in zip(loaded.customRules, meant.customRules) where loaded != meant {
            let part = loaded.regex.utf8.elementsEqual(meant.regex.utf8) ? "something else" : "another regex"
            report("SwiftLint would read \(part) for \(meant.identifier) than is meant", rule: meant.identifier)
        }
        if problems.isEmpty, loaded != meant { report("SwiftLint would read another configuration than is meant") }
    }
}

// MARK: - Nodes

extension SwiftLintLoader {
    func text(_ node: YAMLNode) -> String? {
        guard let scalar = node.scalar, case .string(let text) = YAML11(scalar) else { return nil }
        return text
    }

    /// A list of text, or one text; SwiftLint ignores a value of any other type.
    mutating func texts(_ node: YAMLNode, of key: String, rule: String? = nil) -> [String] {
        if case .sequence(let items) = node.content {
            let texts = items.compactMap(text)
            if texts.count == items.count { return texts }
        } else if let text = text(node) {
            return [text]
        }
        report("'\(key)' is not a list of text", rule: rule)
        return []
    }

    private mutating func builtin(_ identifier: String, _ node: YAMLNode) -> SwiftLintConfig.Builtin? {
        guard let rule = BuiltinCatalog.swiftLintRule(named: identifier) else {
            report("SwiftLint \(BuiltinCatalog.swiftLintVersion) knows no key and no rule '\(identifier)'")
            return nil
        }
        guard case .mapping(let entries) = node.content else {
            report("the options of '\(identifier)' are not a mapping")
            return nil
        }
        let options = entries.compactMap { entry -> SwiftLintConfig.Builtin.Option? in
            guard let name = text(entry.key), let value = optionValue(entry.value) else {
                report("an option of '\(identifier)' would be read as another type than is meant")
                return nil
            }
            if !rule.takesAnyOption, !rule.options.contains(where: { $0.name == name }) {
                report("SwiftLint's rule '\(identifier)' has no option '\(name)'")
            }
            return SwiftLintConfig.Builtin.Option(name: name, value: value)
        }
        return SwiftLintConfig.Builtin(identifier: identifier, options: options)
    }

    private func optionValue(_ node: YAMLNode) -> OptionValue? {
        switch node.content {
        case .scalar(let scalar):
            switch YAML11(scalar) {
            case .string(let text): return .string(text)
            case .integer(let number): return .integer(number)
            case .bool(let flag): return .bool(flag)
            case .other: return nil
            }
        case .sequence(let items):
            let values = items.compactMap(optionValue)
            return values.count == items.count ? .list(values) : nil
        case .mapping(let entries):
            let keys = entries.compactMap { text($0.key) }
            let values = entries.compactMap { optionValue($0.value) }
            return keys.count == entries.count && values.count == entries.count ? .map(keys, values) : nil
        }
    }
}

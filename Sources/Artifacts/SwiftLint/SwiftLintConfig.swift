import Diagnostics
import Planning
import Registry
import YAML

/// One complete `swiftlint.yml`: as values, and as text.
struct SwiftLintConfig: Sendable, Hashable {
    static let customRules = "custom_rules"
    /// What the command line takes; SwiftLint asks that rules needing a compiler log stand apart.
    static let analyzerRules = "analyzer_rules"

    struct Builtin: Sendable, Hashable {
        let identifier: String
        let options: [Option]

        struct Option: Sendable, Hashable {
            let name: String
            let value: OptionValue
        }
    }

    var included: [String] = []
    var excluded: [String] = []
    var onlyRules: [String] = []
    var analyzerRules: [String] = []
    /// Those that are given options.
    var builtins: [Builtin] = []
    var customRules: [SwiftLintCustomRule] = []

    init() {}

    init(
        included: [String], excluded: [String], rules: [SwiftLintRuleSet.Entry], customRules: [SwiftLintCustomRule]
    ) {
        self.included = included
        self.excluded = excluded
        self.customRules = customRules
        let names = rules.map(\.identifier)
        analyzerRules = names.filter { BuiltinCatalog.swiftLintRule(named: $0)?.isAnalyzer == true }
        onlyRules = (customRules.isEmpty ? [] : [Self.customRules]) + names.filter { !analyzerRules.contains($0) }
        builtins = rules.compactMap { entry in
            var options = entry.options.map { Builtin.Option(name: $0.name.value, value: $0.value.value) }
            if let severity = entry.severity, let rule = BuiltinCatalog.swiftLintRule(named: entry.identifier) {
                options = BuiltinSeverity(blocks: severity == TwoLevels.error).applied(to: options, of: rule)
            }
            return options.isEmpty ? nil : Builtin(identifier: entry.identifier, options: options)
        }
    }

    /// `provenance`: the stable keys each rule comes from, by identifier.
    func text(header: [String], provenance: [String: [String]]) -> String {
        func list(_ texts: [String]) -> YAMLValue { .list(texts.map(YAMLValue.string)) }
        func origin(_ identifier: String) -> String { provenance[identifier, default: []].joined(separator: " ") }
        var members = [YAMLMember("included", list(included))]
        if !excluded.isEmpty { members.append(YAMLMember("excluded", list(excluded))) }
        let builtinOrigins = (onlyRules + analyzerRules).filter { $0 != Self.customRules }.map {
            "\($0): \(origin($0))"
        }
        members.append(YAMLMember("only_rules", list(onlyRules), comment: builtinOrigins))
        if !analyzerRules.isEmpty { members.append(YAMLMember(Self.analyzerRules, list(analyzerRules))) }
        for builtin in builtins {
            let options = builtin.options.map { YAMLMember($0.name, $0.value.yaml) }
            members.append(YAMLMember(builtin.identifier, .map(options)))
        }
        if !customRules.isEmpty {
            let rules = customRules.map { YAMLMember($0.identifier, $0.yaml, comment: [origin($0.identifier)]) }
            members.append(YAMLMember(Self.customRules, .map(rules)))
        }
        return YAMLWriter.write(.map(members), header: header)
    }
}

extension OptionValue {
    fileprivate var yaml: YAMLValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .bool(let flag): .bool(flag)
        case .list(let items): .list(items.map(\.yaml))
        case .map(let keys, let values): .map(zip(keys, values).map { YAMLMember($0, $1.yaml) })
        }
    }
}

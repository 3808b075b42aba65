/// A built-in rule of SwiftLint 0.59.1, from its own `swiftlint rules` and `swiftlint generate-docs`.
package struct SwiftLintRule: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case lint, metrics, performance, style, idiomatic
    }

    package enum OptionType: String, Sendable, CaseIterable {
        /// `warning` or `error`.
        case severity
        /// `severity`, or `off`.
        case level
        case flag, text, list
        case integer = "int"
        /// A whole number, or `{warning: …, error: …}`.
        case levels
        /// `{opening: …, closing: …}`.
        case dates
    }

    package struct Option: Sendable, Hashable {
        package let name: String
        package let type: OptionType
        /// What SwiftLint takes where a configuration says nothing; stated only for what decides a finding's level.
        package let defaultValue: OptionValue?
    }

    package let identifier: String
    package let kind: Kind
    /// Whether SwiftLint runs it where a configuration names no rules.
    package let isDefault: Bool
    /// Whether it runs only under `swiftlint analyze`, with a compiler log.
    package let isAnalyzer: Bool
    /// Deprecated identifiers.
    package let aliases: [String]
    package let options: [Option]
    /// `required_enum_case` takes the names of the user's own protocols.
    package let takesAnyOption: Bool
}

extension SwiftLintRule {
    /// All rules by kind. The five tables hold one rule a line: the identifier (`+` default, `@` analyzer), `<` and a
    /// deprecated alias, and each option with its type, `=` and the default of its warning level where it decides one.
    /// Options that SwiftLint lists with no default are included.
    package static let all: [SwiftLintRule] = [
        (Kind.lint, lintRules), (.metrics, metricsRules), (.performance, performanceRules), (.style, styleRules),
        (.idiomatic, idiomaticRules),
    ].flatMap { kind, table in table.split(separator: "\n").compactMap { SwiftLintRule(row: $0, kind: kind) } }

    private init?(row: Substring, kind: Kind) {
        let words = row.split(separator: " ").map(String.init)
        guard let name = words.first else { return nil }
        identifier = name.filter { $0 != "+" && $0 != "@" }
        self.kind = kind
        isDefault = name.contains("+")
        isAnalyzer = name.contains("@")
        aliases = words.filter { $0.hasPrefix("<") }.map { String($0.dropFirst()) }
        options = words.dropFirst().compactMap { word in
            let parts = word.split { $0 == ":" || $0 == "=" }.map(String.init)
            guard parts.count >= 2, let type = OptionType(rawValue: parts[1]) else { return nil }
            let value = parts.dropFirst(2).first.map { text -> OptionValue in
                if type == .list { return .list(text.split(separator: ",").map { .string(String($0)) }) }
                return Int(text).map(OptionValue.integer) ?? .string(text)
            }
            return Option(name: parts[0], type: type, defaultValue: value)
        }
        takesAnyOption = words.contains("*:any")
    }
}

import Registry

/// Writes a rule's severity into the options of one of SwiftLint's own rules. Some take it as `severity`; others report
/// by thresholds for a warning and an error, where SwiftLint 0.59.1 takes a warning level alone for no error level.
struct BuiltinSeverity {
    typealias Option = SwiftLintConfig.Builtin.Option

    /// Whether a finding fails a run: it is an error then, from the threshold on at which it is one at all.
    let blocks: Bool

    /// The severity comes first; what is given otherwise stays where it stands.
    func applied(to given: [Option], of rule: SwiftLintRule) -> [Option] {
        var first: [Option] = []
        var rest = given
        for option in rule.options {
            switch option.type {
            case .severity where option.name == "severity":
                first.append(Option(name: option.name, value: .string(blocks ? TwoLevels.error : TwoLevels.warning)))
            case .integer where option.name == TwoLevels.warning, .list where option.name == TwoLevels.warning:
                first = levels(takenFrom: &rest, default: option.defaultValue)
            case .levels:
                let threshold = given.first { $0.name == option.name }?.value.threshold ?? option.defaultValue
                set(option.name, threshold.map(levels(at:)), in: &rest)
            case .severity, .level:
                let value = given.first { $0.name == option.name }?.value ?? option.defaultValue
                if !blocks, value == .string(TwoLevels.error) {
                    set(option.name, .string(TwoLevels.warning), in: &rest)
                }
            case .integer, .list, .flag, .text, .dates: break
            }
        }
        return first + rest
    }

    /// Of a rule whose own options are `warning` and `error`: thresholds, or disjoint lists of what each is about.
    private func levels(takenFrom options: inout [Option], default value: OptionValue?) -> [Option] {
        let names = [TwoLevels.warning, TwoLevels.error]
        let given = names.compactMap { name in options.first { $0.name == name }?.value }
        options.removeAll { names.contains($0.name) }
        guard let value = given.first ?? value else { return [] }
        if case .integer = value {
        } else {
            let all = given.isEmpty ? [value] : given
            return [Option(name: blocks ? TwoLevels.error : TwoLevels.warning, value: .list(all.flatMap(\.items)))]
        }
        return (blocks ? names : [TwoLevels.warning]).map { Option(name: $0, value: value) }
    }

    private func levels(at threshold: OptionValue) -> OptionValue {
        blocks
            ? .map([TwoLevels.warning, TwoLevels.error], [threshold, threshold])
            : .map([TwoLevels.warning], [threshold])
    }

    private func set(_ name: String, _ value: OptionValue?, in options: inout [Option]) {
        guard let value else { return }
        let option = Option(name: name, value: value)
        if let index = options.firstIndex(where: { $0.name == name }) {
            options[index] = option
        } else {
            options.append(option)
        }
    }
}

extension OptionValue {
    /// Of a list; SwiftLint takes one entry for a list of one.
    fileprivate var items: [OptionValue] {
        if case .list(let items) = self { items } else { [self] }
    }

    /// Where findings begin: at the warning level, or at the error level where that alone is given.
    fileprivate var threshold: OptionValue? {
        guard case .map(let keys, let values) = self else { return self }
        let index = keys.firstIndex(of: TwoLevels.warning) ?? keys.firstIndex(of: TwoLevels.error)
        return index.map { values[$0] }
    }
}

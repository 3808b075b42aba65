import Diagnostics
import YAML

/// Reads the value of one declared parameter; nil, with a finding, where it is of another kind.
struct ParameterReader {
    let decoder: MappingDecoder
    var findings: Findings { decoder.findings }

    func value(of parameter: PredicateDeclaration.Parameter) -> ParameterValue? {
        let name = parameter.name
        switch parameter.kind {
        case .role, .vocabulary, .slot, .slotValue, .text:
            return decoder.text(name).map { .text($0.value) }
        case .regex:
            guard let text = decoder.text(name), let node = decoder.value(name) else { return nil }
            RegexCheck.report(node, captures: parameter.readsCapture ? 1 : 0, reach: reach, to: findings)
            return .text(text.value)
        case .regexList:
            for item in decoder.items(name) ?? [] { RegexCheck.report(item, to: findings) }
            return decoder.texts(name).map(ParameterValue.list)
        case .glob:
            return decoder.value(name).flatMap { decoder.glob(of: $0, name) }.map { .text($0.value.text) }
        case .globs:
            return decoder.itemsOrOne(name).map { items in
                .list(items.compactMap { decoder.glob(of: $0, name)?.map(\.text) })
            }
        case .textList:
            return decoder.texts(name).map(ParameterValue.list)
        case .flag:
            return decoder.flag(name).map { .flag($0.value) }
        case .limits:
            return limits(name)
        case .number:
            return decoder.value(name, expected: "a whole number", help: "write digits only") { text in
                Int(text).flatMap { $0 < 0 ? nil : $0 }
            }
            .map { .number($0.value) }
        case .choice(let words):
            return decoder.text(name).flatMap { word($0, of: words) }.map { .text($0.value) }
        case .choices(let words):
            return decoder.texts(name).map { .list($0.compactMap { word($0, of: words) }) }
        }
    }

    /// Where the predicate lets the rule say how far a match reaches.
    private var reach: RulePattern.Reach {
        guard decoder.declares("on"), let text = decoder.value("on")?.scalar?.text else { return .line }
        return RulePattern.Reach(rawValue: text) ?? .line
    }

    private func word(_ text: Located<String>, of words: [String]) -> Located<String>? {
        guard !words.contains(text.value) else { return text }
        findings.add(.notAChoice(text, "a word in \(decoder.subject)", among: words, code: .wrongType))
        return nil
    }

    private func limits(_ key: String) -> ParameterValue? {
        guard let node = decoder.value(key),
            let limits = MappingDecoder(
                node, .limits, as: "'\(key)' of \(decoder.subject)", keys: .parameter, findings: findings)
        else { return nil }
        defer { limits.finish() }
        let values = PredicateDeclaration.fileSizeLimits.compactMap { name, _ -> (Located<String>, Located<Int>)? in
            guard let entry = limits.entry(name),
                let value = limits.value(
                    name, expected: "a number of lines above 0", help: "write digits only",
                    { Int($0).flatMap { $0 > 0 ? $0 : nil } })
            else { return nil }
            return (Located(name, at: entry.key.range), value)
        }
        return .limits(values.map { (name: $0.0, value: $0.1) })
    }
}

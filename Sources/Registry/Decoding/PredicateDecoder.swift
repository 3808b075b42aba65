import Diagnostics
import YAML

/// Reads `predicate` and `params` of a rule against the predicate's declaration.
struct PredicateDecoder {
    let rule: MappingDecoder
    var findings: Findings { rule.findings }

    func predicate() -> PredicateUse? {
        let params = rule.entry("params")
        guard let name = rule.text("predicate") else {
            if let params, rule.value("predicate") == nil, !rule.hasKeyClose(to: "predicate") {
                findings.add(.paramsWithoutPredicate(params.key, in: rule.subject))
            }
            return nil
        }
        guard let declaration = PredicateDeclaration.named(name.value) else {
            findings.add(.unknownPredicate(name))
            return PredicateUse(name: name, parameters: [])
        }
        guard let params else {
            let required = declaration.parameters.filter(\.isRequired).map(\.name)
            if !required.isEmpty, !rule.hasKeyClose(to: "params") {
                findings.add(.noParameters(name, required: required))
            }
            return PredicateUse(name: name, parameters: [])
        }
        if params.value.kindName == "nothing",
            let stray = declaration.parameters.compactMap({ rule.stray($0.name)?.key }).first
        {
            findings.add(.parametersBesideParams(stray, of: rule.subject))
            return PredicateUse(name: name, parameters: [])
        }
        let subject = "predicate \(name.value) of \(rule.subject)"
        guard
            let decoder = MappingDecoder(
                params.value, declaration.declaration, as: subject, keys: .parameter, findings: findings)
        else {
            return PredicateUse(name: name, parameters: [])
        }
        let reader = ParameterReader(decoder: decoder)
        let parameters = declaration.parameters.compactMap { parameter -> PredicateUse.Parameter? in
            if parameter.isRequired { _ = decoder.required(parameter.name) }
            guard let entry = decoder.entry(parameter.name), let value = reader.value(of: parameter) else { return nil }
            return PredicateUse.Parameter(
                name: Located(parameter.name, at: entry.key.range), value: Located(value, at: entry.value.range))
        }
        checkRange(parameters, in: subject)
        let meant = decoder.finish()
        checkTogether(declaration, decoder: decoder, meant: meant)
        return PredicateUse(name: name, parameters: parameters)
    }

    /// No number is at least `min` and at most `max` where `min` is above `max`.
    private func checkRange(_ parameters: [PredicateUse.Parameter], in subject: String) {
        func number(_ name: String) -> Located<Int>? {
            parameters.first { $0.name.value == name }.flatMap { parameter in
                if case .number(let number) = parameter.value.value {
                    Located(number, at: parameter.value.range)
                } else {
                    nil
                }
            }
        }
        guard let min = number("min"), let max = number("max"), min.value > max.value else { return }
        findings.add(
            Diagnostic(
                .wrongType, at: min.range, "'min' of \(subject) is above its 'max'",
                notes: [Diagnostic.Note("'max' stands here", at: max.range)],
                help: "write 'max: \(min.value)' or more, or a 'min' of \(max.value) or less"))
    }

    /// Parameters that need a partner, and groups of which one must be given. `meant`: misspelled ones, that count as
    /// given.
    private func checkTogether(_ declaration: PredicateDeclaration, decoder: MappingDecoder, meant: [String]) {
        for parameter in declaration.parameters {
            guard let partner = parameter.partner, let entry = decoder.entry(parameter.name),
                decoder.entry(partner) == nil, !meant.contains(partner)
            else { continue }
            findings.add(.missingPartner(entry.key, partner: partner, in: decoder.subject))
        }
        for group in declaration.atLeastOneOf
        where !group.contains(where: { decoder.entry($0) != nil || meant.contains($0) }) {
            findings.add(.noneOf(group, at: decoder.place, in: decoder.subject))
        }
        for group in declaration.exactlyOneOf {
            let given = group.compactMap { decoder.entry($0)?.key }
            if given.isEmpty, !group.contains(where: meant.contains) {
                findings.add(.noneOf(group, at: decoder.place, in: decoder.subject))
            } else if given.count > 1 {
                let keys = given.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
                findings.add(.moreThanOneOf(group, first: keys[0], second: keys[1], in: decoder.subject))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownPredicate(_ name: Located<String>) -> Self {
        let names = PredicateDeclaration.all.map(\.name)
        return Diagnostic(
            .unknownPredicate, at: name.range, "there is no predicate '\(name.value)'",
            help: "predicates: \(names.joined(separator: ", "))",
            suggestion: Spelling.closest(to: name.value, among: names))
    }

    fileprivate static func paramsWithoutPredicate(_ key: YAMLNode, in subject: String) -> Self {
        Diagnostic(
            .missingKey, at: key.range, "\(subject) has 'params' but no 'predicate'",
            help: "add 'predicate:' with the name of the predicate that they belong to")
    }

    fileprivate static func parametersBesideParams(_ key: YAMLNode, of subject: String) -> Self {
        Diagnostic(
            .unknownKey, at: key.range, "\(subject) has '\(key.scalar?.text ?? "")' beside 'params:', not under it",
            help: "indent the parameters deeper than 'params:'")
    }

    fileprivate static func noParameters(_ name: Located<String>, required: [String]) -> Self {
        Diagnostic(
            .missingParameter, at: name.range,
            "predicate \(name.value) needs \(required.map { "'\($0)'" }.joined(separator: ", "))",
            help: "add them under 'params:'")
    }

    fileprivate static func missingPartner(_ key: YAMLNode, partner: String, in subject: String) -> Self {
        Diagnostic(
            .missingParameter, at: key.range,
            "'\(key.scalar?.text ?? "")' of \(subject) says nothing without '\(partner)'", help: "add '\(partner):'")
    }

    fileprivate static func noneOf(_ group: [String], at place: SourceRange, in subject: String) -> Self {
        Diagnostic(
            .missingParameter, at: place, "\(subject) has none of \(group.map { "'\($0)'" }.joined(separator: ", "))",
            help: "add one of them")
    }

    fileprivate static func moreThanOneOf(
        _ group: [String], first: YAMLNode, second: YAMLNode, in subject: String
    ) -> Self {
        Diagnostic(
            .unknownParameter, at: second.range,
            "\(subject) has more than one of \(group.map { "'\($0)'" }.joined(separator: ", "))",
            notes: [Note("the first stands here", at: first.range)], help: "keep one of them")
    }
}

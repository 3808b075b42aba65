import Diagnostics
import YAML

extension RuleDecoder {
    func decodeMechanisms(into rule: inout Rule) {
        rule.predicate = PredicateDecoder(rule: decoder).predicate()
        rule.when = condition()
        rule.patterns = patterns()
        rule.examples = decoder.examples("examples")
        rule.builtins = builtins()
        for (tool, node) in decoder.members("ingest") {
            guard case .sequence(let items) = node.content else {
                findings.add(
                    .wrongType(
                        node, "'\(tool.value)' of ingest", expected: "a list", help: node.listHelp(of: tool.value)))
                continue
            }
            let identifiers = items.compactMap { decoder.text(of: $0, tool.value) }
            rule.ingest.append(Ingest(tool: tool, identifiers: identifiers))
        }
    }

    private func condition() -> Condition? {
        guard let when = decoder.mapping("when", as: "'when' of \(decoder.subject)") else { return nil }
        defer { when.finish() }
        let requirements = RequirementDecoder(decoder: when).requirements(RequirementDecoder.Kind.allCases)
        guard let node = when.value("otherwise") else { return Condition(requirements: requirements) }
        if node.scalar != nil {
            _ = when.word("otherwise")
            return Condition(requirements: requirements)
        }
        guard let otherwise = when.mapping("otherwise") else { return nil }
        defer { otherwise.finish() }
        guard let severity = otherwise.requiredWord("severity") else { return nil }
        return Condition(requirements: requirements, otherwise: .severity(severity))
    }

    private func patterns() -> [RulePattern] {
        let names = Definitions()
        return (decoder.items("patterns") ?? []).enumerated().compactMap { index, node in
            PatternDecoder(node, index: index, rule: decoder.subject, names: names, findings: findings)?.pattern()
        }
    }

    private func builtins() -> [BuiltinUse] {
        guard let builtin = decoder.mapping("builtin", as: "'builtin' of \(decoder.subject)") else { return [] }
        defer { builtin.finish() }
        return BuiltinUse.Tool.allCases.flatMap { tool in
            builtin.items(tool.rawValue).map { BuiltinCatalog.builtins(of: tool, in: $0, findings: findings) } ?? []
        }
    }
}

extension MappingDecoder {
    func examples(_ key: String) -> Examples {
        var examples = Examples()
        guard let decoder = mapping(key) else { return examples }
        examples.bad = decoder.texts("bad") ?? []
        examples.good = decoder.texts("good") ?? []
        decoder.finish()
        return examples
    }
}

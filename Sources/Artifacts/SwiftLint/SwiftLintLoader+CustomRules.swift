import Patterns
import Registry
import YAML

extension SwiftLintLoader {
    mutating func customRules(_ node: YAMLNode) -> [SwiftLintCustomRule] {
        guard case .mapping(let entries) = node.content else {
            report("'custom_rules' is not a mapping")
            return []
        }
        return entries.compactMap { entry in
            guard let identifier = text(entry.key) else {
                report("the identifier of a custom rule is not text")
                return nil
            }
            guard case .mapping(let members) = entry.value.content else {
                report("the custom rule is not a mapping", rule: identifier)
                return nil
            }
            return customRule(identifier, members)
        }
    }

    private mutating func customRule(_ identifier: String, _ members: [YAMLEntry]) -> SwiftLintCustomRule {
        var rule = SwiftLintCustomRule(identifier: identifier, regex: "")
        for member in members {
            let key = text(member.key) ?? ""
            switch key {
            case "name": rule.name = line(member.value, of: key, rule: identifier)
            case "message": rule.message = line(member.value, of: key, rule: identifier)
            case "regex": rule.regex = text(member.value) ?? ""
            case "severity": rule.severity = line(member.value, of: key, rule: identifier)
            case "included": rule.included = texts(member.value, of: key, rule: identifier)
            case "excluded": rule.excluded = texts(member.value, of: key, rule: identifier)
            case "match_kinds": rule.matchKinds = texts(member.value, of: key, rule: identifier)
            case "excluded_match_kinds": rule.excludedMatchKinds = texts(member.value, of: key, rule: identifier)
            case "capture_group":
                guard let scalar = member.value.scalar, case .integer(let group) = YAML11(scalar) else {
                    report("'capture_group' of \(identifier) is not a whole number", rule: identifier)
                    break
                }
                rule.captureGroup = group
            default: report("SwiftLint knows no key '\(key)' of a custom rule (\(identifier))", rule: identifier)
            }
        }
        check(rule)
        return rule
    }

    private mutating func check(_ rule: SwiftLintCustomRule) {
        let identifier = rule.identifier
        if isBuiltin(identifier) { report("\(identifier) is the name of a rule of SwiftLint", rule: identifier) }
        if rule.regex.isEmpty {
            report("\(identifier) has no regex", rule: identifier)
        } else {
            checkRegex(of: rule)
        }
        for path in rule.included + rule.excluded where (try? CompiledRegex(path)) == nil {
            report("'\(path)' of \(identifier) is not a regular expression", rule: identifier)
        }
        if let severity = rule.severity, ![TwoLevels.warning, TwoLevels.error].contains(severity) {
            report("\(identifier) has the unknown severity '\(severity)'", rule: identifier)
        }
        for kind in rule.matchKinds + rule.excludedMatchKinds where !SyntaxKinds.all.contains(kind) {
            report("\(identifier) names the unknown syntax kind '\(kind)'", rule: identifier)
        }
        if !rule.matchKinds.isEmpty, !rule.excludedMatchKinds.isEmpty {
            report("\(identifier) has both 'match_kinds' and 'excluded_match_kinds'", rule: identifier)
        }
    }

    private mutating func checkRegex(of rule: SwiftLintCustomRule) {
        do throws(PatternError) {
            let groups = try CompiledRegex(rule.regex).captureCount
            if !(0...groups).contains(rule.captureGroup) {
                report("\(rule.identifier) reports group \(rule.captureGroup) of \(groups)", rule: rule.identifier)
            }
        } catch {
            report("the regex of \(rule.identifier) does not compile: \(error.message)", rule: rule.identifier)
        }
    }

    private mutating func line(_ node: YAMLNode, of key: String, rule: String) -> String? {
        guard let text = text(node) else {
            report("'\(key)' of \(rule) is not text", rule: rule)
            return nil
        }
        return text
    }

    private func isBuiltin(_ name: String) -> Bool {
        BuiltinCatalog.swiftLintRule(named: name) != nil
            || SwiftLintRule.all.contains { $0.aliases.contains(name) }
    }
}

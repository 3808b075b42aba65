import Diagnostics
import YAML

/// Reads one entry of `rules`.
///
/// A rule whose severity, enforcement or texts cannot be read is kept with stand-ins (an empty text, `judgement`), so
/// that references to it still resolve; only one without a usable ID is dropped.
struct RuleDecoder {
    let decoder: MappingDecoder
    let pack: String
    let assembly: RegistryAssembly
    var findings: Findings { assembly.findings }

    init?(_ node: YAMLNode, pack: String, assembly: RegistryAssembly) {
        let name = MappingDecoder.identifier(of: node)
        guard
            let decoder = MappingDecoder(
                node, .rule, as: name.map { "rule \($0)" } ?? "a rule", findings: assembly.findings)
        else { return nil }
        self.decoder = decoder
        self.pack = pack
        self.assembly = assembly
    }

    func decode() {
        let written = decoder.requiredWord("id")
        let id = written.flatMap(ruleID)
        let absent = Located("", at: written?.range ?? decoder.place)
        let title = decoder.requiredText("title") ?? absent
        let severity = decoder.requiredWord("severity") ?? absent
        _ = decoder.required("enforcement")
        let declared = decoder.choice("enforcement", of: Enforcement.self, code: .unknownEnforcement)
        // A rule whose mechanism is misspelled, or could not be read, is not said to have none.
        let isMisspelled = ["predicate", "patterns", "builtin", "ingest"].contains(where: decoder.hasKeyClose)
        let enforcement = isMisspelled ? nil : declared
        let rationale = decoder.requiredText("rationale") ?? absent
        // Without an ID the rest is still read, so that it is reported in the same run.
        let standIn = id ?? RuleID("X-00").map { Located($0, at: absent.range) }
        guard let standIn else { return }
        var rule = Rule(
            id: standIn, title: title, severity: severity,
            enforcement: enforcement ?? Located(.judgement, at: absent.range),
            rationale: rationale)
        rule.pack = pack
        decodeTexts(into: &rule)
        decodeLife(into: &rule)
        decodeScope(into: &rule)
        let before = findings.diagnostics.count
        decodeMechanisms(into: &rule)
        if findings.diagnostics.count > before, !rule.hasMechanism {
            rule.enforcement = Located(.judgement, at: absent.range)
        }
        decoder.finish()
        guard id != nil, let written else {
            assembly.registry.unreadNames.insert(.rule)
            return
        }
        if assembly.definitions.claim("rule", written, findings: findings) { assembly.registry.rules.append(rule) }
    }

    private func ruleID(_ text: Located<String>) -> Located<RuleID>? {
        guard let id = RuleID(text.value) else {
            findings.add(.malformedRuleID(text))
            return nil
        }
        return Located(id, at: text.range)
    }

    private func decodeTexts(into rule: inout Rule) {
        rule.scopeReason = decoder.text("scope_reason")
        rule.mechanism = decoder.text("mechanism")
        rule.check = decoder.text("check")
        rule.exempt = decoder.texts("exempt") ?? []
        rule.toolingLimitation = decoder.text("tooling_limitation")
        rule.appliesWhen = decoder.text("applies_when")
        rule.conflict = decoder.text("conflict")
        rule.since = decoder.text("since")
        rule.leaves = decoder.text("leaves")
        rule.metric = metric()
        if let node = decoder.value("applies_to_classes") {
            if let scalar = node.scalar, scalar.text == "all" {
                rule.appliesToClasses = .all(node.range)
            } else if case .sequence = node.content {
                rule.appliesToClasses = decoder.texts("applies_to_classes").map(ClassSelection.some)
            } else {
                findings.add(
                    .wrongType(
                        node, "'applies_to_classes' of \(decoder.subject)", expected: "'all' or a list of classes",
                        help: node.listHelp(of: "applies_to_classes")))
            }
        }
    }

    private func metric() -> Metric? {
        guard let node = decoder.value("metric") else { return nil }
        guard case .mapping = node.content else { return decoder.text("metric").map(Metric.prose) }
        guard let metric = decoder.mapping("metric") else { return nil }
        defer { metric.finish() }
        _ = metric.required("count")
        let count = metric.word("count")
        let by = metric.word("by")
        let target = metric.integer("target")
        let trend = metric.choice("trend", of: Metric.Counted.Trend.self)
        return count.map { .counted(Metric.Counted(count: $0, by: by, target: target, trend: trend)) }
    }

    private func decodeLife(into rule: inout Rule) {
        let status = decoder.word("status")
        let retiredIn = decoder.text("retired_in")
        let replacedBy = decoder.texts("replaced_by") ?? []
        let reason = decoder.text("retirement_reason")
        if let status, status.value == "retired" {
            rule.retirement = Retirement(
                status: status.range, retiredIn: retiredIn, replacedBy: replacedBy, reason: reason)
        } else if let part = ["retired_in", "replaced_by", "retirement_reason"].compactMap(decoder.entry).first,
            decoder.value("status") == nil || status != nil
        {
            findings.add(.activeButRetired(part.key, in: decoder.subject))
        }
    }

    private func decodeScope(into rule: inout Rule) {
        guard let decoder = decoder.mapping("scope", as: "the scope of \(decoder.subject)") else { return }
        var scope = RuleScope()
        scope.languages = decoder.texts("languages")
        scope.frameworks = decoder.texts("frameworks")
        scope.paths = decoder.globs("paths")
        scope.excludePaths = decoder.globs("excludePaths") ?? []
        decoder.finish()
        rule.scope = scope
    }
}

extension MappingDecoder {
    /// One of the words that the key's declaration lists.
    func word(_ key: String) -> Located<String>? {
        guard let text = text(key) else { return nil }
        let words = form(of: key).choices ?? []
        if words.contains(text.value) { return text }
        findings.add(.notAChoice(text, "'\(key)' of \(subject)", among: words, code: .wrongType))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func malformedRuleID(_ text: Located<String>) -> Self {
        Diagnostic(
            .malformedRuleID, at: text.range, "'\(text.value)' is not a rule ID",
            help: "write FAMILY-NN: capitals or digits, a hyphen, two or more digits, and perhaps a lower-case letter")
    }

    fileprivate static func activeButRetired(_ key: YAMLNode, in subject: String) -> Self {
        Diagnostic(
            .incompleteRetirement, at: key.range,
            "\(subject) has '\(key.scalar?.text ?? "")' but its status is not 'retired'",
            help: "add 'status: retired', or remove the key")
    }
}

import Diagnostics
import Patterns
import YAML

extension OverlayReader {
    func readExceptions(into overlay: inout Overlay) {
        for (rule, node) in decoder.members("severity") {
            if let override = severityOverride(node, of: rule) { overlay.severities.append(override) }
        }
        overlay.waivers = (decoder.items("waivers") ?? []).compactMap(waiver)
        for (rule, node) in decoder.members("rollout") {
            guard let mapping = MappingDecoder(node, .rollout, as: "the rollout of \(rule.value)", findings: findings)
            else {
                continue
            }
            _ = mapping.required("report_until")
            if let date = mapping.date("report_until") {
                overlay.rollout.append(Rollout(rule: rule, reportUntil: date))
            }
            mapping.finish()
        }
    }

    private func severityOverride(_ node: YAMLNode, of rule: Located<String>) -> SeverityOverride? {
        guard
            let mapping = MappingDecoder(
                node, .severityOverride, as: "the override of \(rule.value)", findings: findings)
        else {
            return nil
        }
        let level = mapping.requiredText("level")
        let reason = mapping.statement("reason")
        let owner = mapping.text("owner")
        let expires = mapping.date("expires")
        var malformed = Set(mapping.finish())
        malformed.formUnion(mapping.present(["reason": reason == nil, "owner": owner == nil]))
        if reason == nil, !malformed.contains("reason") {
            findings.add(.overrideWithoutReason(mapping.place, rule.value))
        }
        guard let level else { return nil }
        var override = SeverityOverride(rule: rule, level: level, reason: reason, owner: owner, expires: expires)
        override.malformed = malformed
        return override
    }

    private func waiver(_ node: YAMLNode) -> Waiver? {
        guard let mapping = MappingDecoder(node, .waiver, as: "a waiver", findings: findings) else { return nil }
        let rule = mapping.requiredText("rule")
        let globs = paths.globs("paths", in: mapping)
        let reason = mapping.statement("reason")
        let owner = mapping.text("owner")
        let expires = mapping.date("expires")
        var malformed = Set(mapping.finish())
        malformed.formUnion(
            mapping.present(["reason": reason == nil, "owner": owner == nil, "expires": expires == nil]))
        let hasPaths = if case .sequence(let items)? = mapping.value("paths")?.content { !items.isEmpty } else { true }
        malformed.formUnion(mapping.present(["paths": globs.isEmpty && hasPaths]))
        guard let rule else { return nil }
        let missing = [("reason", reason == nil), ("expires", expires == nil)]
            .filter { $0.1 && !malformed.contains($0.0) }.map(\.0)
        if !missing.isEmpty { findings.add(.waiverWithout(missing, mapping.place, rule.value)) }
        var waiver = Waiver(rule: rule, paths: globs, reason: reason, owner: owner, expires: expires)
        waiver.malformed = malformed
        return waiver
    }
}

extension Diagnostic {
    fileprivate static func overrideWithoutReason(_ range: SourceRange, _ rule: String) -> Self {
        Diagnostic(
            .overrideWithoutReason, at: range, "the override of \(rule) has no 'reason'",
            help: "add 'reason:' and say why this module weighs the rule differently")
    }

    fileprivate static func waiverWithout(_ missing: [String], _ range: SourceRange, _ rule: String) -> Self {
        Diagnostic(
            .waiverWithoutReason, at: range,
            "the waiver of \(rule) has no \(missing.map { "'\($0)'" }.joined(separator: " and no "))",
            help: missing.map { $0 == "reason" ? "add 'reason:' and say why" : "add 'expires:' with a date" }
                .joined(separator: "; "))
    }
}

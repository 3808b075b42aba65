import Diagnostics
import Patterns
import YAML

/// Reads one entry of `patterns`.
struct PatternDecoder {
    let decoder: MappingDecoder
    let index: Int
    let names: Definitions
    var findings: Findings { decoder.findings }

    init?(_ node: YAMLNode, index: Int, rule: String, names: Definitions, findings: Findings) {
        let subject = "pattern \(index + 1) of \(rule)"
        guard let decoder = MappingDecoder(node, .pattern, as: subject, findings: findings) else { return nil }
        self.decoder = decoder
        self.index = index
        self.names = names
    }

    func pattern() -> RulePattern? {
        defer { decoder.finish() }
        let name = name()
        let regex = decoder.requiredText("regex").flatMap { _ in decoder.value("regex").flatMap { RegexText($0) } }
        let unless = decoder.text("unless").flatMap { _ in decoder.value("unless").flatMap { RegexText($0) } }
        let reach = decoder.choice("on", of: RulePattern.Reach.self)
        let flags = (decoder.texts("flags") ?? []).compactMap {
            decoder.choice($0, "a flag of \(decoder.subject)", of: RegexFlag.self)?.value
        }
        let region = decoder.choice("in", of: RulePattern.Region.self)
        let included = places("where")
        let excluded = places("not")
        let capture = decoder.value(
            "capture", expected: "the number of a capture group", help: "0 is the whole match, 1 the first group"
        ) { text in
            Int(text).flatMap { $0 >= 0 ? $0 : nil }
        }
        let message = message()
        let confidence = decoder.choice("confidence", of: RulePattern.Confidence.self)
        let when = slotConditions()
        let examples = decoder.examples("examples")
        guard let regex else { return nil }
        var pattern = RulePattern(name: name, regex: regex)
        pattern.unless = unless
        pattern.reach = reach?.value ?? .line
        pattern.flags = Set(flags)
        pattern.region = region?.value ?? .any
        pattern.places = included
        pattern.excludedPlaces = excluded
        pattern.capture = capture
        pattern.message = message
        pattern.confidence = confidence?.value ?? .verdict
        pattern.when = when
        pattern.examples = examples
        return pattern
    }

    /// The emitted ID ends in the name, so two patterns of a rule never share one.
    private func name() -> Located<String>? {
        guard let name = index == 0 ? decoder.text("name") : decoder.requiredText("name") else { return nil }
        if !name.value.isLowerCaseWord {
            findings.add(
                .wrongType(
                    name.range, "the name of \(decoder.subject)", expected: "a lower-case word",
                    found: "'\(name.value)'", help: "write letters a to z, digits, '-' and '_', a letter first"))
        }
        return names.claim("pattern", name, findings: findings) ? name : nil
    }

    private func places(_ key: String) -> [RulePattern.Place] {
        (decoder.itemsOrOne(key) ?? []).compactMap { node in
            guard let text = decoder.text(of: node, key) else { return nil }
            return text.value.isDottedIdentifier
                ? .role(text) : decoder.files(of: node, key).map(RulePattern.Place.glob)
        }
    }

    private func message() -> Located<String>? {
        guard let written = decoder.text("message") else { return nil }
        if written.value.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x80 }) { return written }
        // A folded block ends in a line break that nobody means.
        let message = written.map { String($0.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed()) }
        guard message.value.contains(where: \.isNewline) else { return message }
        findings.add(
            .wrongType(
                message.range, "the message of \(decoder.subject)", expected: "one line", found: "several",
                help: "write it on one line, or as a folded block ('>')"))
        return nil
    }

    private func slotConditions() -> [Requirement] {
        guard let when = decoder.mapping("when", as: "'when' of \(decoder.subject)") else { return [] }
        defer { when.finish() }
        return RequirementDecoder(decoder: when).requirements([.slot])
    }
}

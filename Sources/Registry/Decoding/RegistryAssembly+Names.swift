import Diagnostics
import YAML

extension RegistryAssembly {
    func decodeNames(_ root: MappingDecoder) {
        for (name, value) in members("roles", naming: .role, in: root) {
            if let role = role(name, value) { registry.roles.append(role) }
        }
        note("vocabularies", in: root)
        for (name, value) in members("vocabularies", naming: .vocabulary, in: root) {
            if let vocabulary = vocabulary(name, value) { registry.vocabularies.append(vocabulary) }
        }
        for (name, value) in root.members("families") {
            if let family = family(name, value) { registry.families.append(family) }
        }
        for item in items("packs", naming: .pack, in: root) {
            if let pack = pack(item) { registry.packs.append(pack) }
        }
    }

    private func role(_ name: Located<String>, _ node: YAMLNode) -> Role? {
        let subject = "role \(name.value)"
        guard definitions.claim("role", name, findings: findings) else { return nil }
        checkForm(name, .role, expected: "lower-case words between dots", \.isDottedIdentifier)
        guard node.scalar == nil else {
            return Role(id: name, about: prose(node, subject) ?? Located("", at: node.range))
        }
        guard let decoder = MappingDecoder(node, .role, as: subject, findings: findings) else {
            return Role(id: name, about: Located("", at: node.range))
        }
        defer { decoder.finish() }
        return Role(
            id: name, about: decoder.requiredText("about") ?? Located("", at: name.range),
            within: decoder.text("within"))
    }

    private func vocabulary(_ name: Located<String>, _ node: YAMLNode) -> Vocabulary? {
        guard definitions.claim("vocabulary", name, findings: findings) else { return nil }
        checkForm(name, .vocabulary, expected: "letters and digits, a letter first", \.isIdentifier)
        guard let decoder = MappingDecoder(node, .vocabulary, as: "vocabulary \(name.value)", findings: findings) else {
            return Vocabulary(id: name, about: nil, match: nil, defaults: nil)
        }
        defer { decoder.finish() }
        let match = decoder.choice("match", of: Vocabulary.Match.self)
        if match?.value == .regex {
            for entry in decoder.items("default") ?? [] where entry.scalar?.text.isEmpty == false {
                RegexCheck.reportEntry(entry, to: findings)
            }
        }
        let defaults = decoder.items("default")?.compactMap { decoder.statement(of: $0, "default") }
        return Vocabulary(id: name, about: decoder.text("about"), match: match, defaults: defaults)
    }

    private func family(_ name: Located<String>, _ node: YAMLNode) -> Family? {
        guard definitions.claim("family", name, findings: findings) else { return nil }
        if RuleID("\(name.value)-01") == nil {
            findings.add(
                .wrongType(
                    name.range, "a family", expected: "capitals and digits, a capital first", found: "'\(name.value)'",
                    help: "write what stands before the hyphen of its rules' IDs"))
        }
        guard let decoder = MappingDecoder(node, .family, as: "family \(name.value)", findings: findings) else {
            return nil
        }
        defer { decoder.finish() }
        guard let title = decoder.requiredText("title") else { return nil }
        return Family(
            id: name, title: title, order: decoder.integer("order"), note: decoder.text("note"),
            review: decoder.text("review"))
    }

    private func pack(_ node: YAMLNode) -> Pack? {
        guard let decoder = MappingDecoder(node, .pack, as: "a pack", findings: findings) else { return nil }
        defer { decoder.finish() }
        let id = decoder.requiredWord("id")
        let title = decoder.text("title")
        let about = decoder.text("about")
        var requirements: [Requirement] = []
        if let requires = decoder.mapping("requires") {
            requirements = RequirementDecoder(decoder: requires).requirements([.languageMode, .deploymentTarget])
            requires.finish()
        }
        let conflicts = (decoder.items("conflicts_with") ?? []).compactMap(packConflict)
        let acceptance = (decoder.items("acceptance") ?? []).compactMap(acceptance)
        guard let id else {
            registry.unreadNames.insert(.pack)
            return nil
        }
        guard definitions.claim("pack", id, findings: findings) else { return nil }
        checkForm(id, .pack, expected: "a lower-case word", \.isLowerCaseWord)
        return Pack(
            id: id, title: title, about: about, requirements: requirements, conflicts: conflicts,
            acceptance: acceptance)
    }

    private func acceptance(_ node: YAMLNode) -> Pack.Acceptance? {
        guard let decoder = MappingDecoder(node, .packAcceptance, as: "an entry of acceptance", findings: findings)
        else { return nil }
        defer { decoder.finish() }
        let clause = decoder.requiredText("clause")
        _ = decoder.required("rules")
        let rules = decoder.texts("rules") ?? []
        return clause.map { Pack.Acceptance(clause: $0, rules: rules) }
    }

    private func packConflict(_ node: YAMLNode) -> Pack.Conflict? {
        guard let decoder = MappingDecoder(node, .packConflict, as: "an entry of conflicts_with", findings: findings)
        else {
            return nil
        }
        defer { decoder.finish() }
        let pack = decoder.requiredWord("pack")
        let reason = decoder.text("reason")
        let unless = decoder.members("unless").compactMap { slot, value in
            prose(value, "'\(slot.value)' of unless").map { SlotChoice(slot: slot, value: $0) }
        }
        return pack.map { Pack.Conflict(pack: $0, unless: unless, reason: reason) }
    }
}

import Diagnostics
import YAML

extension RegistryAssembly {
    func decodeSensitiveData(_ root: MappingDecoder) {
        if isFirst("persistence_decision", in: root) { decodeLadder(root) }
        guard let decoder = root.mapping("sensitive_data_classes", as: "sensitive_data_classes") else { return }
        if isFirst("description", in: decoder, called: "sensitive_data_classes.description") {
            registry.classesDescription = decoder.text("description")
        }
        for item in items("classes", naming: .dataClass, in: decoder) {
            if let found = dataClass(item) { registry.classes.append(found) }
        }
        if decoder.finish().contains("classes") { registry.unreadNames.insert(.dataClass) }
    }

    /// A class whose storage tier cannot be read keeps its name, at the strictest tier.
    private func dataClass(_ node: YAMLNode) -> DataClass? {
        let name = MappingDecoder.identifier(of: node)
        guard
            let decoder = MappingDecoder(
                node, .dataClass, as: name.map { "class \($0)" } ?? "a class", findings: findings)
        else {
            return nil
        }
        defer { decoder.finish() }
        let id = decoder.requiredWord("id")
        let covers = decoder.requiredText("covers")
        _ = decoder.required("at_rest")
        let atRest = decoder.choice("at_rest", of: DataClass.AtRest.self, code: .illegalClassValue)
        _ = decoder.required("loggable")
        let loggable = decoder.choice("loggable", of: DataClass.Loggable.self, code: .illegalClassValue)
        let note = decoder.text("note")
        guard let id else {
            registry.unreadNames.insert(.dataClass)
            return nil
        }
        guard definitions.claim("class", id, findings: findings) else { return nil }
        checkForm(id, .dataClass, expected: "a lower-case word", \.isLowerCaseWord)
        return DataClass(
            id: id, covers: covers ?? Located("", at: id.range),
            atRest: atRest ?? Located(.keychainRequired, at: id.range),
            loggable: loggable ?? Located(.never, at: id.range), note: note)
    }

    private func decodeLadder(_ root: MappingDecoder) {
        guard let decoder = root.mapping("persistence_decision", as: "persistence_decision") else { return }
        defer { decoder.finish() }
        let description = decoder.text("description")
        let obligations = decoder.text("transient_obligations")
        let items = decoder.items("ladder") ?? []
        let steps = items.compactMap(ladderStep)
        LadderCheck(steps: steps, nodes: items, findings: findings).run()
        registry.persistence = PersistenceDecision(
            description: description, steps: steps, transientObligations: obligations)
    }

    private func ladderStep(_ node: YAMLNode) -> PersistenceDecision.Step? {
        guard let decoder = MappingDecoder(node, .ladderStep, as: "a step of the ladder", findings: findings) else {
            return nil
        }
        defer { decoder.finish() }
        _ = decoder.required("step")
        let number = decoder.integer("step")
        let question = decoder.requiredText("question")
        let step = (
            decoder.text("default"), decoder.text("if_no"), decoder.text("if_yes"), decoder.text("guidance")
        )
        guard let number, let question else { return nil }
        return PersistenceDecision.Step(
            number: number, question: question, defaultAnswer: step.0, ifNo: step.1, ifYes: step.2, guidance: step.3)
    }
}

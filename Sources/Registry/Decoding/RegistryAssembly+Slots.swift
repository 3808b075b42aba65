import Diagnostics
import YAML

extension RegistryAssembly {
    func decodeSlots(_ root: MappingDecoder) {
        guard let decoder = root.mapping("module_overlay_slots", as: "module_overlay_slots") else { return }
        if isFirst("description", in: decoder, called: "module_overlay_slots.description") {
            registry.slotsDescription = decoder.text("description")
        }
        for item in items("slots", naming: .slot, in: decoder) {
            if let slot = slot(item) { registry.slots.append(slot) }
        }
        if decoder.finish().contains("slots") { registry.unreadNames.insert(.slot) }
    }

    private func slot(_ node: YAMLNode) -> Slot? {
        let name = MappingDecoder.identifier(of: node)
        guard let decoder = MappingDecoder(node, .slot, as: name.map { "slot \($0)" } ?? "a slot", findings: findings)
        else {
            return nil
        }
        defer { decoder.finish() }
        let id = decoder.requiredWord("id")
        _ = decoder.required("governs")
        let governs = decoder.texts("governs") ?? decoder.value("governs")?.ruleIDs ?? []
        let note = decoder.text("note")
        _ = decoder.required("values")
        let values = decoder.members("values").compactMap { name, value in
            prose(value, "value '\(name.value)' of \(decoder.subject)").map { Slot.Value(id: name, meaning: $0) }
        }
        guard let id else {
            registry.unreadNames.insert(.slot)
            return nil
        }
        guard definitions.claim("slot", id, findings: findings) else { return nil }
        checkForm(id, .slot, expected: "letters and digits, a letter first", \.isIdentifier)
        if case .mapping(let entries)? = decoder.value("values")?.content, entries.count < 2 {
            findings.add(.slotNeedsTwoValues(id))
        }
        return Slot(id: id, governs: governs, values: values, note: note)
    }
}

extension YAMLNode {
    /// The rules that a text names, which should have been a list: none of them is to complain that it is not listed.
    fileprivate var ruleIDs: [Located<String>] {
        (scalar?.text ?? "").split { $0 == "," || $0 == " " }.filter { RuleID(String($0)) != nil }
            .map { Located(String($0), at: range) }
    }
}

extension MappingDecoder {
    /// The `id` of a mapping, for messages about it, before anything of it is read.
    static func identifier(of node: YAMLNode) -> String? {
        guard case .mapping(let entries) = node.content else { return nil }
        return entries.first { $0.key.scalar?.text == "id" }?.value.scalar?.text
    }
}

extension Diagnostic {
    fileprivate static func slotNeedsTwoValues(_ id: Located<String>) -> Self {
        Diagnostic(
            .slotNeedsTwoValues, at: id.range, "slot \(id.value) has fewer than two values",
            help: "a slot is a choice: give each value with what it means, or remove the slot")
    }
}

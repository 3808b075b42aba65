import Diagnostics
import YAML

extension OverlayReader {
    func readBindings(into overlay: inout Overlay) {
        for key in ["roles", "slots", "vocabularies"] {
            let isMapping = if case .mapping? = decoder.value(key)?.content { true } else { false }
            overlay.malformed.formUnion(decoder.present([key: !isMapping]))
            overlay.sections[key] = decoder.entry(key)?.key.range
        }
        for (role, node) in decoder.members("roles") {
            let paths = pathNodes(node, of: role).compactMap { self.paths.template($0) }
            overlay.roles.append(RoleBinding(role: role, paths: paths))
        }
        for (slot, node) in decoder.members("slots") {
            overlay.slots.append(SlotChoice(slot: slot, value: slotValue(node, of: slot, in: &overlay)))
        }
        for (name, node) in decoder.members("vocabularies") {
            let entries = vocabularyEntries(node, of: name)
            if entries == nil { overlay.malformed.insert(name.value) }
            overlay.vocabularies.append(VocabularyBinding(vocabulary: name, entries: entries ?? []))
        }
        for (name, node) in decoder.members("unbound") {
            // A name without a reason is still a name: the reason that lacks has been reported.
            let reason = decoder.statement(of: node, name.value) ?? Located("", at: node.range)
            overlay.unbound.append((name, reason))
        }
    }

    private func pathNodes(_ node: YAMLNode, of role: Located<String>) -> [YAMLNode] {
        switch node.content {
        case .scalar: return isPath(node, of: role) ? [node] : []
        case .sequence(let items):
            if items.isEmpty {
                findings.add(
                    .wrongType(
                        node, "role \(role.value)", expected: "bound to a path", found: "an empty list",
                        help: "write a path, or list the role under 'unbound:' with the reason"))
            }
            return items.filter { isPath($0, of: role) }
        case .mapping:
            findings.add(
                .wrongType(
                    node, "role \(role.value)", expected: "bound to a path or a list of paths",
                    help: "put a path that begins with '{' in quotes"))
            return []
        }
    }

    private func isPath(_ node: YAMLNode, of role: Located<String>) -> Bool {
        guard let scalar = node.scalar, !scalar.isNull else {
            findings.add(
                .wrongType(
                    node, "role \(role.value)", expected: "a path",
                    help: node.kindName == "nothing"
                        ? "write a path, or list the role under 'unbound:' with the reason"
                        : "put a path that begins with '{' or '[' in quotes"))
            return false
        }
        return true
    }

    /// An absent value is kept as an empty one: the legal values, which help needs, are the registry's.
    private func slotValue(_ node: YAMLNode, of slot: Located<String>, in overlay: inout Overlay) -> Located<String> {
        if let scalar = node.scalar { return Located(scalar.isNull ? "" : scalar.text, at: node.range) }
        findings.add(
            .wrongType(
                node, "slot \(slot.value)", expected: "one of its values",
                help: "write one value, without brackets"))
        overlay.malformed.insert(slot.value)
        return Located("", at: node.range)
    }

    private func vocabularyEntries(_ node: YAMLNode, of name: Located<String>) -> [Located<String>]? {
        guard case .sequence(let items) = node.content else {
            findings.add(
                .wrongType(
                    node, "vocabulary \(name.value)", expected: "a list", help: node.listHelp(of: name.value)))
            return nil
        }
        let entries = items.compactMap { decoder.statement(of: $0, name.value) }
        return entries.isEmpty && !items.isEmpty ? nil : entries
    }

    /// An anchor stands for a folder that the overlay names.
    func requireAnchors(of overlay: Overlay) {
        for (anchor, key, folder) in [
            (PathTemplate.Anchor.tests, "tests", overlay.tests), (.package, "package", overlay.package),
        ] where folder == nil && !overlay.malformed.contains(key) {
            let uses = overlay.roles.flatMap(\.paths).filter { $0.value.anchor == anchor }
            if let use = uses.first { findings.add(.missingAnchor(use, key: key)) }
        }
    }
}

extension Diagnostic {
    fileprivate static func missingAnchor(_ use: Located<PathTemplate>, key: String) -> Self {
        let place = use.range.part("{\(key)}")
        return Diagnostic(
            .missingKey, at: place, "the overlay has no '\(key)', which '{\(key)}' stands for",
            help: "add '\(key):' with the folder, relative to the repository")
    }
}

extension SourceRange {
    /// Where a text stands verbatim inside the range, the first time; the whole range where it is spelled otherwise.
    func part(_ text: String) -> SourceRange {
        let needle = Array(text.utf8)
        let bytes = bytes
        guard !needle.isEmpty, bytes.count >= needle.count else { return self }
        for start in bytes.lowerBound...(bytes.upperBound - needle.count)
        where file.bytes[start..<start + needle.count].elementsEqual(needle) {
            return file.range(start..<start + needle.count)
        }
        return self
    }
}

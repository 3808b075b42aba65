import Diagnostics
import Patterns
import YAML

extension RegistryAssembly {
    func decodeIdentity(_ root: MappingDecoder) {
        if isFirst("version", in: root) {
            registry.version = root.value(
                "version", expected: "a version such as 1.2.0", help: "write three numbers between dots"
            ) { SemanticVersion($0) }
        }
        if isFirst("updated", in: root) { registry.updated = root.date("updated") }
        if isFirst("owner", in: root) { registry.owner = root.text("owner") }
        if isFirst("description", in: root) { registry.description = root.text("description") }
    }

    func decodeScope(_ root: MappingDecoder) {
        guard isFirst("scope", in: root), let scope = root.mapping("scope", as: "the registry's scope") else { return }
        registry.scope.languages = scope.texts("languages") ?? []
        registry.scope.paths = scope.globs("paths") ?? []
        registry.scope.excludePaths = scope.globs("excludePaths") ?? []
        for (name, value) in scope.members("notCovered") {
            if let entry = notCovered(name, value) { registry.scope.notCovered.append(entry) }
        }
        scope.finish()
    }

    private func notCovered(_ name: Located<String>, _ node: YAMLNode) -> RegistryScope.NotCovered? {
        let subject = "'\(name.value)' of notCovered"
        guard node.scalar == nil else {
            return prose(node, subject).map { RegistryScope.NotCovered(name: name, note: $0) }
        }
        guard let decoder = MappingDecoder(node, .notCovered, as: subject, findings: findings) else { return nil }
        defer { decoder.finish() }
        return RegistryScope.NotCovered(
            name: name, note: decoder.text("note"), globs: decoder.globs("globs") ?? [],
            imports: decoder.texts("imports") ?? [])
    }

    /// A text where a name of the user's own maps to one.
    func prose(_ node: YAMLNode, _ subject: String) -> Located<String>? {
        guard let scalar = node.scalar, node.kindName != "nothing" else {
            let isAbsent = node.kindName == "nothing"
            findings.add(
                .wrongType(
                    node, subject, expected: "text",
                    help: isAbsent ? MappingDecoder.nothingHelp : "write one value; text that holds ': ' goes in quotes"
                ))
            return nil
        }
        return Located(scalar.text, at: node.range)
    }

    func decodeLevels(_ root: MappingDecoder) {
        if isFirst("severity_levels", in: root) {
            registry.severityLevels = (root.texts("severity_levels") ?? []).filter {
                definitions.claim("severity level", $0, findings: findings)
            }
        }
        if isFirst("enforcement_kinds", in: root) {
            for (name, value) in root.members("enforcement_kinds") {
                let meaning = prose(value, "'\(name.value)' of enforcement_kinds")
                let kind = root.choice(name, "a kind of enforcement", of: Enforcement.self, code: .unknownEnforcement)
                if let kind, let meaning {
                    registry.enforcementKinds.append(EnforcementMeaning(kind: kind, meaning: meaning))
                }
            }
        }
        if isFirst("exception_marker", in: root) {
            registry.exceptionMarker = root.text("exception_marker").flatMap { marker in
                let mistake = ExceptionMarkerCheck.mistake(in: marker)
                if let mistake { findings.add(mistake) }
                return mistake == nil ? marker : nil
            }
        }
    }
}

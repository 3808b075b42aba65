import Diagnostics
import YAML

/// Joins the files of a registry. `roles`, `vocabularies`, `families`, `packs`, slots, classes and `rules` may stand in
/// many files, every other key in one; a second definition of anything is one finding that shows both places.
final class RegistryAssembly {
    var registry = Registry()
    let findings: Findings
    let definitions = Definitions()
    private var roots: [MappingDecoder] = []
    private var keysMeant: [String] = []

    init(findings: Findings) {
        self.findings = findings
    }

    func add(_ document: RegistryDocument, root node: YAMLNode?, isReadable: Bool) {
        registry.files.append(document.file)
        if !isReadable { registry.unreadNames = Set(NameKind.allCases) }
        guard let node, let root = MappingDecoder(node, .registry, as: "the registry", findings: findings) else {
            return
        }
        roots.append(root)
        decodeIdentity(root)
        decodeScope(root)
        decodeLevels(root)
        decodeNames(root)
        decodeSlots(root)
        decodeSensitiveData(root)
        decodePolicy(root)
        note("rules", in: root)
        for item in items("rules", naming: .rule, in: root) {
            RuleDecoder(item, pack: document.pack, assembly: self)?.decode()
        }
        let meant = root.finish()
        keysMeant += meant
        for (key, kind) in Self.namingKeys where meant.contains(key) { registry.unreadNames.insert(kind) }
    }

    private static let namingKeys: [(key: String, kind: NameKind)] = [
        ("roles", .role), ("vocabularies", .vocabulary), ("module_overlay_slots", .slot),
        ("sensitive_data_classes", .dataClass), ("packs", .pack), ("rules", .rule),
    ]

    /// What no file brought, and what is declared by being read.
    func finish() {
        if let place = roots.first?.place, registry.unreadNames.count < NameKind.allCases.count {
            for key in ["version", "rules"] where !definitions.holds("key", key) && !keysMeant.contains(key) {
                findings.add(.missingKey(place, key, in: "the registry"))
            }
        }
        if !definitions.holds("key", "vocabularies") { declareReadVocabularies() }
    }

    /// Whether a key that may stand in one file only is there and is read here for the first time.
    func isFirst(_ key: String, in decoder: MappingDecoder, called name: String? = nil) -> Bool {
        guard let entry = decoder.entry(key) else { return false }
        return definitions.claim("key", Located(name ?? key, at: entry.key.range), findings: findings)
    }

    /// The items of a list that names things. Nothing is known of the names in a list that cannot be read.
    func items(_ key: String, naming kind: NameKind, in decoder: MappingDecoder) -> [YAMLNode] {
        let items = decoder.items(key)
        if items == nil, decoder.value(key) != nil { registry.unreadNames.insert(kind) }
        return items ?? []
    }

    /// The members of a mapping that names things.
    func members(
        _ key: String, naming kind: NameKind, in decoder: MappingDecoder
    ) -> [(name: Located<String>, value: YAMLNode)] {
        if let node = decoder.value(key), node.kindName != "a mapping" { registry.unreadNames.insert(kind) }
        return decoder.members(key)
    }

    /// Whether a name has the form its kind wants; one that has not is reported.
    func checkForm(
        _ name: Located<String>, _ kind: NameKind, expected: String, _ isName: (String) -> Bool
    ) {
        guard !isName(name.value) else { return }
        registry.unreadNames.insert(kind)
        findings.add(
            .wrongType(
                name.range, "the name of a \(kind.rawValue)", expected: expected, found: "'\(name.value)'",
                help: "rename it here and wherever it is named"))
    }

    /// Remembers that a key that may stand in many files is there.
    func note(_ key: String, in decoder: MappingDecoder) {
        guard let entry = decoder.entry(key) else { return }
        _ = definitions.claim("key", silently: Located(key, at: entry.key.range))
    }

    /// A registry that predates `vocabularies:` declares each by reading it.
    private func declareReadVocabularies() {
        for rule in registry.rules {
            for (name, range) in rule.vocabularyReferences
            where definitions.claim("vocabulary", silently: Located(name, at: range)) {
                registry.vocabularies.append(
                    Vocabulary(id: Located(name, at: range), about: nil, match: nil, defaults: nil))
            }
        }
    }
}

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
        if !isReadable { registry.hasUnreadableText = true }
        guard let node, let root = MappingDecoder(node, as: "the registry", findings: findings) else { return }
        roots.append(root)
        decodeIdentity(root)
        decodeScope(root)
        decodeLevels(root)
        decodeNames(root)
        decodeSlots(root)
        decodeSensitiveData(root)
        decodePolicy(root)
        note("rules", in: root)
        for item in root.items("rules") ?? [] {
            RuleDecoder(item, pack: document.pack, assembly: self)?.decode()
        }
        keysMeant += root.finish()
    }

    /// What no file brought, and what is declared by being read.
    func finish() {
        if let place = roots.first?.place, !registry.hasUnreadableText {
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

import Registry

/// What one module gives to the rules: its slots, words, paths and inventory, each as a value or as the reason why there
/// is none. Everything a rule's outcome depends on is asked here.
struct ModuleFacts: Sendable {
    let overlay: Overlay
    let registry: Registry
    let roles: RoleResolver
    let inventory: [ResolvedEntry]

    init(_ overlay: Overlay, _ registry: Registry) {
        self.overlay = overlay
        self.registry = registry
        roles = RoleResolver(overlay, registry)
        inventory = Ladder(registry).entries(of: overlay)
    }

    /// Words, at least one, and the key they stand at; or why there are none.
    enum Reading: Sendable {
        case words([String], at: String)
        case missing(Reason)
    }

    func vocabulary(_ name: String) -> Reading {
        let (entries, key): ([String]?, String) =
            if let binding = overlay.binding(ofVocabulary: name) {
                (binding.entries.map(\.value), "overlay:vocabularies/\(name)")
            } else {
                // Left out on purpose, the registry's words do not count either.
                (
                    overlay.reasonForUnbound(name) == nil ? declaration(of: name)?.defaults?.map(\.value) : nil,
                    "registry:vocabularies/\(name)"
                )
            }
        guard let entries else { return .missing(Reason(.unboundVocabulary, name, at: "overlay:vocabularies")) }
        return Self.reading(of: entries, name, at: key)
    }

    /// A registry that declares no vocabulary still names some: their kind then follows from the name.
    func match(ofVocabulary name: String) -> Vocabulary.Match {
        declaration(of: name)?.effectiveMatch ?? Vocabulary.inferredMatch(of: name)
    }

    func slot(_ name: String) -> Reading {
        guard let value = overlay.slotValue(name) else {
            return .missing(Reason(.unboundSlot, name, at: "overlay:slots"))
        }
        return .words([value.value], at: "overlay:slots/\(name)")
    }

    /// Why a slot does not have a value; nil where it has. An unbound slot is one that no value can be asked of.
    func reason(against value: String, ofSlot name: String) -> Reason? {
        switch slot(name) {
        case .missing(let reason): return reason
        case .words(let words, let key):
            guard words != [value] else { return nil }
            return Reason(.slotValue, "\(name) is \(words[0]), not \(value)", at: key)
        }
    }

    /// An overlay without siblings leaves nothing to match, exactly as an empty vocabulary does.
    var siblings: Reading {
        Self.reading(of: overlay.siblings.map(\.value), "siblings", at: "overlay:siblings")
    }

    /// An empty word would match everywhere, so it counts for none.
    private static func reading(of entries: [String], _ name: String, at key: String) -> Reading {
        let words = unique(entries.filter { !$0.isEmpty })
        guard !words.isEmpty else { return .missing(Reason(.unboundVocabulary, "\(name) is empty", at: key)) }
        return .words(words, at: key)
    }

    /// The entries whose symbols `${inventory.…}` stands for in a rule: those of the classes the rule applies to.
    func entries(_ selector: InventorySelector, for rule: Rule) -> [ResolvedEntry] {
        inventory.filter { $0.isSelected(by: selector) && rule.concerns($0.dataClass) }
    }

    func symbols(_ selector: InventorySelector, for rule: Rule) -> Reading {
        let key = "overlay:sensitive_data"
        let spellings = entries(selector, for: rule).flatMap(\.searches).flatMap(\.spellings)
        guard !spellings.isEmpty else { return .missing(Reason(.noInventoryInstance, selector.rawValue, at: key)) }
        return .words(unique(spellings), at: key)
    }

    private func declaration(of vocabulary: String) -> Vocabulary? {
        registry.vocabularies.first { $0.id.value == vocabulary }
    }
}

extension ModuleFacts.Reading {
    var reason: Reason? {
        if case .missing(let reason) = self { reason } else { nil }
    }
}

extension ResolvedEntry {
    func isSelected(by selector: InventorySelector) -> Bool {
        switch (selector, storage) {
        case (.loggableNever, _): dataClass.loggable.value == .never
        case (.loggableReduced, _): dataClass.loggable.value == .reducedOnly
        case (.transient, .transient), (.keychain, .keychain), (.protectedFile, .protectedFile): true
        case (.persisted, _): storage != .transient
        default: false
        }
    }
}

extension Rule {
    /// A rule that names no classes speaks about all of them where it reads the inventory.
    func concerns(_ dataClass: DataClass) -> Bool {
        switch appliesToClasses {
        case .some(.some(let classes)): classes.contains { $0.value == dataClass.id.value }
        case .some(.all), nil: true
        }
    }
}

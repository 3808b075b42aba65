import Registry

/// Walks the persistence ladder: whether a sensitive value may outlive its flow, and where it is kept then.
struct Ladder {
    private let registry: Registry
    /// What the registry's text on transient values says about a rule, in the order of its rules.
    private let transientMentions: [Mention?]

    init(_ registry: Registry) {
        self.registry = registry
        let text = registry.persistence?.transientObligations?.value ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        transientMentions = registry.rules.map { Mention(of: $0.id.value.description, in: words) }
    }

    /// In the overlay's order. An entry of an unknown class, which validation refuses, is left out.
    func entries(of overlay: Overlay) -> [ResolvedEntry] {
        (overlay.sensitiveData ?? []).compactMap { entry in
            registry.classes.first { $0.id.value == entry.dataClass.value }.map { walk(entry, of: $0) }
        }
    }

    private func walk(_ entry: InventoryEntry, of dataClass: DataClass) -> ResolvedEntry {
        let survives = entry.survives?.value ?? .flow
        let storage = entry.place(in: dataClass)
        return ResolvedEntry(
            entry: entry, dataClass: dataClass, survives: survives, storage: storage,
            steps: steps(entry, survives, dataClass, storage),
            obligations: obligations(of: dataClass, isTransient: storage == .transient))
    }

    /// Step 1 asks whether the value outlives its flow, 2 what it survives, 3 for its class; the walk ends at the first
    /// that decides.
    private func steps(
        _ entry: InventoryEntry, _ survives: InventoryEntry.Survival, _ dataClass: DataClass,
        _ storage: ResolvedEntry.Storage
    ) -> [(step: Int, answer: String)] {
        let yes = (step: 1, answer: "yes")
        switch survives {
        case .flow: return [(1, "no: kept in memory and dropped when the flow ends")]
        case .background: return [yes, (2, "backgrounding only: kept in memory")]
        case .restart: return [yes, (2, "a restart"), (3, answer(of: dataClass, storage))]
        case .reinstall:
            let signature = entry.signedOffBy.map { "signed off by \($0.value)" } ?? "not signed off"
            return [yes, (2, "a reinstall, \(signature)"), (3, answer(of: dataClass, storage))]
        }
    }

    private func answer(of dataClass: DataClass, _ storage: ResolvedEntry.Storage) -> String {
        let place =
            switch storage {
            case .transient: "stays in memory"
            case .keychain(let accessibility): "Keychain, \(accessibility.rawValue)"
            case .protectedFile(let protection): "protected file, \(protection.rawValue)"
            }
        return "\(dataClass.id.value) is \(dataClass.atRest.value.rawValue): \(place)"
    }

    // MARK: Obligations

    /// The rules that speak about the class, and for a transient value those that the registry's text on transient values
    /// names, in the registry's order.
    private func obligations(of dataClass: DataClass, isTransient: Bool) -> [(rule: String, duty: String)] {
        zip(registry.rules, transientMentions).compactMap { rule, mention in
            guard !rule.isRetired else { return nil }
            let id = rule.id.value.description
            if isTransient, let mention { return (id, mention.duty ?? rule.title.value) }
            return rule.appliesToClasses != nil && rule.concerns(dataClass) ? (id, rule.title.value) : nil
        }
    }
}

/// A rule named in prose, with the phrase in parentheses behind it: `SEC-03 (never logged)`.
private struct Mention {
    let duty: String?

    init?(of id: String, in words: String) {
        guard
            let found = words.ranges(of: id).first(where: { range in
                // `SEC-03` is not a mention of it in `SEC-03b`.
                range.upperBound == words.endIndex
                    || !words[range.upperBound].isLetter && !words[range.upperBound].isNumber
            })
        else { return nil }
        let rest = words[found.upperBound...]
        guard rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") else {
            duty = nil
            return
        }
        duty = String(rest[..<end].dropFirst(2))
    }
}

extension InventoryEntry {
    /// The place in full. A Keychain entry without an accessibility class, which validation refuses, gets the strictest
    /// common one, and a file the strictest protection.
    fileprivate func place(in dataClass: DataClass) -> ResolvedEntry.Storage {
        switch storage(in: dataClass) {
        case nil: .transient
        case .keychain: .keychain(accessibility?.value ?? .whenUnlockedThisDeviceOnly)
        case .protectedFile: .protectedFile(protection?.value ?? .complete)
        }
    }
}

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
        let entries = overlay.sensitiveData ?? []
        return entries.compactMap { entry in
            registry.classes.first { $0.id.value == entry.dataClass.value }.map {
                walk(entry, of: $0, searches: entry.searches(among: entries))
            }
        }
    }

    private func walk(_ entry: InventoryEntry, of dataClass: DataClass, searches: [SymbolSearch]) -> ResolvedEntry {
        let survives = entry.survives?.value ?? .flow
        let storage = entry.place(in: dataClass)
        return ResolvedEntry(
            entry: entry, dataClass: dataClass, survives: survives, storage: storage,
            steps: steps(entry, survives, dataClass, storage),
            obligations: obligations(of: dataClass, isTransient: storage == .transient), searches: searches)
    }

    /// Step 1 asks whether the value outlives its flow, 2 what it survives, 3 for its class; the walk ends at the first
    /// that decides.
    private func steps(
        _ entry: InventoryEntry, _ survives: InventoryEntry.Survival, _ dataClass: DataClass,
        _ storage: ResolvedEntry.Storage
    ) -> [ResolvedEntry.Step] {
        func outlivesFlow(_ key: String, _ answer: String) -> ResolvedEntry.Step {
            ResolvedEntry.Step(step: 1, question: .outlivesFlow, key: key, answer: answer)
        }
        let first = outlivesFlow("yes", "yes: it is needed after its flow")
        func second(_ answer: String) -> ResolvedEntry.Step {
            ResolvedEntry.Step(step: 2, question: .survives, key: survives.rawValue, answer: answer)
        }
        switch survives {
        case .flow: return [outlivesFlow("no", "no: kept in memory and dropped when the flow ends")]
        case .background: return [first, second("backgrounding only: kept in memory")]
        case .restart: return [first, second("a restart"), third(dataClass, storage)]
        case .reinstall:
            let signature = entry.signedOffBy.map { "signed off by \($0.value)" } ?? "not signed off"
            return [first, second("a reinstall, \(signature)"), third(dataClass, storage)]
        }
    }

    private func third(_ dataClass: DataClass, _ storage: ResolvedEntry.Storage) -> ResolvedEntry.Step {
        let atRest = dataClass.atRest.value.rawValue
        let place =
            switch storage {
            case .transient: "stays in memory"
            case .keychain(let accessibility): "Keychain, \(accessibility.rawValue)"
            case .protectedFile(let protection): "protected file, \(protection.rawValue)"
            }
        return ResolvedEntry.Step(
            step: 3, question: .dataClass, key: atRest, answer: "\(dataClass.id.value) is \(atRest): \(place)")
    }

    // MARK: Obligations

    /// The rules that speak about the class, and for a transient value those that the registry's text on transient values
    /// names, in the registry's order.
    private func obligations(of dataClass: DataClass, isTransient: Bool) -> [ResolvedEntry.Obligation] {
        zip(registry.rules, transientMentions).compactMap { rule, mention in
            guard !rule.isRetired else { return nil }
            let id = rule.id.value.description
            if isTransient, let mention {
                return ResolvedEntry.Obligation(rule: id, duty: mention.duty ?? rule.title.value)
            }
            return rule.appliesToClasses != nil && rule.concerns(dataClass)
                ? ResolvedEntry.Obligation(rule: id, duty: rule.title.value) : nil
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

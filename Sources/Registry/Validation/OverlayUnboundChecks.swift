import Diagnostics

extension OverlayValidation {
    /// Asks for every slot, role and vocabulary that a rule of the selected packs reads and the overlay neither binds nor
    /// leaves out on purpose.
    func checkUnbound(besides meant: MeantNames) {
        if !overlay.malformed.contains("slots") { askForSlots(meant.slots) }
        if !overlay.malformed.contains("roles") { askForRoles(meant.roles) }
        if !overlay.malformed.contains("vocabularies") { askForVocabularies(meant.vocabularies) }
    }

    private func askForSlots(_ meant: Set<String>) {
        let place = overlay.sections["slots"] ?? overlay.place
        for slot in registry.slots {
            let name = slot.id.value
            guard overlay.slotValue(name) == nil, isAskedFor(name, meant) else { continue }
            let readers = rules.filter { $0.reads.slots.contains(name) || $0.reads.reads(slot: name) }
            ask(.unboundSlot, "slot", name, at: place, readers: readers) { $0.reads.slots.contains(name) }
        }
    }

    private func askForRoles(_ meant: Set<String>) {
        let place = overlay.sections["roles"] ?? overlay.place
        for role in registry.roles {
            let name = role.id.value
            guard overlay.binding(ofRole: name) == nil, isAskedFor(name, meant) else { continue }
            let readers = rules.filter { $0.reads.selectedRoles.contains { reached(from: $0).contains(name) } }
            ask(.unboundRole, "role", name, at: place, readers: readers) { isOff($0) }
        }
    }

    private func askForVocabularies(_ meant: Set<String>) {
        let place = overlay.sections["vocabularies"] ?? overlay.place
        for name in vocabularyNames {
            let binding = overlay.binding(ofVocabulary: name)
            guard !isBound(vocabulary: name), isAskedFor(name, meant) else { continue }
            let readers = rules.filter { $0.reads.vocabularies.contains(name) }
            ask(
                .unboundVocabulary, "vocabulary", name, at: binding?.vocabulary.range ?? place, readers: readers,
                isEmpty: binding != nil
            ) { isOff($0) }
        }
    }

    private func isAskedFor(_ name: String, _ meant: Set<String>) -> Bool {
        overlay.reasonForUnbound(name) == nil && !meant.contains(name) && !overlay.malformed.contains(name)
    }

    private func ask(
        _ code: DiagnosticCode, _ what: String, _ name: String, at place: SourceRange,
        readers: [(rule: Rule, reads: RuleReads)], isEmpty: Bool = false,
        isOff: ((rule: Rule, reads: RuleReads)) -> Bool
    ) {
        let readers = readers.filter { !isChosenAgainst($0) }
        guard !readers.isEmpty else { return }
        let off = readers.filter(isOff).map { $0.rule.id.value.description }
        let part = readers.filter { !isOff($0) }.map { $0.rule.id.value.description }
        findings.add(.unbound(code, what, name, at: place, off: off, part: part, isEmpty: isEmpty))
    }

    // MARK: What is off

    /// Whether the value of a slot turns the rule off, so that it asks for nothing else.
    private func isChosenAgainst(_ rule: (rule: Rule, reads: RuleReads)) -> Bool {
        if case .severity? = rule.rule.when?.otherwise { return false }
        return rule.reads.slotValues.contains { slot, value in
            overlay.slotValue(slot).map { $0.value != value } ?? false
        }
    }

    /// A role and the subjects that `{dir}` and `{stem}` of its binding lead to.
    private func reached(from name: String) -> [String] {
        var reached = [name]
        var current = name
        while let binding = overlay.binding(ofRole: current), binding.paths.contains(where: \.value.usesSubject),
            let subject = role(current)?.subject, !reached.contains(subject)
        {
            reached.append(subject)
            current = subject
        }
        return reached
    }

    private func isBound(role name: String) -> Bool {
        reached(from: name).allSatisfy { overlay.binding(ofRole: $0) != nil }
    }

    private func isBound(vocabulary name: String) -> Bool {
        if let binding = overlay.binding(ofVocabulary: name) { return !binding.entries.isEmpty }
        return !(index.vocabulary(name)?.defaults ?? []).isEmpty
    }

    /// Whether every mechanism of a rule lacks something. A predicate needs all its roles, a pattern one of its places.
    private func isOff(_ rule: (rule: Rule, reads: RuleReads)) -> Bool {
        guard rule.rule.builtins.isEmpty, rule.rule.ingest.isEmpty else { return false }
        if let predicate = rule.reads.predicate, predicate.selectedRoles.allSatisfy(isBound(role:)),
            predicate.vocabularies.allSatisfy(isBound(vocabulary:))
        {
            return false
        }
        return zip(rule.rule.patterns, rule.reads.patterns).allSatisfy { pattern, reads in
            let hasPlace =
                pattern.places.isEmpty || pattern.places.count > reads.selectedRoles.count
                || reads.selectedRoles.contains(where: isBound(role:))
            return !hasPlace || !reads.vocabularies.allSatisfy(isBound(vocabulary:))
        }
    }
}

extension RuleReads {
    /// Whether a pattern reads the slot: its value stands in the regex, or decides whether the pattern exists.
    fileprivate func reads(slot name: String) -> Bool {
        patterns.contains { $0.slots.contains(name) }
    }
}

extension Diagnostic {
    fileprivate static func unbound(
        _ code: DiagnosticCode, _ what: String, _ name: String, at place: SourceRange, off: [String], part: [String],
        isEmpty: Bool
    ) -> Self {
        var effects: [String] = []
        if !off.isEmpty { effects.append("\(off.joined(separator: ", ")) \(off.count == 1 ? "is" : "are") off") }
        if !part.isEmpty {
            effects.append("\(part.joined(separator: ", ")) \(part.count == 1 ? "runs" : "run") only in part")
        }
        let key = what == "vocabulary" ? "vocabularies" : what + "s"
        return Diagnostic(
            code, at: place,
            "\(what) '\(name)' is \(isEmpty ? "bound to nothing" : "not bound"): \(effects.joined(separator: "; "))",
            subject: name,
            help: isEmpty
                ? "list its words, or list it under 'unbound:' with the reason"
                : "bind it under '\(key):', or list it under 'unbound:' with the reason")
    }
}

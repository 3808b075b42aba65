import Diagnostics
import Patterns

extension OverlayValidation {
    /// Each slot has one of its values, and no role binding speaks for another one.
    func checkSlotValues() {
        for choice in overlay.slots where !overlay.malformed.contains(choice.slot.value) {
            // A slot whose values could not be read has none.
            guard let slot = index.slot(choice.slot.value), !slot.values.isEmpty else { continue }
            guard slot.values.contains(where: { $0.id.value == choice.value.value }) else {
                findings.add(.illegalSlotValue(choice, of: slot))
                continue
            }
            if slot.values.contains(where: { $0.id.value.contains("/") }) { checkPaths(against: choice, of: slot) }
        }
    }

    /// A slot whose values are paths: the longest one that a binding spells must be the chosen one.
    private func checkPaths(against choice: SlotChoice, of slot: Slot) {
        for binding in overlay.roles {
            for path in binding.paths {
                let segments = path.value.glob.split(separator: "/")
                let spelled = slot.values.map(\.id.value)
                    .filter { segments.holds($0.split(separator: "/")) }
                    .max { $0.utf8.count < $1.utf8.count }
                if let spelled, spelled != choice.value.value {
                    findings.add(.contradiction(path.range.part(spelled), binding.role, spelled, choice))
                }
            }
        }
    }

    /// `{dir}` and `{stem}` speak of a role's subject, so the role has one.
    func checkSubstitutions() {
        for binding in overlay.roles {
            guard let role = role(binding.role.value), role.subject == nil else { continue }
            for path in binding.paths where path.value.usesSubject {
                let name = path.value.anchor == .subject ? "{dir}" : "{stem}"
                findings.add(.substitutionWithoutSubject(path.range.part(name), name, role))
            }
        }
    }

    /// Entries of a vocabulary that matches by regular expression are such.
    func checkVocabularyEntries() {
        for binding in overlay.vocabularies {
            guard index.vocabulary(binding.vocabulary.value)?.effectiveMatch == .regex else { continue }
            for entry in binding.entries {
                switch RegexCheck.compileEntry(entry.value) {
                case .success(let syntax):
                    if let hazard = syntax.hazard(lineWise: true) {
                        let second = hazard.secondRange.map { range($0, of: entry) }
                        findings.add(
                            .slowRegex(hazard, at: range(hazard.range, of: entry), second: second, lineWise: true))
                    }
                    checkPlaces(of: entry, in: binding.vocabulary.value)
                case .failure(let problem):
                    findings.add(problem.diagnostic(at: range(problem.error.range, of: entry)))
                }
            }
        }
    }

    private func range(_ part: Range<Int>, of entry: Located<String>) -> SourceRange {
        let bytes = Array(entry.value.utf8)
        let text = String(decoding: bytes[part.clamped(to: bytes.indices)], as: UTF8.self)
        return text.isEmpty ? entry.range : entry.range.part(text)
    }
}

extension OverlayValidation {
    /// An entry that is a regex of its own may still break the ones it is put into: by an open quote, by a comment where
    /// the pattern has those, by its length in a look-behind.
    private func checkPlaces(of entry: Located<String>, in vocabulary: String) {
        if case .failure(let problem) = RegexCheck.compile("(?:\(entry.value))", flags: []) {
            findings.add(problem.diagnostic(at: entry.range))
            return
        }
        for (rule, reads) in rules {
            for (pattern, reads) in zip(rule.patterns, reads.patterns) where reads.vocabularies.contains(vocabulary) {
                for (regex, flags) in pattern.regexes {
                    guard let error = error(of: entry.value, in: vocabulary, regex, flags) else { continue }
                    findings.add(.breaksPattern(entry, rule.identifier(of: pattern), error, regex))
                    return
                }
            }
        }
    }

    /// What is wrong with a regex once the entry stands in it that was right with a sample.
    private func error(
        of entry: String, in vocabulary: String, _ regex: RegexText, _ flags: Set<RegexFlag>
    ) -> PatternError? {
        let template = PatternTemplate(regex.text)
        func compiled(_ entry: String?) -> Result<RegexSyntax, RegexCheck.Problem> {
            let filled = FilledTemplate(template) { name in
                if let entry, PlaceholderName(name) == .vocabulary(vocabulary) {
                    return RegexEscape.alternation(ofRegexes: [entry])
                }
                return PlaceholderSample.regex(of: name, in: index)
            }
            return RegexCheck.compile(filled.text, flags: flags)
        }
        guard template.errors.isEmpty, case .success = compiled(nil), case .failure(let problem) = compiled(entry)
        else {
            return nil
        }
        return problem.error
    }
}

extension RulePattern {
    fileprivate var regexes: [(text: RegexText, flags: Set<RegexFlag>)] {
        guard let unless else { return [(regex, flags)] }
        return [(regex, flags), (unless, [])]
    }
}

extension [Substring] {
    /// Whether other segments stand among these, side by side.
    fileprivate func holds(_ others: [Substring]) -> Bool {
        !others.isEmpty && indices.contains { self[$0...].starts(with: others) }
    }
}

extension Diagnostic {
    fileprivate static func illegalSlotValue(_ choice: SlotChoice, of slot: Slot) -> Self {
        let legal = slot.values.map(\.id.value)
        let value = choice.value
        let suggestion = Spelling.closest(to: value.value, among: legal)
        return Diagnostic(
            .illegalSlotValue, at: value.range,
            value.value.isEmpty
                ? "slot \(slot.id.value) has no value" : "'\(value.value)' is not a value of slot \(slot.id.value)",
            notes: [Note("slot \(slot.id.value) is defined here", at: slot.id.range)],
            help: "legal values: \(legal.joined(separator: ", "))", suggestion: suggestion,
            fixes: suggestion.map { [Fix("write '\($0)'", edits: [Edit(replace: value.range, with: $0)])] } ?? [])
    }

    fileprivate static func breaksPattern(
        _ entry: Located<String>, _ pattern: String, _ error: PatternError, _ regex: RegexText
    ) -> Self {
        Diagnostic(
            .invalidRegex, at: entry.range, "with this entry \(pattern) is no regular expression: \(error.message)",
            notes: [Note("the regex it is put into", at: regex.range)], help: error.help)
    }

    fileprivate static func contradiction(
        _ range: SourceRange, _ role: Located<String>, _ spelled: String, _ choice: SlotChoice
    ) -> Self {
        let (slot, value) = (choice.slot.value, choice.value.value)
        return Diagnostic(
            .bindingContradictsSlot, at: range,
            "role '\(role.value)' is bound below '\(spelled)', and slot \(slot) is '\(value)'",
            notes: [Note("\(slot) is bound here", at: choice.value.range)],
            help: "write '\(value)' in the path, or bind \(slot) to '\(spelled)'")
    }

    fileprivate static func substitutionWithoutSubject(_ range: SourceRange, _ name: String, _ role: Role) -> Self {
        Diagnostic(
            .unknownSubstitution, at: range,
            "role '\(role.id.value)' has no subject, so '\(name)' stands for nothing",
            notes: [Note("role '\(role.id.value)' is defined here", at: role.id.range)],
            help: "write the path without it, or give the role a 'within:' in the registry")
    }
}

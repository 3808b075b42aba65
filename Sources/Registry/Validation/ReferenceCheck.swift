import Diagnostics

/// Resolves names that one part of a registry uses of another. A name that is not there is one finding with the name
/// that was most likely meant.
struct ReferenceCheck {
    let index: RegistryIndex
    let findings: Findings

    func role(_ name: Located<String>) {
        guard !index.hasRole(name.value) else { return }
        report(.unknownRole, name, .role, among: index.registry.roles.map(\.id.value))
    }

    /// What has capitals is no role but a path pattern. One of words between dots that is close to a role was meant to be
    /// it, and would match no file.
    func misspelledRole(_ glob: Located<String>) {
        guard glob.value.contains("."), !glob.value.contains(where: { "/*?[]{}\\".contains($0) }),
            Spelling.closest(to: glob.value, among: index.registry.roles.map(\.id.value)) != nil
        else { return }
        role(glob)
    }

    func vocabulary(_ name: Located<String>) {
        guard index.vocabulary(name.value) == nil else { return }
        report(.unknownVocabulary, name, .vocabulary, among: index.registry.vocabularies.map(\.id.value))
    }

    func dataClass(_ name: Located<String>) {
        guard !index.hasClass(name.value) else { return }
        report(.unknownClass, name, .dataClass, among: index.registry.classes.map(\.id.value))
    }

    func pack(_ name: Located<String>) {
        guard !index.hasPack(name.value) else { return }
        report(.unknownPack, name, .pack, among: index.registry.packs.map(\.id.value))
    }

    /// An empty one stands for a severity that could not be read, which has been reported.
    func severity(_ name: Located<String>) {
        guard !name.value.isEmpty, !index.severityLevels.contains(name.value) else { return }
        findings.add(.unknownSeverity(name, levels: index.severityLevels))
    }

    @discardableResult
    func slot(_ name: Located<String>) -> Slot? {
        if let slot = index.slot(name.value) { return slot }
        report(.unknownSlot, name, .slot, among: index.registry.slots.map(\.id.value))
        return nil
    }

    func slotValue(_ choice: SlotChoice) {
        guard let slot = slot(choice.slot) else { return }
        let values = slot.values.map(\.id.value)
        // A slot whose values could not be read has none.
        guard !values.isEmpty, !values.contains(choice.value.value) else { return }
        findings.add(.unknownSlotValue(choice.value, of: slot, values: values))
    }

    func requirement(_ requirement: Requirement) {
        switch requirement {
        case .slotBound(let name): slot(name)
        case .slotValue(let choice): slotValue(choice)
        case .languageMode, .deploymentTarget, .framework, .addedFile: break
        }
    }

    /// The rule of an ID, unless it is unknown or retired, which is reported. `families`: names that could have been
    /// written in its place.
    @discardableResult
    func rule(
        _ id: Located<String>, code: DiagnosticCode = .unknownRule, besides families: [String] = []
    ) -> Rule? {
        guard let rule = index.rule(id.value) else {
            guard !index.registry.unreadNames.contains(.rule) else { return nil }
            findings.add(.unknownRule(code, id, among: index.ruleIDs, besides: families))
            return nil
        }
        guard let retirement = rule.retirement else { return rule }
        findings.add(.retiredReference(id, to: rule, retirement))
        return nil
    }

    private func report(
        _ code: DiagnosticCode, _ name: Located<String>, _ kind: NameKind, among names: [String]
    ) {
        guard !index.registry.unreadNames.contains(kind) else { return }
        findings.add(.unknownName(code, name, kind.rawValue, among: names, list: index.list(of: kind)))
    }
}

extension Diagnostic {
    /// `help` is given where no name is close; without it, it lists the known names, or of many the nearest. `list`: where
    /// the first of them is defined.
    static func unknownName(
        _ code: DiagnosticCode, _ name: Located<String>, _ kind: String, among names: [String],
        list: SourceRange? = nil,
        help: String? = nil
    ) -> Self {
        let suggestion = Spelling.closest(to: name.value, among: names)
        let isLong = names.count > 12
        let nearest = Spelling.nearest(to: name.value, among: names, count: 3).joined(separator: ", ")
        let known = names.isEmpty ? nil : isLong ? "the nearest: \(nearest)" : "known: \(names.joined(separator: ", "))"
        let notes =
            isLong && suggestion == nil && help == nil ? list.map { [Note("the list begins here", at: $0)] } : nil
        return unknown(
            code, name, kind, suggestion: suggestion, notes: notes ?? [], help: suggestion == nil ? help ?? known : nil)
    }

    private static func unknown(
        _ code: DiagnosticCode, _ name: Located<String>, _ kind: String, suggestion: String?, notes: [Note] = [],
        help: String?
    ) -> Self {
        Diagnostic(
            code, at: name.range, "there is no \(kind) '\(name.value)'", notes: notes, help: help,
            suggestion: suggestion,
            fixes: suggestion.map { [Fix("write '\($0)'", edits: [Edit(replace: name.range, with: $0)])] } ?? [])
    }

    fileprivate static func unknownRule(
        _ code: DiagnosticCode, _ id: Located<String>, among ids: [String], besides families: [String]
    ) -> Self {
        let suggestion =
            RuleIDSpelling.closest(to: id.value, among: ids) ?? Spelling.closest(to: id.value, among: families)
        let help =
            RuleIDSpelling.help(for: id.value, among: ids)
            ?? "families: \(unique(ids.map { String($0.prefix { $0 != "-" }) }).joined(separator: ", "))"
        return unknown(code, id, "rule", suggestion: suggestion, help: suggestion == nil ? help : nil)
    }

    fileprivate static func unknownSeverity(_ name: Located<String>, levels: [String]) -> Self {
        Diagnostic(
            .unknownSeverity, at: name.range, "'\(name.value)' is not a severity level",
            help: "levels: \(levels.joined(separator: ", "))",
            suggestion: Spelling.closest(to: name.value, among: levels))
    }

    fileprivate static func unknownSlotValue(_ value: Located<String>, of slot: Slot, values: [String]) -> Self {
        Diagnostic(
            .unknownSlotValue, at: value.range, "'\(value.value)' is not a value of slot \(slot.id.value)",
            notes: [Note("slot \(slot.id.value) is defined here", at: slot.id.range)],
            help: "values: \(values.joined(separator: ", "))",
            suggestion: Spelling.closest(to: value.value, among: values))
    }

    /// Says when the rule was retired, why, and what replaces it.
    static func retiredReference(_ id: Located<String>, to rule: Rule, _ retirement: Retirement) -> Self {
        let when = retirement.retiredIn.map { " in \($0.value)" } ?? ""
        let why = retirement.reason.map { ": \($0.value.trimmingLineBreaks)" } ?? ""
        let successors = retirement.replacedBy.map(\.value)
        return Diagnostic(
            .retiredReference, at: id.range, "\(id.value) was retired\(when)\(why)",
            notes: [Note("retired here", at: retirement.status)],
            help: successors.isEmpty
                ? "nothing replaces it; remove the reference"
                : "it is replaced by \(successors.joined(separator: ", "))",
            suggestion: successors.count == 1 && successors[0] != id.value ? successors[0] : nil)
    }
}

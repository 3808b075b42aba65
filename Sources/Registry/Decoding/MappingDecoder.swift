import Diagnostics
import YAML

/// Reads one mapping key by key and reports what is missing, of the wrong kind, or not asked for by anyone.
///
/// The mapping's declaration says which keys are known and which must be there; `finish()` reports by it. A misspelled required key is one
/// finding: the unknown key, with the spelling that was meant.
final class MappingDecoder {
    /// What the keys of a mapping are called, and under which codes they are reported.
    enum KeyKind: String {
        case key, parameter

        var unknown: DiagnosticCode { self == .key ? .unknownKey : .unknownParameter }
        var missing: DiagnosticCode { self == .key ? .missingKey : .missingParameter }
    }

    /// What the mapping is, for messages: `rule READ-02`, `slot X`, `the registry`.
    let subject: String
    let node: YAMLNode
    let findings: Findings
    private let entries: [YAMLEntry]
    /// The index of a key's first entry.
    private let places: [String: Int]
    private let declaration: MappingDeclaration
    private var known: [String] { declaration.keys.map(\.name) }
    /// Required keys that were asked for in vain.
    private var missing: Set<String> = []
    /// Keys that are not declared and have been reported.
    private var explained: Set<String> = []
    private let keyKind: KeyKind

    /// Nil, with a finding, where the node is not a mapping.
    init?(
        _ node: YAMLNode, _ declaration: MappingDeclaration, as subject: String, keys: KeyKind = .key,
        findings: Findings
    ) {
        guard case .mapping(let entries) = node.content else {
            findings.add(.wrongType(node, subject, expected: "a mapping", help: declaration.help(for: node)))
            return nil
        }
        self.subject = subject
        self.node = node
        self.findings = findings
        self.declaration = declaration
        self.entries = entries
        places = Dictionary(
            entries.enumerated().compactMap { entry in entry.element.key.scalar.map { ($0.text, entry.offset) } },
            uniquingKeysWith: { first, _ in first })
        keyKind = keys
    }

    /// The place where something missing from the mapping is reported: its first key.
    var place: SourceRange { entries.first?.key.range ?? node.range }

    /// The value of a declared key; nil where it is absent.
    func value(_ key: String) -> YAMLNode? { entry(key)?.value }

    func declares(_ key: String) -> Bool { declaration[key] != nil }

    func entry(_ key: String) -> YAMLEntry? {
        _ = form(of: key)
        return places[key].map { entries[$0] }
    }

    /// A key that is not declared, for a finding of its own.
    func stray(_ key: String) -> YAMLEntry? {
        explained.insert(key)
        return places[key].map { entries[$0] }
    }

    func form(of key: String) -> ValueForm {
        guard let declared = declaration[key] else {
            preconditionFailure("'\(key)' is read of a \(declaration.name) and not declared")
        }
        return declared.form
    }

    /// The value of a key that is declared as one that may be such a node.
    private func value(_ key: String, _ kind: ValueForm.NodeKind) -> YAMLNode? {
        precondition(form(of: key).takes(kind), "'\(key)' of a \(declaration.name) is declared as something else")
        return value(key)
    }

    /// Whether a key is absent and another stands there that most likely means it.
    func hasKeyClose(to key: String) -> Bool {
        guard places[key] == nil else { return false }
        return entries.compactMap { $0.key.scalar?.text }.contains {
            !known.contains($0) && Spelling.closest(to: $0, among: [key]) != nil
                && Spelling.closest(to: $0, among: known + [key]) == key
        }
    }

    /// Like `value`, of a key whose absence is reported: one that is declared as required, or is so in this mapping only.
    func required(_ key: String) -> YAMLNode? {
        let node = value(key)
        if node == nil { missing.insert(key) }
        return node
    }

    // MARK: Scalars

    /// A scalar is taken as written, whatever type YAML would give it.
    func text(_ key: String) -> Located<String>? { value(key, .scalar).flatMap { text(of: $0, key) } }
    func requiredText(_ key: String) -> Located<String>? { required(key).flatMap { text(of: $0, key) } }

    func text(of node: YAMLNode, _ key: String) -> Located<String>? {
        guard let scalar = node.scalar else {
            // A sentence with a colon in it is the usual way to a mapping.
            let help =
                node.kindName == "a mapping"
                ? "put text that holds ': ' in quotes" : "write one value, without brackets"
            findings.add(.wrongType(node, "'\(key)' of \(subject)", expected: "text", help: help))
            return nil
        }
        guard !scalar.isNull else {
            findings.add(
                .wrongType(node, "'\(key)' of \(subject)", expected: "text", found: "nothing", help: Self.nothingHelp))
            return nil
        }
        return Located(scalar.text, at: node.range)
    }

    static let nothingHelp = "write it out, or remove it; the words ~ and null go in quotes where they are meant"

    /// A text that says something: one that is blank is none.
    func statement(_ key: String) -> Located<String>? { value(key).flatMap { statement(of: $0, key) } }

    func statement(of node: YAMLNode, _ key: String) -> Located<String>? {
        guard let text = text(of: node, key) else { return nil }
        guard text.value.contains(where: { !$0.isWhitespace }) else {
            findings.add(
                .wrongType(
                    text.range, "'\(key)' of \(subject)", expected: "text", found: "blank", help: Self.nothingHelp))
            return nil
        }
        return text
    }

    /// A scalar turned into a value; `expected` says what is wanted where `transform` gives nil.
    func value<Value: Sendable>(
        _ key: String, expected: String, help: String, _ transform: (String) -> Value?
    ) -> Located<Value>? {
        guard let text = text(key) else { return nil }
        return convert(text, key, expected: expected, help: help, transform)
    }

    func convert<Value: Sendable>(
        _ text: Located<String>, _ key: String, expected: String, help: String,
        _ transform: (String) -> Value?
    ) -> Located<Value>? {
        guard let value = transform(text.value) else {
            findings.add(
                .wrongType(
                    text.range, "'\(key)' of \(subject)", expected: expected, found: "'\(text.value)'", help: help))
            return nil
        }
        return Located(value, at: text.range)
    }

    func integer(_ key: String) -> Located<Int>? {
        value(key, expected: "a whole number", help: "write digits only") { Int($0) }
    }

    func flag(_ key: String) -> Located<Bool>? {
        value(key, expected: "true or false", help: "write the word in lower-case letters") {
            $0 == "true" ? true : $0 == "false" ? false : nil
        }
    }

    func date(_ key: String) -> Located<CalendarDate>? {
        value(key, expected: "a date such as 2026-07-29", help: "write four, two and two digits of a day that exists") {
            CalendarDate($0)
        }
    }

    /// One of the cases of an enumeration, by raw value. `code` where another code than `wrong-type` speaks of it.
    func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, of type: Value.Type, code: DiagnosticCode = .wrongType
    ) -> Located<Value>? where Value.RawValue == String {
        precondition(form(of: key).choices == type.allCases.map(\.rawValue), "'\(key)' is declared with other choices")
        guard let text = text(key) else { return nil }
        return choice(text, "'\(key)' of \(subject)", of: type, code: code)
    }

    func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ text: Located<String>, _ what: String, of type: Value.Type, code: DiagnosticCode = .wrongType
    ) -> Located<Value>? where Value.RawValue == String {
        if let value = Value(rawValue: text.value) { return Located(value, at: text.range) }
        findings.add(.notAChoice(text, what, among: type.allCases.map(\.rawValue), code: code))
        return nil
    }

    // MARK: Collections

    /// The items of a list. Nil where the key is absent or holds no list; a list is written as a list.
    func items(_ key: String) -> [YAMLNode]? {
        guard let node = value(key, .list) else { return nil }
        guard case .sequence(let items) = node.content else {
            findings.add(
                .wrongType(node, "'\(key)' of \(subject)", expected: "a list", help: node.listHelp(of: key)))
            return nil
        }
        return items
    }

    /// Like `items`, but a single value stands for a list of one.
    func itemsOrOne(_ key: String) -> [YAMLNode]? {
        guard let node = value(key, .scalar) else { return nil }
        if node.scalar != nil { return text(of: node, key) == nil ? nil : [node] }
        return items(key)
    }

    func texts(_ key: String) -> [Located<String>]? {
        items(key).map { $0.compactMap { text(of: $0, key) } }
    }

    func textsOrOne(_ key: String) -> [Located<String>]? {
        itemsOrOne(key).map { $0.compactMap { text(of: $0, key) } }
    }

    /// A mapping with keys of a fixed set.
    func mapping(_ key: String, as subject: String? = nil) -> MappingDecoder? {
        guard let declared = form(of: key).declaration else {
            preconditionFailure("'\(key)' of a \(declaration.name) is not declared as a mapping")
        }
        return value(key).flatMap {
            MappingDecoder($0, declared, as: subject ?? "'\(key)' of \(self.subject)", findings: findings)
        }
    }

    /// A mapping whose keys are names of the user's own, in order.
    func members(_ key: String) -> [(name: Located<String>, value: YAMLNode)] {
        guard let node = value(key, .mapping) else { return [] }
        guard case .mapping(let entries) = node.content else {
            findings.add(
                .wrongType(
                    node, "'\(key)' of \(subject)", expected: "a mapping",
                    help: "write 'name: value' below it, one a line"))
            return []
        }
        return entries.compactMap { entry in
            guard let name = text(of: entry.key, "a key of \(key)") else { return nil }
            return (name, entry.value)
        }
    }

    // MARK: The end

    /// Reports keys nobody asked for, and required ones that are absent. Call it once, after the last key was read.
    /// Gives the known keys that misspelled ones were meant to be: they are no longer missing.
    @discardableResult
    func finish() -> [String] {
        let present = entries.compactMap { $0.key.scalar?.text }
        var meant: [String] = []
        for entry in entries {
            guard let name = entry.key.scalar?.text else {
                findings.add(.wrongType(entry.key, "a key of \(subject)", expected: "text", help: "write a plain word"))
                continue
            }
            guard !known.contains(name), !explained.contains(name) else { continue }
            let candidates = known.filter { !present.contains($0) }
            let suggestion = Spelling.closest(to: name, among: candidates) ?? Self.longer(name, among: candidates)
            if let suggestion { meant.append(suggestion) }
            findings.add(
                .unknownKey(entry.key.range, name, in: subject, suggestion: suggestion, known: known, as: keyKind))
        }
        for key in declaration.keys.filter({ $0.isRequired && !$0.hasOwnReport && places[$0.name] == nil }) {
            missing.insert(key.name)
        }
        for key in known where missing.contains(key) && !meant.contains(key) {
            findings.add(.missingKey(place, key, in: subject, as: keyKind))
        }
        return meant
    }

    /// The one known key of which a name is a word: `slots` for `module_overlay_slots`.
    private static func longer(_ name: String, among candidates: [String]) -> String? {
        let holding = candidates.filter { $0.split(separator: "_").contains(name[...]) }
        return holding.count == 1 ? holding[0] : nil
    }
}

extension YAMLNode {
    /// The list that a value in its place was meant to be.
    func listHelp(of key: String) -> String {
        guard let scalar, !scalar.isNull, range.start.line == range.end.line else {
            return "write the items in brackets, or each on a line of its own behind '- '"
        }
        return "write '\(key): [\(range.text)]'"
    }

    /// What the node is, for messages.
    var kindName: String {
        switch content {
        case .scalar(let scalar):
            scalar.isNull ? "nothing" : "'\(scalar.text.firstLine)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension String {
    /// Enough of a text to be recognised in a message.
    fileprivate var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(40) + "…" : String(line)
    }
}

extension Diagnostic {
    static func wrongType(
        _ node: YAMLNode, _ what: String, expected: String, found: String? = nil, help: String
    ) -> Self {
        wrongType(node.range, what, expected: expected, found: found ?? node.kindName, help: help)
    }

    static func wrongType(
        _ range: SourceRange, _ what: String, expected: String, found: String, help: String
    ) -> Self {
        Diagnostic(.wrongType, at: range, "\(what) must be \(expected), not \(found)", help: help)
    }

    static func notAChoice(
        _ text: Located<String>, _ what: String, among choices: [String], code: DiagnosticCode
    ) -> Self {
        Diagnostic(
            code, at: text.range, "\(what) cannot be '\(text.value)'",
            // A long list helps nobody.
            help: choices.count <= 12
                ? "write one of: \(choices.joined(separator: ", "))"
                : "the nearest: \(Spelling.nearest(to: text.value, among: choices, count: 3).joined(separator: ", "))",
            suggestion: Spelling.closest(to: text.value, among: choices))
    }

    static func unknownKey(
        _ range: SourceRange, _ name: String, in subject: String, suggestion: String?, known: [String],
        as kind: MappingDecoder.KeyKind
    ) -> Self {
        let known = known.isEmpty ? "it takes none" : "known \(kind)s: \(known.joined(separator: ", "))"
        return Diagnostic(
            kind.unknown, at: range, "\(subject) has no \(kind) '\(name)'", help: suggestion == nil ? known : nil,
            suggestion: suggestion,
            fixes: suggestion.map { [Fix("write '\($0)'", edits: [Edit(replace: range, with: $0)])] } ?? [])
    }

    static func missingKey(
        _ place: SourceRange, _ key: String, in subject: String, as kind: MappingDecoder.KeyKind = .key
    ) -> Self {
        let what = kind == .key ? "'\(key)'" : "\(kind) '\(key)'"
        return Diagnostic(kind.missing, at: place, "\(subject) has no \(what)", help: "add '\(key):'")
    }
}

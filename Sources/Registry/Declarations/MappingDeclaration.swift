import YAML

/// The keys of one kind of mapping of the input languages, declared once: the decoders read no others, report what is
/// missing or unknown by it, and the JSON Schemas are made of it.
package struct MappingDeclaration: Sendable {
    package struct Key: Sendable {
        package let name: String
        package let form: ValueForm
        package let isRequired: Bool
        /// Whether the lack of the key is reported under a code of its own, by whoever reads it.
        let hasOwnReport: Bool
        /// What an editor shows beside it, a phrase; empty where the name says all.
        package let about: String

        static func required(_ name: String, _ form: ValueForm, _ about: String = "") -> Key {
            Key(name: name, form: form, isRequired: true, hasOwnReport: false, about: about)
        }

        static func demanded(_ name: String, _ form: ValueForm, _ about: String = "") -> Key {
            Key(name: name, form: form, isRequired: true, hasOwnReport: true, about: about)
        }

        static func optional(_ name: String, _ form: ValueForm, _ about: String = "") -> Key {
            Key(name: name, form: form, isRequired: false, hasOwnReport: false, about: about)
        }
    }

    /// A key whose value says which keys another mapping of the same level has.
    package struct Case: Sendable {
        package let key: String
        package let value: String
        package let of: String
        package let declaration: MappingDeclaration
    }

    /// Unique among the declarations.
    package let name: String
    package let keys: [Key]
    /// Groups of which exactly one key is given.
    package let exactlyOneOf: [[String]]
    /// Groups of which one key or more are given.
    package let atLeastOneOf: [[String]]
    /// Keys that need another beside them.
    package let partners: [(key: String, partner: String)]
    package let cases: [Case]

    init(
        _ name: String, _ keys: [Key], exactlyOneOf: [[String]] = [], atLeastOneOf: [[String]] = [],
        partners: [(key: String, partner: String)] = [],
        cases: [Case] = []
    ) {
        self.name = name
        self.keys = keys
        self.exactlyOneOf = exactlyOneOf
        self.atLeastOneOf = atLeastOneOf
        self.partners = partners
        self.cases = cases
    }

    /// How the mapping is written, for a node that is none: a value in its place most likely belongs to the first key.
    func help(for node: YAMLNode) -> String {
        let required = keys.filter(\.isRequired).map(\.name)
        guard let first = required.first else { return "its keys: \(keys.map(\.name).joined(separator: ", "))" }
        let isOneLine = node.range.start.line == node.range.end.line
        let value = node.scalar.map { !$0.isNull && isOneLine } == true ? node.range.text : "…"
        let others = required.dropFirst().map { ", \($0): …" }.joined()
        return "write '{ \(first): \(value)\(others) }'"
    }

    subscript(name: String) -> Key? { keys.first { $0.name == name } }
}

/// What the value of a key may be.
package indirect enum ValueForm: Sendable {
    /// Any scalar, as written.
    case text
    case ruleID
    /// `2026-11-30`
    case date
    case choice([String])
    case integer
    case flag
    /// A name that the registry gives to something of one of these kinds.
    case name([NameKind])
    /// A level of the registry's `severity_levels`.
    case severity
    /// A rule of a tool, or one with its options.
    case builtin(BuiltinUse.Tool)
    /// Options of a tool's rule, or nothing.
    case options
    case list(ValueForm)
    /// A list, or a single value for a list of one.
    case oneOrMore(ValueForm)
    case mapping(MappingDeclaration)
    /// A mapping whose keys are names: the user's own, or of the first form.
    case members(ValueForm?, ValueForm)
    /// Slots of the registry, each with one of its values.
    case slotChoices
    case anyOf([ValueForm])

    static func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> ValueForm
    where Value.RawValue == String { .choice(type.allCases.map(\.rawValue)) }

    static let texts = ValueForm.list(.text)
}

extension ValueForm {
    enum NodeKind { case scalar, list, mapping }

    /// Whether some value of the form is such a node.
    func takes(_ kind: NodeKind) -> Bool {
        switch self {
        case .text, .ruleID, .date, .choice, .integer, .flag, .name, .severity: kind == .scalar
        case .builtin, .options: kind != .list
        case .list: kind == .list
        case .oneOrMore: kind != .mapping
        case .mapping, .members, .slotChoices: kind == .mapping
        case .anyOf(let forms): forms.contains { $0.takes(kind) }
        }
    }

    /// The mapping with a fixed set of keys that a value may be.
    var declaration: MappingDeclaration? {
        switch self {
        case .mapping(let declaration): declaration
        case .anyOf(let forms): forms.lazy.compactMap(\.declaration).first
        default: nil
        }
    }

    var choices: [String]? {
        switch self {
        case .choice(let choices): choices
        case .anyOf(let forms): forms.lazy.compactMap(\.choices).first
        default: nil
        }
    }
}

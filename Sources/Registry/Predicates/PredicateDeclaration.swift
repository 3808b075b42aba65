/// A structural predicate: its name and its parameters, declared once. Validation, documentation, JSON Schema and the
/// checker all read this declaration.
package struct PredicateDeclaration: Sendable {
    package struct Parameter: Sendable {
        package enum Kind: Sendable {
            case role, vocabulary, slot, slotValue, regex, regexList, glob, globs, text, textList, flag, limits
            /// A whole number, 0 or more.
            case number
            /// One of these words.
            case choice([String])
            /// Some of these words.
            case choices([String])
        }

        package let name: String
        package let kind: Kind
        package let isRequired: Bool
        /// The parameter that must stand beside this one: for a slot value, the slot it is a value of.
        package let partner: String?
        /// Whether capture 1 of the regex is what the predicate looks at, so that the regex must have a group.
        package let readsCapture: Bool
        /// What it selects or decides, as a phrase for the docs.
        package let about: String

        package init(
            _ name: String, _ kind: Kind, required: Bool = false, partner: String? = nil, readsCapture: Bool = false,
            about: String
        ) {
            self.name = name
            self.kind = kind
            self.isRequired = required
            self.partner = partner
            self.readsCapture = readsCapture
            self.about = about
        }
    }

    package let name: String
    /// What holds in a module that keeps the rule, one sentence.
    package let holds: String
    package let parameters: [Parameter]
    /// Groups of which exactly one parameter must be given.
    package let exactlyOneOf: [[String]]
    /// Groups of which at least one parameter must be given.
    package let atLeastOneOf: [[String]]
    /// Roles the predicate reads besides those its parameters name.
    package let alsoReads: [String]
    /// Roles it reads where they are bound and does without where they are not.
    package let usesIfBound: [String]
    /// Whether it reads `imports` of the overlay.
    package let readsImports: Bool

    package init(
        _ name: String, holds: String, parameters: [Parameter], exactlyOneOf: [[String]] = [],
        atLeastOneOf: [[String]] = [], alsoReads: [String] = [], usesIfBound: [String] = [], readsImports: Bool = false
    ) {
        self.name = name
        self.holds = holds
        self.parameters = parameters
        self.exactlyOneOf = exactlyOneOf
        self.atLeastOneOf = atLeastOneOf
        self.alsoReads = alsoReads
        self.usesIfBound = usesIfBound
        self.readsImports = readsImports
    }
}

extension PredicateDeclaration.Parameter {
    /// The slot without which a rule is off: bound at all, or to `slot_value` where that is given.
    static let slot = Self("slot", .slot, about: "the slot that must be bound for the rule to run")
    static let slotValue = Self(
        "slot_value", .slotValue, partner: "slot", about: "the value of `slot` under which the rule runs")

    static let subjectRole = Self("subject_role", .role, required: true, about: "the files looked at")
    static let min = Self("min", .number, about: "the fewest there may be")
    static let max = Self("max", .number, about: "the most there may be")
}

extension PredicateDeclaration.Parameter.Kind: CustomStringConvertible {
    /// As pages and messages call it.
    package var description: String {
        switch self {
        case .role: "role"
        case .vocabulary: "vocabulary"
        case .slot: "slot"
        case .slotValue: "slotValue"
        case .regex: "regex"
        case .regexList: "regexList"
        case .glob: "glob"
        case .globs: "globs"
        case .text: "text"
        case .textList: "textList"
        case .flag: "flag"
        case .limits: "limits"
        case .number: "number"
        case .choice(let words): words.joined(separator: " | ")
        case .choices(let words): "some of \(words.joined(separator: ", "))"
        }
    }
}

package import Diagnostics
package import Patterns
package import YAML

/// A machine pattern of a rule, as the registry writes it: values of the overlay are still `${…}` placeholders.
package struct RulePattern: Sendable {
    package enum Reach: String, Sendable, CaseIterable {
        /// Never crosses a line break.
        case line
        case file
    }
    package enum Region: String, Sendable, CaseIterable {
        case any, code, comments, strings

        /// Nil where it does not matter.
        package var kind: SwiftLexer.Kind? {
            switch self {
            case .any: nil
            case .code: .code
            case .comments: .comment
            case .strings: .string
            }
        }
    }
    package enum Confidence: String, Sendable, CaseIterable {
        case verdict, candidate
    }
    package enum Place: Sendable {
        case role(Located<String>)
        case glob(Located<Glob>)
    }

    /// Nil for the first pattern of a rule where it has no name of its own.
    package let name: Located<String>?
    package let regex: RegexText
    package var reach: Reach = .line
    package var flags: Set<RegexFlag> = []
    package var region: Region = .any
    /// Files matched by any of these; empty for the whole scope of the rule.
    package var places: [Place] = []
    package var excludedPlaces: [Place] = []
    /// The capture group that is reported; 0 for the whole match.
    package var capture: Located<Int>?
    package var message: Located<String>?
    package var unless: RegexText?
    package var confidence: Confidence = .verdict
    /// Slot conditions only: the pattern exists where all hold.
    package var when: [Requirement] = []
    package var examples = Examples()

    package init(name: Located<String>?, regex: RegexText) {
        self.name = name
        self.regex = regex
    }
}

extension Rule {
    /// The identifier under which a pattern is emitted: the rule's ID, with `_name` for a named pattern.
    package func identifier(of pattern: RulePattern) -> String {
        pattern.name.map { "\(id.value)_\($0.value)" } ?? id.value.description
    }
}

/// A regex as the registry writes it, with the way from each character of its text back to the source.
package struct RegexText: Sendable {
    package let text: String
    private let node: YAMLNode

    /// Nil where the node is not a scalar.
    package init?(_ node: YAMLNode) {
        guard let scalar = node.scalar else { return nil }
        text = scalar.text
        self.node = node
    }

    package var range: SourceRange { node.range }

    /// The source of a part of the text, given in UTF-8 offsets.
    package func range(of part: Range<Int>) -> SourceRange { node.range(ofValue: part) }
}

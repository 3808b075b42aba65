package import Diagnostics
package import Patterns

/// One rule of the standard.
package struct Rule: Sendable {
    package let id: Located<RuleID>
    package let title: Located<String>
    /// A level of the registry's `severity_levels`.
    package let severity: Located<String>
    package var enforcement: Located<Enforcement>
    package let rationale: Located<String>
    /// The pack of the file the rule stands in.
    package var pack = Registry.platformPack
    package var scope: RuleScope?
    package var scopeReason: Located<String>?
    package var predicate: PredicateUse?
    /// Prose of registries that predate structured mechanisms. Nothing is guessed out of it.
    package var mechanism: Located<String>?
    package var check: Located<String>?
    package var exempt: [Located<String>] = []
    package var toolingLimitation: Located<String>?
    /// Prose; `when` is its machine form.
    package var appliesWhen: Located<String>?
    package var when: Condition?
    package var appliesToClasses: ClassSelection?
    package var metric: Metric?
    package var conflict: Located<String>?
    package var since: Located<String>?
    package var retirement: Retirement?
    package var patterns: [RulePattern] = []
    /// Snippets of the rule as a whole; a pattern may have its own besides.
    package var examples = Examples()
    package var builtins: [BuiltinUse] = []
    package var ingest: [Ingest] = []
    package var leaves: Located<String>?

    package init(
        id: Located<RuleID>, title: Located<String>, severity: Located<String>, enforcement: Located<Enforcement>,
        rationale: Located<String>
    ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.enforcement = enforcement
        self.rationale = rationale
    }

    package var isRetired: Bool { retirement != nil }
    /// Whether any structured mechanism is declared; prose is none, and so is the predicate `none`.
    package var hasMechanism: Bool {
        !patterns.isEmpty || !builtins.isEmpty || !ingest.isEmpty
            || (predicate.map { $0.name.value != "none" } ?? false)
    }
}

/// `FAMILY-NN` with an optional lower-case letter.
package struct RuleID: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    /// Nil unless the text has the form: a family of capitals and digits that starts with a capital, a hyphen, two or
    /// more digits, and an optional lower-case letter.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].utf8.first, (0x41...0x5A).contains(first),
            parts[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) })
        else { return nil }
        var number = parts[1].utf8[...]
        if let last = number.last, (0x61...0x7A).contains(last) { number = number.dropLast() }
        guard number.count >= 2, number.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        description = text
    }

    package var family: String { String(description.prefix { $0 != "-" }) }
}

/// What narrows the registry's scope for one rule. Nil where the rule says nothing about it.
package struct RuleScope: Sendable {
    package var languages: [Located<String>]?
    package var frameworks: [Located<String>]?
    package var paths: [Located<Glob>]?
    package var excludePaths: [Located<Glob>] = []

    package init() {}
}

package enum ClassSelection: Sendable {
    case all(SourceRange)
    case some([Located<String>])
}

package enum Metric: Sendable {
    case prose(Located<String>)
    case counted(Counted)

    package struct Counted: Sendable {
        package enum Trend: String, Sendable, CaseIterable {
            case falling
            case notRising = "not-rising"
        }

        package let count: Located<String>
        package let by: Located<String>?
        package let target: Located<Int>?
        package let trend: Located<Trend>?

        package init(
            count: Located<String>, by: Located<String>?, target: Located<Int>?, trend: Located<Trend>?
        ) {
            self.count = count
            self.by = by
            self.target = target
            self.trend = trend
        }
    }
}

/// Why and when a rule was retired. IDs are never deleted and never reused.
package struct Retirement: Sendable {
    package let status: SourceRange
    package let retiredIn: Located<String>?
    package let replacedBy: [Located<String>]
    package let reason: Located<String>?

    package init(
        status: SourceRange, retiredIn: Located<String>?, replacedBy: [Located<String>], reason: Located<String>?
    ) {
        self.status = status
        self.retiredIn = retiredIn
        self.replacedBy = replacedBy
        self.reason = reason
    }
}

/// The machine form of `applies_when`: all requirements must hold.
package struct Condition: Sendable {
    package enum Otherwise: Sendable {
        case disabled
        case severity(Located<String>)
    }

    package let requirements: [Requirement]
    package let otherwise: Otherwise

    package init(requirements: [Requirement], otherwise: Otherwise = .disabled) {
        self.requirements = requirements
        self.otherwise = otherwise
    }
}

package enum Requirement: Sendable {
    case slotBound(Located<String>)
    case slotValue(SlotChoice)
    /// The module's language mode is at least this.
    case languageMode(Located<String>)
    /// The module's deployment target for the platform is at least this.
    case deploymentTarget(platform: Located<String>, version: Located<String>)
    case framework(Located<String>)
    /// The rule speaks about files that a change adds, which only a change can tell.
    case addedFile(SourceRange)
}

/// Bad and good snippets: executed, not decoration.
package struct Examples: Sendable {
    package var bad: [Located<String>] = []
    package var good: [Located<String>] = []

    package init() {}
    package var isEmpty: Bool { bad.isEmpty && good.isEmpty }
}

/// A rule of an existing tool that decides (part of) ours, with the options it is run with.
package struct BuiltinUse: Sendable {
    package enum Tool: String, Sendable, CaseIterable {
        case swiftlint, swiftformat
        case swiftFormat = "swift-format"
    }

    package let tool: Tool
    package let identifier: Located<String>
    package let options: [Option]

    package struct Option: Sendable {
        package let name: Located<String>
        package let value: Located<OptionValue>

        package init(name: Located<String>, value: Located<OptionValue>) {
            self.name = name
            self.value = value
        }
    }

    package init(tool: Tool, identifier: Located<String>, options: [Option] = []) {
        self.tool = tool
        self.identifier = identifier
        self.options = options
    }
}

/// The facts of an overlay that a text option of a built-in rule may name between `${` and `}`.
package enum OptionPlaceholder: Sendable, Hashable {
    case module
    /// `deployment_target.iOS`: the oldest version of the platform that the module runs on.
    case deploymentTarget(platform: String)

    /// Nil for a name that means nothing.
    package init?(_ name: String) {
        if name == "module" {
            self = .module
        } else if let platform = PlatformVersion.platforms.first(where: { name == "deployment_target.\($0)" }) {
            self = .deploymentTarget(platform: platform)
        } else {
            return nil
        }
    }
}

/// The value of a tool's option, kept with its type.
package indirect enum OptionValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case list([OptionValue])
    case map([String], [OptionValue])
}

/// Identifiers under which another tool's report speaks about the rule.
package struct Ingest: Sendable {
    package let tool: Located<String>
    package let identifiers: [Located<String>]

    package init(tool: Located<String>, identifiers: [Located<String>]) {
        self.tool = tool
        self.identifiers = identifiers
    }
}

/// The predicate a rule names, with its parameters as written.
package struct PredicateUse: Sendable {
    package let name: Located<String>
    package let parameters: [Parameter]

    package struct Parameter: Sendable {
        package let name: Located<String>
        package let value: Located<ParameterValue>

        package init(name: Located<String>, value: Located<ParameterValue>) {
            self.name = name
            self.value = value
        }
    }

    package init(name: Located<String>, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }

    package func text(_ parameter: String) -> Located<String>? {
        guard let found = self[parameter], case .text(let text) = found.value else { return nil }
        return Located(text, at: found.range)
    }

    package func texts(_ parameter: String) -> [Located<String>] {
        guard let found = self[parameter] else { return [] }
        switch found.value {
        case .text(let text): return [Located(text, at: found.range)]
        case .list(let texts): return texts
        case .flag, .limits, .number: return []
        }
    }

    package subscript(parameter: String) -> Located<ParameterValue>? {
        parameters.first { $0.name.value == parameter }?.value
    }
}

package enum ParameterValue: Sendable {
    case text(String)
    case list([Located<String>])
    case flag(Bool)
    case number(Int)
    /// Named whole numbers, e.g. the `limits` of `file_size`.
    case limits([(name: Located<String>, value: Located<Int>)])
}

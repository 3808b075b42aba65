import Diagnostics
import Planning
import Registry

/// SwiftLint's own rules that a module runs: the registry's and those the module keeps beside them, each once, with the
/// options they agree on.
struct SwiftLintRuleSet {
    struct Entry {
        let identifier: String
        var options: [BuiltinUse.Option]
        /// `warning` or `error`; nil where the team's own use leaves it to SwiftLint.
        var severity: String?
        /// Stable keys of the registry and the overlay.
        var from: [String]
    }

    /// By identifier.
    private(set) var entries: [Entry] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ plan: ModulePlan, levels: TwoLevels) {
        for rule in plan.rules where rule.outcome == .enforced {
            let severity = levels.severity(rule.severity, mayFail: rule.mode == .required)
            for (index, use) in rule.builtins.filter({ $0.tool == .swiftlint }).enumerated() {
                let key = "registry:\(rule.rule.id.value)/builtin/swiftlint/\(index)"
                add(use, severity: severity, mayFail: rule.mode == .required, from: key)
            }
        }
        for use in plan.overlay.passthrough where use.tool == .swiftlint {
            add(use, severity: nil, mayFail: true, from: "overlay:passthrough/swiftlint")
        }
        entries.sort { $0.identifier < $1.identifier }
    }

    private mutating func add(_ use: BuiltinUse, severity: String?, mayFail: Bool, from key: String) {
        let identifier = use.identifier.value
        var severity = severity
        var options = use.options
        if let own = options.firstIndex(where: { $0.name.value == "severity" }) {
            if mayFail, case .string(let text) = options[own].value.value { severity = text }
            options.remove(at: own)
        }
        guard let known = entries.firstIndex(where: { $0.identifier == identifier }) else {
            entries.append(Entry(identifier: identifier, options: options, severity: severity, from: [key]))
            return
        }
        entries[known].from.append(key)
        if entries[known].severity != TwoLevels.error { entries[known].severity = severity ?? entries[known].severity }
        for option in options {
            guard let other = entries[known].options.first(where: { $0.name.value == option.name.value }) else {
                entries[known].options.append(option)
                continue
            }
            if other.value.value != option.value.value {
                diagnostics.append(.disagreement(on: option, and: other, of: identifier))
            }
        }
    }
}

/// The registry's levels in a tool that has two.
struct TwoLevels {
    static let error = "error"
    static let warning = "warning"

    private let strongest: String?

    init(_ registry: Registry) {
        strongest = registry.levels.first
    }

    /// What must not fail a run is a warning, however strong its rule is.
    func severity(_ level: String, mayFail: Bool) -> String {
        level == strongest && mayFail ? Self.error : Self.warning
    }
}

extension Diagnostic {
    fileprivate static func disagreement(
        on option: BuiltinUse.Option, and other: BuiltinUse.Option, of identifier: String
    ) -> Self {
        Diagnostic(
            .invalidArtifact, at: option.value.range,
            "SwiftLint's rule '\(identifier)' is given two values of its option '\(option.name.value)'",
            subject: identifier,
            notes: [Note("the other value is given here", at: other.value.range)],
            help: "SwiftLint runs a rule once: let both say the same, or leave one out")
    }
}

import Diagnostics
import Registry

/// What the registry's policy and the options make of the level of each diagnostic. Options win over the policy. Errors
/// stay errors: what cannot be compiled cannot be wished away.
struct Levels {
    private var levels: [DiagnosticCode: Policy.Level] = [:]
    private let isStrict: Bool

    init(_ arguments: Arguments, policy: Policy) throws(Failure) {
        for (code, level) in policy.diagnostics { levels[code.value] = level.value }
        isStrict = arguments.has(.strict)
        for (option, level) in [(Option.allow, Policy.Level.allow), (.warn, .warn), (.deny, .deny)] {
            for name in arguments.all(option) {
                guard let code = DiagnosticCode(rawValue: name) else {
                    let suggestion = Spelling.closest(to: name, among: DiagnosticCode.allCases.map(\.rawValue))
                    throw Failure(
                        "\(option.name): there is no diagnostic '\(name)'",
                        help: suggestion.map { "did you mean '\($0)'?" })
                }
                guard level == .deny || code.severity != .error else {
                    throw Failure("\(option.name): \(name) is an error and stays one")
                }
                levels[code] = level
            }
        }
    }

    func apply(to findings: [Diagnostic]) -> DiagnosticSet {
        DiagnosticSet(
            findings.compactMap { finding in
                var finding = finding
                if finding.severity != .error, let level = levels[finding.code] {
                    switch level {
                    case .allow: return nil
                    case .note: finding.severity = .note
                    case .warn: finding.severity = .warning
                    case .deny: finding.severity = .error
                    }
                }
                if isStrict, finding.severity == .warning { finding.severity = .error }
                return finding
            })
    }
}

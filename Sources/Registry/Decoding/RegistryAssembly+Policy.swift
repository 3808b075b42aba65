import Diagnostics
import YAML

extension RegistryAssembly {
    func decodePolicy(_ root: MappingDecoder) {
        if isFirst("targets", in: root) { registry.targets = root.targets("targets") }
        guard isFirst("policy", in: root), let policy = root.mapping("policy", as: "the policy") else { return }
        for (name, value) in policy.members("diagnostics") {
            let code = policy.choice(name, "a key of policy.diagnostics", of: DiagnosticCode.self)
            let level = prose(value, "the level of \(name.value)").flatMap {
                policy.choice($0, "the level of \(name.value)", of: Policy.Level.self)
            }
            guard let code, let level else { continue }
            if code.value.severity == .error, level.value != .deny {
                findings.add(.loweredError(level, of: code.value))
            } else {
                registry.policy.diagnostics.append((code, level))
            }
        }
        for (name, value) in policy.members("overridable") {
            let level = prose(value, "the level of \(name.value)").flatMap {
                policy.choice($0, "the level of \(name.value)", of: Policy.Overriding.self)
            }
            if let level { registry.policy.overridable.append((name, level)) }
        }
        policy.finish()
    }
}

extension MappingDecoder {
    /// Consumer versions compiled for. Those we know are the ones whose built-in rules and options we know.
    func targets(_ key: String) -> [TargetVersion] {
        members(key).compactMap { name, node in
            guard let version = text(of: node, key) else { return nil }
            guard name.value == "swiftlint" else {
                findings.add(.unknownTarget(name))
                return nil
            }
            let number = SemanticVersion(version.value, lenient: true)
            guard let number, number.major == 0, (57...60).contains(number.minor) else {
                findings.add(.unknownTargetVersion(version))
                return nil
            }
            return TargetVersion(tool: name, version: version)
        }
    }
}

extension Diagnostic {
    fileprivate static func loweredError(_ level: Located<Policy.Level>, of code: DiagnosticCode) -> Self {
        Diagnostic(
            .wrongType, at: level.range,
            "\(code.rawValue) is an error and cannot be lowered to '\(level.value.rawValue)'",
            help: "only warnings and notes have a level of the registry's choice")
    }

    fileprivate static func unknownTarget(_ tool: Located<String>) -> Self {
        Diagnostic(
            .wrongType, at: tool.range, "'\(tool.value)' is not a tool with versions to choose from",
            help: "known: swiftlint", suggestion: Spelling.closest(to: tool.value, among: ["swiftlint"]))
    }

    fileprivate static func unknownTargetVersion(_ version: Located<String>) -> Self {
        Diagnostic(
            .wrongType, at: version.range, "SwiftLint '\(version.value)' is not a version compiled for",
            help: "known versions: 0.57, 0.58, 0.59, 0.60")
    }
}

import Registry

/// Where SwiftLint, which runs a rule, does not say exactly what the registry says.
struct SwiftLintLosses {
    private let rule: Rule
    private let waivers: [Waiver]
    private let mechanisms: Mechanisms

    init(_ rule: Rule, waivers: [Waiver], _ mechanisms: Mechanisms) {
        self.rule = rule
        self.waivers = waivers
        self.mechanisms = mechanisms
    }

    var losses: [Loss] {
        guard mechanisms.by.contains("swiftlint") else { return [] }
        return unique(
            (frameworkLoss + builtinLosses).map { loss(.overReports, $0) }
                + mechanisms.patterns.flatMap(\.approximations).map { loss($0.errs, $0.why) })
    }

    private var frameworkLoss: [String] {
        let frameworks = (rule.scope?.frameworks ?? []).map(\.value)
        return frameworks.isEmpty
            ? [] : ["SwiftLint sees no imports: files without \(frameworks.joined(separator: ", ")) are reported too"]
    }

    /// SwiftLint's own rules take no paths of one rule.
    private var builtinLosses: [String] {
        guard mechanisms.builtins.contains(where: { $0.tool == .swiftlint }) else { return [] }
        var losses: [String] = []
        if !(rule.scope?.paths ?? []).isEmpty || !(rule.scope?.excludePaths ?? []).isEmpty {
            losses.append("a built-in rule runs on the whole module, not only on the rule's paths")
        }
        if !waivers.isEmpty { losses.append("a built-in rule cannot leave out the paths of a waiver") }
        return losses
    }

    private func loss(_ errs: Loss.Direction, _ why: String) -> Loss {
        Loss(rule: rule.id.value.description, target: "swiftlint", grade: .approximate, errs: errs, why: why)
    }
}

import Registry

/// Where SwiftLint, which runs a rule, does not say exactly what the registry says.
struct SwiftLintLosses {
    private let rule: Rule
    private let overlay: Overlay
    private let waivers: [Waiver]
    private let mechanisms: Mechanisms

    init(_ rule: Rule, in overlay: Overlay, waivers: [Waiver], _ mechanisms: Mechanisms) {
        self.rule = rule
        self.overlay = overlay
        self.waivers = waivers
        self.mechanisms = mechanisms
    }

    /// Of a rule that only people judge, what a pattern could not say of its predicate.
    func losses(isEnforced: Bool) -> [Loss] {
        let missing = (mechanisms.lowering?.obstacles ?? []).map { loss(.none, nil, $0) }
        guard isEnforced, mechanisms.by.contains("swiftlint") else { return missing }
        return unique(
            (frameworkLoss + builtinLosses).map { loss(.approximate, .overReports, $0) } + severityLosses
                + placeLosses.map { loss(.approximate, .underReports, $0) }
                + mechanisms.approximations.map { loss(.approximate, $0.errs, $0.why) } + missing)
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

    /// SwiftLint is told folders to look into, and there is none for a place that begins with a wildcard.
    private var placeLosses: [String] {
        mechanisms.live.flatMap(\.include).filter { $0.namedFolders.contains("") && overlay.isBeyondModule("") }.map {
            "SwiftLint does not look into \($0.text): the path names no folder outside the module"
        }
    }

    /// One that takes the names of the user's own types for options takes a severity for each.
    private var severityLosses: [Loss] {
        mechanisms.builtins.filter { BuiltinCatalog.swiftLintRule(named: $0.identifier.value)?.takesAnyOption == true }
            .map {
                loss(.approximate, nil, "\($0.identifier.value) has the severity of its own options, not the rule's")
            }
    }

    private func loss(_ grade: Loss.Grade, _ errs: Loss.Direction?, _ why: String) -> Loss {
        Loss(rule: rule.id.value.description, target: "swiftlint", grade: grade, errs: errs, why: why)
    }
}

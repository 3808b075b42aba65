import Registry

extension ModuleFacts {
    /// Why a requirement does not hold in the module; nil where it does. What the overlay does not state cannot hold,
    /// except frameworks: an overlay that lists none has all of them.
    ///
    /// - Parameter key: where the requirement stands, for those that are no slot's.
    func reason(against requirement: Requirement, at key: String) -> Reason? {
        switch requirement {
        case .slotBound(let name): slot(name.value).reason
        case .slotValue(let choice): reason(against: choice.value.value, ofSlot: choice.slot.value)
        case .languageMode(let least):
            Self.reason(overlay.languageMode?.value, atLeast: least.value, "language_mode", at: key)
        case .deploymentTarget(let platform, let least):
            Self.reason(
                overlay.deploymentTarget.first { $0.platform.value == platform.value }?.version.value,
                atLeast: least.value, "deployment_target \(platform.value)", at: key)
        case .framework(let name):
            uses(anyOf: [name.value])
                ? nil : Reason(.condition, "framework \(name.value) is not among the module's", at: key)
        case .addedFile: nil
        }
    }

    /// The overlay's override beats a condition that is not met, which beats the rule's own level.
    func severity(of rule: Rule) -> String {
        let id = rule.id.value.description
        if let override = overlay.severities.first(where: { $0.rule.value == id }) { return override.level.value }
        guard let when = rule.when, case .severity(let level) = when.otherwise,
            when.requirements.contains(where: { reason(against: $0, at: "") != nil })
        else { return rule.severity.value }
        return level.value
    }

    /// Whether the module may use one of the frameworks. Names are compared without case: imports write `SwiftUI`.
    func uses(anyOf frameworks: [String]) -> Bool {
        guard let own = overlay.frameworks else { return true }
        let names = own.map { $0.value.lowercased() }
        return frameworks.contains { names.contains($0.lowercased()) }
    }

    private static func reason(_ stated: String?, atLeast least: String, _ what: String, at key: String) -> Reason? {
        guard let stated else { return Reason(.condition, "\(what) is not stated, \(least) is asked for", at: key) }
        if let stated = SemanticVersion(stated, lenient: true), let least = SemanticVersion(least, lenient: true),
            stated >= least
        {
            return nil
        }
        return Reason(.condition, "\(what) is \(stated), \(least) is asked for", at: key)
    }
}

extension Condition {
    /// Whether it changes the severity where it is not met, and switches nothing off.
    var isSoft: Bool {
        if case .severity = otherwise { true } else { false }
    }
}

extension Requirement {
    var slotChoice: SlotChoice? {
        if case .slotValue(let choice) = self { choice } else { nil }
    }
}

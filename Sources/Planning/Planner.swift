package import Registry

/// Resolves a registry against one module's overlay.
package enum Planner {
    /// Decides every rule of the registry, in its order. Pure: the same registry and overlay give the same plan.
    ///
    /// Both are expected to be free of errors. What validation would refuse never traps; it leaves a rule without what
    /// the mistake was meant to give it.
    package static func plan(_ overlay: Overlay, against registry: Registry) -> ModulePlan {
        let module = ModuleFacts(overlay, registry)
        let planned = registry.rules.map { RulePlanner($0, in: module).plan() }
        let instances = Set(module.inventory.map(\.dataClass.id.value))
        var plan = ModulePlan(
            overlay: overlay, rules: planned.map(\.rule), inventory: module.inventory,
            classesWithoutInstance: registry.classes.map(\.id.value).filter { !instances.contains($0) },
            coverageGaps: module.coverageGaps, losses: planned.flatMap(\.losses),
            roles: overlay.roles.map { ($0.role.value, module.roles.paths(of: $0.role.value)) })
        plan.coverageGaps += plan.builtinsBeyondModule
        return plan
    }
}

package import Planning
package import Registry

/// A module's part of a source tree, with its roles resolved to what is there.
package struct ModuleTree: Sendable {
    package let tree: SourceTree
    package let plan: ModulePlan
    package let registry: Registry

    package init(_ tree: SourceTree, plan: ModulePlan, registry: Registry) {
        self.tree = tree
        self.plan = plan
        self.registry = registry
    }
}

import Diagnostics
import Planning
import Registry

/// Pages about what the registry and the overlays define, with the place each thing stands at. Those of rules and patterns
/// and those of other names stand in extensions.
struct RegistryPages {
    let compilation: Compilation
    let registry: Registry
    let module: Overlay?

    init(_ compilation: Compilation, module: Overlay?) {
        self.compilation = compilation
        self.registry = compilation.registry
        self.module = module
    }

    var names: [String] {
        registry.rules.map(\.id.value.description) + registry.slots.map(\.id.value) + registry.roles.map(\.id.value)
            + registry.vocabularies.map(\.id.value) + registry.classes.map(\.id.value) + packs
            + unique(registry.families.map(\.id.value) + registry.rules.map(\.id.value.family))
            + compilation.overlays.map(\.overlay.module.value)
            + registry.rules.flatMap { rule in rule.patterns.map { rule.identifier(of: $0) } }
            + unique(registry.rules.flatMap(\.builtins).map(\.identifier.value))
    }

    /// One name may mean several things, such as a module and a slot: then all of them.
    func page(of name: String) -> String? {
        if name.contains(":") { return page(ofKey: name) }
        let pages = [
            registry.rules.first { $0.id.value.description == name }.map(page), pageOfPattern(name),
            registry.slots.first { $0.id.value == name }.map(page),
            registry.roles.first { $0.id.value == name }.map(page),
            registry.vocabularies.first { $0.id.value == name }.map(page),
            registry.classes.first { $0.id.value == name }.map(page), pageOfPack(name), pageOfFamily(name),
            compilation.overlays.first { $0.overlay.module.value == name }.map { page(of: $0.overlay) },
            builtinPage(name), pageInModule(name),
        ].compactMap(\.self)
        return pages.isEmpty ? nil : pages.joined(separator: "\n")
    }

    /// `READ-08_print.Booking` is what the configuration of all modules calls a module's own form of a pattern.
    private func pageInModule(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let module = compilation.overlays.first { $0.overlay.module.value == name[name.index(after: dot)...] }
        return module.flatMap { RegistryPages(compilation, module: $0.overlay).page(of: String(name[..<dot])) }
    }

    /// A key of an artifact: its place, and of what patterns are made of all that there is to say.
    private func page(ofKey key: String) -> String? {
        guard let place = KeyLocator(compilation, module: module).place(of: key) else { return nil }
        let steps = key.dropFirst("registry:".count).split(separator: "/")
        guard key.hasPrefix("registry:"), steps.count > 1,
            let rule = registry.rules.first(where: { $0.id.value.description == steps[0] })
        else { return "\(place)\n" }
        if steps.count == 2, steps[1] == "predicate", let predicate = rule.predicate {
            return page(of: predicate, of: rule)
        }
        guard steps.count == 3, steps[1] == "patterns", let index = Int(steps[2]),
            rule.patterns.indices.contains(index)
        else { return "\(place)\n" }
        return page(of: rule.patterns[index], of: rule)
    }

    // MARK: Parts of pages

    var modules: [Overlay] {
        compilation.overlays.map(\.overlay).filter { module == nil || $0.module.value == module?.module.value }
    }

    func heading(_ name: String, _ kind: String, _ range: SourceRange) -> String {
        "\(name) (\(kind)) at \(place(range))\n\n"
    }

    func place(_ range: SourceRange) -> String { "\(range.file.path):\(range.start.line)" }

    func list(_ title: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "\(title): \(items.joined(separator: ", "))\n"
    }
}

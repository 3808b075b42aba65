extension MappingDeclaration {
    package static let overlay = MappingDeclaration(
        "overlay",
        [
            .required("module", .text, "the name that code imports"), .optional("title", .text),
            .optional("owner", .text),
            .required("source", .text, "the root folder of the module, relative to the repository"),
            .optional("tests", .text, "the root folder of its tests, relative to the repository"),
            .optional("package", .text, "the folder of its Package.swift, relative to the repository"),
            .optional("registry", .anyOf([.text, .mapping(registryRequirement)]), "a version requirement"),
            .optional("packs", .list(.name([.pack]))), .optional("frameworks", .texts), .optional("languages", .texts),
            .optional("language_mode", .choice(["5", "6"])),
            .optional(
                "deployment_target",
                .mapping(
                    MappingDeclaration("deployment-target", PlatformVersion.platforms.map { .optional($0, .text) }))),
            .optional("siblings", .texts, "modules beside this one"),
            .optional(
                "roles", .members(.name([.role]), .oneOrMore(.text)),
                "paths below source, or from {tests}, {package}, {repo} or {dir}"),
            .optional("slots", .slotChoices), .optional("vocabularies", .members(.name([.vocabulary]), .texts)),
            .optional(
                "unbound", .members(.name([.role, .slot, .vocabulary]), .text),
                "left out on purpose, each with the reason"),
            .optional("sensitive_data", .list(.mapping(inventoryEntry)), "the inventory; [] where there is none"),
            .optional("none_because", .text, "why the inventory is empty"),
            .optional("generated_paths", .texts, "globs"), .optional("frozen_paths", .texts, "globs"),
            .optional("fixture_paths", .texts, "globs"),
            .optional("severity", .members(.name([.rule]), .mapping(severityOverride))),
            .optional("waivers", .list(.mapping(waiver))),
            .optional("rollout", .members(.name([.rule]), .mapping(rollout)), "rules that only report, for now"),
            .optional("imports", .members(nil, .texts), "by target, the modules it may import"),
            .optional("emit", .mapping(emit), "second places of the configurations"),
            .optional("passthrough", .mapping(passthrough), "rules that the team keeps beside the registry's"),
            .optional("targets", targets, "versions of the tools compiled for"),
        ])

    private static let registryRequirement = MappingDeclaration(
        "registry-requirement",
        [
            .required("version", .text, "such as >=1.2 <2"),
            .optional("sha256", .text, "of the registry that was reviewed"),
        ])

    static let inventoryEntry = MappingDeclaration(
        "inventory-entry",
        [
            .required("symbol", .oneOrMore(.text), "as code spells it"), .required("class", .name([.dataClass])),
            .optional("survives", .choice(InventoryEntry.Survival.self), "how long the value is needed"),
            .optional("store", .choice(InventoryEntry.Store.self)),
            .optional("accessibility", .choice(InventoryEntry.Accessibility.self), "in the Keychain"),
            .optional("accessibility_reason", .text, "why it may leave the device"),
            .optional("protection", .choice(InventoryEntry.Protection.self), "of a file"), .optional("sync", .flag),
            .optional("signed_off_by", .text),
            .optional("reduced_by", .text, "the function that hashes or shortens it"),
            .optional("cleared_by", .text),
        ])

    static let severityOverride = MappingDeclaration(
        "severity-override",
        [
            .required("level", .severity), .demanded("reason", .text), .optional("owner", .text),
            .optional("expires", .date),
        ])

    static let waiver = MappingDeclaration(
        "waiver",
        [
            .required("rule", .name([.rule])), .optional("paths", .texts, "globs; without any, the whole module"),
            .demanded("reason", .text), .optional("owner", .text), .demanded("expires", .date),
        ])

    static let rollout = MappingDeclaration("rollout", [.required("report_until", .date)])

    private static let emit = MappingDeclaration("emit", [.optional("swiftlint", .text, "a file of the repository")])

    private static let passthrough = MappingDeclaration(
        "passthrough",
        [
            .optional(
                "swiftlint",
                .anyOf([.list(.builtin(.swiftlint)), .members(.builtin(.swiftlint), .options)]))
        ])
}

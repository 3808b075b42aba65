import Diagnostics

extension MappingDeclaration {
    /// One file of a registry. What must stand in one of the files is required of none.
    package static let registry = MappingDeclaration(
        "registry",
        [
            .optional("version", .text, "three numbers; in one of the registry's files"),
            .optional("updated", .date), .optional("owner", .text), .optional("description", .text),
            .optional("scope", .mapping(registryScope), "what every rule inherits"),
            .optional("severity_levels", .texts, "strongest first"),
            .optional("enforcement_kinds", .members(.choice(Enforcement.self), .text), "who decides a rule, in words"),
            .optional("exception_marker", .text, "the comment that excuses one place, with <ID> and <reason>"),
            .optional("roles", .members(nil, .anyOf([.text, .mapping(role)])), "names of places in a module"),
            .optional("vocabularies", .members(nil, .mapping(vocabulary)), "words that rules read"),
            .optional("families", .members(nil, .mapping(family)), "of the rules whose IDs share a prefix"),
            .optional("packs", .list(.mapping(pack)), "rule sets that an overlay selects"),
            .optional("module_overlay_slots", .mapping(slots), "choices that each module makes"),
            .optional("sensitive_data_classes", .mapping(classes)),
            .optional(
                "persistence_decision", .mapping(persistence), "whether a sensitive value may be kept, and where"),
            .optional("targets", targets, "versions of the tools compiled for"),
            .optional("policy", .mapping(policy)),
            .optional("rules", .list(.mapping(rule))),
        ])

    private static let registryScope = MappingDeclaration(
        "registry-scope",
        [
            .optional("languages", .texts), .optional("paths", .texts, "globs"),
            .optional("excludePaths", .texts, "globs"),
            .optional(
                "notCovered", .members(nil, .anyOf([.text, .mapping(notCovered)])), "what the registry is silent about"),
        ])

    static let notCovered = MappingDeclaration(
        "not-covered", [.optional("note", .text), .optional("globs", .texts), .optional("imports", .texts)])

    static let role = MappingDeclaration(
        "role",
        [
            .required("about", .text),
            .optional("within", .text, "the role whose folders {dir} and {stem} of a binding mean"),
        ])

    static let vocabulary = MappingDeclaration(
        "vocabulary",
        [
            .optional("about", .text),
            .optional("match", .choice(Vocabulary.Match.self), "how an entry matches a word"),
            .optional("default", .texts, "the words where an overlay binds none"),
        ])

    static let family = MappingDeclaration(
        "family",
        [
            .required("title", .text), .optional("order", .integer), .optional("note", .text),
            .optional("review", .text, "what a reviewer looks at to judge these rules"),
        ])

    static let pack = MappingDeclaration(
        "pack",
        [
            .required("id", .text), .optional("title", .text), .optional("about", .text),
            .optional(
                "requires",
                .mapping(MappingDeclaration("pack-requirements", requirements([.languageMode, .deploymentTarget])))),
            .optional("conflicts_with", .list(.mapping(packConflict))),
            .optional("acceptance", .list(.mapping(packAcceptance)), "what a module that follows the pack can say"),
        ])

    static let packAcceptance = MappingDeclaration(
        "pack-acceptance",
        [
            .required("clause", .text, "a sentence or a phrase"),
            .required("rules", .texts, "IDs, and families for all of their rules"),
        ])

    static let packConflict = MappingDeclaration(
        "pack-conflict",
        [
            .required("pack", .text), .optional("reason", .text),
            .optional("unless", .members(nil, .text), "slots and values under which the two get along"),
        ])

    private static let slots = MappingDeclaration(
        "slots", [.optional("description", .text), .optional("slots", .list(.mapping(slot)))])

    static let slot = MappingDeclaration(
        "slot",
        [
            .required("id", .text), .required("governs", .list(.ruleID), "rules that are off until the slot is bound"),
            .optional("note", .text), .required("values", .members(nil, .text), "two or more, each with what it means"),
        ])

    private static let classes = MappingDeclaration(
        "classes", [.optional("description", .text), .optional("classes", .list(.mapping(dataClass)))])

    static let dataClass = MappingDeclaration(
        "class",
        [
            .required("id", .text), .required("covers", .text), .required("at_rest", .choice(DataClass.AtRest.self)),
            .required("loggable", .choice(DataClass.Loggable.self)), .optional("note", .text),
        ])

    private static let persistence = MappingDeclaration(
        "persistence-decision",
        [
            .optional("description", .text), .optional("transient_obligations", .text),
            .optional("ladder", .list(.mapping(ladderStep))),
        ])

    static let ladderStep = MappingDeclaration(
        "ladder-step",
        [
            .required("step", .integer), .required("question", .text), .optional("default", .text),
            .optional("if_no", .text), .optional("if_yes", .text), .optional("guidance", .text),
        ])

    private static let policy = MappingDeclaration(
        "policy",
        [
            .optional(
                "diagnostics", .members(.choice(DiagnosticCode.self), .choice(Policy.Level.self)),
                "levels of warnings and notes"),
            .optional(
                "overridable", .members(nil, .choice(Policy.Overriding.self)),
                "by family or rule, what an overlay may lower or waive"),
        ])

    static let targets = ValueForm.members(.choice(["swiftlint"]), .text)

    static func requirements(_ kinds: [RequirementDecoder.Kind]) -> [Key] {
        kinds.map { kind in
            switch kind {
            case .slot:
                .optional(
                    "slot", .anyOf([.text, .members(nil, .text)]), "a slot that is bound, or slots with their values")
            case .languageMode: .optional("language_mode", .text, "at least this")
            case .deploymentTarget:
                .optional("deployment_target", .members(.choice(PlatformVersion.platforms), .text), "at least these")
            case .framework: .optional("framework", .text)
            case .addedFile: .optional("added_file", .flag, "true: the rule is about files that a change adds")
            }
        }
    }
}

import Patterns

extension MappingDeclaration {
    static let rule = MappingDeclaration(
        "rule",
        [
            .required("id", .ruleID, "FAMILY-NN; never reused"), .required("title", .text),
            .required("severity", .text, "one of severity_levels"),
            .required("enforcement", .choice(Enforcement.self), "who decides it"), .required("rationale", .text),
            .optional("predicate", .choice(PredicateDeclaration.all.map(\.name)), "what must hold in a source tree"),
            .optional("params", .members(nil, .anyOf([.text, .texts, .members(nil, .text)])), "of the predicate"),
            .optional("scope", .mapping(ruleScope), "narrows the registry's"), .optional("scope_reason", .text),
            .optional("mechanism", .text, "prose; no tool reads it"),
            .optional("check", .text, "what a reviewer looks for"), .optional("exempt", .texts),
            .optional("tooling_limitation", .text),
            .optional("applies_when", .text, "prose; 'when' is its machine form"),
            .optional("conflict", .text, "why the rule is off until this is settled"), .optional("since", .text),
            .optional("leaves", .text, "what the machine does not see and a reader still judges"),
            .optional("metric", .anyOf([.text, .mapping(metric)])),
            .optional("applies_to_classes", .anyOf([.choice(["all"]), .texts]), "classes of sensitive data"),
            .optional("status", .choice(["active", "retired"])), .optional("retired_in", .text),
            .optional("replaced_by", .list(.ruleID)), .optional("retirement_reason", .text),
            .optional("when", .mapping(condition), "all must hold for the rule to be on"),
            .optional("patterns", .list(.mapping(pattern))), .optional("examples", .mapping(examples)),
            .optional("builtin", .mapping(builtin), "rules of existing tools that decide it"),
            .optional("ingest", .members(nil, .texts), "identifiers under which another tool reports on it"),
        ],
        cases: PredicateDeclaration.all.map {
            Case(key: "predicate", value: $0.name, of: "params", declaration: $0.declaration)
        })

    private static let ruleScope = MappingDeclaration(
        "rule-scope",
        [
            .optional("languages", .texts), .optional("frameworks", .texts), .optional("paths", .texts, "globs"),
            .optional("excludePaths", .texts, "globs"),
        ])

    private static let metric = MappingDeclaration(
        "metric",
        [
            .required("count", .choice(["findings"])), .optional("by", .choice(["pattern", "file", "rule"])),
            .optional("target", .integer), .optional("trend", .choice(Metric.Counted.Trend.self)),
        ])

    private static let condition = MappingDeclaration(
        "condition",
        requirements(RequirementDecoder.Kind.allCases) + [
            .optional("otherwise", .anyOf([.choice(["disabled"]), .mapping(otherwise)]))
        ])

    private static let otherwise = MappingDeclaration("otherwise", [.required("severity", .text)])

    static let pattern = MappingDeclaration(
        "pattern",
        [
            .optional("name", .text, "a lower-case word; required from the second pattern on"),
            .required("regex", .text, "ICU syntax, with ${…} for values of the overlay"),
            .optional("unless", .text, "a regex; a line that it matches is excused"),
            .optional("on", .choice(RulePattern.Reach.self), "line: a match never crosses a line break"),
            .optional("flags", .list(.choice(RegexFlag.self)), "i: ignore case; x: comments mode"),
            .optional("in", .choice(RulePattern.Region.self)),
            .optional("where", .oneOrMore(.text), "roles or globs"),
            .optional("not", .oneOrMore(.text), "what is left out"),
            .optional("capture", .integer, "the group that is reported"), .optional("message", .text, "on one line"),
            .optional("confidence", .choice(RulePattern.Confidence.self), "a candidate is for a reader to decide"),
            .optional("when", .mapping(MappingDeclaration("pattern-condition", requirements([.slot])))),
            .optional("examples", .mapping(examples)),
        ])

    private static let examples = MappingDeclaration(
        "examples",
        [.optional("bad", .texts, "snippets that are found"), .optional("good", .texts, "snippets that are not")])

    private static let builtin = MappingDeclaration(
        "builtin", BuiltinUse.Tool.allCases.map { .optional($0.rawValue, .list(.builtin($0))) })
}

extension PredicateDeclaration {
    /// Its parameters as the keys of `params`.
    var declaration: MappingDeclaration {
        MappingDeclaration(
            "predicate-\(name)",
            parameters.map { parameter in
                parameter.isRequired
                    ? .required(parameter.name, parameter.kind.form, parameter.about)
                    : .optional(parameter.name, parameter.kind.form, parameter.about)
            },
            exactlyOneOf: exactlyOneOf, atLeastOneOf: atLeastOneOf,
            partners: parameters.compactMap { parameter in parameter.partner.map { (parameter.name, $0) } })
    }
}

extension PredicateDeclaration.Parameter.Kind {
    fileprivate var form: ValueForm {
        switch self {
        case .role, .vocabulary, .slot, .slotValue, .regex, .glob, .text: .text
        case .regexList, .textList: .texts
        case .globs: .oneOrMore(.text)
        case .flag: .flag
        case .limits: .mapping(.limits)
        case .number: .integer
        case .choice(let words): .choice(words)
        case .choices(let words): .list(.choice(words))
        }
    }
}

extension MappingDeclaration {
    static let limits = MappingDeclaration(
        "limits", PredicateDeclaration.fileSizeLimits.map { .optional($0.0, .integer, "lines") })
}

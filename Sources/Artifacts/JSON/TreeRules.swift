import Diagnostics
import Planning
import Registry

/// `tree-rules.json`: every structural predicate of a module with its roles, slots and vocabularies resolved.
enum TreeRules {
    static func text(_ plan: ModulePlan) -> String {
        let overlay = plan.overlay
        return JSONValue.object([
            ("version", .integer(1)), ("module", .string(plan.module)), ("source", .string(overlay.source.value)),
            ("tests", .optional(overlay.tests?.value)),
            ("generatedPaths", .strings(overlay.generatedPaths.map(\.value.text))),
            ("fixturePaths", .strings(overlay.fixturePaths.map(\.value.text))),
            ("frozenPaths", .strings(overlay.frozenPaths.map(\.value.text))),
            ("rules", .array(plan.rules.compactMap(json))),
        ]).lines(depth: 2)
    }

    private static func json(_ rule: RulePlan) -> JSONValue? {
        guard let tree = rule.tree else { return nil }
        return .object([
            ("rule", .string(tree.rule)), ("predicate", .string(tree.name)), ("severity", .string(rule.severity)),
            ("mode", .string(rule.mode.rawValue)),
            ("include", .strings(tree.include.map(\.text))), ("exclude", .strings(tree.exclude.map(\.text))),
            ("parameters", .object(tree.parameters.map { ($0.name, json($0.value)) })),
            ("from", .string("registry:\(tree.rule)/predicate")),
        ])
    }

    private static func json(_ value: ResolvedPredicate.Value) -> JSONValue {
        switch value {
        case .role(let role, let paths): .object([("role", .string(role)), ("paths", .strings(paths))])
        case .vocabulary(let name, let match, let entries):
            .object([
                ("vocabulary", .string(name)), ("match", .string(match.rawValue)), ("entries", .strings(entries)),
            ])
        case .slot(let slot, let value): .object([("slot", .string(slot)), ("value", .optional(value))])
        case .texts(let texts): .strings(texts)
        case .flag(let flag): .bool(flag)
        case .number(let number): .integer(number)
        case .limits(let limits): .object(limits.map { ($0.name, .integer($0.value)) })
        case .imports(let targets): .object(targets.map { ($0.target, .strings($0.modules)) })
        }
    }
}

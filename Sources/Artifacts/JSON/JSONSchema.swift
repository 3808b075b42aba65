import Diagnostics
package import Registry

/// JSON Schemas (draft 7, which editors know) of the two input languages, made of the declarations that the decoders read
/// by. They ask for less than `rulec validate`: they know keys, types and names, and nothing that takes two places.
package struct JSONSchema {
    /// Whose names the schema lists; nil where names are being given.
    private let registry: Registry?
    private var definitions: [(key: String, value: JSONValue)] = []

    /// Of one file of a registry.
    package static var registryFile: String {
        var schema = JSONSchema(registry: nil)
        return schema.document(.registry, title: "A file of a registry of coding rules")
    }

    /// Of the overlays of one registry: its roles, slots and their values, rules and classes are the ones it lists.
    package static func overlay(of registry: Registry) -> String {
        var schema = JSONSchema(registry: registry)
        return schema.document(.overlay, title: "What one module chose")
    }

    private init(registry: Registry?) { self.registry = registry }

    private mutating func document(_ declaration: MappingDeclaration, title: String) -> String {
        let head: [(key: String, value: JSONValue)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("$comment", .string("Written by rulec; do not edit.")), ("title", .string(title)),
        ]
        let members = members(of: declaration)
        return JSONValue.object(head + members + [("definitions", .object(definitions))]).lines(depth: 4)
    }

    // MARK: Mappings

    private mutating func reference(to declaration: MappingDeclaration) -> JSONValue {
        if !definitions.contains(where: { $0.key == declaration.name }) {
            // The place is taken first, so that a definition stands before those that it uses.
            definitions.append((declaration.name, .null))
            let index = definitions.count - 1
            definitions[index].value = .object(members(of: declaration))
        }
        return .object([("$ref", .string("#/definitions/\(declaration.name)"))])
    }

    private mutating func members(of declaration: MappingDeclaration) -> [(key: String, value: JSONValue)] {
        var properties: [(key: String, value: JSONValue)] = []
        for key in declaration.keys { properties.append((key.name, schema(key.form).described(key.about))) }
        var members: [(key: String, value: JSONValue)] = [("type", .string("object"))]
        let required = declaration.keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .strings(required))) }
        if !declaration.partners.isEmpty {
            members.append(("dependencies", .object(declaration.partners.map { ($0.key, .strings([$0.partner])) })))
        }
        members += [("properties", .object(properties)), ("additionalProperties", .bool(false))]
        let groups = declaration.exactlyOneOf.map { group in
            JSONValue.object([("oneOf", .array(group.map { .object([("required", .strings([$0]))]) }))])
        }
        let some = declaration.atLeastOneOf.map { group in
            JSONValue.object([("anyOf", .array(group.map { .object([("required", .strings([$0]))]) }))])
        }
        var conditions = groups + some
        for `case` in declaration.cases { conditions.append(condition(`case`)) }
        if !conditions.isEmpty { members.append(("allOf", .array(conditions))) }
        return members
    }

    private mutating func condition(_ declared: MappingDeclaration.Case) -> JSONValue {
        var then: [(key: String, value: JSONValue)] = [
            ("properties", .object([(declared.of, reference(to: declared.declaration))]))
        ]
        if declared.declaration.keys.contains(where: \.isRequired) {
            then.append(("required", .strings([declared.of])))
        }
        let value = JSONValue.object([("const", .string(declared.value))])
        return .object([
            (
                "if",
                .object([("properties", .object([(declared.key, value)])), ("required", .strings([declared.key]))])
            ),
            ("then", .object(then)),
        ])
    }

    // MARK: Values

    private mutating func schema(_ form: ValueForm) -> JSONValue {
        switch form {
        case .text: return .text
        case .ruleID: return .matching("^[A-Z][A-Z0-9]*-[0-9]{2,}[a-z]?$")
        case .date: return .matching("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
        case .choice(let choices): return .choice(choices)
        case .integer: return .object([("type", .strings(["integer", "string"])), ("pattern", .string("^-?[0-9]+$"))])
        case .flag: return .choice(["true", "false"])
        case .name(let kinds): return registry.map { .choice($0.names(of: kinds).map(\.name)) } ?? .text
        case .severity: return .choice(registry?.levels ?? Registry.defaultSeverityLevels)
        case .builtin(let tool):
            let one = [("maxProperties", JSONValue.integer(1))]
            return .object([
                ("anyOf", .array([identifier(of: tool), .map(names: identifier(of: tool), .options, one)]))
            ])
        case .options: return .options
        case .list(let item): return .list(schema(item))
        case .oneOrMore(let item):
            let one = schema(item)
            return .object([("anyOf", .array([one, .list(one)]))])
        case .mapping(let declaration): return reference(to: declaration)
        case .members(let names, let value): return members(names, schema(value))
        case .slotChoices:
            let slots = registry?.slots ?? []
            return .fixed(
                slots.map { slot in
                    (slot.id.value, JSONValue.choice(slot.values.map(\.id.value)).described(slot.note?.value ?? ""))
                })
        case .anyOf(let forms):
            var schemas: [JSONValue] = []
            for form in forms { schemas.append(schema(form)) }
            return .object([("anyOf", .array(schemas))])
        }
    }

    private func members(_ names: ValueForm?, _ value: JSONValue) -> JSONValue {
        switch names {
        case .choice(let choices): .fixed(choices.map { ($0, value) })
        case .name(let kinds):
            registry.map { .fixed($0.names(of: kinds).map { ($0.name, value.described($0.about)) }) }
                ?? .map(names: nil, value)
        case .builtin(let tool): .map(names: identifier(of: tool), value)
        default: .map(names: nil, value)
        }
    }

    private func identifier(of tool: BuiltinUse.Tool) -> JSONValue {
        tool == .swiftlint ? .choice(SwiftLintRule.all.map(\.identifier).sorted()) : .text
    }
}

extension JSONValue {
    /// Any scalar but nothing: rulec takes it as written.
    fileprivate static let text = JSONValue.object([("type", .strings(["string", "number", "boolean"]))])
    fileprivate static let options = JSONValue.object([("type", .strings(["object", "null"]))])

    fileprivate static func matching(_ pattern: String) -> JSONValue {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }

    /// A word that YAML reads as a number or a flag may stand without quotes.
    fileprivate static func choice(_ words: [String]) -> JSONValue {
        let values = words.flatMap { word -> [JSONValue] in
            let typed = Int(word).map(JSONValue.integer) ?? (Bool(word).map(JSONValue.bool))
            return [.string(word)] + (typed.map { [$0] } ?? [])
        }
        return values.isEmpty ? .object([("not", .object([]))]) : .object([("enum", .array(values))])
    }

    fileprivate static func list(_ item: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", item)])
    }

    fileprivate static func fixed(_ properties: [(key: String, value: JSONValue)]) -> JSONValue {
        .object([
            ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
        ])
    }

    fileprivate static func map(
        names: JSONValue?, _ value: JSONValue, _ more: [(key: String, value: JSONValue)] = []
    ) -> JSONValue {
        .object(
            [("type", .string("object"))] + (names.map { [("propertyNames", $0)] } ?? [])
                + [("additionalProperties", value)] + more)
    }

    /// What stands beside a `$ref` does not count in draft 7.
    fileprivate func described(_ about: String) -> JSONValue {
        let text = about.trimmingLineBreaks
        guard !text.isEmpty, case .object(let members) = self else { return self }
        let isReference = members.contains { $0.key == "$ref" }
        return .object([("description", .string(text))] + (isReference ? [("allOf", .array([self]))] : members))
    }
}

extension Registry {
    /// What an overlay may name, each once.
    fileprivate func names(of kinds: [NameKind]) -> [(name: String, about: String)] {
        let names = kinds.flatMap { kind -> [(name: String, about: String)] in
            switch kind {
            case .role: roles.map { ($0.id.value, $0.about.value) }
            case .vocabulary: vocabularies.map { ($0.id.value, $0.about?.value ?? "") }
            case .slot: slots.map { ($0.id.value, $0.note?.value ?? "") }
            case .dataClass: classes.map { ($0.id.value, $0.covers.value) }
            case .pack: [(Self.platformPack, "")] + packs.map { ($0.id.value, $0.about?.value ?? "") }
            case .rule: rules.filter { !$0.isRetired }.map { ($0.id.value.description, $0.title.value) }
            }
        }
        let first = Dictionary(names.map { ($0.name, $0.about) }, uniquingKeysWith: { first, _ in first })
        return unique(names.map(\.name)).map { ($0, first[$0] ?? "") }
    }
}

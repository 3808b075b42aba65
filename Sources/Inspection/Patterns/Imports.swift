import Patterns

/// The modules a Swift file imports, in lower case: frameworks are compared without case.
enum Imports {
    static func modules(of text: SourceText) -> Set<String> {
        guard let word = try? CompiledRegex("import") else { return [] }
        let places = text.matches(of: word).compactMap { $0.groups[0]?.lowerBound }
        return places.isEmpty ? [] : modules(SwiftRegions(text.bytes).imports(at: places))
    }

    static func modules(_ imports: [SwiftImport]) -> Set<String> { Set(imports.map { $0.module.lowercased() }) }
}

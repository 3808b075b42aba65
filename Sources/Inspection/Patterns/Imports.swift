import Patterns

/// The modules a Swift file imports.
enum Imports {
    static func all(of text: SourceText) -> [SwiftImport] {
        guard let word = try? CompiledRegex("import") else { return [] }
        let places = text.matches(of: word).compactMap { $0.groups[0]?.lowerBound }
        return places.isEmpty ? [] : SwiftRegions(text.bytes).imports(at: places)
    }

    static func modules(of text: SourceText) -> Set<String> { modules(all(of: text)) }

    /// In lower case: frameworks are compared without case.
    static func modules(_ imports: [SwiftImport]) -> Set<String> { Set(imports.map { $0.module.lowercased() }) }
}

import Patterns

/// Files that lie in a place and in a scope at once, as far as one glob can say it.
enum PlaceNarrowing {
    enum Result: Hashable {
        case exact(Glob)
        case empty
        /// No single glob of ours says it.
        case unknown
    }

    /// The overlap of a place with a scope: exact where one holds the other and for what registries write
    /// (`Folder/**`, `**/*Suffix.swift`), unknown for the rest.
    static func overlap(of place: Glob, with scope: Glob) -> Result {
        if scope.includes(place) { return .exact(place) }
        if place.includes(scope) { return .exact(scope) }
        guard let name = nameAnywhere(scope.text) else { return .unknown }
        var segments = place.text.split(separator: "/").map(String.init)
        guard let last = segments.popLast() else { return .unknown }
        switch last == "**" ? .some("**/\(name)") : narrow(last, to: name) {
        case .none: return .unknown
        case .some(""): return .empty
        case .some(let narrowed):
            return (try? Glob((segments + [narrowed]).joined(separator: "/"))).map { .exact($0) } ?? .unknown
        }
    }

    /// `X` of a scope `**/X` that speaks about the file's name alone.
    private static func nameAnywhere(_ scope: String) -> String? {
        guard scope.hasPrefix("**/") else { return nil }
        let name = scope.dropFirst(3)
        return name.contains("/") || name == "**" ? nil : String(name)
    }

    /// The names that match both; empty for none, nil where it cannot be said. Exact for a `scope` of `*` and an ending.
    private static func narrow(_ name: String, to scope: String) -> String? {
        if name == scope || scope == "*" { return name }
        guard scope.first == "*", case let ending = scope.dropFirst(), !ending.contains(where: isSpecial) else {
            return nil
        }
        let own = name.suffix(while: { !isSpecial($0) })
        if own.count >= ending.count { return own.hasSuffix(ending) ? name : "" }
        guard ending.hasSuffix(own) else { return "" }
        return name == "*\(own)" ? scope : nil
    }

    private static func isSpecial(_ character: Character) -> Bool { "*?[]{},\\".contains(character) }
}

extension String {
    /// The longest end of which every character passes.
    fileprivate func suffix(while passes: (Character) -> Bool) -> Substring {
        self[(lastIndex { !passes($0) }.map(index(after:)) ?? startIndex)...]
    }
}

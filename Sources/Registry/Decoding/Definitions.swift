import Diagnostics

/// Where each name was first defined, over all files of a registry.
final class Definitions {
    private var places: [String: SourceRange] = [:]

    /// Whether this is the first definition of a name; a second one is reported with both places.
    func claim(_ kind: String, _ name: Located<String>, findings: Findings) -> Bool {
        let key = "\(kind) \(name.value)"
        guard let first = places[key] else {
            places[key] = name.range
            return true
        }
        findings.add(.duplicateDefinition(name, kind: kind, first: first))
        return false
    }

    /// Like `claim` for a name that may be met many times.
    func claim(_ kind: String, silently name: Located<String>) -> Bool {
        guard !holds(kind, name.value) else { return false }
        places["\(kind) \(name.value)"] = name.range
        return true
    }

    func holds(_ kind: String, _ name: String) -> Bool { places["\(kind) \(name)"] != nil }
}

extension Diagnostic {
    fileprivate static func duplicateDefinition(_ name: Located<String>, kind: String, first: SourceRange) -> Self {
        Diagnostic(
            .duplicateDefinition, at: name.range, "\(kind) '\(name.value)' is defined twice",
            notes: [Note("first defined here", at: first)], help: "keep one of the two")
    }
}

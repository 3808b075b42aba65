package import Diagnostics

/// Holds the overlays of a repository against each other.
package enum ModuleSetValidator {
    /// In the order given: of two that clash, the later one is reported.
    package static func validate(_ overlays: [Overlay]) -> [Diagnostic] {
        let findings = Findings()
        checkNames(overlays, findings)
        checkSources(overlays, findings)
        checkPaths(overlays, findings)
        checkSiblings(overlays, findings)
        checkEmits(overlays, findings)
        return findings.diagnostics
    }

    /// Folders of the output that are not modules.
    private static let reservedNames = ["docs", "schema"]

    /// The name is a folder of the output, and some file systems do not tell case apart.
    private static func checkNames(_ overlays: [Overlay], _ findings: Findings) {
        var first: [String: Located<String>] = [:]
        for module in overlays.map(\.module) {
            let folded = module.value.lowercased()
            if reservedNames.contains(folded) {
                findings.add(.reservedModule(module))
            } else if let earlier = first[folded] {
                findings.add(.duplicateModule(module, earlier))
            } else {
                first[folded] = module
            }
        }
    }

    private static func checkSources(_ overlays: [Overlay], _ findings: Findings) {
        for (index, later) in overlays.enumerated() {
            for earlier in overlays[..<index] where !isSameModule(earlier, later) {
                if contains(earlier.source.value, later.source.value) {
                    findings.add(.overlap("the source of \(later.module.value)", later.source.range, within: earlier))
                } else if contains(later.source.value, earlier.source.value) {
                    findings.add(.overlap("the source of \(earlier.module.value)", earlier.source.range, within: later))
                }
            }
        }
    }

    /// Tests, roles and emitted files stay out of other modules' sources, too.
    private static func checkPaths(_ overlays: [Overlay], _ findings: Findings) {
        for overlay in overlays {
            // Overlapping sources are one error; what follows from them is none.
            let others = overlays.filter {
                !isSameModule($0, overlay) && !contains($0.source.value, overlay.source.value)
                    && !contains(overlay.source.value, $0.source.value)
            }
            for place in overlay.placesOutsideSource {
                if let other = others.first(where: { contains($0.source.value, place.path) }) {
                    findings.add(.overlap(place.what, place.range, within: other))
                }
            }
        }
    }

    private static func checkSiblings(_ overlays: [Overlay], _ findings: Findings) {
        let modules = overlays.map(\.module.value)
        for overlay in overlays {
            for sibling in overlay.siblings {
                if sibling.value == overlay.module.value {
                    findings.add(.ownSibling(sibling))
                } else if !modules.contains(sibling.value) {
                    findings.add(.unknownSibling(sibling, among: modules.filter { $0 != overlay.module.value }))
                }
            }
        }
    }

    /// Two configs in one place would overwrite each other.
    private static func checkEmits(_ overlays: [Overlay], _ findings: Findings) {
        var first: [String: Located<String>] = [:]
        for path in overlays.flatMap(\.emit).map(\.path) {
            if let earlier = first[path.value] {
                findings.add(.duplicateEmit(path, earlier))
            } else {
                first[path.value] = path
            }
        }
    }

    /// A module given twice is reported by its name alone.
    private static func isSameModule(_ one: Overlay, _ other: Overlay) -> Bool {
        one.module.value.lowercased() == other.module.value.lowercased()
    }

    /// Whether a path is a folder or lies below it; the empty path is the repository.
    private static func contains(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}

extension Overlay {
    /// What the overlay says about places that are not below its source, relative to the repository. A pattern stands
    /// for the folders before its first wildcard.
    fileprivate var placesOutsideSource: [(what: String, path: String, range: SourceRange)] {
        var places: [(what: String, path: String, range: SourceRange)] = []
        let module = module.value
        if let tests { places.append(("'tests' of \(module)", tests.value, tests.range)) }
        for binding in roles {
            for path in binding.paths {
                guard let folder = folder(of: path.value.anchor) else { continue }
                let segments = path.value.glob.split(separator: "/").prefix { !$0.contains { "*?[{\\".contains($0) } }
                let full = ([folder] + segments.map(String.init)).filter { !$0.isEmpty }.joined(separator: "/")
                places.append(("role '\(binding.role.value)' of \(module)", full, path.range))
            }
        }
        places += emit.map { ("the \($0.tool.value) config of \(module)", $0.path.value, $0.path.range) }
        return places
    }

    /// Nil for what lies below the source, and where the overlay does not name the folder. Tests are reported themselves.
    private func folder(of anchor: PathTemplate.Anchor) -> String? {
        switch anchor {
        case .source, .subject, .tests: nil
        case .package: package?.value
        case .repository: ""
        }
    }
}

extension Diagnostic {
    fileprivate static func reservedModule(_ module: Located<String>) -> Self {
        Diagnostic(
            .duplicateModule, at: module.range,
            "no module can be called '\(module.value)': the output has a folder of that name",
            help: "choose another name")
    }

    fileprivate static func duplicateModule(_ module: Located<String>, _ first: Located<String>) -> Self {
        let isEqual = module.value == first.value
        return Diagnostic(
            .duplicateModule, at: module.range,
            isEqual
                ? "module '\(module.value)' has two overlays"
                : "modules '\(module.value)' and '\(first.value)' differ only in case, and would share a folder",
            notes: [Note("first named here", at: first.range)],
            help: isEqual ? "join them, or name one differently" : "name one differently")
    }

    fileprivate static func duplicateEmit(_ path: Located<String>, _ first: Located<String>) -> Self {
        Diagnostic(
            .duplicateDefinition, at: path.range, "two configs would be written to '\(path.value)'",
            notes: [Note("first named here", at: first.range)], help: "give each module a place of its own")
    }

    fileprivate static func overlap(_ what: String, _ range: SourceRange, within other: Overlay) -> Self {
        Diagnostic(
            .overlappingSources, at: range, "\(what) lies inside the source of \(other.module.value)",
            notes: [Note("the source of \(other.module.value)", at: other.source.range)],
            help: "a file belongs to one module: choose folders that do not contain each other")
    }

    fileprivate static func ownSibling(_ sibling: Located<String>) -> Self {
        Diagnostic(
            .unknownSibling, at: sibling.range, "'\(sibling.value)' is the module itself",
            help: "remove it from 'siblings'")
    }

    fileprivate static func unknownSibling(_ sibling: Located<String>, among modules: [String]) -> Self {
        Diagnostic(
            .unknownSibling, at: sibling.range, "sibling '\(sibling.value)' has no overlay",
            help: "leave it if the module exists without one",
            suggestion: Spelling.closest(to: sibling.value, among: modules))
    }
}

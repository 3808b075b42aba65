import Registry

extension Overlay {
    /// The module's sources, and its tests where they lie elsewhere.
    var folders: [String] {
        let source = source.value
        return [source] + (tests.map(\.value).flatMap { source.isFolder(of: $0) || $0 == source ? nil : [$0] } ?? [])
    }

    /// Whether a path lies in none of the module's folders.
    func isBeyondModule(_ path: String) -> Bool {
        !folders.contains { $0.isEmpty || $0 == path || $0.isFolder(of: path) }
    }
}

extension ModulePlan {
    /// Folders outside the module that patterns of enforced rules look into, each once, none within another.
    package var foldersBeyondModule: [String] {
        let named = rules.flatMap(\.patterns).flatMap(\.include).flatMap(\.namedFolders)
        let beyond = unique(named.filter { !$0.isEmpty && overlay.isBeyondModule($0) })
        return beyond.filter { folder in !beyond.contains { $0.isFolder(of: folder) } }
    }

    /// SwiftLint runs its own rules on every file of a configuration, so on those that only patterns ask for too.
    var builtinsBeyondModule: [CoverageGap] {
        let folders = foldersBeyondModule
        let hasBuiltins =
            overlay.passthrough.contains { $0.tool == .swiftlint }
            || rules.contains { $0.builtins.contains { $0.tool == .swiftlint } }
        return folders.isEmpty || !hasBuiltins
            ? []
            : [
                CoverageGap(
                    kind: "beyond-module", name: folders.joined(separator: ", "),
                    detail: "patterns look there, so that SwiftLint's own rules report what they find there too")
            ]
    }
}

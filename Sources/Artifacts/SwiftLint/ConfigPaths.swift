import Patterns
import Planning
import Registry

/// The folders and files of a module as a config names them: relative to the folder of the config itself.
struct ConfigPaths {
    /// From the config's folder to the repository's root, `""` for the root itself.
    private let upward: String
    /// The config's folder below the repository's root; empty where it is not below it, or is it.
    private let folder: [Substring]

    /// For a config in the repository, e.g. `Modules/Booking/.swiftlint.yml`.
    init(ofConfigAt path: String) {
        folder = path.split(separator: "/").dropLast().filter { $0 != "." }
        upward = ""
    }

    /// For a config whose folder is reached from the repository's root by nothing we know, e.g. `../..`.
    init(upward: String) {
        self.upward = upward
        folder = []
    }

    func relative(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        let shared = zip(folder, parts).prefix { $0 == $1 }.count
        let ups = folder.dropFirst(shared).map { _ in "..".prefix(2) }
        let steps = (upward.isEmpty ? [] : [upward[...]]) + ups + parts.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The module's roots, and the places outside them that its patterns name without a wildcard in their first folder.
    func included(in plan: ModulePlan) -> [String] {
        let roots = ([plan.overlay.source] + (plan.overlay.tests.map { [$0] } ?? [])).map(\.value)
        let others = plan.rules.flatMap(\.patterns).flatMap(\.include).compactMap { path -> String? in
            let folder = [path.root, path.glob.literalPrefix].filter { !$0.isEmpty }.joined(separator: "/")
            return folder.isEmpty || roots.contains { Self.contains($0, folder) } ? nil : folder
        }
        return unique(roots + others).map(relative)
    }

    /// Generated sources, and what the registry leaves out everywhere.
    func excluded(in plan: ModulePlan, registry: Registry) -> [String] {
        let overlay = plan.overlay
        let generated = overlay.generatedPaths.map { "\(overlay.source.value)/\($0.value.text)" }
        let roots = [overlay.source.value] + (overlay.tests.map { [$0.value] } ?? [])
        let everywhere = roots.flatMap { root in registry.scope.excludePaths.map { "\(root)/\($0.value.text)" } }
        return unique(generated + everywhere).map(relative)
    }

    private static func contains(_ root: String, _ path: String) -> Bool {
        root.isEmpty || root == "." || path == root || path.hasPrefix(root + "/")
    }
}

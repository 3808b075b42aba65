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

    /// The module's roots, and the folders outside them that its patterns name.
    func included(in plan: ModulePlan) -> [String] {
        let roots = ([plan.overlay.source] + (plan.overlay.tests.map { [$0] } ?? [])).map(\.value)
        return unique(roots + plan.foldersBeyondModule.map(Self.escaped)).map(relative)
    }

    /// SwiftLint takes an included path with one of `*?[]` for a glob of the C library.
    private static func escaped(_ path: String) -> String {
        guard path.contains(where: { "*?[]".contains($0) }) else { return path }
        return path.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// Generated sources, and what the registry leaves out everywhere.
    func excluded(in plan: ModulePlan, registry: Registry) -> [String] {
        let overlay = plan.overlay
        let generated = overlay.generatedPaths.map { "\(overlay.source.value)/\($0.value.text)" }
        let roots = [overlay.source.value] + (overlay.tests.map { [$0.value] } ?? [])
        let everywhere = roots.flatMap { root in registry.scope.excludePaths.map { "\(root)/\($0.value.text)" } }
        return unique(generated + everywhere).map(relative)
    }
}

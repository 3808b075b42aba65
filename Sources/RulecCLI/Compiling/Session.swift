import Diagnostics
import Registry

/// One call of a command that compiles: its options, its inputs, and the way its findings are reported.
struct Session {
    let arguments: Arguments
    let console: Console
    let workspace: Workspace
    let compilation: Compilation
    let findings: DiagnosticSet
    let format: String
    private let levels: Levels

    init(
        _ arguments: Arguments, console: Console, formats: [String], asOf: CalendarDate? = nil
    ) throws(Failure) {
        format = try arguments.value(.format) ?? "text"
        guard formats.contains(format) else {
            throw Failure(
                "--format: there is no format '\(format)' here", help: "formats: \(formats.joined(separator: ", "))")
        }
        self.arguments = arguments
        self.console = try console.colored(arguments.value(.color))
        workspace = try Workspace(arguments)
        compilation = Compilation(
            registry: try workspace.registryDocuments(), overlays: try workspace.overlayFiles(), asOf: asOf)
        levels = try Levels(arguments, policy: compilation.registry.policy)
        findings = levels.apply(to: compilation.findings)
        if compilation.overlayPaths.isEmpty, !arguments.has(.quiet) {
            let what = workspace.hasOverlays ? "no overlay is in" : "there is no folder"
            console.error("note: \(what) '\(workspace.shown(workspace.overlays))', so there are no modules\n")
        }
    }

    /// The findings a module's plan depends on: those of the registry and of its own overlay.
    func findings(about overlay: Overlay) -> DiagnosticSet {
        // Overlays of one name speak about one module, whatever is wrong with that.
        let own = compilation.overlays.map(\.overlay).filter { $0.module.value == overlay.module.value }
        let others = compilation.overlayPaths.subtracting(own.map(\.file.path))
        return DiagnosticSet(findings.diagnostics.filter { !others.contains($0.range?.file.path ?? "") })
    }

    func report(_ set: DiagnosticSet, done: String? = nil) {
        console.report(set, arguments, done: done)
    }

    /// For a command whose result is not about its inputs: errors in full, of all else how much there is.
    func reportInOneLine(_ set: DiagnosticSet) {
        guard !set.hasErrors, !arguments.has(.verbose), !arguments.has(.quiet) else { return report(set) }
        let summary = TextRenderer.summary(of: set)
        if !summary.isEmpty { console.error("\(summary): 'rulec validate' lists them, and so does -v\n") }
    }

    /// A set with what came up later, e.g. while emitting, under the same levels.
    func adding(_ later: [Diagnostic], to set: DiagnosticSet) -> DiagnosticSet {
        DiagnosticSet(set.diagnostics + levels.apply(to: later).diagnostics)
    }

    /// The overlay of a module, by its exact name.
    func overlay(named name: String) throws(Failure) -> (overlay: Overlay, digest: String) {
        if let found = compilation.overlays.first(where: { $0.overlay.module.value == name }) { return found }
        let names = compilation.overlays.map(\.overlay.module.value)
        let suggestion = Spelling.closest(to: name, among: names)
        throw Failure(
            "there is no module '\(name)' in '\(workspace.overlays)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? (names.isEmpty ? nil : "modules: \(names.joined(separator: ", "))"))
    }
}

extension Console {
    /// For people, on the error stream: diagnostics, then a line that counts them.
    func report(_ set: DiagnosticSet, _ arguments: Arguments, done: String? = nil) {
        let isQuiet = arguments.has(.quiet)
        let shown = isQuiet ? DiagnosticSet(set.diagnostics.filter { $0.severity == .error }) : set
        let renderer = TextRenderer(
            style: TextStyle(isColored: isColored), folds: !arguments.has(.verbose))
        error(renderer.render(shown))
        let summary = TextRenderer.summary(of: shown)
        if set.hasErrors {
            error("\(summary)\n")
        } else if !isQuiet, let done {
            error(summary.isEmpty ? "\(done)\n" : "\(done) (\(summary))\n")
        }
    }

    func colored(_ choice: String?) throws(Failure) -> Console {
        switch choice ?? "auto" {
        case "auto": return self
        case "always": return Console(output: output, error: error, isColored: true)
        case "never": return Console(output: output, error: error, isColored: false)
        case let other: throw Failure("--color takes auto, always or never, not '\(other)'")
        }
    }
}

import Artifacts
import Diagnostics
import Planning
import Registry

extension Command {
    package static let build = Command(
        name: "build", synopsis: "build [--module NAME] [--check] [OPTIONS]",
        summary: "write the artifacts of every module, or check that they are up to date",
        example: ("build --check", "write nothing; exit 1 and print a diff where generated/ is not what the rules say"),
        options: [.module, .out, .check] + Option.reporting, formats: ["text", "json"],
        run: { (arguments, console) throws(Failure) in
            try arguments.noOperand(of: "build")
            let session = try Session(arguments, console: console, formats: ["text", "json"])
            return try session.build()
        })
}

extension Session {
    fileprivate func build() throws(Failure) -> ExitCode {
        let module = try arguments.value(.module).map { (name) throws(Failure) in try overlay(named: name) }
        let relevant = module.map { findings(about: $0.overlay) } ?? findings
        guard !relevant.hasErrors else { return finish(relevant, done: nil) }

        let folder = OutputFolder(workspace)
        guard module == nil || !folder.isConflicted else {
            throw Failure("the manifest holds a merge conflict", help: "run 'rulec build' without --module")
        }
        var emitted = emitted(only: module?.overlay)
        if module != nil { emitted.files.append(folder.manifest(adding: emitted.files)) }
        var changes = folder.changes(to: emitted.files, isComplete: module == nil)
        let foreign = arguments.has(.check) ? [] : folder.foreign(in: changes)
        let readme = folder.readme(with: module == nil ? emitted.plans : nil)
        changes += readme.changes
        let set = adding(emitted.diagnostics + foreign + readme.diagnostics, to: relevant)
        guard !set.hasErrors else { return finish(set, done: nil) }

        if arguments.has(.check) { return check(changes, in: folder, findings: set) }
        try folder.apply(changes, manifest: emitted.files.first { $0.key == OutputFolder.manifest })
        return finish(set, done: "\(inputs): \(summary(of: changes, among: emitted.files.count, in: folder))")
    }

    /// Second places of configs that lie where inputs or artifacts are.
    private var misplacedEmits: [Diagnostic] {
        compilation.overlays.flatMap(\.overlay.emit).map(\.path).filter { workspace.isReserved($0.value) }.map { path in
            Diagnostic(
                .pathEscapesSource, at: path.range,
                "no config can be written to '\(path.value)': rulec's files are there",
                help: "name a file beside the module's sources, such as Modules/Booking/.swiftlint.yml")
        }
    }

    private func check(_ changes: [OutputFolder.Change], in folder: OutputFolder, findings set: DiagnosticSet)
        -> ExitCode
    {
        guard !changes.isEmpty else { return finish(set, done: "\(inputs): everything is up to date") }
        if format == "text" {
            for change in changes {
                let old = change.old.bytes.map { String(decoding: $0, as: UTF8.self) }
                console.output(
                    UnifiedDiff.lines(from: old, to: change.new, path: folder.shown(change.key)).joined(separator: "\n")
                        + "\n")
            }
        }
        let files = changes.count == 1 ? "1 file differs" : "\(changes.count) files differ"
        // A program reads of the drift in the report; people have the diff.
        let stale = format == "json" ? changes.map { Diagnostic.staleArtifact($0, in: folder) } : []
        _ = finish(adding(stale, to: set), done: nil)
        console.error("\(files) from what the registry and overlays say: run 'rulec build' and commit the result\n")
        return .findings
    }

    /// What changed, then the count.
    private func summary(of changes: [OutputFolder.Change], among count: Int, in folder: OutputFolder) -> String {
        guard !changes.isEmpty else { return "\(count) files, nothing changed" }
        if !arguments.has(.quiet), format == "text" {
            console.output(ChangeList.text(changes, in: folder, folds: !arguments.has(.verbose)))
        }
        return "\(count) files, \(changes.count) changed"
    }

    private func finish(_ set: DiagnosticSet, done: String?) -> ExitCode {
        if format == "json" { console.output(JSONRenderer.render(set)) } else { report(set, done: done) }
        return set.hasErrors ? .findings : .success
    }

    /// The output files of all modules, or of one, with what the emitters' self-checks say.
    func emitted(
        only overlay: Overlay? = nil
    ) -> (files: [OutputFile], diagnostics: [Diagnostic], plans: [ModulePlan]) {
        let input = compilation.emission(
            of: overlay.map { [$0.module.value] }, repositoryFromOutput: workspace.repositoryFromOutput)
        let emitted =
            if overlay != nil, let module = input.modules.first {
                Emitter.emitModule(module, of: input)
            } else {
                Emitter.emit(input)
            }
        return (emitted.files, emitted.diagnostics + misplacedEmits, input.modules.map(\.plan))
    }
}

extension Diagnostic {
    fileprivate static func staleArtifact(_ change: OutputFolder.Change, in folder: OutputFolder) -> Self {
        let file = SourceFile(path: folder.shown(change.key), bytes: change.old.bytes ?? [])
        let fault = change.new == nil ? "should not be there" : change.old == .nothing ? "is missing" : "differs"
        return Diagnostic(
            .staleArtifact, at: file.range(0..<0), "'\(file.path)' \(fault)",
            help: "run 'rulec build' and commit the result")
    }
}

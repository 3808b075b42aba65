import Artifacts
import Diagnostics
import Planning

/// The files rulec wrote and those it should have written, told apart from everybody else's.
struct OutputFolder {
    private let disk: Disk
    /// What the manifest on disk says rulec wrote. Nil where there is none, or it is not one of rulec's.
    private let written: Set<OutputFile.Key>?
    /// Whether the manifest could be read only in part: two branches changed it, and nobody merged it.
    let isConflicted: Bool

    static let manifest = OutputFile.Key(root: .output, path: Manifest.path)

    init(_ workspace: Workspace) {
        disk = Disk(workspace: workspace)
        let text = disk.occupant(of: Self.manifest).bytes.map { String(decoding: $0, as: UTF8.self) }
        let listed = text.flatMap(Manifest.files)
        let salvaged = listed == nil ? text.flatMap(Manifest.filesInConflict) : nil
        isConflicted = salvaged != nil
        written = (listed ?? salvaged).map(Set.init)
    }

    struct Change {
        let key: OutputFile.Key
        let old: Disk.Occupant
        /// Nil for a file that should not be there.
        let new: String?
    }

    /// What would have to happen for the disk to hold exactly `files`. With `isComplete` false (one module only), files
    /// the manifest lists and `files` does not name are left alone.
    func changes(to files: [OutputFile], isComplete: Bool) -> [Change] {
        var changes: [Change] = []
        for file in files {
            let old = disk.occupant(of: file.key)
            if let bytes = old.bytes, bytes.elementsEqual(file.text.utf8) { continue }
            changes.append(Change(key: file.key, old: old, new: file.text))
        }
        if isComplete, let written {
            for key in written.subtracting(files.map(\.key)) where key != Self.manifest {
                let old = disk.occupant(of: key)
                guard old.bytes != nil, isOurs(key, old) else { continue }
                changes.append(Change(key: key, old: old, new: nil))
            }
        }
        return changes.sorted { disk.path(of: $0.key) < disk.path(of: $1.key) }
    }

    /// The README of the repository, where its counts are kept by rulec and are not those of the plans. They are counts of
    /// all modules: nil says nothing about them.
    func readme(with plans: [ModulePlan]?) -> (changes: [Change], diagnostics: [Diagnostic]) {
        let key = OutputFile.Key(root: .repository, path: "README.md")
        let old = disk.occupant(of: key)
        guard let plans, let bytes = old.bytes else { return ([], []) }
        let text = String(decoding: bytes, as: UTF8.self)
        switch CountsSpan.fill(text, with: plans) {
        case .absent: return ([], [])
        case .filled(let new): return new == text ? ([], []) : ([Change(key: key, old: old, new: new)], [])
        case .open(let range): return ([], [.openSpan(SourceFile(path: shown(key), bytes: bytes).range(range))])
        }
    }

    /// Files that stand where rulec would write and that it did not write, and folders that lead elsewhere. Nothing of
    /// theirs is touched.
    func foreign(in changes: [Change]) -> [Diagnostic] {
        let removed = Set(changes.filter { $0.new == nil }.map { disk.path(of: $0.key) })
        return changes.compactMap { change in
            if let obstacle = disk.obstacle(above: change.key), !removed.contains(obstacle) {
                return .foreignFile(disk.workspace.shown(obstacle), .other("a folder has to be there"))
            }
            guard disk.isInPlace(change.key) else { return .linkedFolder(shown(change.key)) }
            guard change.old != .nothing, !isOurs(change.key, change.old) else { return nil }
            return .foreignFile(shown(change.key), change.old)
        }
    }

    /// Writes each file in one step, removes the stale ones, and keeps the manifest true at every moment in between: it
    /// lists the old and the new files until all is done.
    func apply(_ changes: [Change], manifest: OutputFile?) throws(Failure) {
        disk.removeLeftovers(beside: (written ?? []).union(changes.map(\.key)))
        let created = changes.contains { $0.new != nil && $0.old == .nothing && $0.key != Self.manifest }
        if let manifest, created {
            let both = (written ?? []).union(Manifest.files(in: manifest.text) ?? [])
            try disk.write(Manifest.text(listing: Array(both)), to: Self.manifest)
        }
        for change in changes where change.key != Self.manifest {
            if let new = change.new { try disk.write(new, to: change.key) } else { try disk.remove(change.key) }
        }
        if let manifest, created || changes.contains(where: { $0.key == Self.manifest }) {
            try disk.write(manifest.text, to: Self.manifest)
        }
    }

    func shown(_ key: OutputFile.Key) -> String { disk.workspace.shown(disk.path(of: key)) }

    /// The manifest for a build of some modules only: what was written before, and these.
    func manifest(adding files: [OutputFile]) -> OutputFile {
        let all = (written ?? []).union(files.map(\.key)).union([Self.manifest])
        return OutputFile(key: Self.manifest, text: Manifest.text(listing: Array(all)))
    }

    /// A file in the output folder is ours where the manifest says so. One among the team's own files must say itself
    /// that rulec wrote it: somebody may have put another in its place.
    private func isOurs(_ key: OutputFile.Key, _ occupant: Disk.Occupant) -> Bool {
        guard let bytes = occupant.bytes, let written, key == Self.manifest || written.contains(key) else {
            return false
        }
        return key.root == .output || OutputFile.isMarked(bytes)
    }
}

extension Diagnostic {
    fileprivate static func openSpan(_ range: SourceRange) -> Self {
        Diagnostic(
            .staleArtifact, at: range, "the counts that begin here do not end",
            help: "add a line '\(CountsSpan.end)' below them")
    }

    fileprivate static func foreignFile(_ path: String, _ occupant: Disk.Occupant) -> Self {
        let file = SourceFile(path: path, bytes: occupant.bytes ?? [])
        let why = if case .other(let reason) = occupant { " (\(reason))" } else { "" }
        return Diagnostic(
            .foreignFile, at: file.range(0..<0), "'\(path)' was not written by rulec\(why) and is left as it is",
            help: "move it away, or delete it, and build again")
    }

    fileprivate static func linkedFolder(_ path: String) -> Self {
        Diagnostic(
            .foreignFile, at: SourceFile(path: path, bytes: []).range(0..<0),
            "'\(path)' leads out of its folder through a link, and is left as it is",
            help: "put a folder in the place of the link")
    }
}

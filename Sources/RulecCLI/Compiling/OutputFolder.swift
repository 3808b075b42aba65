import Artifacts
import Diagnostics
import Foundation

/// The files rulec writes, as they are on disk and as they should be. The only part of the program that changes a disk.
struct OutputFolder {
    let workspace: Workspace
    /// What the manifest on disk says rulec wrote. Nil where there is none, or it cannot be read (a merge conflict).
    private let written: Set<OutputFile.Key>?
    private let hasManifest: Bool

    static let manifest = OutputFile.Key(root: .output, path: "manifest.json")

    init(_ workspace: Workspace) {
        self.workspace = workspace
        let manifest = Self.read("\(workspace.output)/\(Self.manifest.path)")
        hasManifest = manifest != nil
        written = manifest.flatMap { Manifest.files(in: String(decoding: $0, as: UTF8.self)) }.map(Set.init)
    }

    /// What would have to happen for the disk to hold exactly `files`. With `isComplete` false (one module only), files
    /// the manifest lists and `files` does not name are left alone.
    func changes(to files: [OutputFile], isComplete: Bool) -> [Change] {
        var changes: [Change] = []
        for file in files {
            let old = Self.read(path(of: file.key))
            if let old, old.elementsEqual(file.text.utf8) { continue }
            changes.append(Change(key: file.key, old: old, new: file.text))
        }
        if isComplete, let written {
            let wanted = Set(files.map(\.key))
            for key in written.subtracting(wanted) where key != Self.manifest {
                guard let old = Self.read(path(of: key)) else { continue }
                changes.append(Change(key: key, old: old, new: nil))
            }
        }
        return changes.sorted { path(of: $0.key) < path(of: $1.key) }
    }

    /// Files that stand where rulec would write and that it did not write. They are never overwritten.
    func foreign(in changes: [Change]) -> [Diagnostic] {
        changes.compactMap { change in
            guard let old = change.old, change.new != nil, !isOurs(change.key) else { return nil }
            let file = SourceFile(path: shown(change.key), bytes: old)
            return Diagnostic(
                .foreignFile, at: file.range(0..<0), "'\(file.path)' was not written by rulec and is left as it is",
                help: "move it away, or delete it, and build again")
        }
    }

    /// Writes each file in one step, removes the stale ones, and keeps the manifest true at every moment in between: it
    /// lists the old and the new files until all is done.
    func apply(_ changes: [Change], manifest: OutputFile?) throws(Failure) {
        let created = changes.filter { $0.new != nil && $0.old == nil }.map(\.key)
        if let manifest, !created.isEmpty, created.contains(where: { $0 != Self.manifest }) {
            let both = (written ?? []).union(Manifest.files(in: manifest.text) ?? [])
            try write(Manifest.text(listing: Array(both)), to: Self.manifest)
        }
        for change in changes where change.key != Self.manifest {
            if let new = change.new { try write(new, to: change.key) } else { try remove(change.key) }
        }
        if let manifest { try write(manifest.text, to: Self.manifest) }
    }

    struct Change {
        let key: OutputFile.Key
        /// Nil for a file that is not there.
        let old: [UInt8]?
        /// Nil for a file that should not be there.
        let new: String?
    }

    func shown(_ key: OutputFile.Key) -> String { workspace.shown(path(of: key)) }

    /// The manifest for a build of some modules only: what was written before, and these.
    func manifest(adding files: [OutputFile]) -> OutputFile {
        let all = (written ?? []).union(files.map(\.key)).union([Self.manifest])
        return OutputFile(key: Self.manifest, text: Manifest.text(listing: Array(all)))
    }

    // MARK: The disk

    private func isOurs(_ key: OutputFile.Key) -> Bool {
        if let written { return written.contains(key) || key == Self.manifest }
        // A manifest that cannot be read was ours; its folder is too.
        return hasManifest && key.root == .output
    }

    private func path(of key: OutputFile.Key) -> String {
        switch key.root {
        case .output: "\(workspace.output)/\(key.path)"
        case .repository: "\(workspace.root)/\(key.path)"
        }
    }

    private static func read(_ path: String) -> [UInt8]? {
        try? Platform.contents(of: path).get()
    }

    private func write(_ text: String, to key: OutputFile.Key) throws(Failure) {
        let path = path(of: key)
        let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
        let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
        var problem = Platform.create(temporary, holding: Array(text.utf8))
        if problem != nil {
            // Most files have their folder already.
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            problem = Platform.create(temporary, holding: Array(text.utf8))
        }
        if let reason = problem ?? Platform.rename(temporary, to: path) {
            try? FileManager.default.removeItem(atPath: temporary)
            throw Failure("cannot write '\(path)': \(reason)")
        }
    }

    /// Removes a file and the folders that it leaves empty, up to the output folder.
    private func remove(_ key: OutputFile.Key) throws(Failure) {
        let path = path(of: key)
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw Failure("cannot remove '\(path)': \(error.localizedDescription)")
        }
        guard key.root == .output else { return }
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            guard folder.hasPrefix(workspace.output + "/"),
                (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true
            else { return }
            try? FileManager.default.removeItem(atPath: folder)
        }
    }
}

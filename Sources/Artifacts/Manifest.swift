import Diagnostics
import Foundation
import Registry

/// What rulec wrote, so that a later build can tell its files from others' and remove those that are stale. It holds no
/// digests: two changes that add different files merge.
package enum Manifest {
    package static let path = "manifest.json"
    private static let version = 1

    /// In any order; each once.
    package static func text(listing keys: [OutputFile.Key]) -> String {
        func paths(_ root: OutputFile.Root) -> JSONValue {
            .strings(unique(keys).sorted().filter { $0.root == root }.map(\.path))
        }
        return JSONValue.object([
            ("version", .integer(version)), ("files", paths(.output)), ("repository", paths(.repository)),
        ]).lines(depth: 2)
    }

    /// The files that a manifest lists; nil for a text that is no manifest of this version.
    package static func files(in text: String) -> [OutputFile.Key]? {
        guard let layout = try? JSONDecoder().decode(Layout.self, from: Data(text.utf8)), layout.version == version
        else {
            return nil
        }
        return keys(layout.files, layout.repository)
    }

    /// The files that both sides of an unmerged manifest list; nil for a text that is no such manifest.
    package static func filesInConflict(_ text: String) -> [OutputFile.Key]? {
        let lines = text.split(whereSeparator: \.isNewline)
        guard lines.contains(where: { $0.hasPrefix("<<<<<<<") }),
            lines.contains(where: { $0.contains("\"version\": 1") })
        else { return nil }
        var paths: [OutputFile.Root: [String]] = [:]
        var root: OutputFile.Root?
        for line in lines {
            if line.contains("\"files\":") { root = .output }
            if line.contains("\"repository\":") { root = .repository }
            let entry = line.trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
            guard let root, let path = try? JSONDecoder().decode(String.self, from: Data(entry.utf8)) else { continue }
            paths[root, default: []].append(path)
        }
        return keys(paths[.output] ?? [], paths[.repository] ?? [])
    }

    /// Nil where a path leaves its folder: rulec wrote no such file, so the manifest is not its own.
    private static func keys(_ files: [String], _ repository: [String]) -> [OutputFile.Key]? {
        guard (files + repository).allSatisfy(isBelow) else { return nil }
        return files.map { OutputFile.Key(root: .output, path: $0) }
            + repository.map { OutputFile.Key(root: .repository, path: $0) }
    }

    private static func isBelow(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
    }

    private struct Layout: Decodable {
        let version: Int
        let files: [String]
        let repository: [String]
    }
}

/// What one module's artifacts were made from, and what they are: a drift shows by digest, in one module's folder only.
enum ModuleManifest {
    static func text(_ module: EmissionModule, registryDigest: String, outputs: [OutputFile]) -> String {
        let folder = module.plan.module + "/"
        func digests(_ root: OutputFile.Root) -> JSONValue {
            .object(
                outputs.filter { $0.root == root }.sorted { $0.key < $1.key }.map { file in
                    let name = root == .output ? String(file.path.dropFirst(folder.count)) : file.path
                    return (name, .string(SHA256.hexDigest(file.text.utf8)))
                })
        }
        return JSONValue.object([
            ("version", .integer(1)), ("module", .string(module.plan.module)),
            (
                "inputs",
                .object([("overlay", .string(module.overlayDigest)), ("registry", .string(registryDigest))])
            ),
            ("outputs", digests(.output)), ("repository", digests(.repository)),
        ]).lines(depth: 2)
    }
}

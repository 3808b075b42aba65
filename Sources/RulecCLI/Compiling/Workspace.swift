import Diagnostics
import Foundation
import Registry

/// The folders one call works on, and the reading of its inputs.
struct Workspace {
    /// Absolute, without a trailing slash.
    let root: String
    let registry: String
    let overlays: String
    let output: String
    private let namesOverlays: Bool

    init(_ arguments: Arguments) throws(Failure) {
        let here = FileManager.default.currentDirectoryPath
        root = Self.absolute(try arguments.value(.root) ?? ".", in: here)
        registry = Self.absolute(try arguments.value(.registry) ?? "registry", in: root)
        let overlays = try arguments.value(.overlays)
        namesOverlays = overlays != nil
        self.overlays = Self.absolute(overlays ?? "overlays", in: root)
        output = Self.absolute(try arguments.value(.out) ?? "generated", in: root)
        for input in [registry, self.overlays, root]
        where output == input || (input != root && output.hasPrefix(input + "/")) {
            throw Failure(
                "--out '\(output)' is where inputs are", help: "name a folder of its own, such as 'generated'")
        }
        guard Self.isFolder(root) else {
            throw Failure("there is no folder '\(root)'", help: "-C names the repository's root")
        }
    }

    /// The registry's files in path order.
    func registryDocuments() throws(Failure) -> [RegistryDocument] {
        let found = try yamlFiles(below: registry, recursive: true, option: .registry)
        guard !found.isEmpty else {
            throw Failure(
                "no .yml file is in the registry '\(registry)'",
                help: "--registry names a YAML file or a folder of them")
        }
        var documents: [RegistryDocument] = []
        for path in found {
            let relative =
                path == registry
                ? String(path.split(separator: "/").last ?? "") : String(path.dropFirst(registry.count + 1))
            documents.append(RegistryDocument(file: try read(path), relativePath: relative))
        }
        return documents
    }

    /// The overlays' files in path order; none, where the default folder is absent.
    func overlayFiles() throws(Failure) -> [SourceFile] {
        if !namesOverlays, !FileManager.default.fileExists(atPath: overlays) { return [] }
        var files: [SourceFile] = []
        for path in try yamlFiles(below: overlays, recursive: false, option: .overlays) { files.append(try read(path)) }
        return files
    }

    /// Whether a path of the repository, given relative to its root, lies among the inputs or in the output folder.
    func isReserved(_ path: String) -> Bool {
        let absolute = Self.absolute(path, in: root)
        return [registry, overlays, output].contains { absolute == $0 || absolute.hasPrefix($0 + "/") }
            || absolute == root
    }

    var hasOverlays: Bool { namesOverlays || FileManager.default.fileExists(atPath: overlays) }

    /// A path as reports show it: relative to the root where it is inside it, else absolute.
    func shown(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// The way from the output folder to the root, e.g. `..`.
    var repositoryFromOutput: String { Self.relative(from: output, to: root) }

    // MARK: Reading

    /// One file, named relative to the root.
    func file(at path: String) throws(Failure) -> SourceFile { try read(absolute(path)) }

    /// What another program writes, where `-` stands for a file.
    static func standardInput() throws(Failure) -> SourceFile {
        SourceFile(path: "<stdin>", bytes: try bytes(Platform.standardInput(), of: "standard input"))
    }

    private func read(_ path: String) throws(Failure) -> SourceFile {
        SourceFile(path: shown(path), bytes: try Self.bytes(Platform.contents(of: path), of: "'\(path)'"))
    }

    private static func bytes(
        _ reading: Result<[UInt8], Platform.ReadFailure>, of what: String
    ) throws(Failure) -> [UInt8] {
        switch reading {
        case .success(let bytes): return bytes
        case .failure(let failure): throw Failure("cannot read \(what): \(failure.reason)")
        }
    }

    /// A single file is taken whatever its name. In a folder `.yml` and `.yaml` count; hidden files do not. Folders that
    /// are links are not followed, so that a loop of links ends.
    private func yamlFiles(below path: String, recursive: Bool, option: Option) throws(Failure) -> [String] {
        let manager = FileManager.default
        guard manager.fileExists(atPath: path) else {
            throw Failure(
                "there is no file or folder '\(path)'",
                help: "\(option.name) names \(option.help); -C names the repository's root")
        }
        guard Self.isFolder(path) else { return [path] }
        var found: [String] = []
        var folders = [path]
        while let folder = folders.popLast() {
            let names: [String]
            do { names = try manager.contentsOfDirectory(atPath: folder) } catch {
                throw Failure("cannot list the folder '\(folder)'")
            }
            for name in names where !name.hasPrefix(".") {
                let child = "\(folder)/\(name)"
                if [".yml", ".yaml"].contains(where: name.lowercased().hasSuffix) {
                    found.append(child)
                } else if recursive, Self.isFolder(child),
                    (try? manager.destinationOfSymbolicLink(atPath: child)) == nil
                {
                    folders.append(child)
                }
            }
        }
        return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    // MARK: Paths

    /// A path that is relative to the root, or absolute already.
    func absolute(_ path: String) -> String { Self.absolute(path, in: root) }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Absolute and without `.`, `..` or doubled slashes; links are left as they are.
    private static func absolute(_ path: String, in base: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : "\(base)/\(path)").split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func relative(from source: String, to target: String) -> String {
        let (from, to) = (source.split(separator: "/"), target.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

import Artifacts
import Foundation

/// The output folder and the repository as they are on disk: what stands at a path, and the only code that changes it.
struct Disk {
    let workspace: Workspace

    /// What stands at a path.
    enum Occupant: Equatable {
        case nothing
        case file([UInt8])
        /// A folder, a link, a pipe, or a file that cannot be read: rulec made none of these.
        case other(String)

        var bytes: [UInt8]? {
            if case .file(let bytes) = self { bytes } else { nil }
        }
    }

    func path(of key: OutputFile.Key) -> String {
        switch key.root {
        case .output: "\(workspace.output)/\(key.path)"
        case .repository: "\(workspace.root)/\(key.path)"
        }
    }

    func occupant(of key: OutputFile.Key) -> Occupant {
        let path = path(of: key)
        switch Platform.kind(of: path) {
        case .nothing: return .nothing
        case .link: return .other("it is a link")
        case .something:
            switch Platform.contents(of: path) {
            case .success(let bytes): return .file(bytes)
            case .failure(let failure): return .other(failure.reason)
            }
        }
    }

    /// Whether the folder of a path, links followed, lies where the path says: a linked folder leads elsewhere.
    func isInPlace(_ key: OutputFile.Key) -> Bool {
        let base = key.root == .output ? workspace.output : workspace.root
        // What does not exist yet is made below the nearest folder that does.
        guard let realBase = Platform.realPath(base) else { return true }
        var folder = path(of: key)
        repeat {
            folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            if let real = Platform.realPath(folder) { return real == realBase || real.hasPrefix(realBase + "/") }
        } while folder.count > base.count
        return true
    }

    /// What stands where a folder around a path has to be, and is none; nil where all of them are there or can be made.
    func obstacle(above key: OutputFile.Key) -> String? {
        var path = path(of: key)
        while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            path = String(path[..<slash])
            if Platform.kind(of: path) != .nothing { return Workspace.isFolder(path) ? nil : path }
        }
        return nil
    }

    /// Puts a file in place in one step: it is never seen half written.
    func write(_ text: String, to key: OutputFile.Key) throws(Failure) {
        let path = path(of: key)
        let (folder, name) = Self.split(path)
        let temporary = "\(folder)/\(Self.temporaryName(for: name))"
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
    func remove(_ key: OutputFile.Key) throws(Failure) {
        let path = path(of: key)
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw Failure("cannot remove '\(path)': \(error.localizedDescription)")
        }
        guard key.root == .output else { return }
        var (folder, _) = Self.split(path)
        while folder.hasPrefix(workspace.output + "/"),
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true
        {
            try? FileManager.default.removeItem(atPath: folder)
            (folder, _) = Self.split(folder)
        }
    }

    // MARK: Temporary files

    /// Removes what a build that was killed left beside these files. One that still runs keeps its own.
    func removeLeftovers(beside keys: some Sequence<OutputFile.Key>) {
        for folder in Set(keys.map { Self.split(path(of: $0)).folder }) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where Self.isLeftover(name) {
                try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
        }
    }

    private static let suffix = ".rulec-tmp"

    private static func temporaryName(for name: String) -> String {
        ".\(name).\(ProcessInfo.processInfo.processIdentifier)\(suffix)"
    }

    private static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix("."), name.hasSuffix(suffix),
            let process = name.dropLast(suffix.count).split(separator: ".").last.flatMap({ Int32($0) })
        else { return false }
        return !Platform.isRunning(process)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }
}

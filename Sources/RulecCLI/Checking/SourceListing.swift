import Diagnostics
import Foundation
import Inspection
import Planning
import Registry

/// The files and folders of a module as they are on disk.
struct SourceListing {
    private let workspace: Workspace
    private var files: [String] = []
    private var folders: [String] = []
    /// Where a file lies, for those whose name on disk is spelled otherwise than its path.
    private var spellings: [String: String] = [:]
    private(set) var problems: [Diagnostic] = []
    private var listed: Set<String> = []
    private var found: Set<String> = []
    /// Files that cannot be opened, since their names on disk are no UTF-8.
    private var misnamed: Set<String> = []

    /// The folders of an overlay, and those outside the module that its patterns look into. What does not exist holds
    /// nothing.
    init(of overlay: Overlay, and others: [String], in workspace: Workspace) {
        self.workspace = workspace
        let own = [overlay.source.value] + [overlay.tests, overlay.package].compactMap { $0?.value }
        for root in own + others { list(root) }
    }

    var tree: SourceTree {
        let (workspace, spellings, misnamed) = (workspace, spellings, misnamed)
        return SourceTree(files: files, folders: folders) { path in
            guard !misnamed.contains(path) else { return .unreadable(Self.noUTF8) }
            return switch Platform.contents(of: spellings[path] ?? workspace.absolute(path)) {
            case .success(let bytes): .bytes(bytes)
            case .failure(let failure): .unreadable(failure.reason)
            }
        }
    }

    private mutating func list(_ root: String) {
        guard listed.insert(root).inserted, case let absolute = workspace.absolute(root),
            Workspace.isFolder(absolute)
        else { return }
        if !root.isEmpty { folders.append(root) }
        var pending = [(path: root, absolute: absolute)]
        while let (path, absolute) = pending.popLast() {
            guard let entries = Platform.entries(of: absolute) else {
                problems.append(.unreadableSource(path, "the folder cannot be listed"))
                continue
            }
            for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
                let child = join(path, entry.name.precomposedStringWithCanonicalMapping)
                let place = "\(absolute)/\(entry.name)"
                switch entry.kind {
                case .file where !entry.isSpelled, .link where !entry.isSpelled:
                    // The rules that speak about the file tell that it was not read.
                    misnamed.insert(child)
                    if found.insert(child).inserted { files.append(child) }
                case .file: add(child, at: place)
                case .folder where entry.name.hasPrefix("."): break
                case .folder where !entry.isSpelled: problems.append(.unreadableSource(child, Self.noUTF8))
                case .folder:
                    // One that is listed as a root of its own, before or after this one, is listed there.
                    guard !listed.contains(child) else { continue }
                    guard found.insert(child).inserted else {
                        problems.append(.skippedSource(child, Self.sameName("folder")))
                        continue
                    }
                    folders.append(child)
                    pending.append((child, place))
                case .link: follow(entry.name, child, place)
                case .other: break
                }
            }
        }
    }

    /// A link to a file is that file. A link to a folder may lead into itself.
    private mutating func follow(_ name: String, _ path: String, _ place: String) {
        switch Platform.target(of: place) {
        case .file: add(path, at: place)
        case .folder: problems.append(.skippedSource(path, "it is a link to a folder, and those are not followed"))
        case nil where name.hasSuffix(".swift") && !name.hasPrefix("."):
            problems.append(.unreadableSource(path, "it is a link that leads nowhere"))
        case .link, .other, nil: break
        }
    }

    /// Names that differ only in how Unicode spells them are one path, which stands for the first of them.
    private mutating func add(_ path: String, at place: String) {
        guard found.insert(path).inserted else {
            problems.append(.skippedSource(path, Self.sameName("file")))
            return
        }
        files.append(path)
        if workspace.absolute(path) != place || path.utf8.contains(where: { $0 >= 0x80 }) { spellings[path] = place }
    }

    private static let noUTF8 = "its name is not UTF-8"

    private static func sameName(_ what: String) -> String {
        "the name of another \(what) differs from its name only in how Unicode spells it"
    }

    private func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}

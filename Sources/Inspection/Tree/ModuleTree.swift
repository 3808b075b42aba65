package import Planning
package import Registry

/// A module's part of a source tree, with its roles resolved to what is there.
package struct ModuleTree: Sendable {
    package let tree: SourceTree
    package let plan: ModulePlan
    package let registry: Registry
    /// Each folder that `screen.root` binds.
    package let screens: [String]
    /// By the folder's name; of several with one name, the first.
    let screensByName: [String: String]
    private let roles: RolePlaces

    package init(_ tree: SourceTree, plan: ModulePlan, registry: Registry) {
        self.tree = tree
        self.plan = plan
        self.registry = registry
        roles = RolePlaces(of: plan.overlay, registry, in: tree)
        screens = roles.folders(of: "screen.root").map(\.path)
        screensByName = Dictionary(screens.map { ($0.lastPathComponent, $0) }) { first, _ in first }
    }

    /// The files a role stands for, in the tree's order: those its paths name, and those below the folders they name.
    /// Empty for a role that is unbound, or bound to what is not there.
    package func files(of role: String) -> [String] { roles.files(of: role).map(\.path) }

    /// The folders a role stands for; none where its paths name files.
    package func folders(of role: String) -> [String] { roles.folders(of: role).map(\.path) }

    package func role(_ role: String, has file: String) -> Bool { roles.has(file, role) }

    /// For each folder that holds a file of a role, its files of that role. A file that is found from a folder by `{dir}`
    /// or `{stem}` belongs to that folder, wherever it lies; any other belongs to the folders it lies below.
    package func files(of role: String, heldBy folders: [String]) -> [String: [String]] {
        let folders = Set(folders)
        var held: [String: [String]] = [:]
        for place in roles.files(of: role) {
            let owners = place.owners.filter(folders.contains)
            for folder in owners.isEmpty ? place.path.foldersAround.filter(folders.contains) : owners {
                held[folder, default: []].append(place.path)
            }
        }
        return held
    }

    /// Where a role's first file for a folder would stand: a path, or a pattern where the binding has wildcards.
    package func expectedPath(of role: String, for folder: String) -> String? {
        roles.expectedPath(of: role, for: folder)
    }

    /// Nil for a file that cannot be read, which is reported where all files are read.
    package func text(of path: String) -> SourceText? {
        if case .bytes(let bytes) = tree.load(path) { SourceText(path: path, bytes: bytes) } else { nil }
    }
}

extension String {
    /// The folders a path lies in, the nearest first.
    var foldersAround: [String] {
        var folders: [String] = []
        var rest = self[...]
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            folders.append(String(rest))
        }
        return folders
    }

    var folder: String { foldersAround.first ?? "" }

    /// The last part of a path.
    var lastPathComponent: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// The name of a file without its last extension.
    var stem: String {
        let name = lastPathComponent
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A path in this folder, which may be the repository, `""`.
    func appending(path: String) -> String { isEmpty ? path : path.isEmpty ? self : "\(self)/\(path)" }
}

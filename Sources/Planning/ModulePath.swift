package import Patterns

/// A glob below a folder of the repository.
package struct ModulePath: Sendable, Hashable {
    /// Relative to the repository, without slashes at its ends; empty for the repository itself.
    package let root: String
    package let glob: Glob
    /// True where `{stem}` became `*`: the path may match a file whose name is not its folder's.
    package let isWidened: Bool

    package init(root: String, glob: Glob, isWidened: Bool = false) {
        self.root = root
        self.glob = glob
        self.isWidened = isWidened
    }

    /// Relative to the repository.
    package var text: String { root.isEmpty ? glob.text : "\(root)/\(glob.text)" }

    /// Of a path relative to the repository.
    package func matches(_ path: String) -> Bool {
        path.below(root).map(glob.matches) ?? false
    }

    /// The folders that the path names before its first wildcard, relative to the repository; an empty one for the
    /// repository itself.
    package var namedFolders: [String] {
        glob.literalPrefixes.map { prefix in [root, prefix].filter { !$0.isEmpty }.joined(separator: "/") }
    }

    /// Whether the others leave nothing of it.
    func isCovered(by others: [ModulePath]) -> Bool {
        let near = others.filter { $0.root == root || $0.root.isFolder(of: root) || root.isFolder(of: $0.root) }
        if near.allSatisfy({ $0.root == root }) {
            return !near.isEmpty && Glob.counterexample(of: [glob], in: near.map(\.glob)) == nil
        }
        guard let whole = try? Glob(text) else { return false }
        return Glob.counterexample(of: [whole], in: near.compactMap { try? Glob($0.text) }) == nil
    }
}

extension String {
    /// Whether a path lies in this folder, which may be the repository (`""`), and is not the folder itself.
    package func isFolder(of path: String) -> Bool { isEmpty ? !path.isEmpty : path.hasPrefix("\(self)/") }

    /// A path relative to a folder around it; nil where it does not lie in the folder.
    package func below(_ folder: String) -> String? {
        guard !folder.isEmpty else { return self }
        return folder.isFolder(of: self) ? String(decoding: utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self) : nil
    }
}

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
    func isFolder(of path: String) -> Bool { isEmpty ? !path.isEmpty : path.hasPrefix("\(self)/") }
}

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
}

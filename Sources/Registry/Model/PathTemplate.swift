/// One path of a role binding: an anchor and a glob that may hold `{dir}` and `{stem}`.
package struct PathTemplate: Sendable, Hashable {
    package enum Anchor: String, Sendable, CaseIterable {
        /// The module's `source`, the default.
        case source
        case tests, package
        case repository = "repo"
        /// The folder of the role's subject: the path starts with `{dir}`.
        case subject = "dir"
    }

    /// As written.
    package let text: String
    package let anchor: Anchor
    /// Below the anchor, without a leading slash; empty for the anchor's folder itself. Holds `{stem}` as written; other
    /// braces are the glob's alternatives.
    package let glob: String

    package init(text: String, anchor: Anchor, glob: String) {
        self.text = text
        self.anchor = anchor
        self.glob = glob
    }

    package var usesStem: Bool { glob.contains("{stem}") }
    package var usesSubject: Bool { anchor == .subject || usesStem }
}

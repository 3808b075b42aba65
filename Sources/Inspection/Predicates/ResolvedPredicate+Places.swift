import Patterns
import Planning
import Registry

extension ResolvedPredicate {
    /// Whether a file is among the rule's paths and those that `glob` or `subject_role` select.
    func looksAt(_ path: String, in tree: ModuleTree) -> Bool {
        if let role = role("subject_role"), !tree.role(role, has: path) { return false }
        if let text = text("glob"), let glob = try? Glob(text) {
            // A glob that selects less than the rule's paths is relative to the module's source, and with it they are.
            if let path = path.below(tree.plan.overlay.source.value), !glob.matches(path) { return false }
        }
        return concerns(path)
    }

    /// Those of the folders that hold a file the rule speaks about: what leaves out all of a folder's files, such as a
    /// waiver, leaves out the folder.
    func concerned(_ folders: [String], in tree: ModuleTree) -> [String] {
        folders.filter { tree.tree.files(below: $0).contains { concerns($0) && importsFramework($0, of: tree) } }
    }

    /// Whether a file imports one of the rule's frameworks; for a question that no file is at hand for.
    func importsFramework(_ path: String, of tree: ModuleTree) -> Bool {
        frameworks.isEmpty || tree.text(of: path).map(importsFramework) ?? false
    }

    func importsFramework(_ text: SourceText) -> Bool {
        frameworks.isEmpty || !Imports.modules(of: text).isDisjoint(with: frameworks)
    }

    /// The words of a vocabulary as a message names them.
    func entryList(_ name: String) -> String {
        let entries = vocabulary(name)?.entries ?? []
        let shown = entries.prefix(Self.shownEntries).joined(separator: ", ")
        return entries.count > Self.shownEntries ? "\(shown), …" : shown
    }

    private static let shownEntries = 10
}

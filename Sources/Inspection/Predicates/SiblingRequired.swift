import Patterns
package import Planning

/// Files whose companion is missing.
package struct SiblingRequired: TreeCheck {
    package static let name = "sibling_required"
    private let predicate: ResolvedPredicate
    private let role: String
    private let ending: CompiledWordTest
    private let companionEnding: CompiledWordTest

    package init?(_ predicate: ResolvedPredicate) {
        guard let role = predicate.role("subject_role"),
            let ending = predicate.endings("strip_suffix_from_vocabulary"),
            let companionEnding = predicate.endings("append_suffix_from_vocabulary")
        else { return nil }
        self.predicate = predicate
        self.role = role
        self.ending = ending
        self.companionEnding = companionEnding
    }

    package func violations(in tree: ModuleTree) -> [Violation] {
        tree.files(of: role).filter { predicate.concerns($0) && predicate.importsFramework($0, of: tree) }.compactMap {
            file in
            let stems = file.stem.startsBefore(ending)
            guard !stems.contains(where: { hasCompanion($0, in: file.folder, tree.tree) }) else { return nil }
            let wanted = predicate.entryList("append_suffix_from_vocabulary")
            guard let stem = stems.first else {
                let endings = predicate.entryList("strip_suffix_from_vocabulary")
                return Violation(path: file, message: "end the name of this file with \(endings)")
            }
            return Violation(
                path: file, message: "add a file beside this one that is called \(stem) followed by \(wanted)")
        }
    }

    private func hasCompanion(_ stem: String, in folder: String, _ tree: SourceTree) -> Bool {
        tree.files(beginningWith: folder.appending(path: stem)).contains { file in
            let ending = String(decoding: file.stem.utf8.dropFirst(stem.utf8.count), as: UTF8.self)
            return file.folder == folder && companionEnding.accepts(ending)
        }
    }
}

extension ResolvedPredicate {
    /// Whether a text is an ending of a vocabulary, which is what its entries are here whatever they are elsewhere.
    fileprivate func endings(_ name: String) -> CompiledWordTest? {
        vocabulary(name).flatMap { vocabulary in
            try? CompiledWordTest(vocabulary.match == .regex ? .whole(vocabulary.entries) : .exact(vocabulary.entries))
        }
    }
}

extension String {
    /// What stands before each ending that a test accepts, the longest first.
    fileprivate func startsBefore(_ ending: CompiledWordTest) -> [String] {
        indices.reversed().filter { ending.accepts(String(self[$0...])) }.map { String(self[..<$0]) }
    }
}

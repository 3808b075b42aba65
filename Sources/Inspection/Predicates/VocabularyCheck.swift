import Patterns
package import Planning

/// Words that declarations introduce and the module does not have.
package struct VocabularyCheck: ContentCheck {
    package static let name = "vocabulary"
    private let predicate: ResolvedPredicate
    private let declaration: CompiledRegex
    private let words: CompiledWordTest
    private let exempt: CompiledWordTest
    private let entries: String

    package init?(_ predicate: ResolvedPredicate) {
        guard let declaration = predicate.regex("declaration"), let words = predicate.words("vocabulary_key"),
            let exempt = try? CompiledWordTest(.containing(predicate.texts("exempt_patterns")))
        else { return nil }
        self.predicate = predicate
        self.declaration = declaration
        self.words = words
        self.exempt = exempt
        entries = predicate.entryList("vocabulary_key")
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        file.violations(at: file.words(capturedBy: declaration)) { word in
            words.accepts(word) || exempt.accepts(word) ? nil : "\(word) is none of \(entries): use one of them"
        }
    }
}

import Patterns
package import Planning

/// Names that are not accepted, are rejected, or are not the file's.
package struct NamingPattern: ContentCheck {
    package static let name = "naming_pattern"
    private let predicate: ResolvedPredicate
    private let declaration: CompiledRegex
    private let condition: Condition

    private enum Condition: Sendable {
        case accepted(CompiledWordTest), rejected(CompiledWordTest), fileStem
    }

    package init?(_ predicate: ResolvedPredicate) {
        guard let declaration = predicate.regex("declaration") else { return nil }
        if let words = predicate.words("accept_from_vocabulary") {
            condition = .accepted(words)
        } else if let words = predicate.words("reject_from_vocabulary") {
            condition = .rejected(words)
        } else if predicate.flag("match_file_stem") {
            condition = .fileStem
        } else {
            return nil
        }
        self.predicate = predicate
        self.declaration = declaration
    }

    package func looksAt(_ path: String, in tree: ModuleTree) -> Bool { predicate.looksAt(path, in: tree) }

    package func violations(in file: SourceText, of tree: ModuleTree) -> [Violation] {
        // `Type+Purpose` holds what belongs to `Type`.
        let stem = String(file.path.stem.split(separator: "+", omittingEmptySubsequences: false)[0])
        return file.violations(at: file.words(capturedBy: declaration)) { word in
            switch condition {
            case .accepted(let words):
                words.accepts(word)
                    ? nil : "\(word) is not named after any of \(predicate.entryList("accept_from_vocabulary"))"
            case .rejected(let words):
                words.accepts(word)
                    ? "\(word) is named after one of \(predicate.entryList("reject_from_vocabulary")): name it otherwise"
                    : nil
            case .fileStem:
                word == stem ? nil : "\(word) does not carry its file's name \(stem): give it a file of its own"
            }
        }
    }
}

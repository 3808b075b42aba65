import Diagnostics
import Patterns
import YAML

extension MappingDecoder {
    func globs(_ key: String) -> [Located<Glob>]? {
        items(key).map { $0.compactMap { files(of: $0, key) } }
    }

    /// A path pattern; what is wrong with one is reported at the character.
    func glob(of node: YAMLNode, _ key: String) -> Located<Glob>? {
        text(of: node, key).flatMap { text in
            do throws(PatternError) {
                return Located(try Glob(text.value), at: text.range)
            } catch {
                findings.add(.invalidGlob(node, error))
                return nil
            }
        }
    }

    /// A path pattern of files; one that names a folder stands for all below it.
    func files(of node: YAMLNode, _ key: String) -> Located<Glob>? {
        glob(of: node, key)?.map(\.withAllBelow)
    }

    /// A text of at least one character.
    func requiredWord(_ key: String) -> Located<String>? {
        guard let text = requiredText(key) else { return nil }
        guard text.value.isEmpty else { return text }
        findings.add(
            .wrongType(text.range, "'\(key)' of \(subject)", expected: "text", found: "nothing", help: Self.nothingHelp)
        )
        return nil
    }
}

extension String {
    /// One or more segments of lower-case letters, digits, `-` and `_`, each starting with a letter, between dots.
    var isDottedIdentifier: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.isLowerCaseWord }
    }

    /// Letters and digits that start with a letter, as slots and vocabularies are called; `-` and `_` too.
    var isIdentifier: Bool {
        guard let first = utf8.first, first.isLetter else { return false }
        return utf8.allSatisfy { $0.isLetter || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
    }
}

extension StringProtocol {
    var isLowerCaseWord: Bool {
        guard let first = utf8.first, (0x61...0x7A).contains(first) else { return false }
        return utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
        }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension Diagnostic {
    static func invalidGlob(_ node: YAMLNode, _ error: PatternError) -> Self {
        Diagnostic(.invalidGlob, at: node.range(ofValue: error.range), error.message, help: error.help)
    }
}

import Diagnostics
import Registry
import Testing

/// A registry with one thing wrong, marked with `«` and `»`.
struct Slip: Sendable, CustomTestStringConvertible {
    let code: DiagnosticCode
    let suggestion: String?
    let text: String
    var testDescription: String { "\(code.rawValue): \(text.split(separator: "\n").first { $0.contains("«") } ?? "")" }

    init(_ code: DiagnosticCode, _ text: String, suggestion: String? = nil) {
        self.code = code
        self.text = text
        self.suggestion = suggestion
    }

    /// A slip in the keys of one rule, which are otherwise in order. A key given here replaces the default one.
    static func rule(
        _ code: DiagnosticCode, _ keys: String, top: String = "", suggestion: String? = nil
    ) -> Slip {
        Slip(code, Sample.registry(rule: keys, top: top), suggestion: suggestion)
    }

    /// A slip in the keys beside `rules`.
    static func top(_ code: DiagnosticCode, _ keys: String, suggestion: String? = nil) -> Slip {
        Slip(code, Sample.registry(top: keys), suggestion: suggestion)
    }

    /// Decodes and validates, and expects this one diagnostic at the mark: no other error, and none of its code.
    func expectFound(checksSuggestion: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
        let marked = Marked(text)
        let (_, diagnostics) = Sample.check(marked.text)
        let relevant = diagnostics.filter { $0.severity == .error || $0.code == code }
        #expect(relevant.map(\.code) == [code], "\(relevant)", sourceLocation: sourceLocation)
        guard let first = relevant.first(where: { $0.code == code }) else { return }
        #expect(first.range?.bytes == marked.range, "\(first.message)", sourceLocation: sourceLocation)
        if checksSuggestion { #expect(first.suggestion == suggestion, sourceLocation: sourceLocation) }
    }
}

/// A text without its marks, and the bytes they enclosed. `«»` marks a place between two characters.
struct Marked {
    let text: String
    let range: Range<Int>?

    init(_ marked: String) {
        let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
        let inner = parts.last?.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, inner.count == 2 else {
            text = marked
            range = nil
            return
        }
        text = parts[0] + inner.joined()
        range = parts[0].utf8.count..<parts[0].utf8.count + inner[0].utf8.count
    }
}

enum Sample {
    static func registry(rule: String = "", top: String = "", rules: String = "") -> String {
        let defaults = [
            "id: READ-01", "title: A title", "severity: important", "enforcement: judgement", "rationale: readability",
        ]
        // A mark belongs to no key's name.
        let given = rule.split(separator: "\n").map { $0.prefix { $0 != ":" }.filter { $0 != "«" && $0 != "»" } }
        let kept = defaults.filter { line in !given.contains { $0 == line.prefix { $0 != ":" } } }
        let lines = kept + rule.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return "version: 1.0.0\n\(top.isEmpty ? "" : top + "\n")rules:\n  -\n\(body)\n\(rules)"
    }

    static func decode(_ text: String) -> (registry: Registry, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: "registry/registry.yml", text: text)
        return RegistryDecoder.decode([RegistryDocument(file: file, relativePath: "registry.yml")])
    }

    static func check(_ text: String) -> (registry: Registry, diagnostics: [Diagnostic]) {
        let (registry, found) = decode(text)
        return (registry, DiagnosticSet(found + RegistryValidator.validate(registry)).diagnostics)
    }

    /// Files by their path in the registry's folder.
    static func check(files: [(path: String, text: String)]) -> (registry: Registry, diagnostics: [Diagnostic]) {
        let documents = files.map {
            RegistryDocument(file: SourceFile(path: "registry/\($0.path)", text: $0.text), relativePath: $0.path)
        }
        let (registry, found) = RegistryDecoder.decode(documents)
        return (registry, DiagnosticSet(found + RegistryValidator.validate(registry)).diagnostics)
    }
}

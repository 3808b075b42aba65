import Diagnostics
import Inspection
import Registry

/// Pages about what rulec itself brings: diagnostics, findings about excuses, and predicates.
enum BuiltInPages {
    static var names: [String] {
        DiagnosticCode.allCases.map(\.rawValue) + ExcuseFault.allCases.map(\.rawValue)
            + PredicateDeclaration.all.map(\.name)
    }

    static func page(of name: String) -> String? {
        if let code = DiagnosticCode(rawValue: name) { return page(of: code) }
        if let fault = ExcuseFault(rawValue: name) {
            return "\(name) (finding of rulec check): \(fault.title)\n\n\(fault.reason)\n\nThe mend: \(fault.mend)\n"
        }
        return PredicateDeclaration.named(name).map(page)
    }

    private static func page(of code: DiagnosticCode) -> String {
        let explanation = code.explanation
        var text = "\(code.rawValue) (\(code.severity.rawValue)): \(explanation.headline)\n\n\(explanation.text)\n\n"
        switch explanation.example {
        case .registry(let yaml): text += "A registry that raises it:\n\n\(indented(yaml))"
        case .overlay(let yaml): text += "An overlay that raises it:\n\n\(indented(yaml))"
        case .overlays(let files):
            text += "Overlays that raise it:\n\n" + files.map(indented).joined(separator: "\n")
        case .pair(let registry, let overlay):
            text += "A registry and an overlay that raise it:\n\n\(indented(registry))\n\(indented(overlay))"
        case .outside(let words): text += "\(words)\n"
        }
        return text + "\nThe mend: \(explanation.mend)\n"
    }

    private static func page(of predicate: PredicateDeclaration) -> String {
        var text = "\(predicate.name) (predicate)\n\n\(predicate.holds)\n"
        if !predicate.parameters.isEmpty { text += "\nParameters:\n" }
        for parameter in predicate.parameters {
            text +=
                "  \(parameter.name) (\(parameter.kind)\(parameter.isRequired ? ", required" : "")): \(parameter.about)\n"
        }
        for group in predicate.exactlyOneOf { text += "Exactly one of: \(group.joined(separator: ", "))\n" }
        for group in predicate.atLeastOneOf { text += "At least one of: \(group.joined(separator: ", "))\n" }
        if !predicate.alsoReads.isEmpty { text += "Also reads: \(predicate.alsoReads.joined(separator: ", "))\n" }
        if !predicate.usesIfBound.isEmpty {
            text += "Uses where bound: \(predicate.usesIfBound.joined(separator: ", "))\n"
        }
        return text
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}

import Diagnostics
import Patterns

extension Rule {
    /// Each vocabulary the rule reads, with the place that names it.
    var vocabularyReferences: [(name: String, range: SourceRange)] {
        var references: [(name: String, range: SourceRange)] = []
        if let predicate, let declaration = PredicateDeclaration.named(predicate.name.value) {
            for parameter in declaration.parameters {
                guard case .vocabulary = parameter.kind, let text = predicate.text(parameter.name) else { continue }
                references.append((text.value, text.range))
            }
        }
        for regex in patterns.flatMap({ [$0.regex] + ($0.unless.map { [$0] } ?? []) }) {
            for placeholder in PatternTemplate(regex.text).placeholders {
                guard case .vocabulary(let name)? = PlaceholderName(placeholder.name) else { continue }
                references.append((name, regex.range(of: placeholder.range)))
            }
        }
        return references
    }
}

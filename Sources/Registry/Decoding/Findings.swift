package import Diagnostics

/// Collects what one decoding or validation run finds, in the order it is found; `DiagnosticSet` sorts it.
package final class Findings {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// The names that misspelled ones were most likely meant to be.
    var suggestions: Set<String> { Set(diagnostics.compactMap(\.suggestion)) }

    package func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

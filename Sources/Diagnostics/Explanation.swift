/// The page of a diagnostic code: what is wrong, why it matters, an input that raises it, and the mend.
package struct Explanation: Sendable {
    /// A phrase in the plural, as a heading and for a count of many: `rules that nothing enforces`.
    package let headline: String
    package let text: String
    package let example: Example
    package let mend: String

    /// An input that raises the code and no other error. A test runs each.
    package enum Example: Sendable {
        /// A whole registry.
        case registry(String)
        /// A whole overlay, against `Explanation.registry`.
        case overlay(String)
        /// Several overlays against `Explanation.registry`; the last one is at fault.
        case overlays([String])
        /// An overlay against a registry of its own.
        case pair(registry: String, overlay: String)
        /// What is on disk is at fault, or one of rulec's own emitters, so there is no text to show.
        case outside(String)
    }

    package init(_ headline: String, _ text: String, example: Example, mend: String) {
        self.headline = headline
        self.text = text
        self.example = example
        self.mend = mend
    }
}

extension DiagnosticCode {
    package var headline: String { explanation.headline }
}

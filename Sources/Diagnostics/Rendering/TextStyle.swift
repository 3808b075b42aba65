/// The colours of a terminal, apart from the text: without them the same bytes come out less the escape sequences.
package struct TextStyle: Sendable {
    package let isColored: Bool

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    package func severity(_ severity: DiagnosticSeverity) -> String { self.severity(severity, as: severity.rawValue) }

    /// A level of the user's own in the colour of one of ours.
    package func severity(_ severity: DiagnosticSeverity, as name: String) -> String {
        switch severity {
        case .error: wrap(name, "1;31")
        case .warning: wrap(name, "1;33")
        case .note: wrap(name, "1;36")
        }
    }

    package func strong(_ text: String) -> String { wrap(text, "1") }
    package func underline(_ text: String) -> String { wrap(text, "32") }
    package func added(_ text: String) -> String { wrap(text, "32") }
    package func removed(_ text: String) -> String { wrap(text, "31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

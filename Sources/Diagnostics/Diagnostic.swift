/// How much a diagnostic weighs. Errors fail a run; warnings do under `--strict`; notes never do.
package enum DiagnosticSeverity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note, warning, error

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// One finding about the user's input, complete: every renderer prints from this value alone.
///
/// The message names the thing and says what is wrong; `help` says what to write instead; `suggestion` is the known name
/// that the written one was close to; `notes` point at other places. Constructed by the message factories that stand
/// beside each validator.
package struct Diagnostic: Sendable, Hashable {
    package let code: DiagnosticCode
    package var severity: DiagnosticSeverity
    package let message: String
    /// Nil only where a problem has no file at all (an option, a module name).
    package let range: SourceRange?
    /// The rule, slot, role… the message is about, for a list where many like diagnostics fold into one line.
    package let subject: String?
    package let notes: [Note]
    package let help: String?
    package let suggestion: String?
    package let fixes: [Fix]

    package struct Note: Sendable, Hashable {
        package let message: String
        package let range: SourceRange

        package init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// A mend that is certain.
    package struct Fix: Sendable, Hashable {
        package let description: String
        package let edits: [Edit]

        package init(_ description: String, edits: [Edit]) {
            self.description = description
            self.edits = edits
        }
    }

    package struct Edit: Sendable, Hashable {
        package let range: SourceRange
        package let text: String

        package init(replace range: SourceRange, with text: String) {
            self.range = range
            self.text = text
        }
    }

    package init(
        _ code: DiagnosticCode, at range: SourceRange?, _ message: String, subject: String? = nil, notes: [Note] = [],
        help: String? = nil, suggestion: String? = nil, fixes: [Fix] = [], severity: DiagnosticSeverity? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.message = message
        self.range = range
        self.subject = subject
        self.notes = notes
        self.help = help
        self.suggestion = suggestion
        self.fixes = fixes
    }
}

/// Diagnostics in their one order (file, position, code, message), each once. Built from any order, so that what is
/// reported never depends on chance.
package struct DiagnosticSet: Sendable, Hashable {
    package let diagnostics: [Diagnostic]

    package init(_ diagnostics: some Sequence<Diagnostic> = []) {
        var seen = Set<Diagnostic>()
        self.diagnostics = diagnostics.filter { seen.insert($0).inserted }.sorted(by: Self.precedes)
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    package var isEmpty: Bool { diagnostics.isEmpty }

    package func count(_ severity: DiagnosticSeverity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        let (first, second) = (left.sortKey, right.sortKey)
        if first.path != second.path { return first.path < second.path }
        if first.start != second.start { return first.start < second.start }
        if first.end != second.end { return first.end < second.end }
        if left.code != right.code { return left.code.rawValue < right.code.rawValue }
        return left.message < right.message
    }
}

extension Diagnostic {
    fileprivate var sortKey: (path: String, start: Int, end: Int) {
        (range?.file.path ?? "", range?.bytes.lowerBound ?? 0, range?.bytes.upperBound ?? 0)
    }
}

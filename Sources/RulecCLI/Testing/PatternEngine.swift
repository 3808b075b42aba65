import Patterns
import Registry

/// The engines that patterns are translated for.
enum PatternEngine: String, CaseIterable {
    /// What SwiftLint uses; in this process.
    case icu
    /// `rg -P`
    case pcre2
    /// `rg`
    case rust
    /// On PCRE2, with notions of its own about files.
    case semgrep

    /// The pattern as it is emitted for the engine; nil where it has no equivalent.
    func dialect(of runnable: RunnablePattern) -> String? {
        let isLineWise = runnable.pattern.reach == .line
        switch self {
        case .icu: return isLineWise ? runnable.syntax.lineWise : runnable.syntax.fileWise
        case .pcre2, .semgrep: return Self.text(runnable.syntax.pcre2(lineWise: isLineWise))
        case .rust: return Self.text(runnable.syntax.rust(lineWise: isLineWise))
        }
    }

    private static func text(_ translation: Translation) -> String? {
        if case .exact(let pattern) = translation { pattern } else { nil }
    }
}

/// A pattern for another engine that finds the same places, or the construct that has no equivalent there.
///
/// Exact is said against the pattern as it is emitted for ICU, which lacks what only ICU can do (`EngineEdits`). Characters
/// that a newer Unicode brought may be letters to one engine and nothing to another.
package enum Translation: Sendable, Hashable {
    case exact(String)
    /// The construct, and where it stands in the pattern, in UTF-8 offsets.
    case unsupported(String, at: Range<Int>)
}

extension RegexSyntax {
    /// For PCRE2 in UTF mode, multi-line, without dot-all (semgrep, `rg -P`), with or without UCP.
    package func pcre2(lineWise: Bool) -> Translation {
        translation(to: .pcre2, lineWise: lineWise)
    }

    /// For the `regex` crate of Rust with Unicode on (ripgrep).
    package func rust(lineWise: Bool) -> Translation {
        translation(to: .rust, lineWise: lineWise)
    }

    private func translation(to engine: RegexEngine, lineWise: Bool) -> Translation {
        var translator = RegexTranslator(engine: engine, lineWise: lineWise)
        do throws(UnsupportedConstruct) {
            return .exact(try translator.pattern(root))
        } catch {
            return .unsupported(error.name, at: error.range ?? root.range)
        }
    }
}

enum RegexEngine: Sendable { case pcre2, rust }

struct UnsupportedConstruct: Error {
    /// As a message names it, e.g. "look-behind of variable length".
    let name: String
    /// Set by the innermost part of the pattern that is printed when it comes up.
    private(set) var range: Range<Int>?

    init(_ name: String) {
        self.name = name
    }

    func at(_ range: Range<Int>) -> UnsupportedConstruct {
        var copy = self
        copy.range = self.range ?? range
        return copy
    }
}

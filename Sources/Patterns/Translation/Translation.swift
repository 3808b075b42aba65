/// A pattern for another engine that finds the same places, or the construct that has no equivalent there.
///
/// Exact holds for texts whose lines end in LF or CRLF. ICU alone lets `\b` look through combining marks and format
/// characters, and lets `ss` match `ß` when it ignores case; texts that hold such pairs are not spoken for.
package enum Translation: Sendable, Hashable {
    case exact(String)
    case unsupported(String)
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
            return .unsupported(error.name)
        }
    }
}

enum RegexEngine: Sendable { case pcre2, rust }

struct UnsupportedConstruct: Error {
    /// As a message names it, e.g. "look-behind of variable length".
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

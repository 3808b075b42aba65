import Diagnostics
import Patterns
import YAML

/// Whether a regex compiles and can say anything: its syntax, the groups that are read, and that it does not match the
/// empty string, which would match everywhere.
enum RegexCheck {
    /// Checks a regex that stands in one scalar. A node that is no scalar is somebody else's finding.
    static func report(_ node: YAMLNode, captures: Int = 0, to findings: Findings) {
        guard let regex = RegexText(node) else { return }
        guard case .failure(let error) = compile(regex.text, flags: [], captures: captures) else { return }
        findings.add(.invalidRegex(error, at: regex.range(of: error.range)))
    }

    /// Checks an entry of a vocabulary of regexes.
    static func reportEntry(_ node: YAMLNode, to findings: Findings) {
        guard let regex = RegexText(node), case .failure(let error) = compileEntry(regex.text) else { return }
        findings.add(.invalidRegex(error, at: regex.range(of: error.range)))
    }

    /// Groups of an entry capture nothing once it is filled into a pattern.
    static func compileEntry(_ text: String) -> Result<RegexSyntax, PatternError> {
        compile(text, flags: []).flatMap { syntax in
            guard let reference = syntax.backReference else { return .success(syntax) }
            return .failure(
                PatternError(
                    "an entry cannot refer back to a group", at: reference,
                    help: "spell out what is to come again: an entry is a part of other patterns, with groups of theirs"
                ))
        }
    }

    /// The parsed regex, or what is wrong with it, in UTF-8 offsets of `text`. It is tried in the form for its reach; in
    /// both where it has none.
    static func compile(
        _ text: String, flags: Set<RegexFlag>, reach: RulePattern.Reach? = nil, captures: Int = 0
    ) -> Result<RegexSyntax, PatternError> {
        let whole = 0..<text.utf8.count
        do throws(PatternError) {
            let syntax = try RegexSyntax(text, flags: flags)
            // What we accept the engine must accept too: a rule with a regex it refuses is dropped without a word.
            let forms = (reach == .file ? [] : [syntax.lineWise]) + (reach == .line ? [] : [syntax.fileWise])
            for pattern in forms {
                do throws(PatternError) {
                    _ = try CompiledRegex(pattern)
                } catch {
                    throw PatternError(error.message, at: whole, help: error.help)
                }
            }
            guard syntax.captureCount >= captures else {
                throw PatternError(
                    "the regex has no capture group, and capture 1 is what is looked at", at: whole,
                    help: "put parentheses around the part that is the name")
            }
            guard !syntax.matchesEmpty else {
                throw PatternError(
                    "the regex matches the empty string, so it matches everywhere", at: whole,
                    help: "make at least one part of it required")
            }
            return .success(syntax)
        } catch {
            return .failure(error)
        }
    }
}

extension Diagnostic {
    static func invalidRegex(_ error: PatternError, at range: SourceRange) -> Self {
        Diagnostic(.invalidRegex, at: range, error.message, help: error.help)
    }
}

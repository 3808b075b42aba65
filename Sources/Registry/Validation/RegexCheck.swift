package import Diagnostics
package import Patterns
import YAML

/// Whether a regex compiles and can say anything: its syntax, the groups that are read, and that it does not match the
/// empty string, which would match everywhere.
enum RegexCheck {
    struct Problem: Error {
        let code: DiagnosticCode
        /// In UTF-8 offsets of the regex.
        let error: PatternError

        func diagnostic(at range: SourceRange) -> Diagnostic {
            Diagnostic(code, at: range, error.message, help: error.help)
        }
    }

    /// Checks a regex that stands in one scalar. A node that is no scalar is somebody else's finding.
    static func report(
        _ node: YAMLNode, captures: Int = 0, reach: RulePattern.Reach = .line, to findings: Findings
    ) {
        guard let regex = RegexText(node) else { return }
        switch compile(regex.text, flags: [], reach: reach, captures: captures) {
        case .success(let syntax): _ = safety(of: regex, syntax, reach, findings).report()
        case .failure(let problem): findings.add(problem.diagnostic(at: regex.range(of: problem.error.range)))
        }
    }

    /// What stands outside of patterns is no template.
    private static func safety(
        of regex: RegexText, _ syntax: RegexSyntax, _ reach: RulePattern.Reach, _ findings: Findings
    ) -> PatternSafety {
        let filled = FilledTemplate(PatternTemplate(regex.text)) { _ in nil }
        return PatternSafety(regex: regex, syntax: syntax, filled: filled, lineWise: reach == .line, findings: findings)
    }

    /// Checks an entry of a vocabulary of regexes.
    static func reportEntry(_ node: YAMLNode, to findings: Findings) {
        guard let regex = RegexText(node) else { return }
        switch compileEntry(regex.text) {
        case .success(let syntax): safety(of: regex, syntax, .line, findings).reportHazard()
        case .failure(let problem): findings.add(problem.diagnostic(at: regex.range(of: problem.error.range)))
        }
    }

    /// Groups of an entry capture nothing once it is filled into a pattern.
    static func compileEntry(_ text: String) -> Result<RegexSyntax, Problem> {
        compile(text, flags: []).flatMap { syntax in
            guard let reference = syntax.backReference else { return .success(syntax) }
            let error = PatternError(
                "an entry cannot refer back to a group", at: reference,
                help: "spell out what is to come again: an entry is a part of other patterns, with groups of theirs")
            return .failure(Problem(code: .invalidRegex, error: error))
        }
    }

    /// The parsed regex, or what is wrong with it. It is tried in the form for its reach; in both where it has none.
    static func compile(
        _ text: String, flags: Set<RegexFlag>, reach: RulePattern.Reach? = nil, captures: Int = 0
    ) -> Result<RegexSyntax, Problem> {
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
            if syntax.matchesEmpty {
                return .failure(Problem(code: .matchesEverything, error: .matching(.emptyText, at: whole)))
            }
            return .success(syntax)
        } catch {
            let help = MixedUpLanguages.isGlob(text) ? Diagnostic.globHelp : error.help
            return .failure(
                Problem(code: .invalidRegex, error: PatternError(error.message, at: error.range, help: help)))
        }
    }
}

extension PatternError {
    /// A regex that would report a whole module.
    fileprivate static func matching(_ overmatch: Overmatch, at range: Range<Int>) -> PatternError {
        PatternError("the regex matches \(overmatch.rawValue)", at: range, help: Diagnostic.overmatchHelp)
    }
}

extension Diagnostic {
    static let overmatchHelp = "make at least one part of it required that ordinary code does not have"
    fileprivate static let globHelp = "this reads like a path pattern: in a regex, any text is '.*' and a dot is '\\.'"

    static func invalidRegex(_ error: PatternError, at range: SourceRange) -> Self {
        Diagnostic(.invalidRegex, at: range, error.message, help: error.help)
    }

    static func matchesEverything(_ overmatch: Overmatch, at range: SourceRange) -> Self {
        Diagnostic(.matchesEverything, at: range, "the regex matches \(overmatch.rawValue)", help: overmatchHelp)
    }

    /// `values`: the keys of the overlay from which the pattern got its text. The regex alone tells lines apart.
    package static func matchesEverything(
        _ overmatch: Overmatch, id: String, at range: SourceRange, in module: String, regex: String, values: [String]
    ) -> Self {
        let cause = values.isEmpty ? "" : " with the values of \(values.joined(separator: ", "))"
        return Diagnostic(
            .matchesEverything, at: range,
            "in \(module), pattern \(id) matches \(overmatch.rawValue)\(cause)",
            subject: id, help: "there it reads: \(regex)")
    }

    static func globInRegex(_ regex: RegexText) -> Self {
        Diagnostic(
            .globRegexMixup, at: regex.range, "'\(regex.text)' reads like a path pattern, and is read as a regex",
            help: globHelp)
    }
}

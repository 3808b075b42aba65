package import Patterns
import Registry

/// A pattern as a rule of semgrep, which searches the text of files and knows nothing of Swift.
package struct SemgrepRule: Sendable, Hashable {
    /// For PCRE2, complete.
    package let regex: String
    /// The capture group to point at, 0 for the match.
    package let focus: Int
    package let include: [String]
    package let exclude: [String]

    /// Throws what semgrep cannot say exactly: then there is no rule.
    package init(_ pattern: ResolvedPattern) throws(LoweringObstacle) {
        guard pattern.region == .any else {
            throw LoweringObstacle("semgrep searches text and does not tell code, comments and strings apart")
        }
        guard pattern.unless == nil else { throw LoweringObstacle("semgrep has no place for what excuses a line") }
        guard let syntax = try? RegexSyntax(pattern.regex, flags: Set(pattern.flags)),
            case .exact(let regex) = syntax.pcre2(lineWise: pattern.reach == .line)
        else { throw LoweringObstacle("the pattern has no equivalent in PCRE2") }
        // What semgrep points at lies within the match. On one line, the match does as well.
        let isWithin = syntax.groupIsWithinMatch(pattern.capture)
        guard isWithin || pattern.reach == .line else {
            throw LoweringObstacle("semgrep does not point at what a pattern only looks at")
        }
        self.regex = regex
        focus = isWithin ? pattern.capture : 0
        include = try Self.globs(pattern.include)
        exclude = try Self.globs(pattern.exclude)
    }

    private static func globs(_ paths: [ModulePath]) throws(LoweringObstacle) -> [String] {
        var globs: [String] = []
        for path in paths {
            guard let texts = path.glob.gitignore(root: path.root) else {
                throw LoweringObstacle("\(path.text) would stand for whole folders in semgrep")
            }
            globs += texts
        }
        return unique(globs)
    }
}

/// Where semgrep, run with what is emitted for it, does not say exactly what the registry says.
struct SemgrepLosses {
    private let rule: Rule
    private let mechanisms: Mechanisms

    init(_ rule: Rule, _ mechanisms: Mechanisms) {
        self.rule = rule
        self.mechanisms = mechanisms
    }

    /// One for each reason, however many patterns share it.
    var losses: [Loss] {
        var losses: [Loss] = []
        var hasRule = false
        for pattern in mechanisms.live {
            do throws(LoweringObstacle) {
                _ = try SemgrepRule(pattern)
                hasRule = true
            } catch {
                losses.append(loss(.none, nil, error.reason))
            }
        }
        guard hasRule else { return unique(losses) }
        let frameworks = (rule.scope?.frameworks ?? []).map(\.value).joined(separator: ", ")
        if !frameworks.isEmpty {
            losses.append(
                loss(
                    .approximate, .overReports, "semgrep sees no imports: files without \(frameworks) are reported too")
            )
        }
        return unique(losses + mechanisms.approximations.map { loss(.approximate, $0.errs, $0.why) })
    }

    private func loss(_ grade: Loss.Grade, _ errs: Loss.Direction?, _ why: String) -> Loss {
        Loss(rule: rule.id.value.description, target: "semgrep", grade: grade, errs: errs, why: why)
    }
}

import Diagnostics
import Patterns
import Planning
import Registry

/// A pattern of the plan as ICU takes it, under SwiftLint's options.
struct CompiledPattern: Sendable {
    let pattern: ResolvedPattern
    let title: String
    private let mode: RulePlan.Mode
    let syntax: RegexSyntax
    /// Complete, without anything that excuses a place.
    let bare: String
    /// `bare`, and refusing places that a marker or the pattern's `unless` excuses.
    let guarded: String
    /// With the module's values in it the pattern may say nothing, which the registry alone does not show.
    let overmatch: Overmatch?

    /// Whether a finding is a verdict that counts: a candidate is something to look at, and a rule on its way in only
    /// reports.
    var mayFail: Bool { mode == .required && pattern.confidence == .verdict }

    /// All patterns that the plan enforces, in its order, without those that are refused.
    static func compile(
        _ plan: ModulePlan, marker: ExceptionMarker?
    ) -> (patterns: [CompiledPattern], diagnostics: [Diagnostic]) {
        var patterns: [CompiledPattern] = []
        var diagnostics: [Diagnostic] = []
        for rule in plan.rules where rule.outcome == .enforced {
            for pattern in rule.patterns {
                do throws(PatternError) {
                    let compiled = try CompiledPattern(pattern, of: rule, marker: marker)
                    if let overmatch = compiled.overmatch {
                        diagnostics.append(.overmatching(pattern, overmatch, of: rule.rule, in: plan.module))
                    } else {
                        patterns.append(compiled)
                    }
                } catch {
                    diagnostics.append(.refused(pattern, of: rule.rule, in: plan.module, because: error))
                }
            }
        }
        return (patterns, diagnostics)
    }

    private init(_ pattern: ResolvedPattern, of rule: RulePlan, marker: ExceptionMarker?) throws(PatternError) {
        let syntax = try RegexSyntax(pattern.regex, flags: Set(pattern.flags))
        self.pattern = pattern
        self.syntax = syntax
        title = rule.rule.title.value
        mode = rule.mode
        bare = pattern.reach == .line ? syntax.lineWise : syntax.fileWise
        overmatch = Overmatch(syntax, compiled: try CompiledRegex(bare))
        let guards = try Self.guards(of: pattern, marker: marker)
        guarded = Self.guarding(bare, of: pattern, with: guards)
        _ = try CompiledRegex(guarded)
    }

    private static func guards(of pattern: ResolvedPattern, marker: ExceptionMarker?) throws(PatternError) -> String {
        var guards = marker.map { LineGuard.refusing($0.pattern(for: pattern.rule), lineAbove: true) } ?? ""
        if let unless = pattern.unless {
            let excuse = PatternText(try RegexSyntax(unless, flags: []).lineWise, commentsMode: false)
            guards += LineGuard.refusing(excuse.bounded(LineGuard.reach), lineAbove: false)
        }
        return guards
    }

    /// Where the guards stand is a matter of cost: a guard takes microseconds and must not run at every character.
    private static func guarding(_ bare: String, of pattern: ResolvedPattern, with guards: String) -> String {
        guard !guards.isEmpty else { return bare }
        let commentsMode = pattern.flags.contains(.comments)
        // A comment at the end of the pattern would swallow what follows it.
        let body = commentsMode ? bare + "\n" : bare
        switch pattern.reach {
        // The match's end is on the match's line, and no other match from the same start could be on another.
        case .line: return "(?>\(body))\(guards)"
        case .file where pattern.capture == 0: return "(?=\(body))\(guards)(?:\(body))"
        case .file:
            let text = PatternText(body, commentsMode: commentsMode)
            return text.requiring(guards, inGroup: pattern.capture) ?? bare
        }
    }
}

extension Diagnostic {
    fileprivate static func refused(
        _ pattern: ResolvedPattern, of rule: Rule, in module: String, because error: PatternError
    ) -> Self {
        Diagnostic(
            .invalidArtifact, at: rule.id.range,
            "pattern \(pattern.id) cannot be written for \(module): \(error.message)",
            subject: pattern.id,
            help: error.help ?? "with the overlay's values it reads: \(pattern.regex)")
    }

    fileprivate static func overmatching(
        _ pattern: ResolvedPattern, _ overmatch: Overmatch, of rule: Rule, in module: String
    ) -> Self {
        let source = rule.patterns.first { rule.identifier(of: $0) == pattern.id }
        return .matchesEverything(
            overmatch, id: pattern.id, at: source?.regex.range ?? rule.id.range, in: module, regex: pattern.regex,
            values: pattern.values)
    }
}

import Diagnostics
import Patterns
import Planning
import Registry

/// A pattern of the plan as ICU takes it, under SwiftLint's options.
struct CompiledPattern: Sendable {
    let pattern: ResolvedPattern
    let title: String
    let mode: RulePlan.Mode
    let syntax: RegexSyntax
    /// Complete, without anything that excuses a place.
    let bare: String
    /// `bare`, and refusing places that a marker or the pattern's `unless` excuses.
    let guarded: String

    /// All patterns that the plan enforces, in its order, without those that are refused.
    static func compile(
        _ plan: ModulePlan, marker: ExceptionMarker?
    ) -> (patterns: [CompiledPattern], diagnostics: [Diagnostic]) {
        var patterns: [CompiledPattern] = []
        var diagnostics: [Diagnostic] = []
        for rule in plan.rules where rule.outcome == .enforced {
            for pattern in rule.patterns {
                do throws(PatternError) {
                    patterns.append(try CompiledPattern(pattern, of: rule, marker: marker))
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
        try Self.refuseTooMuch(bare, syntax: syntax)
        let guards = try Self.guards(of: pattern, marker: marker)
        guarded = Self.guarding(bare, of: pattern, with: guards)
        _ = try CompiledRegex(guarded)
    }

    /// A pattern that finds nothing in particular would report every line of a module.
    private static func refuseTooMuch(_ bare: String, syntax: RegexSyntax) throws(PatternError) {
        let all = 0..<syntax.source.utf8.count
        if syntax.matchesEmpty { throw PatternError("it matches the empty string", at: all) }
        let regex = try CompiledRegex(bare)
        let sample = ["import Foundation", "", "struct Seat {", "    let row: Int", "}", "// A seat.", "let a = \"b\""]
        if sample.allSatisfy({ $0.isEmpty || regex.firstMatch(in: $0) != nil }) {
            throw PatternError("it matches every line", at: all)
        }
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
            return text.inserting(guards, inGroup: pattern.capture) ?? bare
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
            help: error.help ?? "with the overlay's values it reads: \(pattern.regex)")
    }
}

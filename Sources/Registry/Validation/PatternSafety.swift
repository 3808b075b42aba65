package import Diagnostics
package import Patterns

/// What a valid regex does beside what its author meant: it takes too long, some engine cannot run it, a part of it
/// never matches, or it is looser than it reads.
struct PatternSafety {
    let regex: RegexText
    let syntax: RegexSyntax
    let filled: FilledTemplate
    let lineWise: Bool
    let findings: Findings

    /// Whether the regex can match at all.
    func report() -> Bool {
        if MixedUpLanguages.isGlob(regex.text) { findings.add(.globInRegex(regex)) }
        let dead = syntax.deadParts(lineWise: lineWise)
        for part in dead { findings.add(.neverMatches(part, at: range(part.range), earlier: part.earlier.map(range))) }
        // Nothing else about a regex that finds nothing is worth reading.
        if dead.contains(where: \.isWhole) { return false }
        reportHazard()
        for dot in syntax.unescapedDots { findings.add(.unescapedDot(at: range(dot))) }
        return true
    }

    func reportHazard() {
        guard let hazard = syntax.hazard(lineWise: lineWise) else { return }
        findings.add(
            .slowRegex(hazard, at: range(hazard.range), second: hazard.secondRange.map(range), lineWise: lineWise))
    }

    /// For a regex that is emitted for engines other than ICU.
    func reportPortability(as identifier: String) {
        let lacks = [("PCRE2", syntax.pcre2(lineWise: lineWise)), ("the Rust engine", syntax.rust(lineWise: lineWise))]
            .compactMap { engine, translation in
                if case .unsupported(let construct, let range) = translation {
                    (engine: engine, construct: construct, range: self.range(range))
                } else {
                    nil
                }
            }
        guard !lacks.isEmpty else { return }
        findings.add(.unportableRegex(identifier, lacks))
    }

    private func range(_ part: Range<Int>) -> SourceRange { regex.range(of: filled.templateRange(of: part)) }
}

extension Diagnostic {
    static func slowRegex(
        _ hazard: BacktrackingHazard, at range: SourceRange, second: SourceRange?, lineWise: Bool
    ) -> Self {
        let unit = lineWise ? "line" : "file"
        let proof = hazard.proof
        switch hazard.growth {
        case .exponential:
            return Diagnostic(
                .slowRegex, at: range,
                "this repetition can match one text in many ways, so the time doubles with every few characters",
                help: "\(proof); let each turn begin or end with something that the rest of it cannot match",
                severity: .error)
        case .polynomial(let degree):
            return Diagnostic(
                .slowRegex, at: range,
                "this repetition and a later one can share one text in many ways, so the time grows with power "
                    + "\(degree) of the length of a \(unit)",
                notes: second.map { [Note("the later one", at: $0)] } ?? [],
                help: "\(proof); let the first stop at what must follow it, or give both an upper limit")
        case .limited(let steps):
            return Diagnostic(
                .slowRegex, at: range,
                "this limited count and others can share one text in many ways, which takes about \(steps) steps for each "
                    + "character of such a \(unit)",
                notes: second.map { [Note("the later one", at: $0)] } ?? [],
                help: "\(proof); let each stop at what must follow it, or lower the limits")
        }
    }

    /// A regex that its author's own words do not make slow, and a module's do.
    package static func slowRegex(
        _ hazard: BacktrackingHazard, id: String, at range: SourceRange, in module: String, regex: String,
        values: [String]
    ) -> Self {
        let growth =
            switch hazard.growth {
            case .exponential: "doubles with every few characters"
            case .polynomial(let degree): "grows with power \(degree) of the length"
            case .limited(let steps): "is about \(steps) steps for each character"
            }
        return Diagnostic(
            .slowRegex, at: range,
            "in \(module), the time of pattern \(id) \(growth) with the values of \(values.joined(separator: ", "))",
            subject: id, help: "\(hazard.proof); there it reads: \(regex)",
            severity: hazard.growth == .exponential ? .error : nil)
    }

    fileprivate static func unportableRegex(
        _ identifier: String, _ lacks: [(engine: String, construct: String, range: SourceRange)]
    ) -> Self {
        let parts = lacks.map { "\($0.engine) has no \($0.construct)" }
        return Diagnostic(
            .unportableRegex, at: lacks[0].range,
            "\(identifier) stays out of tools that run on other engines: \(parts.joined(separator: ", and "))",
            subject: identifier,
            notes: lacks.dropFirst().filter { $0.range != lacks[0].range }.map {
                Note("what \($0.engine) has not", at: $0.range)
            },
            help: "say it without, e.g. with 'capture:' or 'unless:', where those tools are to report it too")
    }

    fileprivate static func unescapedDot(at range: SourceRange) -> Self {
        Diagnostic(
            .unescapedDot, at: range, "this '.' in a name stands for any character",
            help: "write '\\.' for a dot, or '[^…]' for what else is meant")
    }

    fileprivate static func neverMatches(_ part: DeadPart, at range: SourceRange, earlier: SourceRange?) -> Self {
        let cause =
            switch part.cause {
            case .lineBreak: "it asks for a line break, and the pattern sees one line at a time"
            case .emptySet: "it is a class without members"
            case .textBeforeStart: "it asks for text before the start"
            case .textBehindEnd: "it asks for text behind the end"
            case .shadowed: "an earlier one always matches first"
            }
        return Diagnostic(
            .neverMatches, at: range,
            part.isWhole ? "the regex can never match: \(cause)" : "this alternative can never match: \(cause)",
            notes: earlier.map { [Note("the earlier one", at: $0)] } ?? [],
            help: part.mend,
            severity: part.isWhole ? .error : nil)
    }
}

extension DeadPart {
    fileprivate var mend: String? {
        switch cause {
        case .lineBreak: "write 'on: file' for a pattern that spans lines"
        case .shadowed: "remove it, or put it in front of the earlier one"
        case .emptySet, .textBeforeStart, .textBehindEnd: nil
        }
    }
}

extension BacktrackingHazard {
    fileprivate var proof: String {
        let attack =
            [prefix.debugDescription, "\(pump.debugDescription) × \(turns)"]
            + (ending.isEmpty ? [] : [ending.debugDescription])
        return "\(attack.joined(separator: " + ")) takes \(steps) steps"
    }
}

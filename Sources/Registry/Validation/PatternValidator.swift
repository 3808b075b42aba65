import Diagnostics
package import Patterns

/// One pattern: the names it reads, and its regexes, compiled as they are emitted.
struct PatternValidator {
    let pattern: RulePattern
    let rule: Rule
    let references: ReferenceCheck
    private var findings: Findings { references.findings }

    init(pattern: RulePattern, rule: Rule, references: ReferenceCheck) {
        self.pattern = pattern
        self.rule = rule
        self.references = references
    }

    /// The pattern ready to run on examples; nil where it cannot be compiled, which is reported.
    func validate() -> RunnablePattern? {
        for place in pattern.places + pattern.excludedPlaces {
            switch place {
            case .role(let role): references.role(role)
            case .glob(let glob): references.misspelledRole(glob.map(\.text))
            }
        }
        pattern.when.forEach(references.requirement)
        let regex = compile(pattern.regex, flags: pattern.flags, reach: pattern.reach)
        let excuse = pattern.unless.map { compile($0, flags: [], reach: .line) }
        guard let syntax = regex?.syntax else { return nil }
        if let capture = pattern.capture {
            if capture.value > syntax.captureCount {
                findings.add(.missingGroup(capture, groups: syntax.captureCount, regex: pattern.regex))
            } else if !syntax.groupAlwaysParticipates(capture.value) {
                findings.add(.optionalGroup(capture, regex: pattern.regex))
            }
        }
        // An `unless` that does not compile would make every good example a mismatch.
        if case .some(nil) = excuse { return nil }
        let runnable = RunnablePattern(
            pattern: pattern, syntax: syntax, excuse: excuse??.syntax, index: references.index)
        if let overmatch = runnable?.overmatch(syntax) {
            findings.add(.matchesEverything(overmatch, at: pattern.regex.range))
            return nil
        }
        // Neither a retired rule nor one in conflict gets here or is emitted.
        if rule.conflict == nil { regex?.reportPortability(as: rule.identifier(of: pattern)) }
        return runnable
    }

    /// Nil for a regex that is invalid or can never match, which is reported.
    private func compile(_ regex: RegexText, flags: Set<RegexFlag>, reach: RulePattern.Reach) -> PatternSafety? {
        let template = PatternTemplate(regex.text)
        for error in template.errors { findings.add(.invalidRegex(error, at: regex.range(of: error.range))) }
        let before = findings.diagnostics.count
        for placeholder in template.placeholders { check(placeholder, of: regex) }
        // What a misspelled name stands for is not known, so neither is what the examples would give.
        let isKnown = findings.diagnostics.count == before
        guard template.errors.isEmpty else { return nil }
        let filled = FilledTemplate(template, withSamplesOf: references.index)
        switch RegexCheck.compile(filled.text, flags: flags, reach: reach) {
        case .success(let syntax):
            if let lost = filled.replacements.first(where: { !syntax.isGroup($0.filled) }) {
                findings.add(.lostPlaceholder(at: regex.range(of: lost.template)))
                return nil
            }
            let safety = PatternSafety(
                regex: regex, syntax: syntax, filled: filled, lineWise: reach == .line, findings: findings)
            return isKnown && safety.report() ? safety : nil
        case .failure(let problem):
            if let lost = template.placeholderInComment {
                findings.add(.lostPlaceholder(at: regex.range(of: lost)))
                return nil
            }
            findings.add(problem.diagnostic(at: regex.range(of: filled.templateRange(of: problem.error.range))))
            return nil
        }
    }

    private func check(_ placeholder: PatternTemplate.Placeholder, of regex: RegexText) {
        guard let name = PlaceholderName(placeholder.name) else {
            let range = regex.range(of: placeholder.range)
            findings.add(.unknownPlaceholder(placeholder.name, at: range, in: references.index.registry))
            return
        }
        /// The part of the placeholder behind its dot: it ends before the closing brace.
        func part(_ text: String) -> Located<String> {
            let end = placeholder.range.upperBound - 1
            return Located(text, at: regex.range(of: end - text.utf8.count..<end))
        }
        switch name {
        case .vocabulary(let name): references.vocabulary(part(name))
        case .slot(let name): references.slot(part(name))
        case .module, .siblings, .inventory: break
        }
    }
}

extension PatternTemplate {
    /// The first one that stands in a `(?#…)`. The value's own parentheses would end the comment.
    fileprivate var placeholderInComment: Range<Int>? {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index...].starts(with: "(?#".utf8) {
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
                if let lost = placeholders.first(where: { (index..<end).contains($0.range.lowerBound) }) {
                    return lost.range
                }
                index = end
            } else {
                index += 1
            }
        }
        return nil
    }
}

extension FilledTemplate {
    fileprivate init(_ template: PatternTemplate, withSamplesOf index: RegistryIndex) {
        self.init(template) { name in PlaceholderSample.regex(of: name, in: index) }
    }
}

extension RulePattern {
    /// As it was validated, without a module; nil where it is invalid.
    package func sample(in registry: Registry) -> RegexSyntax? {
        let filled = FilledTemplate(PatternTemplate(regex.text), withSamplesOf: RegistryIndex(registry))
        return try? RegexSyntax(filled.text, flags: flags)
    }
}

extension Diagnostic {
    fileprivate static func unknownPlaceholder(_ name: String, at range: SourceRange, in registry: Registry) -> Self {
        let names =
            ["module", "siblings"] + InventorySelector.allCases.map { "inventory.\($0.rawValue)" }
            + registry.vocabularies.map { "vocabulary.\($0.id.value)" } + registry.slots.map { "slot.\($0.id.value)" }
        let suggestion = Spelling.closest(to: name, among: names)
        return Diagnostic(
            .unknownSubstitution, at: range, "'\(name)' is no value of an overlay",
            help: suggestion == nil
                ? "write ${module}, ${siblings}, ${vocabulary.NAME}, ${slot.NAME} or ${inventory.SELECTOR} with one of the "
                    + "selectors \(InventorySelector.allCases.map(\.rawValue).joined(separator: ", "))" : nil,
            suggestion: suggestion.map { "${\($0)}" })
    }

    /// SwiftLint reports a match without the group at the first line of the file.
    fileprivate static func optionalGroup(_ capture: Located<Int>, regex: RegexText) -> Self {
        Diagnostic(
            .invalidRegex, at: capture.range, "group \(capture.value) may take no part in a match",
            notes: [Note("the regex", at: regex.range)],
            help: "put the group where every match goes through it: outside of '?', '*' and '|'")
    }

    fileprivate static func lostPlaceholder(at range: SourceRange) -> Self {
        Diagnostic(
            .invalidRegex, at: range, "here '\(range.text)' is no alternative of words but single characters of text",
            help: "write it outside of '[…]', '\\Q…\\E' and comments")
    }

    fileprivate static func missingGroup(_ capture: Located<Int>, groups: Int, regex: RegexText) -> Self {
        let has = groups == 0 ? "no capture group" : groups == 1 ? "one capture group" : "\(groups) capture groups"
        return Diagnostic(
            .invalidRegex, at: capture.range, "there is no capture group \(capture.value): the regex has \(has)",
            notes: [Note("the regex", at: regex.range)],
            help: "put parentheses around the part to report, or remove 'capture:'")
    }
}

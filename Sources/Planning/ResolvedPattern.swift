package import Patterns
package import Registry

/// A pattern with the overlay's values in it and its places resolved to paths.
package struct ResolvedPattern: Sendable {
    /// The emitted identifier, e.g. `READ-08_print`.
    package let id: String
    package let rule: String
    package let message: String
    /// With values inserted, flags not inlined.
    package let regex: String
    package let unless: String?
    package let reach: RulePattern.Reach
    package let region: RulePattern.Region
    package let flags: [RegexFlag]
    /// The reported capture group; 0 for the whole match.
    package let capture: Int
    package let confidence: RulePattern.Confidence
    package let severity: String
    package let include: [ModulePath]
    package let exclude: [ModulePath]
    package let examples: Examples
    /// `registry:READ-02/patterns/0`.
    package let from: String
    /// The overlay keys whose values are in the regex, e.g. `overlay:siblings`.
    package let values: [String]

    package init(
        id: String, rule: String, message: String, regex: String, unless: String?, reach: RulePattern.Reach,
        region: RulePattern.Region, flags: [RegexFlag], capture: Int, confidence: RulePattern.Confidence,
        severity: String, include: [ModulePath], exclude: [ModulePath], examples: Examples, from: String,
        values: [String]
    ) {
        self.id = id
        self.rule = rule
        self.message = message
        self.regex = regex
        self.unless = unless
        self.reach = reach
        self.region = region
        self.flags = flags
        self.capture = capture
        self.confidence = confidence
        self.severity = severity
        self.include = include
        self.exclude = exclude
        self.examples = examples
        self.from = from
        self.values = values
    }
}

/// One reason why the module has none of a pattern; a pattern that dropped out for several has one of these for each.
package struct DroppedPattern: Sendable, Hashable {
    package let id: String
    package let reason: Reason

    package init(id: String, reason: Reason) {
        self.id = id
        self.reason = reason
    }
}

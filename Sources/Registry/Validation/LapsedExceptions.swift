package import Diagnostics

extension Overlay {
    /// The overlay as a run on a day takes it, for what reports findings: an override, a waiver or a rollout works up to
    /// its date. Overrides and rollouts that have run out are left out. Waivers stay, since what they covered is told
    /// apart.
    ///
    /// The notes say what has run out; that it should be removed is for validation to insist on.
    package func inForce(on day: CalendarDate?) -> (overlay: Overlay, lapsed: [Diagnostic]) {
        var overlay = self
        overlay.severities.removeAll { $0.expires?.value.isOver(on: day) ?? false }
        overlay.rollout.removeAll { $0.reportUntil.value.isOver(on: day) }
        let dated =
            severities.map { ($0.expires, "the override of \($0.rule.value)", "the rule has its own severity again") }
            + waivers.map { ($0.expires, "the waiver of \($0.rule.value)", "what it covered is reported again") }
            + rollout.map {
                (Optional($0.reportUntil), "the rollout of \($0.rule.value)", "what it held back counts again")
            }
        let lapsed = dated.compactMap { date, what, effect in
            date.flatMap { $0.value.isOver(on: day) ? Diagnostic.lapsed($0, what, effect) : nil }
        }
        return (overlay, lapsed)
    }
}

extension Diagnostic {
    /// A note: the findings that return say the rest.
    fileprivate static func lapsed(_ date: Located<CalendarDate>, _ what: String, _ effect: String) -> Self {
        Diagnostic(
            .waiverExpired, at: date.range, "\(what) ran out on \(date.value): \(effect)",
            help: "mend what it covers and remove it, or set a new date with a new reason", severity: .note)
    }
}

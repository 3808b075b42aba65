import Diagnostics

extension OverlayValidation {
    func checkOverrides(_ asOf: CalendarDate?) {
        let levels = index.severityLevels
        for override in overlay.severities {
            guard let rule = references.rule(override.rule) else { continue }
            references.severity(override.level)
            // Levels go from the strongest down. What is raised needs nobody's leave.
            if let level = levels.firstIndex(of: override.level.value),
                let own = levels.firstIndex(of: rule.severity.value), level > own
            {
                checkPolicy(
                    rule, at: override.rule.range, "lowered",
                    hasOwner: override.owner != nil || override.malformed.contains("owner"))
            }
            checkExpiry(override.expires, "the override of \(override.rule.value)", asOf)
        }
    }

    func checkWaivers(_ asOf: CalendarDate?) {
        for waiver in overlay.waivers {
            guard let rule = references.rule(waiver.rule) else { continue }
            checkPolicy(
                rule, at: waiver.rule.range, "waived",
                hasOwner: waiver.owner != nil || waiver.malformed.contains("owner"))
            if waiver.paths.isEmpty, !waiver.malformed.contains("paths") {
                findings.add(.waiverTooBroad(waiver.rule.range, waiver.rule.value, "it names no paths"))
            } else if let all = waiver.paths.first(where: { Self.everything.contains($0.value.text) }) {
                findings.add(.waiverTooBroad(all.range, waiver.rule.value, "'\(all.value.text)' is every file"))
            }
            checkExpiry(waiver.expires, "the waiver of \(waiver.rule.value)", asOf)
        }
    }

    /// A rollout has no owner who could sign it off, so only `never` speaks of it.
    func checkRollout(_ asOf: CalendarDate?) {
        for rollout in overlay.rollout {
            guard let rule = references.rule(rollout.rule) else { continue }
            checkPolicy(rule, at: rollout.rule.range, "held back", hasOwner: true)
            checkExpiry(rollout.reportUntil, "the rollout of \(rollout.rule.value)", asOf)
        }
    }

    private static let everything = ["**", "**/*", "**/*.swift"]

    /// The policy of the rule's ID, else that of its family; what is not named is free.
    private func checkPolicy(_ rule: Rule, at range: SourceRange, _ what: String, hasOwner: Bool) {
        let id = rule.id.value
        let policies = registry.policy.overridable
        guard
            let policy = policies.first(where: { $0.subject.value == id.description })
                ?? policies.first(where: { $0.subject.value == id.family })
        else { return }
        switch policy.level.value {
        case .free: break
        case .signedOff where hasOwner: break
        case .signedOff:
            findings.add(
                .notAllowed(
                    range, "\(id) may be \(what) only by somebody who signs for it, and no 'owner' is named", policy,
                    help: "add 'owner:' with the name of who answers for it"))
        case .never:
            findings.add(
                .notAllowed(
                    range, "\(id) may not be \(what) by an overlay", policy,
                    help: "remove the entry, or have the registry's policy changed"))
        }
    }

    /// A date counts to its end.
    private func checkExpiry(_ expires: Located<CalendarDate>?, _ what: String, _ asOf: CalendarDate?) {
        guard let expires, let asOf else { return }
        let left = expires.value.dayNumber - asOf.dayNumber
        if left < 0 {
            findings.add(.expired(expires, what, isRecent: left >= -Self.graceDays))
        } else if left <= Self.noticeDays {
            findings.add(.expiring(expires, what, days: left))
        }
    }

    private static let graceDays = 14
    private static let noticeDays = 30
}

extension Diagnostic {
    fileprivate static func waiverTooBroad(_ range: SourceRange, _ rule: String, _ why: String) -> Self {
        Diagnostic(
            .waiverTooBroad, at: range, "the waiver covers all of \(rule) in the module: \(why)",
            help: "name the paths that need it under 'paths:'")
    }

    fileprivate static func notAllowed(
        _ range: SourceRange, _ message: String,
        _ policy: (subject: Located<String>, level: Located<Policy.Overriding>),
        help: String
    ) -> Self {
        Diagnostic(
            .overrideNotAllowed, at: range, message,
            notes: [
                Note(
                    "the policy of \(policy.subject.value) is '\(policy.level.value.rawValue)'", at: policy.level.range)
            ],
            help: help)
    }

    fileprivate static func expired(_ date: Located<CalendarDate>, _ what: String, isRecent: Bool) -> Self {
        Diagnostic(
            .waiverExpired, at: date.range, "\(what) expired on \(date.value)",
            help: "mend what it covers and remove it, or set a new date with a new reason",
            severity: isRecent ? .warning : nil)
    }

    fileprivate static func expiring(_ date: Located<CalendarDate>, _ what: String, days: Int) -> Self {
        let when = days == 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days"
        return Diagnostic(.waiverExpiring, at: date.range, "\(what) expires \(when), on \(date.value)")
    }
}
